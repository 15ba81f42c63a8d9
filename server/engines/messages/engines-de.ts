import { numberText } from '../../tools/number-text.ts';
import type { enginesEn } from './engines-en.ts';

export const enginesDe: typeof enginesEn = {
  analyst: 'Erstellt vom eingebauten Analysten: berechnet und zitiert, ohne Sprachmodell',
  preparedWith: (model) => `Erstellt mit ${model}`,
  written: 'Geschrieben',
  writtenAtOnce: 'Sofort geschrieben',
  contained: 'Im Geschriebenen enthalten',
  ask: (model) => `${model} fragen`,
  goOn: (model) => `Mit ${model} weiterarbeiten`,
  wroteText: 'Text geschrieben',
  decided: (tools) => `Entschieden für ${tools.join(', ')}`,
  tokens: (read, written) => `${numberText(read, 0)} Tokens gelesen, ${numberText(written, 0)} geschrieben`,
  agent: (slug) => `Agent „${slug}“`,
  noSource: '(keine Quelle)',
  notChecked: '\n\n> **Nicht mit Quellen geprüft:** Dieser Bericht nennt keine.\n',
  writeWhatIsThere: 'Aufschreiben, was bis dahin gefunden wurde',
  cut: {
    characters: 'Der Text wurde hier abgeschnitten: Mehr darf ein Lauf nicht schreiben.',
    credits: (credits) =>
      `Der Text wurde hier abgeschnitten: Mehr als ${credits} ${credits === 1 ? 'Credit' : 'Credits'} darf dieser Lauf nicht kosten.`,
    time: 'Der Text wurde hier abgeschnitten: Das Sprachmodell brauchte länger, als ein Lauf dauern darf.',
  },
  closing: {
    characters: 'Das Sprachmodell hat so viel geschrieben, wie ein Lauf darf, bevor es zu einer Antwort kam.',
    credits: (credits) =>
      `Der Lauf hat die ${credits} ${credits === 1 ? 'Credit' : 'Credits'} erreicht, die er höchstens kosten darf, bevor das Sprachmodell eine Antwort schrieb.`,
    time: 'Der Lauf hat seine Zeitgrenze erreicht, bevor das Sprachmodell eine Antwort schrieb.',
    steps:
      'Der Lauf hat so viele Schritte gemacht, wie er darf, bevor das Sprachmodell eine Antwort schrieb.',
  },
  foundSoFar: 'Bis dahin gefunden:',
  sourcesSoFar: (marks) => `Quellen: ${marks}`,
  answerIn:
    'Write in German (formal “Sie”), with decimal commas, unless the question asks for another language. Quote sources in their own language.',
};
