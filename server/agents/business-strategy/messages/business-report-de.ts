import { bold, words } from '../../../report/words.ts';
import type { businessReportEn } from './business-report-en.ts';

export const businessReportDe: typeof businessReportEn = {
  steps: {
    read: (options, sentences) => `${options} Möglichkeiten, ${sentences} Sätze`,
    head: 'Antwort schreiben',
    turn: 'Schreiben, was es ändern würde',
    swot: 'Schreiben, was die Quellen sagen',
    days: 'Die 90 Tage schreiben',
    closing: 'Schreiben, was nicht verwendet wurde',
    written: 'Geschrieben',
  },
  headline: (first) => `Möglichkeiten: ${first} liegt nach Ihren Zahlen vorn`,
  headlineBroken: (first) =>
    `Möglichkeiten: ${first} liegt nach Ihren Zahlen vorn, hält aber eine Ihrer Grenzen nicht ein`,
  headlineTie: 'Möglichkeiten: Der erste Platz ist geteilt',
  headlineNone: 'Möglichkeiten: Ihre Zahlen geben keine Reihenfolge',
  lead: (first, score, coverage) =>
    words`Nach Ihren Zahlen und Gewichten hat ${first} ${score} von einem Punkt, mit einer Zahl für ${coverage} des Gewichts.`,
  leadSecond: (second, score) => words`${second} folgt mit ${score}.`,
  leadSwing: (option, criterion, at, first) =>
    words`Die Reihenfolge hängt am meisten an ${bold(criterion)} von ${option}: Bei ${at} läge ${first} nicht mehr vorn.`,
  leadSteady: 'Keine Zahl innerhalb der Spannen, die Sie angaben, ändert das.',
  leadNoRange: 'Sie gaben keine Spannen an; wie sicher das ist, lässt sich nicht sagen.',
  leadBroken: (option, limit) => `${option} hält „${limit}“ nicht ein.`,
  leadKept: (kept) =>
    kept === null
      ? 'Jede Möglichkeit mit Rang überschreitet eine Grenze.'
      : `Von denen, die jede Grenze einhalten, liegt ${kept} vorn.`,
  leadTie: (names) => words`${names} haben dieselbe Punktzahl; jede andere Gewichtung entscheidet.`,
  leadNone: 'Weniger als drei Fünftel des Gewichts haben eine Zahl; niemand bekommt einen Rang.',
  leadLittleCompared:
    'Die Kriterien, die sich vergleichen lassen, tragen weniger als drei Fünftel Ihres Gewichts: Ihre Reihenfolge gilt nur für sie.',
  leadOneRanked: (option) =>
    `Nur ${option} hat Zahlen für drei Fünftel des Gewichts; eine Reihenfolge gibt es nicht.`,
  leadNotCounted: (names) =>
    `Nicht gezählt, obwohl es ein Gewicht hat: ${names}; warum, steht unter „Nicht gefunden oder nicht verwendet“.`,
  leadNoCriterion: 'Kein Kriterium hat Zahlen, die sich vergleichen lassen.',
  goal: (goal) => `Ziel: ${goal}`,
  limit: (option, limit, value, isKept) =>
    `${option}: „${limit}“ ist mit ${value} ${isKept ? 'eingehalten' : 'nicht eingehalten'}.`,
  limitOpen: (option, limit) =>
    `${option}: Ob „${limit}“ eingehalten ist, ist nicht bekannt, die Zahl fehlt.`,
  limitUnlike: (option, limit, value) =>
    `${option}: Ob „${limit}“ eingehalten ist, lässt sich aus ${value} nicht sagen: Es zählt etwas anderes.`,
  limitWords: (option, limit, value) =>
    `${option}: Ob „${limit}“ eingehalten ist, müssen Sie sagen; angegeben ist ${value}.`,
  noLimits: 'Grenzen wurden nicht angegeben.',
  equalWeights: 'Gewichte wurden nicht angegeben; jedes Kriterium wiegt gleich.',
  weightsUnread:
    'Keines der angegebenen Gewichte nennt ein Kriterium der Möglichkeiten; hier wiegt jedes gleich, und eine Reihenfolge wird nicht genannt.',
  swingHead: ['Zahl', 'Spanne', 'Vorsprung beim Tiefsten', 'Vorsprung beim Höchsten', 'Erster bleibt Erster'],
  swingTitle: 'Was jede Zahl innerhalb ihrer Spanne mit dem Vorsprung macht',
  swingName: (option, criterion) => `${option}: ${criterion}`,
  leadAt: { low: 'Vorsprung mit der tiefsten', high: 'Vorsprung mit der höchsten' },
  stays: { yes: 'ja', no: 'nein' },
  noSwings: 'Keine Zahl hat eine Spanne, oder niemand liegt allein vorn.',
  paybackHead: { option: 'Möglichkeit', years: 'Rückzahlung in Jahren' },
  paybackOf: (option) => `Rückzahlung von ${option}`,
  noPayback: 'Keine Möglichkeit hat eine Investition und einen Jahresgewinn in einer Währung.',
  noGain: 'kein Gewinn, der es zurückzahlt',
  noMore: 'kein höherer Gewinn als ohne sie',
  paybackBase: (option, gain) =>
    `${option} bringt ${gain} ohne Investition; jede andere Möglichkeit zahlt sich darum mit dem zurück, was sie darüber hinaus bringt.`,
  quadrants: { strengths: 'Stärken', weaknesses: 'Schwächen', opportunities: 'Chancen', threats: 'Gefahren' },
  emptyQuadrant: 'Nichts in den Quellen sagt das.',
  noSources: 'Notizen wurden nicht gegeben; nichts wird eingeordnet.',
  assumptionHead: ['Möglichkeit', 'Kriterium', 'Ihre Zahl', 'Spanne', 'Art'],
  assumptionTitle: 'Zahlen von Ihnen',
  kinds: { number: 'Ihre Zahl', points: 'Urteil' },
  noRange: 'keine',
  daysHead: ['Ab', 'Was', 'Wer', 'Woche'],
  daysTitle: 'Die ersten 90 Tage',
  weekOf: (n) => `Woche ${n}`,
  weekLabel: 'Woche des Plans',
  nobody: 'noch zu benennen',
  tasks: {
    measure: (what) => `Die wirkliche Zahl herausfinden: ${what}`,
    range: 'Jeder Zahl ein unteres und ein oberes Ende geben',
    judge: (what) => `Das Urteil durch etwas Gezähltes ersetzen: ${what}`,
    weights: 'Alle, die entscheiden, setzen die Gewichte allein; dann vergleichen',
    trial: (option) => `${option} mit dem kleinsten Schritt beginnen, der zurückgenommen werden kann`,
    check: (what) => `Mit dem vergleichen, was angenommen war: ${what}`,
    decide: (option) => `Über ${option} entscheiden: weiter, ändern oder aufhören`,
  },
  notSorted: (count) =>
    words`${count} Sätze wurden nicht eingeordnet: Ihre Wörter sagen nicht, wessen es ist und ob es gut ist.`,
  notSortedLabel: 'Sätze, die nicht eingeordnet wurden',
  notUnderstood: (part) => `„${part}“ wurde nicht verstanden: Schreiben Sie „Name = Wert“.`,
  twoWays: (part) =>
    `„${part}“ lässt sich auf zwei Arten lesen: Schreiben Sie den Betrag ohne Tausenderzeichen.`,
  notScored: {
    words: (name) => `${name}: Hat keine Zahlen.`,
    units: (name) =>
      `${name}: Die Zahlen haben verschiedene Einheiten oder Währungen und werden nicht verglichen.`,
    mixed: (name) => `${name}: Manche sind Zahlen, andere Urteile; es wird nicht gewertet.`,
    unclear: (name) => `${name}: Eine Zahl kann auf zwei Arten gelesen werden.`,
    direction: (name) =>
      `${name}: Ob mehr oder weniger besser ist, ist nicht bekannt. Sagen Sie es unter „Was zählt“.`,
    weight: (name) => `${name}: Hat kein Gewicht und wird nicht gewertet.`,
    total: (name) => `${name}: Zählt andere Preise zusammen und wird neben ihnen nicht gewertet.`,
  },
  unknown: (name) => `„${name}“: Keine Zahl der Möglichkeiten heißt so.`,
  nothingMissing: 'Alles, was gegeben war, wurde verwendet.',
  method: {
    swings:
      'Was es ändert: Jede Zahl mit einer Spanne wird auf ihren tiefsten und ihren höchsten Wert gesetzt, alle anderen bleiben (Tornado; Eschenbach 1992). Was sich gemeinsam bewegt, sieht man so nicht.',
    swot: 'Ein Satz wird nach seinen Wörtern eingeordnet: Ihrer oder des Marktes, gut oder schlecht. Einer, der verneint oder zweierlei sagt, wird nicht eingeordnet.',
    payback: 'Rückzahlung: Investition durch Gewinn im Jahr, ohne Zins und Wachstum.',
    days: 'Die 90 Tage bauen auf dem auf, was gefunden wurde: zuerst die Zahl, an der die Reihenfolge hängt, dann Urteile, dann ein kleiner Schritt, dann die Entscheidung.',
  },
};
