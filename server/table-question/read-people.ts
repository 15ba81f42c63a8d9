import { namesEachRow } from './names-each-row.ts';
import { countedPeople, hasRowForEach } from './people-column.ts';
import type { Pattern } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** "List everyone who joined in 2020": those a column names, one for each row. */
export const readPeople: Pattern = (reading, at) => {
  const { tokens } = reading;
  const length = phraseLength(tokens, at, 'people', 'staff');
  const column = length === 0 ? null : countedPeople(reading);
  // "Die meisten Leute" of first and last names side by side: its rows.
  const isRanked = phraseLength(tokens, at - 1, 'max', 'min') > 0;
  if (length > 0 && column === null && isRanked && hasRowForEach(reading)) {
    reading.saysRows = true;
    return length;
  }
  if (column === null || !namesEachRow(reading, column)) return 0;
  reading.rowNoun ??= column;
  return length + phraseLength(tokens, at + length, 'who');
};
