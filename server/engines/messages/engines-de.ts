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
  answerIn:
    'Write in German (formal “Sie”), with decimal commas, unless the question asks for another language. Quote sources in their own language.',
};
