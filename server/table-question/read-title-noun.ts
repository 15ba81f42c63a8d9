import { isSameNoun, wordsOf } from './fold-words.ts';
import type { Reading } from './reading.ts';
import { changing } from './words/concepts.ts';
import { isQuestionWord } from './words/lexicon.ts';

const changingWords = new Set(wordsOf(changing));

/** True for a table whose times stood in its head: all its numbers are of one quantity, or of those its rows are called. */
const isOfTimes = ({ records }: Reading) =>
  records.table.columns.some(({ isMade, kind }) => isMade === true && kind !== 'number');

/** The head of what the table is called after: its file, and its first title. */
const headsOf = ({ records, files }: Reading) =>
  wordsOf([files, records.table.name.replace(/[_-]/g, ' '), records.table.titleLines[0] ?? ''].join(' '));

/** What says which of all rows they are of, or that they are of two things. */
const open =
  /^(?:and|und|vs|or|oder|without|ohne|excl|excluding|not|nicht|except|ausser|other|sonstige|non)$/;

/**
 * "Output of Hull in March" of output_by_month.html: what all its numbers are, and no column is called. "Cheese" of a grid
 * under "Cheese output": all of it is of that. A title that makes another quantity of it ("change in output") is none.
 */
export function readTitleNoun(reading: Reading, at: number): number {
  const { tokens, words, records, elsewhere } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.folded.length < 4 || !isOfTimes(reading)) return 0;
  if (isQuestionWord(token.folded) || changingWords.has(token.folded) || elsewhere.has(token.folded))
    return 0;
  if (words.columnsAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null) return 0;
  const named = headsOf(reading);
  // "Sales and costs" are two, and "sales staff" are none of both.
  const isSaid = (word: string) => tokens.some(({ folded }) => isSameNoun(folded, word));
  if (named.some((word) => open.test(word) || (changingWords.has(word) && !isSaid(word)))) return 0;
  const isGrid = records.table.columns.every(({ isMade }) => isMade === true);
  const heads = isGrid ? named : named.slice(0, 1);
  return heads.some((word) => isSameNoun(word, token.folded)) ? 1 : 0;
}
