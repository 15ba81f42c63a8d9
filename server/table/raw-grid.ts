/** A cell as its file holds it: text as written, numbers, dates and truths of workbooks; null when empty. */
export type RawCell = string | number | boolean | Date | Uncomputed | null;

/** A formula whose value its file does not hold. */
export class Uncomputed {
  readonly formula: string;

  constructor(formula: string) {
    this.formula = formula;
  }
}

/** What the number format of a workbook says about a cell. */
export interface CellFormat {
  /** ISO 4217 code or the sign as written ("$"). */
  readonly currency: string | null;
  readonly isPercent: boolean;
}

/** What a sheet holds and does not show: numbers of rows, letters of columns. */
export interface HiddenCells {
  readonly rows: readonly number[];
  readonly columns: readonly string[];
}

export const nothingHidden: HiddenCells = { rows: [], columns: [] };

/** Cells of one table with their places, before anything of it is understood. Rows without a filled cell are left out. */
export interface RawGrid {
  readonly name: string;
  readonly lineWord: 'line' | 'row';
  readonly sheet: string | null;
  /** True for a sheet the reader of the workbook does not see. */
  readonly isHidden: boolean;
  /** Rows and columns of the sheet that were left out because it does not show them. */
  readonly hidden: HiddenCells;
  readonly page: number | null;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Position of the grid's first column in the file, first is 0. */
  readonly firstColumn: number;
  /** Rows in the file; more than `rowCount` when not all are kept. */
  readonly rowCountInFile: number;
  /** So many first rows are header rows, where the source marks them, 0 for none; null where they must be found. */
  readonly headerRows: number | null;
  /** True where the source marks every row as a record: none of them is a remark below the table. */
  readonly isAllRecords?: boolean;
  /** True where an empty cell of a header is below or beside a merged one, which the source then repeats. */
  readonly isFilled: boolean;
  /** Lines of the file that say something of the table and are no rows: "# in EUR million". */
  readonly remarks: readonly string[];
  /** Page a row is on; null where there are no pages. */
  pageOf(row: number): number | null;
  /** Line or row number in the file, first is 1. */
  line(row: number): number;
  cell(row: number, column: number): RawCell;
  format(row: number, column: number): CellFormat | null;
  /** The cells as spans of one text, for grids of separated values. */
  readonly spans: CellSpans | null;
}

/**
 * Cells as spans of the file's text, trimmed: a million rows would be as many strings otherwise. Cell `c` of row `r`
 * is number `rowStarts[r] + c`, when that is below `rowStarts[r + 1]`.
 */
export interface CellSpans {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly rowStarts: Uint32Array;
  /** Values of cells that are not written as they are: with doubled quotes. */
  readonly rewritten: ReadonlyMap<number, string>;
}

/** What is said of a grid beside its cells. */
export type GridPlace = Partial<
  Pick<
    RawGrid,
    | 'lineWord'
    | 'remarks'
    | 'sheet'
    | 'isHidden'
    | 'hidden'
    | 'page'
    | 'firstColumn'
    | 'headerRows'
    | 'isAllRecords'
    | 'isFilled'
    | 'rowCountInFile'
  >
> & {
  readonly lines?: readonly number[];
  /** Page of each row, of a table over several. */
  readonly pages?: readonly number[];
  readonly formats?: readonly (readonly (CellFormat | null)[])[];
};

const isEmpty = (cell: RawCell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** A grid of rows in memory; rows are numbered from 1 unless `lines` says otherwise. Empty rows are left out. */
export function gridOfRows(
  name: string,
  rows: readonly (readonly RawCell[])[],
  place: GridPlace = {},
): RawGrid {
  const kept = rows.flatMap((row, i) => (row.every(isEmpty) ? [] : [i]));
  const cellOf = (row: number, column: number): RawCell => {
    const cell = rows[kept[row] ?? -1]?.[column] ?? null;
    return isEmpty(cell) ? null : typeof cell === 'string' ? cell.trim() : cell;
  };
  return {
    name,
    lineWord: place.lineWord ?? 'line',
    sheet: place.sheet ?? null,
    isHidden: place.isHidden ?? false,
    hidden: place.hidden ?? nothingHidden,
    page: place.page ?? null,
    rowCount: kept.length,
    columnCount: rows.reduce((most, row) => Math.max(most, row.length), 0),
    firstColumn: place.firstColumn ?? 0,
    rowCountInFile: place.rowCountInFile ?? kept.length,
    headerRows: place.headerRows ?? null,
    isAllRecords: place.isAllRecords ?? false,
    isFilled: place.isFilled ?? false,
    remarks: place.remarks ?? [],
    pageOf: (row) => place.pages?.[kept[row] ?? -1] ?? place.page ?? null,
    line: (row) => place.lines?.[kept[row] ?? -1] ?? (kept[row] ?? row) + 1,
    cell: cellOf,
    format: (row, column) => place.formats?.[kept[row] ?? -1]?.[column] ?? null,
    spans: null,
  };
}
