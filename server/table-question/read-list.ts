import { groupNamed } from './read-group.ts';
import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** "list all orders", "Liste der Zeilen": rows or names are to be shown. */
export function readList(reading: Reading, at: number): number {
  const length = phraseLength(reading.tokens, at, 'list');
  if (length === 0 || reading.words.exactAt(reading.tokens, at) !== null) return 0;
  reading.asksList = true;
  const rows = phraseLength(reading.tokens, at + length, 'rows');
  if (rows > 0) reading.asksRows = true;
  return length + rows;
}

/** "most common reason", "häufigster Grund": the value that most rows have. */
export function readCommonest(reading: Reading, at: number): number {
  const length = phraseLength(reading.tokens, at, 'commonest');
  if (length === 0 || reading.words.exactAt(reading.tokens, at) !== null) return 0;
  const group = reading.groups.length > 0 ? 0 : groupNamed(reading, at + length);
  reading.asksCount = true;
  reading.asksWhich = true;
  reading.operations.add('max');
  return length + group;
}
