import { words } from '../../../report/words.ts';
import type { vendorReportEn } from './vendor-report-en.ts';

export const vendorReportDe: typeof vendorReportEn = {
  steps: {
    read: (vendors, criteria) => `${vendors} Anbieter, ${criteria} Kriterien`,
    head: 'Antwort schreiben',
    scores: 'Punktzahlen schreiben',
    evidence: 'Jede Antwort schreiben',
    cost: 'Kosten schreiben',
    gaps: 'Schreiben, was fehlt',
    closing: 'Schreiben, was nicht verwendet wurde',
    written: 'Geschrieben',
  },
  headline: (first) => `Anbieter: ${first} liegt vorn`,
  headlineWithout: (first) => `Anbieter: ${first} liegt vorn, aber nicht jedes Kriterium ließ sich werten`,
  headlineMust: (first) =>
    `Anbieter: ${first} liegt nach Punkten vorn, erfüllt aber nicht jedes Muss-Kriterium`,
  mustFailed: (first, musts) => words`${first} erfüllt nicht: ${musts}.`,
  mustMet: (names) => words`Jedes Muss-Kriterium erfüllt: ${names}.`,
  mustMetByNone: 'Kein Anbieter erfüllt nachweislich jedes Muss-Kriterium.',
  headlineTie: 'Anbieter: Der erste Platz ist geteilt',
  headlineNone: 'Anbieter: Eine Reihenfolge lässt sich nicht angeben',
  headlineNothing: 'Anbieter: Es wurde nichts zum Vergleichen gefunden',
  leadNothing:
    'Keine Tabelle mit Angeboten wurde erkannt: Antworten mit einer Spalte je Anbieter, ein Anbieter je Zeile oder ein Kriterium mit seiner Antwort je Zeile.',
  lead: (first, score, coverage) =>
    words`${first} erreicht ${score} von einem Punkt; gezählt sind Antworten mit ${coverage} des Gewichts, das sich werten lässt.`,
  leadWithout: (names, share) =>
    words`Nicht in dieser Wertung, mit ${share} des ganzen Gewichts: ${names}. Lesen Sie vor der Entscheidung, was dazu angeboten ist.`,
  leadSecond: (second, score) => words`${second} folgt mit ${score}.`,
  leadTie: (names) => words`${names} haben dieselbe Punktzahl; jede andere Gewichtung entscheidet.`,
  leadOne: 'Die Dateien enthalten einen Anbieter, und einer lässt sich nicht vergleichen.',
  leadNoOrder:
    'Weniger als drei Fünftel des Gewichts haben eine Antwort, die zählt; niemand bekommt einen Rang.',
  leadNoCriterion: 'Kein Kriterium lässt sich werten: Warum, steht unten.',
  leadNoFlip: 'Kein Gewicht eines einzelnen Kriteriums würde das ändern.',
  filled: (some, all) => words`${some} von ${all} Antworten sind da.`,
  labels: {
    filled: 'Antworten, die da sind',
    all: 'Antworten, die verlangt sind',
    left: 'Gewicht dessen, was nicht gewertet ist',
    term: 'Monate',
    quantity: 'Nutzer oder Stück',
  },
  equalWeights: 'Gewichte wurden nicht angegeben; jedes Kriterium wiegt gleich.',
  formWeights: 'Die Gewichte sind Ihre.',
  fileWeights: 'Die Gewichte sind die der Datei.',
  evidenceHead: 'Kriterium',
  noAnswer: 'keine Antwort',
  costHead: ['Anbieter', 'Gesamt', 'Besteht aus'],
  costTitle: 'Gesamtkosten',
  totalOf: (vendor) => `Gesamtkosten von ${vendor}`,
  times: { once: 'einmal', month: 'jeden Monat', year: 'jedes Jahr' },
  each: 'je Nutzer oder Stück',
  part: (name, value, how) => words`${name} ${value} ${how}`,
  noTotal: {
    missing: 'nicht gerechnet: Ein Preis fehlt',
    currency: 'nicht gerechnet: Preise in verschiedenen Währungen',
    unclear: 'nicht gerechnet: Ein Preis lässt sich auf zwei Arten lesen',
    words: 'nicht gerechnet: Ein Preis ist keine Zahl',
    each: 'nicht gerechnet: Ein Preis gilt je Einheit, deren Zahl nicht angegeben ist',
    quantity: 'nicht gerechnet: Geben Sie an, wie viele Nutzer oder Stück',
    none: 'nicht gerechnet: Kein Preis sagt, wie oft er bezahlt wird',
  },
  openPrice: (name) => words`${name}: Nichts sagt, wie oft er bezahlt wird; keine Summe enthält ihn.`,
  costNone:
    'Kein Angebot nennt einen Preis mit der Zeit, für die er bezahlt wird: „pro Monat“, „pro Jahr“, „Einrichtung“.',
  assumedTerm: 'Monate, als gegeben angenommen',
  mustHead: ['Muss-Kriterium', 'Anbieter', 'Status', 'Antwort'],
  mustNone: 'Muss-Kriterien wurden nicht angegeben.',
  status: { verified: 'belegt', 'not verified': 'nicht belegt', 'for review': 'zu prüfen' },
  why: {
    yes: 'erfüllt',
    no: 'nicht erfüllt',
    partly: 'teilweise',
    words: 'in Worten: bitte lesen',
    unit: 'in einer anderen Einheit: bitte lesen',
    empty: 'keine Antwort',
    unknown: 'nichts in den Angeboten heißt so',
  },
  ask: (vendor, criterion) => words`${vendor}: Was bieten Sie zu „${criterion}“?`,
  askNumber: (vendor, criterion) =>
    words`${vendor}: Bitte beantworten Sie „${criterion}“ mit einer Zahl oder mit Ja oder Nein.`,
  moreQuestions: (count) => `${count} weitere Fragen sind weggelassen; „Gründlich“ nennt alle.`,
  noQuestions: 'Jeder Anbieter beantwortet jedes Kriterium.',
  notScored: {
    words: (name) => words`${name}: In Sätzen beantwortet; Sätze werden nicht gewertet.`,
    units: (name) =>
      words`${name}: Die Antworten haben verschiedene Einheiten oder Währungen und werden nicht verglichen.`,
    mixed: (name) =>
      words`${name}: Manche antworten mit einer Zahl, andere mit Ja oder Nein; es wird nicht gewertet.`,
    unclear: (name) => words`${name}: Eine Zahl kann auf zwei Arten gelesen werden; es wird nicht gewertet.`,
    direction: (name) =>
      words`${name}: Ob mehr oder weniger besser ist, ist nicht bekannt. Sagen Sie es unter „Was zählt“.`,
    weight: (name) => words`${name}: Hat kein Gewicht und wird nicht gewertet.`,
    total: (name) => words`${name}: Zählt andere Preise zusammen und wird neben ihnen nicht gewertet.`,
  },
  conflict: (vendor, criterion, one, other) =>
    words`${vendor} beantwortet „${criterion}“ zweimal: ${one} und ${other}. Keine der Antworten wird verwendet.`,
  unknown: (name) => `„${name}“: Kein Kriterium der Angebote heißt so.`,
  unread: (name) => `${name}: Eine Tabelle darin nennt weder Anbieter noch Kriterien.`,
  noTable: (name) => `${name}: Darin wurde keine Tabelle gefunden.`,
  nothingMissing: 'Alles, was gegeben war, wurde verwendet.',
  costMethod:
    'Gesamtkosten: was einmal bezahlt wird, dazu jeder Monat mal die Monate, dazu jedes Jahr mal die Jahre; ein Preis je Nutzer oder Stück mal deren Zahl. Steuern, Rabatte und Erhöhungen sind nicht darin, wenn die Angebote sie nicht als Preise nennen.',
  answerMethod:
    'Antworten: Zahlen, wie sie stehen; Ja ist ein Punkt, teilweise ein halber, Nein keiner, „4 von 5“ vier Fünftel. Bei Preisen, Kosten und Zeiten ist weniger besser, bei Verfügbarkeit und Bewertungen mehr, wenn Sie es nicht anders sagen.',
};
