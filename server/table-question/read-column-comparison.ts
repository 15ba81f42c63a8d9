import { isSameUnit } from '../table/unit-rules.ts';
import type { ColumnSide } from '../table/select-rows.ts';
import { isNumbering } from './additivity.ts';
import { columnsBehind, isCode } from './asked-columns.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const sides = ['above', 'below', 'at_least', 'at_most'] as const satisfies readonly ColumnSide[];
const signs: Readonly<Record<string, ColumnSide>> = {
  '>': 'above',
  '>=': 'at_least',
  '≥': 'at_least',
  '<': 'below',
  '<=': 'at_most',
  '≤': 'at_most',
};

/** Heads of what something else is held against: a plan, a level that is to be kept. */
const bound =
  /^(?:budget|plan|target|limit|goal|quota|threshold|capacity|min(?:imum)?\b|max(?:imum)?\b|reorder|safety stock|forecast|soll|ziel|ansatz|mindest|melde(?:bestand|menge)|grenzwert|kapazität|prognose)/i;
/** Heads of what was computed from both. */
const computed = /varian|differ|deviat|delta|abweich|remain|\brest|left|übrig|over|under/i;
/** "Than planned": the column of what was planned. */
const plannedWord = /^(?:plan|planned|budgeted|geplant|budgetiert|veranschlagt|vorgesehen)$/;
const plannedName = /^(?:budget|plan|soll|ansatz)/i;
/** German puts the verb last: "den Plan überschritten". */
const closing: readonly (readonly [RegExp, ColumnSide])[] = [
  [
    /^(?:uberschreiten|uberschreitet|uberschritten|ubersteigen|ubersteigt|ubertreffen|ubertrifft|ubertroffen)$/,
    'above',
  ],
  [/^(?:unterschreiten|unterschreitet|unterschritten)$/, 'below'],
];
const fewer = /^(?:less|lower|fewer|smaller|weniger|niedriger|kleiner|geringer)$/;

interface Named {
  readonly column: number;
  readonly end: number;
}

const isQuantity = (reading: Reading, at: number) => {
  const own = columnOf(reading, at);
  return own?.kind === 'number' && !isCode(reading, at) && !isNumbering(own);
};

/** The one column of numbers that is named at a place. */
function quantityAt(reading: Reading, at: number): Named | null {
  const hit = columnsBehind(reading, at);
  const [column, ...more] = hit?.columns.filter((one) => isQuantity(reading, one)) ?? [];
  return hit === null || column === undefined || more.length > 0 ? null : { column, end: hit.end };
}

function plannedAt(reading: Reading, at: number): Named | null {
  if (!plannedWord.test(reading.tokens[at]?.folded ?? '')) return null;
  const found = quantities(reading).filter((one) => plannedName.test(columnName(reading, one)));
  const [column] = found;
  return column === undefined || found.length > 1 ? null : { column, end: at + 1 };
}

const quantities = (reading: Reading) =>
  reading.records.table.columns.flatMap((_, at) => (isQuantity(reading, at) ? [at] : []));

/** "Over budget" names one side: the other is the only quantity of that unit which is no bound itself. */
function heldAgainst(reading: Reading, other: number): number | null {
  if (!bound.test(columnName(reading, other))) return null;
  const found = quantities(reading).filter((at) => {
    const name = columnName(reading, at);
    return at !== other && isAlike(reading, at, other) && !bound.test(name) && !computed.test(name);
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** True when all cells of both columns are in one unit. */
function isAlike({ records }: Reading, a: number, b: number): boolean {
  const first = records.unitOf(a, 0);
  if (first === null || records.table.rowUnits !== null) return false;
  for (let row = 0; row < records.table.rowCount; row += 1)
    for (const at of [a, b]) {
      const unit = records.unitOf(at, row);
      if (unit === null || (unit !== first && !isSameUnit(unit, first))) return false;
    }
  return true;
}

function add(reading: Reading, column: number, side: ColumnSide, other: number): void {
  if (!isAlike(reading, column, other))
    return object(reading, 'unlike_units', columnName(reading, column), columnName(reading, other));
  reading.filters.push({ kind: 'columns', column, other, side });
}

/** "more wins than losses", "mehr ausgegeben als geplant": each row where the one is more than the other. */
function readMoreThan(reading: Reading, at: number): number {
  const { tokens } = reading;
  const more = phraseLength(tokens, at, 'more');
  if (more === 0) return 0;
  const named = quantityAt(reading, at + more);
  const skipped = named === null ? phraseLength(tokens, at + more, 'filler') : 0;
  const end = named?.end ?? at + more + skipped;
  const than = phraseLength(tokens, end, 'than');
  const other = than === 0 ? null : (plannedAt(reading, end + than) ?? quantityAt(reading, end + than));
  if (other === null) return 0;
  const column = named?.column ?? heldAgainst(reading, other.column);
  if (column === null || column === other.column) return 0;
  add(reading, column, fewer.test(tokens[at]?.folded ?? '') ? 'below' : 'above', other.column);
  return other.end - at;
}

/** "deren Ist den Plan übersteigt", "die den Plan überschritten haben". */
function readClosingVerb(reading: Reading, at: number): number {
  const first = reading.words.columnsAt(reading.tokens, at) === null ? null : quantityAt(reading, at);
  if (first === null) return 0;
  const second = quantityAt(reading, first.end);
  const { column: other, end } = second ?? first;
  const verb = reading.tokens[end]?.folded ?? '';
  const side = closing.find(([pattern]) => pattern.test(verb))?.[1];
  const column = second === null ? heldAgainst(reading, other) : first.column;
  if (side === undefined || column === null || column === other) return 0;
  add(reading, column, side, other);
  return end + 1 - at;
}

/** "where actual exceeds budget", "over budget", "more wins than losses": a condition that compares two columns of a row. */
export function readColumnComparison(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const whole = readMoreThan(reading, at) || readClosingVerb(reading, at);
  if (whole > 0) return whole;
  const left = words.columnsAt(tokens, at) === null ? null : quantityAt(reading, at);
  const start = left === null ? at : left.end + phraseLength(tokens, left.end, 'is', 'filler');
  const sign = signs[tokens[start]?.folded ?? ''];
  const side = sign ?? sides.find((one) => phraseLength(tokens, start, one) > 0);
  if (side === undefined) return 0;
  const length = sign === undefined ? phraseLength(tokens, start, side) : 1;
  const other = plannedAt(reading, start + length) ?? quantityAt(reading, start + length);
  if (other === null) return 0;
  const column = left?.column ?? heldAgainst(reading, other.column);
  if (column === null || column === other.column) return 0;
  add(reading, column, side, other.column);
  return other.end - at;
}
