import { isCode } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import type { Plan } from './plan.ts';
import { columnOf, type Reading } from './reading.ts';

/** Nothing is computed, ranked or compared. */
const asksNoNumber = (reading: Reading) =>
  reading.operations.size === 0 &&
  reading.ratio === null &&
  reading.minus === null &&
  reading.product === null &&
  reading.weights === null &&
  reading.top === null &&
  reading.order === null &&
  reading.sides === null &&
  reading.groupBound === null &&
  reading.dateEnd === null &&
  reading.moment === null &&
  !reading.countsGroups &&
  !reading.asksCount &&
  !reading.asksDistinct &&
  !reading.asksChange &&
  !reading.asksShare &&
  !reading.asksVersus &&
  !reading.asksMore &&
  !reading.asksList &&
  !reading.asksHowMuch &&
  !reading.isPerTime;

/** One row is meant: a value of a column that names each row chooses it. */
const choosesOneRow = (reading: Reading) =>
  reading.filters.some(
    (one) =>
      one.kind === 'values' && !one.isNegated && one.values.length === 1 && namesEachRow(reading, one.column),
  );

/** Words for how much of something there is, also where they are no name of a column. */
const ofAmount =
  /^(?:values?|amounts?|worth|wert|betrag|much|viel|hoch|gross|high|large|big|long|old|lang|lange|alt|costs?|kostet|kosten|pay|pays|paid|spent|zahlt|bezahlt|gezahlt)$/;
const saysAmount = ({ tokens, words }: Reading) =>
  tokens.some(({ folded }, at) => ofAmount.test(folded) && words.columnsAt(tokens, at) === null);

/** The column asked for: by its name, by "who" or "which", or by the deed whose day it tells. */
function askedColumn(reading: Reading): number | null {
  const [group, ...groups] = reading.groups;
  const isOfRow =
    !saysAmount(reading) &&
    reading.measures.length === 0 &&
    reading.rowNoun !== null &&
    choosesOneRow(reading);
  const named = new Set([
    ...reading.measures.flat(),
    ...(isOfRow ? [reading.rowNoun] : []),
    ...(group === undefined ? [] : [group.column]),
    ...(reading.asksWhen ? reading.datedBy.map(({ column }) => column) : []),
  ]);
  const [column, ...others] = named;
  // "Which courses", "which month" list and group; of one row it is what is there.
  const isOfGroup = group !== undefined && (group.part !== null || !choosesOneRow(reading));
  return column === undefined || column === null || others.length + groups.length > 0 || isOfGroup
    ? null
    : column;
}

/** Names and days of rows that are chosen by their names and times; a bound may be meant of whole groups. */
function fits(reading: Reading, column: number): boolean {
  const own = columnOf(reading, column);
  const isDate = own?.kind === 'date';
  if (reading.asksWhen && !isDate) return false;
  // A cell nobody can read as a number is shown as it is written.
  if (own?.kind === 'doubtful') return choosesOneRow(reading);
  if (
    (!reading.asksWhen && saysAmount(reading)) ||
    (own?.kind !== 'text' && !isDate && !isCode(reading, column))
  )
    return false;
  // "Courses that are not for beginners": a list of things.
  if (namesEachRow(reading, column) && !choosesOneRow(reading)) return false;
  const isChosen = reading.filters.some((one) => one.column !== column && one.kind === 'values');
  const isBounded = reading.filters.some(({ kind }) => kind === 'number' || kind === 'columns');
  return isChosen && !isBounded && reading.filters.every((one) => one.column !== column);
}

/**
 * "What is the status of order A-1009", "when does the course end", "who drives the Transit": what is in one column of
 * the rows that are chosen. Null where something else is asked.
 */
export function lookUpOf(reading: Reading): Plan | null {
  const column = asksNoNumber(reading) && reading.range === null ? askedColumn(reading) : null;
  if (column === null || !fits(reading, column)) return null;
  return {
    measure: { kind: 'column', column },
    operation: 'list',
    weights: null,
    filters: reading.filters,
    groups: [],
    top: null,
    compare: null,
    order: null,
  };
}
