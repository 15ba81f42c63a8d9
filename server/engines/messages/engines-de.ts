import { numberText } from '../../tools/number-text.ts';
import type { enginesEn } from './engines-en.ts';

export const enginesDe: typeof enginesEn = {
  analyst: 'Erstellt vom eingebauten Analysten: berechnet und zitiert, ohne Sprachmodell',
  preparedWith: (models) => `Erstellt mit ${models.join(' und ')}`,
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
  notSupported: 'nicht belegt',
  unsupported: (count, all) =>
    `\n\n> **${count} von ${all} Aussagen ${count === 1 ? 'ist' : 'sind'} nicht belegt** durch die Quelle oder Zahl, die sie brauchten; jede ist gekennzeichnet.\n`,
  leftOut: (what) =>
    `\n\n> Weggelassen, weil das Sprachmodell nicht mehr auf einmal lesen kann: ${what.join('; ')}.\n`,
  earlierMessages: (count) => `${count} frühere ${count === 1 ? 'Nachricht' : 'Nachrichten'} dieses Chats`,
  toolResults: (count) => `Teile von ${count} ${count === 1 ? 'Ergebnis' : 'Ergebnissen'} der Werkzeuge`,
  passagesOf: (left, all, name) =>
    `${left} von ${all} Passagen aus ${name} (die am wenigsten zur Frage sagen)`,
  restOfQuestion: 'das Ende der Frage',
  declined:
    'Das Sprachmodell hat das abgelehnt oder keinen Bericht geschrieben. Dafür wird nichts berechnet.',
  notChecked: '\n\n> **Nicht mit Quellen geprüft:** Dieser Bericht nennt keine.\n',
  askYou: 'Sie fragen',
  asks: (agent) => `${agent} fragt:`,
  answerBelow:
    'Antworten Sie unten: Dieselbe Arbeit geht mit Ihrer Antwort weiter. Für alles andere beginnen Sie einen neuen Chat.',
  waits: 'Wartet auf Ihre Antwort',
  questionAndAnswer: (question, answer) => `Frage: ${question}\nAntwort: ${answer}`,
  writeWhatIsThere: 'Aufschreiben, was bis dahin gefunden wurde',
  cut: {
    characters: 'Der Text wurde hier abgeschnitten: Mehr darf ein Lauf nicht schreiben.',
    credits: (credits) =>
      `Der Text wurde hier abgeschnitten: Mehr als ${credits} ${credits === 1 ? 'Credit' : 'Credits'} darf dieser Lauf nicht kosten.`,
    length: 'Der Text wurde hier abgeschnitten: Mehr schreibt das Sprachmodell nicht auf einmal.',
    repetition: 'Der Text wurde hier abgeschnitten: Das Sprachmodell hat sich nur noch wiederholt.',
    refused: 'Der Text wurde hier vom Filter des Sprachmodells abgeschnitten.',
    time: 'Der Text wurde hier abgeschnitten: Das Sprachmodell brauchte länger, als ein Lauf dauern darf.',
  },
  closing: {
    characters: 'Das Sprachmodell hat so viel geschrieben, wie ein Lauf darf, bevor es zu einer Antwort kam.',
    credits: (credits) =>
      `Der Lauf hat die ${credits} ${credits === 1 ? 'Credit' : 'Credits'} erreicht, die er höchstens kosten darf, bevor das Sprachmodell eine Antwort schrieb.`,
    time: 'Der Lauf hat seine Zeitgrenze erreicht, bevor das Sprachmodell eine Antwort schrieb.',
    length:
      'Das Sprachmodell hat so viel geschrieben, wie es auf einmal schreibt, bevor es zu einer Antwort kam.',
    repetition: 'Das Sprachmodell hat sich nur wiederholt und kam zu keiner Antwort.',
    declined: 'Das Sprachmodell hat über das Gefundene keinen Bericht geschrieben.',
    steps:
      'Der Lauf hat so viele Schritte gemacht, wie er darf, bevor das Sprachmodell eine Antwort schrieb.',
  },
  foundSoFar: 'Bis dahin gefunden:',
  sourcesSoFar: (marks) => `Quellen: ${marks}`,
  answerIn:
    'Write in German (formal “Sie”), with decimal commas, unless the question asks for another language. Quote sources in their own language.',
};
