import { columnsBehind } from './asked-columns.ts';
import type { Operation, Plan, Refusal } from './plan.ts';
import { isRefusal, refuse } from './refusal.ts';
import { columnOf, type Reading, type QuantityRequest } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const nothing: QuantityRequest = { operations: [], measures: [], counts: null };
/** "The sum of revenue and cost" may be one number. */
const added = /^(?:sum|sums|summe|summen|summiere|addiere|add)$/;
/** Words that make one number of several quantities. */
const together = /^(?:together|combined|altogether|added|zusammen|zusammengerechnet|addiert)$/;
/** "Average price and weight" asks for two means; "the highest price and the quantity" may ask for that of the same row. */
const shared: ReadonlySet<Operation> = new Set(['sum', 'mean', 'median']);
const operationWords = ['sum', 'mean', 'median', 'max', 'min'] as const;

/** What a reading asks for at a moment, to be held against what it asks for later. */
export interface Asked {
  readonly measures: number;
  readonly asksCount: boolean;
  readonly asksDistinct: boolean;
}

export const askedOf = ({ measures, asksCount, asksDistinct }: Reading): Asked => ({
  measures: measures.length,
  asksCount,
  asksDistinct,
});

/** Notes what a pattern has added at a place to the request that is being said. */
export function noteRequest(
  reading: Reading,
  before: Asked,
  operation: Operation | null,
  at: number,
  end: number,
  isSmall: boolean,
): void {
  const measures = reading.measures.slice(before.measures);
  const isCount = !before.asksCount && reading.asksCount;
  const isDistinct = !before.asksDistinct && reading.asksDistinct;
  const isRequest = operation !== null || measures.length > 0 || isCount || isDistinct;
  if (isSmall && reading.requestEnd === at) reading.requestEnd = end;
  if (!isRequest) return;
  const own = reading.requests.pop() ?? nothing;
  reading.requests.push({
    operations: operation === null ? own.operations : [...own.operations, operation],
    measures: [...own.measures, ...measures],
    counts: isDistinct ? 'distinct' : isCount ? 'rows' : own.counts,
  });
  reading.requestEnd = end;
}

/** "total revenue and total cost", "highest and lowest price": "and" between what is asked for, with nothing else before it. */
export function readAndRequest(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const and = phraseLength(tokens, at, 'and');
  // "Revenue plus cost" is one number.
  if (and === 0 || tokens[at]?.folded === 'plus' || reading.requestEnd !== at) return 0;
  // "In North, revenue and cost" is of both; "North revenue and cost" may be of the first alone.
  if (reading.filters.length > 0 && phraseLength(tokens, 0, 'in', 'for', 'from') === 0) return 0;
  let start = at + and;
  const small = () =>
    words.exactAt(tokens, start) === null ? phraseLength(tokens, start, 'filler', 'is', 'how_much') : 0;
  const isAsked = () => phraseLength(tokens, start, ...operationWords, 'how_many') > 0;
  while (!isAsked() && small() > 0) start += small();
  const hit = columnsBehind(reading, start);
  const isNumber = hit?.columns.some((one) => columnOf(reading, one)?.kind === 'number') === true;
  if (!isAsked() && !isNumber) return 0;
  reading.requests.push(nothing);
  return and;
}

/** Requests with what they leave to their neighbours: "highest and lowest price", "total revenue and cost". Null when nobody can tell what is left. */
function completed({ requests, tokens }: Reading): QuantityRequest[] | null {
  const isAdded = tokens.some(({ folded }) => added.test(folded));
  const named = requests.map((own, i): QuantityRequest => {
    if (own.measures.length > 0 || own.counts !== null) return own;
    return {
      ...own,
      measures: requests.slice(i).find(({ measures }) => measures.length > 0)?.measures ?? [],
    };
  });
  const done = named.map((own, i) => {
    if (own.operations.length > 0 || own.counts !== null) return own;
    const before = requests.slice(0, i).findLast(({ operations }) => operations.length > 0);
    if (before === undefined) return own;
    const isShared = !isAdded && before.operations.every((one) => shared.has(one));
    return isShared ? { ...own, operations: before.operations } : null;
  });
  return done.includes(null) ? null : done.flatMap((one) => one ?? []);
}

/**
 * One plan for each of several requests, all under the same conditions and groups; null for a question with one.
 * What ranks, compares or lists is asked alone.
 */
export function plansOfRequests(
  reading: Reading,
  finish: (reading: Reading) => Plan | Refusal,
): readonly Plan[] | Refusal | null {
  if (reading.requests.length < 2) return null;
  const isAlone =
    reading.tokens.some(({ folded }) => together.test(folded)) ||
    reading.asksWhich ||
    reading.asksList ||
    reading.asksChange ||
    reading.asksShare ||
    reading.asksVersus ||
    reading.asksWhen ||
    reading.top !== null ||
    reading.order !== null ||
    reading.ratio !== null ||
    reading.minus !== null ||
    reading.product !== null ||
    reading.weights !== null;
  if (isAlone) return refuse('two_operations', []);
  const requests = completed(reading);
  if (requests === null) return refuse('two_operations', []);
  const plans: Plan[] = [];
  for (const { operations, measures, counts } of requests) {
    if (operations.length > 1 || measures.length > 1) return refuse('two_operations', []);
    const plan = finish({
      ...reading,
      requests: [],
      operations: new Set(counts === null ? operations : []),
      measures: [...measures],
      asksCount: counts === 'rows',
      asksDistinct: counts === 'distinct',
      isBareCount: counts === 'rows' && reading.isBareCount,
    });
    if (isRefusal(plan)) return plan;
    plans.push(plan);
  }
  return plans;
}
