import type { Operation } from './plan.ts';
import { superlativeAt } from './read-adjective.ts';
import type { Pattern, Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';
import type { Meaning } from './words/meanings.ts';

const operations: readonly (readonly [Meaning, Operation])[] = [
  ['sum', 'sum'],
  ['mean', 'mean'],
  ['median', 'median'],
  ['max', 'max'],
  ['min', 'min'],
  ['first', 'first'],
  ['newest', 'last'],
  ['last', 'last'],
];

/** "total", "average", "highest": what is done with the values. */
export const readOperation: Pattern = (reading, at) => {
  const { tokens, words } = reading;
  for (const [meaning, operation] of operations) {
    const length = phraseLength(tokens, at, meaning);
    // "What does revenue mean" asks for no mean.
    const isVerb =
      tokens[at]?.folded === 'mean' && tokens.some(({ folded }) => /^(?:do|does|did)$/.test(folded));
    // "The most expensive" is one word for what it says.
    const isOfAdjective = length > 1 && superlativeAt(reading, at + 1) !== null;
    if (length === 0 || isVerb || isOfAdjective) continue;
    // "Highest value" of a table with a column of that name asks for the highest of it.
    if (
      length > 1 &&
      words.exactAt(tokens, at + length - 1) !== null &&
      phraseLength(tokens.slice(0, at + length - 1), at, meaning) === length - 1
    ) {
      reading.operations.add(operation);
      return length - 1;
    }
    const column = words.exactAt(tokens, at);
    let behind = at + length;
    while (phraseLength(tokens, behind, 'filler', 'of') > 0)
      behind += phraseLength(tokens, behind, 'filler', 'of');
    const isOfColumn =
      words.columnsAt(tokens, behind) !== null || phraseLength(tokens, behind, 'how_many') > 0;
    // "Sum of Total, Status paid": what is added up was said already.
    const isSaid = reading.operations.has(operation);
    if (column !== null && (column.length > length || !isOfColumn || isSaid)) return 0;
    reading.operations.add(operation);
    return length;
  }
  return 0;
};

/** The operation that `readOperation` took at a place. */
export const operationAt = ({ tokens }: Reading, at: number): Operation | null =>
  operations.find(([meaning]) => phraseLength(tokens, at, meaning) > 0)?.[1] ?? null;
