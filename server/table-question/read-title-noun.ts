import { isSameNoun, wordsOf } from './fold-words.ts';
import type { Reading } from './reading.ts';
import { changing } from './words/concepts.ts';
import { isQuestionWord } from './words/lexicon.ts';

const changingWords = new Set(wordsOf(changing));

/** True for a table whose times stood in its head: all its numbers are of one quantity, or of those its rows are called. */
const isOfTimes = ({ records }: Reading) =>
  records.table.columns.some(({ isMade, kind }) => isMade === true && kind !== 'number');

/** "Output of Hull in March" of output_by_month.html: what all its numbers are, and no column is called. */
export function readTitleNoun(reading: Reading, at: number): number {
  const { tokens, words, records, files, elsewhere } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.folded.length < 4 || !isOfTimes(reading)) return 0;
  if (isQuestionWord(token.folded) || changingWords.has(token.folded) || elsewhere.has(token.folded))
    return 0;
  if (words.columnsAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null) return 0;
  const named = wordsOf(
    [files, records.table.name.replace(/[_-]/g, ' '), records.table.titleLines[0] ?? ''].join(' '),
  );
  // "Sales and costs" are two, and "sales staff" are none of both.
  const isOfTwo = named.some((word) => /^(?:and|und|vs|or|oder)$/.test(word));
  const [first] = named;
  return !isOfTwo && first !== undefined && isSameNoun(first, token.folded) ? 1 : 0;
}
