import type { NewSource } from '../engines/run-context.ts';
import { numberText } from '../tools/number-text.ts';
import type { AskedTable } from './ask-candidate.ts';
import type { TableAnswer } from './ask-tables.ts';
import { dateOfRows, placeOfCells, type FigureContext } from './figure-inputs.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import { columnsOfMeasure } from './plan.ts';
import type { Line } from './line.ts';
import { cellText } from './value-text.ts';

/** The file a table came from. */
export interface TableFile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
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
  return sources.map((source, i) => {
    const column =
      records.originOf(main) === i
        ? main
        : records.table.columns.findIndex((_, at) => records.originOf(at) === i);
    // "When was it highest" is answered by the cell of the date, too.
    const isDated = date !== null && result.shownRows.length > 0 && column === main;
    const cells = placeOfCells(
      context,
      isDated ? [main, date] : Math.max(0, column),
      isDated ? result.shownRows : usedRows(result.lines),
    );
    const locator =
      measure === null ? (cells?.locator.replace(/, column .*$/, '') ?? '') : (cells?.locator ?? '');
    const file = fileOf(source);
    return {
      key: `${source.id}:${locator}`,
      kind: 'file' as const,
      title: file.name,
      locator: locator === '' ? null : locator,
      url: null,
      file_id: file.id,
      excerpt: excerptOf(context, isDated ? result.shownRows : usedRows(result.lines)),
      fetched_at: file.createdAt.toISOString(),
      is_sample: false,
      read_as: readAs(result, context),
      ...(cells?.place ? { place: cells.place } : {}),
    };
  });
}

/** How many rows were read, those of totals left out, and the rows that are shown. */
function readAs(result: TableAnswer['result'], context: FigureContext): string {
  const { rowsUsed, totalsLeftOut } = tableQuestionTexts();
  const { rows, recordCount, totals } = result.selection;
  const lines = totals.flatMap((row) => context.records.placeOf(0, row).line ?? []);
  const shown = [...result.shownRows, ...result.lines.map(({ measured }) => measured[0]?.rows[0] ?? 0)];
  return [
    rowsUsed(numberText(rows.length, 0), numberText(recordCount, 0)),
    ...(lines.length > 0 ? [totalsLeftOut(lines.join(', '))] : []),
    ...[...new Set(shown)].map((row) => rowText(context, row)),
  ]
    .join('\n')
    .slice(0, longestReading);
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
