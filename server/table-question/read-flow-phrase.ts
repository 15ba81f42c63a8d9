import { flowOf, saysFlow, type Direction } from './read-flow.ts';
import { isNarrowedByTime } from './read-month-names.ts';
import type { Reading } from './reading.ts';

const moved = /^(?:come|comes|came|coming|go|goes|went|gone|going)$/;
const single: readonly (readonly [RegExp, Direction])[] = [
  [/^(?:reingekommen|hereingekommen|reinkam|reinkamen|eingegangen)$/, 'in'],
  [/^(?:rausgegangen|herausgegangen|rausging|rausgingen|abgegangen)$/, 'out'],
];

/** "Came in", "went out", "reingekommen" where a table keeps that in a column of its own; "came in March" is a time. */
function flowPhraseAt(reading: Reading, at: number): { direction: Direction; length: number } | null {
  const { tokens, words } = reading;
  const word = tokens[at]?.folded ?? '';
  const particle = tokens[at + 1]?.folded ?? '';
  const isPair =
    moved.test(word) &&
    (particle === 'out' || (particle === 'in' && !isNarrowedByTime(reading, at + 2))) &&
    words.valuesAt(tokens, at + 2) === null &&
    words.columnsAt(tokens, at + 2) === null;
  const own = single.find(([said]) => said.test(word))?.[1];
  const direction = isPair ? (particle === 'in' ? 'in' : 'out') : (own ?? null);
  if (direction === null || words.valuesAt(tokens, at) !== null || flowOf(reading, direction)?.sign !== null)
    return null;
  return { direction, length: isPair ? 2 : 1 };
}

/** True where the question says what went or came, and the table keeps that apart in a column of its own. */
export const keepsFlowApart = (reading: Reading): boolean =>
  reading.tokens.some((_, at) => {
    const said = flowPhraseAt(reading, at) ?? saysFlow(reading, at);
    return said !== null && flowOf(reading, said.direction)?.sign === null;
  });

/** "How much money came in": the column of what came. */
export function readFlowPhrase(reading: Reading, at: number): number {
  const said = flowPhraseAt(reading, at);
  if (said === null || (reading.flow !== null && reading.flow.direction !== said.direction)) return 0;
  reading.flow ??= { direction: said.direction, isNoun: false };
  return said.length;
}
