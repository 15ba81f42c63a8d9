import { flowOf, saysFlow, type Direction } from './read-flow.ts';
import { isNarrowedByTime } from './read-month-names.ts';
import type { Reading } from './reading.ts';

/** Verbs in two parts, the second at the end: "kam insgesamt rein", "geben wir am meisten aus". */
const parted: readonly { readonly verb: RegExp; readonly end: RegExp; readonly direction: Direction }[] = [
  { verb: /^(?:kam|kamen|kommt|kommen|gekommen)$/, end: /^(?:rein|herein)$/, direction: 'in' },
  { verb: /^(?:ging|gingen|geht|gehen|gegangen)$/, end: /^(?:raus|heraus)$/, direction: 'out' },
  { verb: /^(?:gebe|geben|gibt|gab|gaben)$/, end: /^aus$/, direction: 'out' },
];
/** What costs is money that goes. */
const costs = /^(?:cost|costs|kostet|kosten|kostete|kosteten)$/;

const moved = /^(?:come|comes|came|coming|go|goes|went|gone|going)$/;
const single: readonly (readonly [RegExp, Direction])[] = [
  [/^(?:reingekommen|hereingekommen|reinkam|reinkamen|eingegangen)$/, 'in'],
  [/^(?:rausgegangen|herausgegangen|rausging|rausgingen|abgegangen)$/, 'out'],
];

/** "Came in", "went out", "reingekommen" where a table keeps that in a column of its own; "came in March" is a time. */
export function keptFlowPhrase(
  reading: Reading,
  at: number,
): { direction: Direction; length: number } | null {
  const { tokens, words } = reading;
  const word = tokens[at]?.folded ?? '';
  const particle = tokens[at + 1]?.folded ?? '';
  const isPair =
    moved.test(word) &&
    (particle === 'out' || (particle === 'in' && !isNarrowedByTime(reading, at + 2))) &&
    words.valuesAt(tokens, at + 2) === null &&
    words.columnsAt(tokens, at + 2) === null;
  const own = single.find(([said]) => said.test(word))?.[1];
  const direction = isPair ? (particle === 'in' ? 'in' : 'out') : (own ?? partedAt(reading, at) ?? null);
  if (words.valuesAt(tokens, at) !== null || words.exactAt(tokens, at) !== null) return null;
  if (direction !== null && flowOf(reading, direction) !== null) return { direction, length: isPair ? 2 : 1 };
  // Of an account with both signs: where costs are a column, it is meant.
  return costs.test(word) && flowOf(reading, 'out')?.sign === 'below'
    ? { direction: 'out', length: 1 }
    : null;
}

/** One of the two parts of a verb whose other part the question has. */
function partedAt({ tokens }: Reading, at: number): Direction | null {
  const said = tokens.map(({ folded }) => folded);
  const found = parted.find(({ verb, end }) => {
    const [first, last] = [
      said.findIndex((one) => verb.test(one)),
      said.findLastIndex((one) => end.test(one)),
    ];
    const isLast = last === said.length - 1 || /^(?:und|im|in)$/.test(said[last + 1] ?? '');
    return first >= 0 && last > first && isLast && (at === first || at === last);
  });
  return found?.direction ?? null;
}

/** What a place says of money that went or came. */
const flowAt = (reading: Reading, at: number) => keptFlowPhrase(reading, at) ?? saysFlow(reading, at);

/** "Wie viel Geld haben wir ausgegeben" of an account with both signs: one side of its amount. */
export const saysOneSide = (reading: Reading): boolean =>
  reading.tokens.some((_, at) => {
    const said = flowAt(reading, at);
    return said !== null && (flowOf(reading, said.direction)?.sign ?? null) !== null;
  });

/** True where the question says what went or came, and the table keeps that apart in a column of its own. */
export const keepsFlowApart = (reading: Reading): boolean =>
  reading.tokens.some((_, at) => {
    const said = flowAt(reading, at);
    return said !== null && flowOf(reading, said.direction)?.sign === null;
  });

/** "How much money came in": the column of what came. */
export function readFlowPhrase(reading: Reading, at: number): number {
  const said = keptFlowPhrase(reading, at);
  if (said === null || (reading.flow !== null && reading.flow.direction !== said.direction)) return 0;
  reading.flow ??= { direction: said.direction, isNoun: false };
  return said.length;
}
