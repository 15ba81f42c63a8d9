import type { Table } from '../../table/table.ts';
import type { PageFacts } from './page-facts.ts';

/** A cell as read: numbers and text as they stand, dates of workbooks as YYYY-MM-DD, null when empty. */
export type Cell = string | number | null;

/** A table with the place of every row, so that a sentence can name line and column. */
export interface RawTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Line of each row in the file (first line is 1). */
  readonly lines: readonly number[];
  readonly headerLine: number;
  /** Rows in the file; `rows` may hold fewer. */
  readonly rowCount: number;
  /** What a line is called here: "Line" in text files, "Row" in workbooks. */
  readonly lineWord: 'Line' | 'Row';
}

export interface DocumentPassage {
  readonly title: string;
  /** Where it is, e.g. "page 3" or "lines 2-26". */
  readonly locator: string;
  readonly text: string;
}

/** What the readers make of a file; stored with it and searched. */
export interface ReadDocument {
  readonly kind: 'table' | 'document' | 'text';
  readonly mime: string;
  /** e.g. "756 rows, 6 columns" or "12 pages". */
  readonly summary: string;
  readonly passages: readonly DocumentPassage[];
  readonly tables: readonly RawTable[];
  /** The same tables, typed: header, units and periods read. */
  readonly typedTables: readonly Table[];
  /** Of a web page: its tags, with their lines. */
  readonly page?: PageFacts;
}

/** Limits that keep one file from holding up everybody else. */
export const readLimits = {
  milliseconds: 20_000,
  heapMegabytes: 512,
  pages: 500,
  cells: 4_000_000,
  /** Of separated values, whose cells are places in the text and no values of their own. */
  textCells: 12_000_000,
  tableRows: 20_000,
  /** Of running text: about as much as a book of a thousand pages holds. What is longer is cut, and its summary says so. */
  textPassages: 2_400,
  /** Of tables, for searching: their rows are there as typed tables. */
  tablePassages: 600,
  passageCharacters: 1_200,
  unpackedBytes: 200 * 1024 * 1024,
  zipEntries: 5_000,
  /** All that a reader's process may hold: its heap, and a packed file at its limit three times, as zip, part and text. */
  residentMegabytes: 1_280,
  /** Tags inside tags; pages and documents of people stay far below a hundred. */
  depth: 256,
  /** Tags of a page, and what one of them carries. */
  elements: 200_000,
  attributes: 1_000,
  /** As many as a sheet of Excel has. */
  columns: 16_384,
  sheetRows: 1_048_576,
  columnName: 200,
  /** As much as a cell of Excel holds. */
  cellCharacters: 32_767,
  tableCharacters: 60_000_000,
} as const;
