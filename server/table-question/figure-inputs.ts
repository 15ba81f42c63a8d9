import type { Figure } from '@loupe/shared/contract/run-events';
import type { LineRange, SourcePlace } from '@loupe/shared/contract/evidence';
import { rangesOf } from '../table/line-ranges.ts';
import { numberText } from '../tools/number-text.ts';
import { placeText } from '../tools/place-text.ts';
import type { AskedTable } from './ask-candidate.ts';
import type { Measured, Part } from './measured.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import type { Plan } from './plan.ts';
import type { Derived } from './line.ts';
import type { Records } from '../table/records.ts';
import { cellText, valueText } from './value-text.ts';

type Input = Figure['inputs'][number];

/** What figures are written from: the records, and the tables they were read from. */
export interface FigureContext {
  readonly records: Records;
  readonly sources: readonly AskedTable[];
  readonly plan: Plan;
  readonly title: string;
}

/** With more rows than this the input names the lines, and the rows are behind it. */
const mostInputs = 40;
const mostRanges = 200;

/** "lines 2, 5, 9-14, column Revenue", as places are stored. Of many ranges the first and last line. */
function placeWords(ranges: readonly LineRange[], lineWord: string, columns: readonly string[]): string {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return '';
  const shown = ranges.length > 12 ? [[first[0], last[1]] as const] : ranges;
  const list = shown.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
  const isOne = ranges.length === 1 && first[0] === first[1];
  const column = columns.length === 0 ? '' : `, column ${columns.join(', ')}`;
  return `${lineWord}${isOne ? '' : 's'} ${list}${column}`;
}

export interface CellsPlace {
  readonly source: AskedTable;
  readonly locator: string;
  readonly place: SourcePlace | null;
}

/** Where the cells of some rows are: of one column, or of one with others of the same file beside it. A place for each table they are from. */
export function placesOfCells(
  { records, sources }: FigureContext,
  column: number | readonly [number, ...number[]],
  rows: Iterable<number>,
): CellsPlace[] {
  const [main, ...others] = typeof column === 'number' ? [column] : column;
  const byOrigin = Map.groupBy(rows, (row) => records.originOf(main, row));
  if (byOrigin.size === 0) byOrigin.set(records.originOf(main, 0), []);
  return [...byOrigin].flatMap(([origin, own]) => {
    const source = sources[origin];
    const cells = own.flatMap((row) =>
      [main, ...others.filter((one) => records.originOf(one, row) === origin)].map((one) =>
        records.placeOf(one, row),
      ),
    );
    return source === undefined ? [] : [placeIn(source, cells)];
  });
}

function placeIn(source: AskedTable, cells: readonly ReturnType<Records['placeOf']>[]): CellsPlace {
  const ranges = rangesOf(cells.flatMap(({ line }) => line ?? []));
  const columns = [...new Set(cells.map((cell) => cell.column))];
  const { sheet, page, lineWord } = source.table.place;
  const where = sheet !== null ? `sheet ${sheet}, ` : page !== null ? `page ${page}, ` : '';
  const locator = `${where}${placeWords(ranges, lineWord, columns)}`;
  const isSmall = ranges.length > 0 && ranges.length <= mostRanges;
  const table = Number(source.id.split('#')[1] ?? 0);
  return { source, locator, place: isSmall ? { kind: 'cells', table, rows: ranges, columns } : null };
}

/** Places as they are printed: the file of each, and where in it. */
const placesText = (places: readonly CellsPlace[], isOfRows = false) =>
  places
    .map(({ source, locator }) =>
      [source.file ?? source.name, placeText(isOfRows ? withoutColumn(locator) : locator)].join(', '),
    )
    .join('; ');

/** A place of whole rows. */
export const withoutColumn = (locator: string) => locator.replace(/, column .*$/, '');

type Series = NonNullable<Input['series']>;

/** The rows behind an input that is too long to be printed; null where they are of several files, or too many pieces. */
function seriesOf({ records, sources }: FigureContext, { column: at, rows }: Part): Series | null {
  const column = records.table.columns[at];
  const source = sources[records.originOf(at, rows[0] ?? 0)];
  const ranges = rangesOf([...rows].flatMap((row) => records.placeOf(at, row).line ?? []));
  const isStraight = sources.length === 1 && rows.length === ranges.reduce((n, [a, b]) => n + b - a + 1, 0);
  const [start, end] = [rows[0] ?? 0, rows.at(-1) ?? 0].map((row) => ({
    line: records.placeOf(at, row).line ?? 0,
    label: null,
    value: column === undefined ? '' : cellText(column, row),
  }));
  if (column === undefined || source === undefined || start === undefined || end === undefined) return null;
  if (!isStraight || ranges.length > 2000 || start.line < 1) return null;
  const [document = '', table = '0'] = source.id.split('#');
  return {
    document,
    table: Number(table),
    columns: [column.name],
    rows: ranges,
    count: rows.length,
    first: start,
    last: end,
  };
}

function partInputs(context: FigureContext, part: Part): Input[] {
  const { records } = context;
  const { column: at, rows, sum, unit } = part;
  const { values, firstAndLast, sumOf } = tableQuestionTexts();
  const column = records.table.columns[at];
  if (column === undefined) return [];
  if (rows.length <= mostInputs && sum === null)
    return [...rows].map((row) => ({
      name: column.name,
      value: cellText(column, row),
      from: placesText(placesOfCells(context, at, [row])),
    }));
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const count = numberText(rows.length, 0);
  const decimals = column.kind === 'number' ? column.decimals : 0;
  const whole: Input = {
    name: sum === null ? values(column.name, count) : `${sumOf(column.name)} (${values(column.name, count)})`,
    value:
      sum === null
        ? firstAndLast(cellText(column, first), cellText(column, last))
        : valueText(sum, unit, decimals),
    from: placesText(placesOfCells(context, at, rows)),
  };
  const series = seriesOf(context, part);
  return [series === null ? whole : { ...whole, series }];
}

/** The dates that decided which row is the first, last, highest or lowest. */
function dateInputs(context: FigureContext, { rows }: Measured): Input[] {
  const { records, plan } = context;
  const at = dateOfRows(context);
  const column = at === null ? undefined : records.table.columns[at];
  if (at === null || column === undefined || rows.length > 3 || plan.measure === null) return [];
  return [...rows].flatMap((row) => {
    // A year that a sheet is called after is in no cell.
    const hasCell = records.placeOf(at, row).line !== null && cellText(column, row) !== '';
    if (!hasCell) return [];
    const from = placesText(placesOfCells(context, at, [row]));
    return [{ name: column.name, value: cellText(column, row), from }];
  });
}

/** The one column of dates, where the answer is a row and its date; null otherwise. */
export function dateOfRows({ records, plan }: FigureContext): number | null {
  if (!['first', 'last', 'max', 'min'].includes(plan.operation)) return null;
  const found = records.table.columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Of a mean of sums how many times it is over. */
const timesInputs = ({ each }: Plan, { times }: Measured): Input[] =>
  times === undefined || each === undefined
    ? []
    : [
        {
          name: tableQuestionTexts().timesCounted[each.part ?? 'month'],
          value: numberText(times, 0),
          from: null,
        },
      ];

/** A number over rows as a figure without its id and source. */
export function measuredFigure(
  context: FigureContext,
  measured: Measured,
  label: string,
): Omit<Figure, 'id' | 'source_n'> {
  const { plan } = context;
  const texts = tableQuestionTexts();
  const isCounted = measured.parts.length === 0;
  const inputs = isCounted
    ? [
        {
          name: texts.rows,
          value: numberText(measured.rows.length, 0),
          from: placesText(placesOfCells(context, 0, measured.rows), true),
        },
      ]
    : [
        ...measured.parts.flatMap((part) => partInputs(context, part)),
        ...(plan.operation === 'first' || plan.operation === 'last' ? dateInputs(context, measured) : []),
        ...timesInputs(plan, measured),
      ];
  return {
    label,
    value: valueText(measured.value, measured.unit, measured.decimals),
    formula: formulaOf(plan, measured, context),
    inputs,
  };
}

/** How many groups there are, with the cells that tell them apart. */
export function countedFigure(
  context: FigureContext,
  { value, rows }: Measured,
  label: string,
): Omit<Figure, 'id' | 'source_n'> {
  const [group] = context.plan.groups;
  const part: Part = { column: group?.column ?? 0, rows, sum: null, unit: { kind: 'none' } };
  return {
    label,
    value: numberText(value, 0),
    formula: tableQuestionTexts().formulas.distinct,
    inputs: rows.length === 0 ? [] : partInputs(context, part),
  };
}

function formulaOf(
  { measure, operation, weights, each }: Plan,
  { parts }: Measured,
  { records }: FigureContext,
): string {
  const texts = tableQuestionTexts();
  if (measure?.kind === 'ratio') {
    const [over = '', under = ''] = parts.map(({ column }) =>
      texts.formulaSum(records.table.columns[column]?.name ?? ''),
    );
    return `${over} / ${under}${measure.isPercent ? ' × 100' : ''}`;
  }
  if (measure?.kind === 'product')
    return operation === 'mean' ? texts.meanProductFormula : texts.productFormula;
  if (measure?.kind === 'days') return `${texts.formulas[operation]}, x_i = ${texts.daysFormula}`;
  if (measure?.kind === 'difference') {
    const [minuend = '', subtrahend = ''] = parts.map(({ column }) =>
      texts.formulaSum(records.table.columns[column]?.name ?? ''),
    );
    return `${minuend} - ${subtrahend}`;
  }
  if (each !== undefined)
    return `${texts.formulaSum(records.table.columns[parts[0]?.column ?? 0]?.name ?? '')} / n`;
  return weights === null ? texts.formulas[operation] : texts.weightedFormula;
}

/** One side of a comparison with the cells it was computed from. */
function sideInput(context: FigureContext, name: string, letter: string, of: Measured): Input {
  const isCounted = of.parts.length === 0;
  const places = isCounted
    ? placesOfCells(context, 0, of.rows)
    : of.parts.flatMap((part) => placesOfCells(context, part.column, part.rows));
  const input: Input = {
    name: `${letter} = ${name}`,
    value: valueText(of.value, of.unit, of.decimals),
    from: places.length === 0 ? null : placesText(places, isCounted),
  };
  const [part, ...more] = of.parts;
  const series =
    part === undefined || more.length > 0 || part.rows.length < 2 ? null : seriesOf(context, part);
  return series === null ? input : { ...input, series };
}

/** A number of two others: a difference, a relative change, a share. */
export function derivedFigure(
  context: FigureContext,
  { value, unit, decimals, by, first, second }: Derived,
  labels: { readonly label: string; readonly first: string; readonly second: string },
): Omit<Figure, 'id' | 'source_n'> {
  const formulas = { difference: 'a - b', percent_change: '(a / b - 1) × 100', share: 'a / b × 100' };
  return {
    label: labels.label,
    value: valueText(value, unit, decimals),
    formula: formulas[by],
    inputs: [sideInput(context, labels.first, 'a', first), sideInput(context, labels.second, 'b', second)],
  };
}
