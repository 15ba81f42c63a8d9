import type { NewSource } from '../engines/run-context.ts';
import { numberText } from '../tools/number-text.ts';
import type { Records } from '../table/records.ts';
import type { DateColumn } from '../table/table.ts';
import type { AskedTable } from './ask-candidate.ts';
import type { TableAnswer } from './ask-tables.ts';
import { dateOfRows, placesOfCells, withoutColumn, type FigureContext } from './figure-inputs.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import { columnsOfMeasure } from './plan.ts';
import type { Line } from './line.ts';
import { cellText } from './value-text.ts';

/** The file a table came from. */
export interface TableFile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Its id in the library, where it comes with the product. */
  readonly document?: string;
}

/** Enough for the rows that a list shows. */
const longestReading = 8_000;

/** One source for each file: the cells of the quantity in the rows used. */
export function sourcesOfAnswer(
  { result, sources, records }: TableAnswer,
  context: FigureContext,
  fileOf: (source: AskedTable) => TableFile,
): NewSource[] {
  const { measure } = result.plan;
  const [main = 0] = columnsOfMeasure(measure);
  const date = dateOfRows(context);
  const rows = [...usedRows(result.lines)];
  return sources.flatMap((source, i) => {
    const column = columnFrom(context, i, main, rows);
    if (column === null) return [];
    // "When was it highest" is answered by the cell of the date, too.
    const isDated = date !== null && result.shownRows.length > 0 && column === main;
    const shown = (isDated ? result.shownRows : rows).filter((row) => records.originOf(column, row) === i);
    const cells = placesOfCells(context, isDated ? [main, date] : column, shown).find(
      (place) => place.source === source,
    );
    const locator = measure === null ? withoutColumn(cells?.locator ?? '') : (cells?.locator ?? '');
    const file = fileOf(source);
    return [
      {
        key: `${source.id}:${locator}`,
        kind: file.document === undefined ? ('file' as const) : ('library' as const),
        title: file.name,
        locator: locator === '' ? null : locator,
        url: null,
        file_id: file.document === undefined ? file.id : null,
        ...(file.document !== undefined && { document: file.document }),
        excerpt: excerptOf(context, shown),
        fetched_at: file.createdAt.toISOString(),
        is_sample: false,
        read_as: readAs(result, context, shown),
        ...(cells?.place ? { place: cells.place } : {}),
      },
    ];
  });
}

/** The column that tells of a source in some rows: that of the quantity, else the first it has; null when it has none there. */
function columnFrom(
  { records }: FigureContext,
  source: number,
  main: number,
  rows: readonly number[],
): number | null {
  const isFrom = (column: number) =>
    rows.length === 0
      ? records.originOf(column, 0) === source
      : rows.some((row) => records.originOf(column, row) === source);
  if (isFrom(main)) return main;
  const found = records.table.columns.findIndex((_, at) => isFrom(at));
  return found < 0 ? null : found;
}

/** True where each record is a row of the file: in a head of times it is a cell of one, or a column. */
function areRows(records: Records): boolean {
  const last = records.table.rowCount - 1;
  const ends = [1, last].filter((row) => row > 0 && row <= last);
  return records.table.columns.every((_, at) =>
    ends.every(
      (row) =>
        records.originOf(at, row) !== records.originOf(at, 0) ||
        records.placeOf(at, row).column === records.placeOf(at, 0).column,
    ),
  );
}

/** "4 of 12 rows"; of numbers that are beside one another "4 of 12 values". */
export function usedText({ selection }: TableAnswer['result'], records: Records): string {
  const { rowsUsed, valuesUsed } = tableQuestionTexts();
  const text = areRows(records) ? rowsUsed : valuesUsed;
  return text(numberText(selection.rows.length, 0), numberText(selection.recordCount, 0));
}

/** How many rows were read, those of totals left out, and the rows that are shown. */
function readAs(result: TableAnswer['result'], context: FigureContext, used: readonly number[]): string {
  const { totalsLeftOut } = tableQuestionTexts();
  const { totals } = result.selection;
  const lines = linesText(context, totals);
  const firsts = new Set(result.lines.map(({ measured }) => measured[0]?.rows[0] ?? 0));
  const span = spanOfDates(result, context.records);
  const ends = span === null ? [] : [span.first, span.last];
  const shown = [...ends, ...result.shownRows, ...used.filter((row) => firsts.has(row))];
  return [
    usedText(result, context.records),
    ...(lines === null ? [] : [totalsLeftOut(lines)]),
    ...[...new Set(shown)].map((row) => rowText(context, row)),
  ]
    .join('\n')
    .slice(0, longestReading);
}

/** The rows with the first and the last day of what is grouped or compared by times, which may begin or end inside of one; null for others. */
export function spanOfDates(
  { plan, lines }: TableAnswer['result'],
  { table }: TableAnswer['records'],
): { readonly column: DateColumn; readonly first: number; readonly last: number } | null {
  const isPartial =
    plan.groups.some(({ part }) => part !== null && part !== 'day') ||
    plan.each !== undefined ||
    plan.compare?.kind === 'change';
  // Of several columns of dates the one that groups or compares.
  const sides = plan.compare?.kind === 'change' ? [plan.compare.a.column] : [];
  const used = [plan.each, ...plan.groups].flatMap((group) => (group?.part == null ? [] : [group.column]));
  const column = [...used, ...sides].map((at) => table.columns[at]).find((own) => own?.kind === 'date');
  if (!isPartial || column?.kind !== 'date' || column.precision !== 'day') return null;
  const dayOf = (row: number) => column.values[row] ?? Number.NaN;
  const rows = [...usedRows(lines)].filter((row) => !Number.isNaN(dayOf(row)));
  const sorted = rows.toSorted((a, b) => dayOf(a) - dayOf(b));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? null : { column, first, last };
}

const mostLines = 12;

/** Lines of rows, with their sheet or file where there are several; null for none. */
export function linesText({ records, sources }: FigureContext, rows: readonly number[]): string | null {
  // Cells of one line may be records of their own.
  const lines = rows.flatMap((row) => {
    const { line } = records.placeOf(0, row);
    const source = sources.length > 1 ? sources[records.originOf(0, row)] : undefined;
    const name = source === undefined ? '' : `${source.table.place.sheet ?? source.name} `;
    return line === null ? [] : [`${name}${line}`];
  });
  return lines.length === 0 ? null : [...new Set(lines)].slice(0, mostLines).join(', ');
}

/** Rows whose cells went into the numbers of some lines. */
export function usedRows(lines: readonly Line[]): Set<number> {
  const all = lines.flatMap(({ measured }) => measured.map(({ rows, parts }) => parts[0]?.rows ?? rows));
  const used = new Set<number>();
  for (const rows of all) for (const row of rows) used.add(row);
  return used;
}

/** A row with the names of its columns. */
export const rowText = ({ records }: FigureContext, row: number) =>
  records.table.columns
    .map((column) => [column.name, cellText(column, row)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

function excerptOf(context: FigureContext, rows: Iterable<number>): string {
  return [...rows]
    .slice(0, 6)
    .map((row) => rowText(context, row))
    .join('\n')
    .slice(0, 600);
}

/** The sheets or files that rows were used of. */
export function readSources({ sources, records, result }: TableAnswer): readonly AskedTable[] {
  if (sources.length < 2) return sources;
  const columns = records.table.columns.map((_, at) => at);
  const origins = new Set<number>();
  for (const row of usedRows(result.lines)) for (const at of columns) origins.add(records.originOf(at, row));
  return sources.filter((_, i) => origins.size === 0 || origins.has(i));
}
