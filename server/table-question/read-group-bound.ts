import { additivityOf } from './additivity.ts';
import { columnsBehind, isCode } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import { boundsAt, type Bounds } from './read-comparison.ts';
import { columnOf, type Reading, type SaidGroupBound } from './reading.ts';
import { isRowWord } from './row-words.ts';
import { phraseLength } from './words/lexicon.ts';

const operations = ['sum', 'mean', 'median'] as const;
type Said = SaidGroupBound['of'];

/** The group that is asked for by "which", "by" or "how many"; null where there is none, or each row is one. */
function groupOf(reading: Reading): number | null {
  const [group, ...more] = reading.groups;
  if (group !== undefined)
    return more.length === 0 && !namesEachRow(reading, group.column) ? group.column : null;
  const [counted, ...others] = reading.asksDistinct ? reading.measures.flat() : [];
  const isOfNames = counted !== undefined && columnOf(reading, counted)?.kind === 'text';
  return isOfNames && others.length === 0 && !namesEachRow(reading, counted) ? counted : null;
}

/** "Total", "in total", "insgesamt", "number": what is done with each group, and how many tokens say it. */
function operationAt({ tokens, words }: Reading, at: number): { of: Said; length: number } | null {
  if (words.exactAt(tokens, at) !== null) return null;
  for (const of of operations) {
    const length = phraseLength(tokens, at, of);
    if (length > 0) return { of, length };
  }
  return /^(?:number|anzahl)$/.test(tokens[at]?.folded ?? '') ? { of: 'count', length: 1 } : null;
}

function take(reading: Reading, bounds: Bounds, of: Said): void {
  const { least, most, isStrict, isAbsolute, unit } = bounds;
  reading.groupBound = { least, most, isStrict, isAbsolute, unit, of };
}

const isWhole = ({ least, most, unit }: Bounds) =>
  unit === null && [least, most].every((n) => n === null || Number.isInteger(n));

/** "3 orders": how many rows, where what is behind the number is a word for them. */
function rowsBehind(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const rows = phraseLength(tokens, at, 'rows');
  if (rows > 0) return rows;
  const hit = words.columnsAt(tokens, at);
  // "Invoices" beside the dates of them.
  const things = hit?.columns.filter((one) => columnOf(reading, one)?.kind !== 'date') ?? [];
  const [column, ...more] = things;
  if (hit !== null)
    return column !== undefined && more.length === 0 && namesEachRow(reading, column) ? hit.length : 0;
  return isRowWord(reading, at) ? 1 : 0;
}

/** The one column of what can be added up, named behind the number: "100 units", "25,000 euros in revenue". */
function amountBehind(reading: Reading, at: number): { column: number; end: number } | null {
  const hit = columnsBehind(reading, at + phraseLength(reading.tokens, at, 'in'));
  const [column, ...more] = hit?.columns ?? [];
  const own = column === undefined ? undefined : columnOf(reading, column);
  if (hit === null || column === undefined || more.length > 0 || own?.kind !== 'number') return null;
  return additivityOf(own) === 'yes' && !isCode(reading, column) ? { column, end: hit.end } : null;
}

/** One row alone is meant: "in one order", "a revenue of more than". */
const isOfOneRow = ({ tokens, saysRows, rowNoun }: Reading) =>
  saysRows ||
  rowNoun !== null ||
  tokens.some(({ folded }) =>
    /^(?:single|each|every|once|per|one|einzeln\w*|einmal|jeweils|je|pro|einem|einer)$/.test(folded),
  );

/** "Average salary above 70,000" of each department: the operation is right before its column. */
function readNamedBefore(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const hit = words.columnsAt(tokens, at);
  const [column, ...more] = hit?.columns ?? [];
  if (hit === null || column === undefined || more.length > 0 || columnOf(reading, column)?.kind !== 'number')
    return 0;
  const said = operations.filter(
    (one) => reading.operations.has(one) && [1, 2].some((n) => phraseLength(tokens, at - n, one) === n),
  );
  const [of] = said;
  const is = phraseLength(tokens, at + hit.length, 'is', 'of');
  const bounds = of === undefined ? null : boundsAt(reading, at + hit.length + is);
  if (of === undefined || bounds === null || said.length > 1) return 0;
  reading.measures.push([column]);
  take(reading, bounds, of);
  return hit.length + is + bounds.length;
}

/**
 * A condition on what each group comes to: "which customers have more than 3 orders", "which regions had more than 25,000
 * euros in revenue", "in total above 1,000". Only where groups are asked for; what may be said of single rows is left to
 * the conditions on rows.
 */
export function readGroupBound(reading: Reading, at: number): number {
  if (reading.groupBound !== null || groupOf(reading) === null) return 0;
  const named = readNamedBefore(reading, at);
  if (named > 0) return named;
  const said = operationAt(reading, at);
  const lead = said?.length ?? 0;
  const bounds = boundsAt(reading, at + lead);
  if (bounds === null) return 0;
  const end = at + lead + bounds.length;
  const rows = isWhole(bounds) && (said === null || said.of === 'count') ? rowsBehind(reading, end) : 0;
  if (rows > 0) {
    take(reading, bounds, 'count');
    return end + rows - at;
  }
  const amount = said?.of === 'count' ? null : amountBehind(reading, end);
  const after = amount?.end ?? end;
  const tail = said === null ? operationAt(reading, after) : null;
  const of = said?.of ?? (tail?.of === 'count' ? null : (tail?.of ?? null));
  if (of === null && (amount === null || isOfOneRow(reading))) return 0;
  if (amount !== null) reading.measures.push([amount.column]);
  take(reading, bounds, of);
  return after + (of === tail?.of ? (tail?.length ?? 0) : 0) - at;
}
