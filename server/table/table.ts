import type { Period } from './period.ts';
import type { DecimalMark } from './read-number.ts';
import type { HiddenCells } from './raw-grid.ts';
import type { Unit } from './unit.ts';

/**
 * One table model for every source: separated values, workbooks, HTML, Markdown, PDF and Word tables. Columns are
 * arrays of one type each, so that a million rows are asked in a second and copied from process to process
 * in no time.
 */
export interface Table {
  /** The sheet's name, the caption, the heading above, or the file's name. */
  readonly name: string;
  readonly place: TablePlace;
  /** Lines above the header: title, unit line ("in EUR million"), remarks. Each was read for units and periods. */
  readonly titleLines: readonly string[];
  /** Lines below the last row: footnotes, sources. They are no rows. */
  readonly footLines: readonly string[];
  /** Lines of the file that `titleLines` and `footLines` are on; remarks between rows of separated values have none. */
  readonly linesAround: readonly number[];
  /** The first row with more cells than the header has names, and how many those are; the columns are refused then. */
  readonly ragged: { readonly row: number; readonly cells: number; readonly names: number } | null;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Rows in the file; larger than `rowCount` when not all could be kept. */
  readonly rowCountInFile: number;
  /** Line or row number of each row in the file, first is 1. */
  readonly lines: Uint32Array;
  /** Page of each row, where its document has pages: a table may go over several. */
  readonly pages: Uint32Array | null;
  /** What each row is: totals are never added to what they total. */
  readonly rowKinds: readonly RowKind[] | null;
  /**
   * What holds for a single row of a table whose rows are attributes ("Revenue", "Headcount"), over the unit of its
   * columns; null in it where that holds. Null when rows are records. Rows of attributes are never added up.
   */
  readonly rowUnits: readonly (Unit | null)[] | null;
}

/** `null` of `Table.rowKinds` means that all are records. */
export type RowKind =
  | 'record'
  | 'total'
  | 'section'
  /** Tells of a dividend or split where others have numbers, as exports of prices do: "0.24 Dividend". */
  | 'event';

/** A row of the table with its cell as written: what proves or contradicts something. */
export interface SeenCell {
  readonly row: number;
  readonly text: string;
}

/** How a file writes its days. */
export type DateForm =
  | 'year-month-day'
  | 'day.month.year'
  | 'day month year'
  | 'month day, year'
  | 'day/month/year'
  | 'month/day/year'
  | 'Unix time'
  | 'workbook date';

interface TablePlace {
  /** True for a sheet that its workbook does not show. */
  readonly isHidden: boolean;
  /** Rows and columns of its sheet that are not shown there, and no part of the table. */
  readonly hidden: HiddenCells;
  /** What a row is called here: "line" in text files, "row" in workbooks and documents. */
  readonly lineWord: 'line' | 'row';
  readonly sheet: string | null;
  /** First is 1. */
  readonly page: number | null;
  /** Line of the (last) header row; null for a table without one, whose columns are named by letters. */
  readonly headerLine: number | null;
}

interface ColumnHead {
  /** Flattened over several header rows, with its unit and period words: as a person would write it. */
  readonly name: string;
  /** `name` without unit, scale, currency and period: "Revenue" of "Revenue (EUR m) 2024". */
  readonly plainName: string;
  /** Position in the file, first is 0. Its letter in a workbook follows from it. */
  readonly at: number;
  readonly period: Period | null;
  /** No cell of the file names it: times that stood in its head, what a matrix counts. */
  readonly isMade?: true;
  /** Nothing says whether what a made column holds can be added up. */
  readonly isOpen?: true;
}

export interface NumberColumn extends ColumnHead {
  readonly kind: 'number';
  /** In the column's unit as written, before scale; NaN for an empty cell. */
  readonly values: Float64Array;
  readonly unit: Unit;
  /** Most decimals any cell has. */
  readonly decimals: number;
  /** What its decimals are written with. */
  readonly mark: DecimalMark;
  /** The cell of its own that proves the mark; null when another column, or nothing, does. */
  readonly proof: SeenCell | null;
  /** How the decimal mark was decided: a cell that proves it, in words of places. Null for cells that are numbers in the file. */
  readonly evidence: string | null;
}

export interface DateColumn extends ColumnHead {
  readonly kind: 'date';
  /**
   * Milliseconds since 1970-01-01 of the period's first moment, its clock as written: a time with an offset counts where
   * it was written, Unix times in UTC. NaN for an empty cell.
   */
  readonly values: Float64Array;
  readonly precision: 'time' | 'day' | 'month' | 'quarter' | 'year';
  /** Of the first of them; null for months, quarters and years. */
  readonly form: DateForm | null;
  /** True when every one is a time in UTC. */
  readonly isUtc: boolean;
  readonly evidence: string | null;
}

export interface TextColumn extends ColumnHead {
  readonly kind: 'text';
  /** Index into `words` for each row; 0 is the empty text. */
  readonly codes: Uint32Array;
  readonly words: readonly string[];
}

/** A column that could not be read as one type: nothing is computed with it, its reason is said. */
export interface DoubtfulColumn extends ColumnHead {
  readonly kind: 'doubtful';
  readonly doubt: ColumnDoubt;
  /** The cells that show it, e.g. "line 4: 1.234" and "line 9: 1,5". */
  readonly evidence: readonly string[];
  /** The same cells with their rows. */
  readonly cells: readonly SeenCell[];
  /**
   * Where another column says the currency or unit of each row: its position in `columns`, the numbers, and the unit
   * for each of its words. Rows with one word can be computed with.
   */
  readonly byRow: {
    readonly column: number;
    readonly values: Float64Array;
    readonly decimals: number;
    readonly units: readonly (Unit | null)[];
  } | null;
  /** As text, for showing rows. */
  readonly codes: Uint32Array;
  readonly words: readonly string[];
}

export type Column = NumberColumn | DateColumn | TextColumn | DoubtfulColumn;

/** Why a column is not computed with. */
export type ColumnDoubt =
  | 'two_marks'
  | 'unclear_mark'
  | 'two_date_orders'
  | 'unclear_date_order'
  | 'mixed_units'
  | 'unclear_unit'
  | 'mixed_currencies'
  | 'mixed_types'
  /** A workbook that holds a formula and not its value, in a row that counts. */
  | 'formula_without_value'
  /** A row has more cells than the header: marks in numbers were taken for separators. */
  | 'ragged_rows';
