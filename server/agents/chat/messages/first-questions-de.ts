import type { firstQuestionsEn } from './first-questions-en.ts';

export const firstQuestionsDe: typeof firstQuestionsEn = {
  // Nothing says whether it is "welche", "welcher" or "welches".
  highest: () => [],
  highestMean: () => [],
  total: (what, group) => [`Wie hoch ist die Summe von ${what} je ${group}?`],
  mean: (what, group) => [`Wie hoch ist der Durchschnitt von ${what} je ${group}?`],
  change: (what, from, to) => [
    `Wie hat sich die Summe von ${what} von ${from} auf ${to} verändert?`,
    `Wie hat sich ${what} von ${from} auf ${to} verändert?`,
  ],
  byTime: (what, part) => [`Wie hoch ist die Summe von ${what} je ${part}?`],
  share: (what, name) => [`Welchen Anteil an ${what} hat ${name}?`],
  sample: { name: 'containerfracht.csv', about: 'erfundene Containerfracht zweier Jahre' },
};
