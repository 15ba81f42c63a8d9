import { expect, it } from 'vitest';
import { deadlinesIn } from '../../clauses/deadlines.ts';
import type { Clause } from '../../clauses/clause.ts';
import type { Dated } from './duties.ts';
import { ownStart } from './own-start.ts';

const clause = (path: readonly string[], text = ''): Clause => ({
  path,
  number: path.at(-1) ?? null,
  heading: '',
  leadIn: '',
  text,
  document: 'd',
  place: 'line 1',
});

const startWords = /effect|Kraft|gilt/iu;

/** The start that a sentence of another clause names for a clause of this path. */
function startOf(path: readonly string[], sentence: string, language: 'en' | 'de') {
  const last = clause(['§ 8'], sentence);
  const dated = deadlinesIn(sentence, language).map((deadline): Dated => ({
    clause: last,
    sentence,
    deadline,
    isNew: true,
  }));
  return ownStart(dated, clause(path), startWords)?.deadline.day;
}

it.each([
  [['12.40.035.'], 'Section 12.40.035 takes effect on July 1, 2026.', 'en', '2026-07-01'],
  [['12.40.03.'], 'Section 12.40.035 takes effect on July 1, 2026.', 'en', undefined],
  [['12.40.030.', 'C.'], 'Section 12.40.030(C) takes effect on July 1, 2026.', 'en', '2026-07-01'],
  [['12.40.030.', 'A.'], 'Section 12.40.030(C) takes effect on July 1, 2026.', 'en', undefined],
  [['§ 4a'], 'Abweichend davon tritt § 4a am 1. Juli 2026 in Kraft.', 'de', '2026-07-01'],
  [['§ 4', '(1)'], 'Abweichend davon tritt § 4a am 1. Juli 2026 in Kraft.', 'de', undefined],
  [['§ 3', '(1)'], 'Für Bioabfälle gilt § 3 Absatz 1 erst ab dem 1. Januar 2027.', 'de', '2027-01-01'],
  [['§ 3', '(2)'], 'Für Bioabfälle gilt § 3 Absatz 1 erst ab dem 1. Januar 2027.', 'de', undefined],
] as const)('%j has the start that “%s” names', (path, sentence, language, day) => {
  expect(startOf(path, sentence, language)).toBe(day);
});
