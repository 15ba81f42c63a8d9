import { superlativeAt } from './read-adjective.ts';
import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

interface End {
  readonly end: 'highest' | 'lowest';
  readonly column: number | null;
  readonly next: number;
}

/** "the highest", "dem teuersten": an end of a quantity, and the column an adjective says. */
function endAt(reading: Reading, at: number): End | null {
  const { tokens } = reading;
  const start = at + phraseLength(tokens, at, 'filler');
  for (const from of start > at ? [start, at] : [at]) {
    const said = superlativeAt(reading, from);
    if (said !== null) return { end: said.end, column: said.column, next: from + said.length };
    const [high, low] = [phraseLength(tokens, from, 'max'), phraseLength(tokens, from, 'min')];
    if (high + low > 0)
      return { end: high > 0 ? 'highest' : 'lowest', column: null, next: from + high + low };
  }
  return null;
}

/** "difference between the highest and the lowest salary", "range of prices": the highest less the lowest. */
export function readSpread(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (reading.words.exactAt(tokens, at) !== null) return 0;
  const said = phraseLength(tokens, at, 'spread');
  if (said > 0) {
    reading.operations.add('spread');
    return said;
  }
  const lead = phraseLength(tokens, at, 'difference');
  const first = lead === 0 ? null : endAt(reading, at + lead);
  if (first === null) return 0;
  // "The highest salary and the lowest salary".
  const named = reading.words.columnsAt(tokens, first.next);
  const end = first.next + (named?.length ?? 0);
  const and = phraseLength(tokens, end, 'and');
  const second = and === 0 ? null : endAt(reading, end + and);
  if (second === null || second.end === first.end || second.column !== first.column) return 0;
  if (first.column !== null) reading.measures.push([first.column]);
  else if (named !== null) reading.measures.push(named.columns);
  reading.operations.add('spread');
  return second.next - at;
}
