import { bold, words } from '../../../report/words.ts';
import type { matrixEn } from './matrix-en.ts';

export const matrixDe: typeof matrixEn = {
  title: 'Punkte je Kriterium, 0 das schlechteste und 1 das beste',
  head: ['Kriterium', 'Gewicht', 'Besser'],
  better: { higher: 'höher', lower: 'niedriger' },
  weight: (name) => `Gewicht: ${name}`,
  points: (option, name) => `${name}, ${option}: Punkte`,
  least: (name) => `${name}: kleinster Wert von allen`,
  most: (name) => `${name}: größter Wert von allen`,
  score: 'Wertung',
  scoreOf: (option) => `Wertung von ${option}`,
  coverage: 'Gewicht mit Wert',
  coverageOf: (option) => `Anteil des Gewichts mit einem Wert für ${option}`,
  covered: 'Gewicht der Kriterien mit einem Wert',
  all: 'Gewicht aller Kriterien',
  rank: 'Rang',
  rankOf: (option) => `Rang von ${option}`,
  rankFormula: '\\text{Optionen mit höherer Wertung} + 1',
  noRank: 'kein Rang',
  empty: '—',
  flat: 'bei allen gleich',
  share: (name) => `${name}: Anteil am Gewicht jetzt`,
  turn: (name) => `${name}: Anteil am Gewicht, bei dem der erste Platz wechselt`,
  turnFormula: '\\text{Anteil } t \\text{ mit } S_1(t) = S_2(t)',
  flip: (name, now, at, to) =>
    words`${bold(name)} wiegt jetzt ${now}; jenseits von ${at} steht ${bold(to)} vorn.`,
  flipBelow: (name, now, at, to) =>
    words`${bold(name)} wiegt jetzt ${now}; unter ${at} steht ${bold(to)} vorn.`,
  noFlip: 'Kein Gewicht eines einzelnen Kriteriums ändert, wer vorn steht.',
  tie: 'Der erste Platz ist geteilt, jede Änderung der Gewichte entscheidet ihn.',
  noOrder: 'Zu wenige Werte für eine Reihenfolge, also ändert sie auch kein Gewicht.',
  dominated: ([better, one], [worse, other]) =>
    words`${bold(better)} (${one}) ist nach jedem Kriterium mindestens so gut wie ${bold(worse)} (${other}) und nach einem besser: Keine Gewichte ziehen ${worse} vor.`,
  noDominated:
    'Keine Option, von der dieselben Werte bekannt sind, ist nach jedem Kriterium so gut wie eine andere oder besser.',
  finding: (score, coverage) => `Wertung ${score}, ${coverage} des Gewichts mit einem Wert`,
  findingNone: (coverage) => `Kein Rang: ${coverage} des Gewichts mit einem Wert`,
  method:
    'Wertung: das gewichtete Mittel der Punkte, nach C.-L. Hwang und K. Yoon, Multiple Attribute Decision Making. Der beste Wert aller Optionen hat einen Punkt, der schlechteste keinen, in der Richtung, die das Kriterium nennt, nach dem Handbook on Constructing Composite Indicators von OECD und JRC. Eine leere Zelle bleibt leer: Sie senkt den Anteil des Gewichts mit einem Wert, und unter 60 % gibt es keinen Rang. Ein Kriterium, das keine Optionen unterscheidet, gibt keine Punkte. Für die Empfindlichkeit wird ein Gewicht verändert, die anderen behalten ihr Verhältnis.',
};
