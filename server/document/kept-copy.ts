/**
 * A kept copy: one document as text with places, the same for ever. Its characters are counted over all blocks; a block
 * ends before the next begins. Of a table the characters are those of its cells, parted by tabs and line ends.
 */
export type CopyBlock = TextBlock | PageBlock | TableRows;

export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'list' | 'code';
  readonly start: number;
  readonly text: string;
  /** Line of the file it begins on, first is 1; absent where a document has no lines. */
  readonly line?: number;
  /** Of a heading, 1 to 6. */
  readonly level?: number;
}

interface PageBlock {
  readonly kind: 'page';
  readonly start: number;
  /** First is 1. */
  readonly page: number;
}

/** Rows of a table that follow each other; long tables are many of them. */
export interface TableRows {
  readonly kind: 'table';
  readonly start: number;
  /** Position in the document, first is 0. */
  readonly table: number;
  readonly rows: readonly (readonly string[])[];
  /** Line of each row as the file counts it. */
  readonly lines: readonly number[];
}

/** What holds for a table as a whole. */
export interface TableHead {
  readonly name: string;
  /** By position. */
  readonly columns: readonly string[];
  readonly word: 'line' | 'row';
  readonly headerLine: number;
  readonly rowCount: number;
}

/** Blocks before they have their characters. */
export type NewBlock =
  | Omit<TextBlock, 'start'>
  | Omit<PageBlock, 'start'>
  | { readonly kind: 'table'; readonly head: TableHead; readonly table: NewTable };

interface NewTable {
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly lines: readonly number[];
}

/** One row as the copy's characters hold it. */
export function rowText(cells: readonly string[]): string {
  return cells.join('\t');
}

/** Characters of a block, the mark after it not counted. */
export function lengthOf(block: CopyBlock): number {
  if (block.kind === 'page') return 0;
  if (block.kind !== 'table') return block.text.length;
  return Math.max(0, block.rows.reduce((sum, row) => sum + rowText(row).length + 1, 0) - 1);
}
