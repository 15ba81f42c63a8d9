import { isAmountName } from './additivity.ts';
import { isSameNoun, wordsOf } from './fold-words.ts';
import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** Things that happen, which a table called after them has one in each row; "sales" may be money. */
const events =
  /^(?:call|ticket|order|booking|deliver|application|complaint|incident|shipment|return|anruf|bestellung|buchung|lieferung|beschwerde|bewerbung|auftrag|auftrage)/;

/** "members" of members.csv, people of a table of them: what each row is. */
export function isRowWord({ tokens, records, words }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.folded.length < 4 || words.exactAt(tokens, at) !== null) return false;
  if (phraseLength(tokens, at, 'rows', 'people') > 0) return true;
  if (isAmountName(token.folded) && !events.test(token.folded)) return false;
  const named = wordsOf(records.table.name.replace(/[_-]/g, ' '));
  return !/^(?:data|table|sheet|report|list|file|export|total|daten|tabelle|liste|bericht)/.test(token.folded)
    ? named.some((word) => isSameNoun(word, token.folded))
    : false;
}

/** A word for what the rows are changes nothing; which of them has the most is counted. */
export function readRowWord(reading: Reading, at: number): number {
  if (!isRowWord(reading, at) || phraseLength(reading.tokens, at, 'rows', 'people') > 0) return 0;
  reading.saysRows = true;
  return 1;
}
