import { numberText } from '../../../tools/number-text.ts';
import type { chatEn } from './chat-en.ts';

const values = (count: number) => `${numberText(count, 0)} ${count === 1 ? 'Wert' : 'Werte'}`;

export const chatDe: typeof chatEn = {
  writeResult: 'Ergebnis schreiben',
  writeAnswer: 'Antwort schreiben',
  written: 'Geschrieben',
  expression: 'Ausdruck',
  yourQuestion: 'Ihre Frage',
  cannot: (reason) => `Das lässt sich nicht berechnen: ${reason}`,
  computeOver: (file) => `Über ${file} rechnen`,
  valuesOf: (count, column) => `${values(count)} von ${column}`,
  columnValues: (column, count) => `${column}, ${values(count)}`,
  overValues: (count, rows) =>
    count === rows ? `, über ${values(count)}` : `, über ${values(count)} aus ${numberText(rows, 0)} Zeilen`,
  inFile: (file) => ` in ${file}.`,
  operations: {
    mean: 'Mittelwert',
    median: 'Median',
    sum: 'Summe',
    max: 'Höchster Wert',
    min: 'Niedrigster Wert',
    last: 'Letzter Wert',
    first: 'Erster Wert',
    count: 'Zeilen',
  },
  operationOf: (operation, what) => `${operation} von ${what}`,
  tableUnderstood: (understood, file) =>
    `Ich lese das als „${understood}“ in ${file} und habe nichts berechnet, weil die Antwort falsch sein könnte:`,
  tableReasons: {
    unused_words: (about) => `Diese Wörter der Frage wären übergangen worden: ${about}.`,
    several_columns: (about) => `Mehrere Spalten könnten gemeint sein: ${about}.`,
    total_line: (about) => `Zeile ${about} enthält schon Summen, die doppelt gezählt würden.`,
    mixed_units: (about) => `Die Zeilen haben verschiedene Einheiten (Spalte ${about}).`,
    two_marks: (about) =>
      `In Spalte ${about} stehen manche Zahlen mit Dezimalkomma und manche mit Dezimalpunkt.`,
    unclear_mark: (about) =>
      `In Spalte ${about} sagt nichts, ob vor den Nachkommastellen ein Komma oder ein Punkt steht.`,
    currencies: (about) => `Spalte ${about} enthält mehrere Währungen.`,
    no_order: () => 'Nichts in der Tabelle sagt, welche Zeile die erste und welche die letzte ist.',
    not_whole: (about) => `Nur ihre ersten ${about} Zeilen sind gelesen.`,
  },
  quoted: (text) => `„${text}“`,
  notOpened: (files) =>
    `Nicht angesehen, weil sie zusammen zu groß sind: ${files}. Eine Frage, die eine Datei beim Namen nennt, wird an diese gestellt.`,
  noCharge: 'Das hat keine Credits gekostet.',
  tableCanAsk: (questions) => `Sie können fragen: ${questions}.`,
  quoteBest: 'Die besten Textstellen zitieren',
  passagesOf: (isOwn) =>
    `Die Textstellen ${isOwn ? 'Ihrer Dateien' : 'der Beispielbibliothek (erfundene Unternehmen)'}, die der Frage am nächsten kommen:`,
  onlyNear: (isOwn) =>
    `Nichts in ${isOwn ? 'Ihren Dateien' : 'der Beispielbibliothek (erfundene Unternehmen)'} beantwortet das in Worten, die sich zuordnen lassen; dafür wurde nichts berechnet. Am nächsten kommt:`,
  partNotAnswered: (question) =>
    `Darauf antwortet nichts in Worten, die sich zuordnen lassen: „${question}“.`,
  partNotFound:
    'Nicht gefunden: Nichts in diesem Chat oder seinen Dateien beantwortet das in Worten, die sich zuordnen lassen.',
  partSpeaksOf: (word) =>
    `Nicht beantwortet: Wofür „${word}“ steht, lässt sich nicht sagen. Fragen Sie das mit dem Namen selbst.`,
  partsLeft: (most, questions) =>
    `Eine Nachricht wird in bis zu ${numberText(most, 0)} Teilen beantwortet. Nicht angesehen wurden: ${questions}.`,
  searchForParts: 'In den Dateien suchen, was noch offen ist',
  foundPassages: (count) => (count === 1 ? '1 Textstelle' : `${numberText(count, 0)} Textstellen`),
  quoteEarlier: 'Den früheren Bericht zitieren',
  earlierAnswer: 'Frühere Antwort',
  fromReport: (agent) =>
    `Aus ${agent === null ? 'dem früheren Bericht' : `dem Bericht „${agent}“`} in diesem Chat:`,
  formula: (formula) => `Formel: ${formula}`,
  computedAs: (label) => `${label} wird so berechnet:`,
  from: 'aus',
  summaries: {
    calculated: 'Berechnet',
    table: 'Aus einer Tabelle berechnet',
    chat: 'Aus diesem Chat zitiert',
    quoted: 'Zitiert',
    nothing: 'Nichts zu zitieren',
    parts: (answered, asked) => `${numberText(answered, 0)} von ${numberText(asked, 0)} Fragen beantwortet`,
  },
  noMatch: 'Nichts in diesem Chat oder seinen Dateien beantwortet das in Worten, die sich zuordnen lassen.',
  noFile: 'In diesem Chat gibt es noch keine Datei, die das beantworten könnte.',
  help: [
    'Dafür wurde nichts berechnet. Ohne Sprachmodell arbeite ich mit dem, was sich berechnen und zitieren lässt:',
    '',
    '- **Berechnungen**, etwa „15 % von 4.310“ oder „(412,6 / 389,1 - 1) * 100“.',
    '- **Fragen an Ihre Tabellen**, etwa „höchster Close“ oder „Durchschnitt von Umsatz“, sobald eine Datei angefügt ist.',
    '- **Textstellen Ihrer Dateien**, wörtlich zitiert mit Seite oder Zeile.',
    '- **Frühere Berichte dieses Chats**: Fragen Sie nach einer Zahl oder einem Abschnitt mit Namen.',
    '- **Agenten**: Aktienanalyse für eine Kursdatei, Unternehmensrecherche für Dokumente eines Unternehmens. Beide laufen mit einem Klick auf Beispieldaten.',
  ],
  connectModel:
    'Für freie Gespräche schließen Sie ein Sprachmodell an: Setzen Sie auf dem Server `LLM_BASE_URL`, `LLM_MODEL` und, wenn nötig, `LLM_API_KEY`. Diese Zeile sehen nur Admins.',
};
