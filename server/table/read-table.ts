import { withBusinessYears } from './business-year-heads.ts';
import { buildDates, buildNumbers, codeTexts } from './build-column.ts';
import { ColumnCells } from './column-cells.ts';
import type { Decision, TableProof } from './decision.ts';
import { placeOf } from './doubt.ts';
import { decideColumns } from './decide-columns.ts';
import { isWithoutNumbers, withEvents } from './event-rows.ts';
import { findAttributes, hasTornRow, unitsOfRows } from './attribute-rows.ts';
import { fillGroups } from './fill-groups.ts';
import { findLayout, type Layout } from './find-layout.ts';
import { letterName } from './letter-name.ts';
import type { Period } from './period.ts';
import type { RawGrid } from './raw-grid.ts';
import { isEmptyWord } from './read-number.ts';
import { readHead, type ReadHead } from './read-head.ts';
import { findRowKinds, isTotalWord } from './row-kinds.ts';
import { scanColumn, type ColumnScan } from './scan-column.ts';
import { withShortMonths } from './short-months.ts';
import type { Column, ColumnDoubt, RowKind, SeenCell, Table } from './table.ts';
import type { Unit } from './unit.ts';
import { periodOfTitle, unitOfLines, unitsOfNames } from './title-lines.ts';
import { findUnitColumn, withRowUnits } from './unit-column.ts';
import { inYear, readYearPart, yearOfTable } from './year-part.ts';

/** What other tables of the same file say for this one where it says nothing itself. */
export interface Above {
  readonly mark: TableProof['mark'];
  readonly unit: Unit | null;
  readonly titleLines: readonly string[];
}

export const nothingAbove: Above = { mark: null, unit: null, titleLines: [] };

/**
 * Reads a grid as a typed table: header, titles and remarks found; each column's type, unit, period, decimal mark and
 * order of dates decided once, with the cell that proves it, or refused (`DoubtfulColumn`). Null for a grid without rows.
 */
export function readTable(grid: RawGrid, above: Above = nothingAbove): Table | null {
  const layout = findLayout(grid);
  if (layout === null || layout.body.length === 0) return null;
  const shown = shownColumns(grid, layout);
  const names = uniqueNames(
    shown.map(({ name, cells }) => name || letterName(grid.firstColumn + cells.column)),
  );
  const said = unitsOfNames(
    [...layout.titleLines, ...layout.footLines],
    shown.map(({ name }) => readHead(name)),
  );
  const scans = shown.map(({ cells }) => scanColumn(cells));
  const heads = withBusinessYears(
    withYear(withShortMonths(said.heads), scans, yearOfTable(layout.titleLines, grid.sheet, grid.name)),
    layout.titleLines.length > 0 ? layout.titleLines : above.titleLines,
  );
  // Over the labels of rows stands no name, but what holds for all: "in EUR million".
  const corner = scans[0]?.numbers === 0 ? (names[0] ?? '') : '';
  const lines = [...said.lines, corner];
  const units = findUnitColumn(scans, heads);
  const unit = unitOfLines(lines) ?? units?.one ?? above.unit;
  const labels = findAttributes(scans, heads);
  const period = periodOfTitle(layout.titleLines, heads, scans);
  const decisions = decideColumns(
    { scans, heads, names },
    {
      unit,
      isByRow: labels !== null,
      isTorn: labels !== null && hasTornRow(labels),
      mark: above.mark,
    },
  );
  const built = scans.map((scan, i): Column => {
    const head = heads[i] ?? readHead('');
    const common = {
      name: names[i] ?? '',
      plainName: head.plainName,
      at: grid.firstColumn + scan.cells.column,
      period: head.period ?? (decisions[i]?.kind === 'number' ? period : null),
    };
    const column = build(common, scan, decisions[i] ?? { kind: 'text' });
    return units === null || units.one !== null ? column : withRowUnits(column, scan, units);
  });
  const columns = fillGroups(built);
  const rowCount = layout.body.length;
  const told = eventsOf(scans, columns);
  const kinds = findRowKinds(columns, rowCount, {
    isAttributes: labels !== null,
    isPartial: grid.hidden.rows.length > 0,
    totalRows: new Set(
      columns.flatMap(({ kind }, i) =>
        kind === 'date' ? (scans[i]?.totalWords ?? []).map(({ row }) => row) : [],
      ),
    ),
    saysMissing: (row) =>
      scans.some(({ cells, emptyWords }) => emptyWords > 0 && cells.load(row) && isEmptyWord(cells.string())),
  });
  const rowKinds = withEvents(kinds, told.rows, rowCount);
  const ragged = raggedRow(grid, layout);
  return {
    name: grid.name,
    place: {
      lineWord: grid.lineWord,
      sheet: grid.sheet,
      page: grid.page,
      isHidden: grid.isHidden,
      hidden: grid.hidden,
      headerLine: layout.headerRow === null ? null : grid.line(layout.headerRow),
    },
    titleLines: layout.titleLines,
    footLines: layout.footLines,
    linesAround: layout.around.map((row) => grid.line(row)),
    ragged,
    columns: columns.map((column, i) =>
      withoutGaps(column, scans[i], { kinds: rowKinds, ragged: ragged?.row ?? null, mixed: told.mixed }),
    ),
    rowCount,
    rowCountInFile: Math.max(rowCount, rowCount + grid.rowCountInFile - grid.rowCount),
    lines: linesOf(grid, layout.body),
    pages: grid.page === null ? null : Uint32Array.from(layout.body, (row) => grid.pageOf(row) ?? 0),
    rowKinds,
    rowUnits: labels === null ? null : unitsOfRows(labels, unit),
  };
}

/**
 * Rows that tell of a dividend or split where no column has a number, and the cells that do so beside numbers: those make
 * their column one of two types.
 */
function eventsOf(
  scans: readonly ColumnScan[],
  columns: readonly Column[],
): { rows: ReadonlySet<number>; mixed: ReadonlyMap<ColumnScan, SeenCell> } {
  const rows = new Set<number>();
  const mixed = new Map<ColumnScan, SeenCell>();
  for (const [i, scan] of scans.entries())
    for (const seen of columns[i]?.kind === 'number' ? scan.events : [])
      if (isWithoutNumbers(columns, seen.row)) rows.add(seen.row);
      else if (!mixed.has(scan)) mixed.set(scan, seen);
  return { rows, mixed };
}

/**
 * A row with more cells than the header names has been split in the wrong place: a decimal comma in a file of commas. What
 * is in its columns nobody can tell. Null when there is none, or no header.
 */
function raggedRow({ spans }: RawGrid, { body, names, headerRow }: Layout): Table['ragged'] {
  const width = names.findLastIndex((name) => name !== '') + 1;
  if (spans === null || headerRow === null) return null;
  const widthOf = (row: number): number => {
    const first = spans.rowStarts[row] ?? 0;
    let cells = (spans.rowStarts[row + 1] ?? 0) - first;
    while (cells > width && (spans.ends[first + cells - 1] ?? 0) <= (spans.starts[first + cells - 1] ?? 0))
      cells -= 1;
    return cells;
  };
  const row = body.findIndex((one) => widthOf(one) > width);
  return row < 0 ? null : { row, cells: widthOf(body[row] ?? 0), names: width };
}

interface Gaps {
  readonly kinds: readonly RowKind[] | null;
  readonly ragged: number | null;
  readonly mixed: ReadonlyMap<ColumnScan, SeenCell>;
}

/**
 * A number that its formula has not been computed to is missing, not zero; the cells of a ragged table are anybody's; a text
 * among the numbers of a row is no remark.
 */
function withoutGaps(column: Column, scan: ColumnScan | undefined, { kinds, ragged, mixed }: Gaps): Column {
  if (scan === undefined || column.kind === 'doubtful' || (column.kind === 'text' && ragged === null))
    return column;
  const gaps = scan.uncomputed.filter(({ row }) => (kinds?.[row] ?? 'record') === 'record').slice(0, 3);
  const event = mixed.get(scan);
  if (ragged !== null)
    return refused(column, scan, 'ragged_rows', [`${scan.cells.grid.lineWord} ${scan.cells.line(ragged)}`]);
  if (gaps.length > 0) return refused(column, scan, 'formula_without_value', placesOf(scan, gaps), gaps);
  return event === undefined
    ? column
    : refused(column, scan, 'mixed_types', placesOf(scan, [event]), [event]);
}

const placesOf = (scan: ColumnScan, cells: readonly SeenCell[]) => cells.map((seen) => placeOf(scan, seen));

function refused(
  { name, plainName, at, period }: Column,
  scan: ColumnScan,
  doubt: ColumnDoubt,
  evidence: readonly string[],
  cells: readonly SeenCell[] = [],
): Column {
  const head = { name, plainName, at, period };
  return { ...head, kind: 'doubtful', doubt, evidence, cells, byRow: null, ...codeTexts(scan.cells) };
}

/** Columns of months or quarters in the year that the title or the sheet says for all of them. */
function withYear(
  heads: readonly ReadHead[],
  scans: readonly ColumnScan[],
  year: ReturnType<typeof yearOfTable>,
): readonly ReadHead[] {
  const parts = heads.map(({ plainName, period }, i) =>
    period === null && (scans[i]?.numbers ?? 0) > 0 && !isTotalWord(plainName)
      ? readYearPart(plainName)
      : null,
  );
  const kinds = new Set(parts.flatMap((one) => one?.found.part ?? []));
  if (year === null || kinds.size !== 1 || parts.filter((one) => one !== null).length < 2) return heads;
  return heads.map((head, i) => {
    const part = parts[i];
    const period = part == null ? null : inYear(part.found, year);
    return part == null || period === null ? head : { ...head, plainName: part.rest, period };
  });
}

interface Shown {
  readonly name: string;
  readonly cells: ColumnCells;
}

/** Columns with a name or a value: writers leave empty ones at the end. */
function shownColumns(grid: RawGrid, layout: Layout): Shown[] {
  const all = Array.from({ length: grid.columnCount }, (_, column) => ({
    name: layout.names[column] ?? '',
    cells: new ColumnCells(grid, column, layout.body),
  }));
  return all.filter(({ name, cells }) => name !== '' || hasValue(cells));
}

function hasValue(cells: ColumnCells): boolean {
  for (let row = 0; row < cells.length; row += 1) if (cells.load(row)) return true;
  return false;
}

function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function build(
  common: { name: string; plainName: string; at: number; period: Period | null },
  scan: ColumnScan,
  decision: Decision,
): Column {
  if (decision.kind === 'number')
    return {
      ...common,
      kind: 'number',
      ...buildNumbers(scan.cells, decision),
      unit: decision.unit,
      mark: decision.mark,
      proof: decision.proof,
      evidence: decision.evidence,
    };
  if (decision.kind === 'date')
    return {
      ...common,
      kind: 'date',
      values: buildDates(scan.cells, decision),
      precision: decision.precision,
      form: decision.form,
      isUtc: decision.isUtc,
      evidence: decision.evidence,
    };
  if (decision.kind === 'text') return { ...common, kind: 'text', ...codeTexts(scan.cells) };
  const { doubt, evidence, cells } = decision;
  return { ...common, kind: 'doubtful', doubt, evidence, cells, byRow: null, ...codeTexts(scan.cells) };
}

function linesOf(grid: RawGrid, body: Uint32Array): Uint32Array {
  const lines = new Uint32Array(body.length);
  for (let i = 0; i < lines.length; i += 1) lines[i] = grid.line(body[i] ?? 0);
  return lines;
}
