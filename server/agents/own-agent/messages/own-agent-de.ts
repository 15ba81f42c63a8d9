import { listText } from '../../../tools/number-text.ts';
import { words } from '../../../report/words.ts';
import type { ownAgentEn } from './own-agent-en.ts';

export const ownAgentDe: typeof ownAgentEn = {
  category: 'Eigene',
  stages: {
    answer: 'Die Dateien fragen',
    report: 'Den Bericht schreiben',
  },
  mayUse: {
    read_file: 'Liest die Dateien, die Sie ihm geben',
    search_files: 'Zitiert Stellen der Dateien, die Sie ihm geben',
    query_table: 'Rechnet über die Tabellen, die Sie ihm geben',
    calculate: 'Rechnet',
    web_search: 'Sucht im Web, wenn hier eine Suche eingerichtet ist und ein Sprachmodell arbeitet',
    fetch_page: 'Liest Webseiten, die Sie oder eine Suche genannt haben',
    other: 'Verwendet die Werkzeuge des Agenten, auf dem er aufbaut',
    never: 'Sendet, kauft, teilt und ändert nie etwas',
  },
  delivers: {
    questions: (count) => `${count} ${count === 1 ? 'Frage' : 'Fragen'}, jede aus Ihren Dateien beantwortet`,
    tables: 'Was die Tabellen Ihrer Dateien enthalten',
    text: (title) => `„${title}“, wo ein Sprachmodell arbeitet`,
    base: (title) => `Alles, was ${title} liefert`,
  },
  limits: {
    files: 'Antwortet nur aus dem, was er bekommt; was er nicht findet, sagt er',
    text: 'Teile, die ein Sprachmodell schreibt, fehlen, wo keines arbeitet',
    cap: (credits) => `Verbraucht höchstens ${credits} Credits je Lauf`,
  },
  files: 'Dateien, die Sie ihm geben',
  packs: (titles) => `Referenzdaten: ${listText(titles)}`,
  fallbackOutcome: 'Ein eigener Agent',
  fileNeeded: 'Fügen Sie zuerst eine Datei hinzu: Dieser Agent antwortet aus Dateien.',
  nothingToDo:
    'Geben Sie ihm eine Frage, einen Teil des Berichts oder einen Agenten, auf dem er aufbaut. Bis dahin hat er nichts zu tun.',
  unknownBase: (slug) => `Er baut auf „${slug}“ auf, das nicht verfügbar ist.`,
  unknownPlace: (name) => `Eine Frage verlangt {${name}}, und kein Feld heißt so.`,
  twiceNamed: (name) => `Zwei Felder heißen ${name}.`,
  noOptions: (label) => `Geben Sie „${label}“ mindestens zwei Möglichkeiten zur Auswahl.`,
  unknownPreset: (name) => `Der Agent, auf dem er aufbaut, hat kein Feld ${name}.`,
  unknownPack: (name) => `Es gibt keine Referenzdaten ${name}.`,
  reservedName: (name) => `Ein Feld kann nicht ${name} heißen.`,
  steps: {
    ask: (question) => `Frage: ${question}`,
    answeredOf: (count, of) => `${count} von ${of} beantwortet`,
    notAnswered: 'Nicht beantwortet',
    answered: 'Beantwortet',
    tables: 'Die Tabellen beschreiben',
    close: 'Den Bericht schreiben',
    closed: 'Bericht geschrieben',
  },
  headline: (answered, asked) => words`${answered} von ${asked} Fragen beantwortet`,
  headlineTables: (tables) => words`${tables} Tabellen angesehen`,
  answeredLabel: 'Beantwortete Fragen',
  askedLabel: 'Gestellte Fragen',
  tablesLabel: 'Tabellen',
  counted: 'in diesem Bericht gezählt',
  leadAnswered: (answered, asked) =>
    words`${answered} von ${asked} Fragen wurden aus dem beantwortet, was gegeben war; jede Antwort steht unten mit ihren Zeilen oder ihrer Stelle.`,
  leadNone:
    'Keine seiner Fragen wurde aus dem beantwortet, was gegeben war. Warum, steht unter jeder von ihnen.',
  leadTables: 'Was die Tabellen enthalten, steht unten, jede Zahl mit den Zeilen, aus denen sie kommt.',
  notFound: 'Nichts in den Dateien beantwortet das.',
  notUnderstood: (reason) => `Nicht beantwortet: ${reason}`,
  answersTitle: 'Fragen und Antworten',
  tableHead: ['Spalte', 'Zeilen mit einem Wert', 'Kleinster', 'Größter'],
  columnCount: (name) => `${name}: Zeilen mit einem Wert`,
  columnMin: (name) => `${name}: kleinster Wert`,
  columnMax: (name) => `${name}: größter Wert`,
  noTables: 'In den Dateien wurde keine Tabelle gefunden.',
  noNumbers: 'Diese Tabelle hat keine Spalte mit Zahlen, die gelesen werden konnte.',
  moreTables: (count) =>
    `${count} weitere Tabellen sind nicht gezeigt; fragen Sie nach ihnen in einer Frage.`,
  missing: 'Nicht gefunden oder nicht verwendet',
  nothingMissing: 'Alles, was gefragt war, wurde beantwortet, und jede Datei wurde gelesen.',
  openQuestion: (question) => `Nicht beantwortet: ${question}`,
  textLeftOut: (title) => `„${title}“ schreibt ein Sprachmodell; hier arbeitet keines.`,
  notOpened: (names) => `Nicht geöffnet, weil es zu viele Dateien waren: ${listText(names)}`,
  method: 'Wie gerechnet wurde',
  methodText:
    'Jede Frage wird zuerst den Tabellen gestellt und dann dem Text. Eine Zahl aus einer Tabelle wird nach dem Plan berechnet, der bei ihr steht, aus den Zeilen, die er nennt. Ein Satz wird zitiert, wie er dasteht. Was nicht ganz verstanden wird, wird nicht geraten.',
};
