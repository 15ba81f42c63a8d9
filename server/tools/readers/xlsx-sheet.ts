import { Uncomputed, type CellFormat, type HiddenCells, type RawCell } from '../../table/raw-grid.ts';
import { isYear } from '../../table/read-date.ts';
import { readLimits } from './document.ts';
import type { NumberFormat } from './xlsx-formats.ts';
import type { Workbook } from './xlsx-workbook.ts';
import { visitXml } from './xlsx-xml.ts';

export interface SheetCells {
  /** Rows from the first of the sheet on; empty where nothing is. */
  readonly rows: readonly (readonly RawCell[])[];
  readonly formats: readonly (readonly (CellFormat | null)[])[];
  readonly hasMerges: boolean;
  /** Rows and columns the workbook does not show; their cells are not among the others. */
  readonly hidden: HiddenCells;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Place of "B7", first is 0. */
function placeOf(reference: string): Place {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return { row: Number(reference.slice(at)) - 1, column: column - 1 };
}

const dayMs = 86_400_000;

/** A number of a workbook as date: days since 1899-12-30, or since 1904. */
function dateOfSerial(serial: number, isFrom1904: boolean): Date | null {
  const at = Math.round((serial - (isFrom1904 ? 24_107 : 25_569)) * dayMs);
  return Math.abs(at) < 8e15 ? new Date(at) : null;
}

function clockOf(serial: number): string {
  const minutes = Math.round((serial % 1) * 1440);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function numberCell(value: number, format: NumberFormat | undefined, isFrom1904: boolean): RawCell {
  if (format?.kind === 'date') return dateOfSerial(value, isFrom1904) ?? value;
  return format?.kind === 'time' && value >= 0 && value < 1 ? clockOf(value) : value;
}

/**
 * Hidden by hand or by a filter, and so not shown. Rows and columns of an outline that is folded up are only out of
 * sight: a sign beside them says that they are there.
 */
const isLeftOut = (attributes: Readonly<Record<string, string>>) =>
  /^(?:1|true)$/.test(attributes['hidden'] ?? '') && Number(attributes['outlineLevel'] ?? 0) === 0;

/** Reads the cells of a sheet, one tag after the other. */
class SheetReader {
  readonly rows: RawCell[][] = [];
  readonly formats: (CellFormat | null)[][] = [];
  readonly merges: string[] = [];
  /** First is 0. */
  readonly hiddenRows: number[] = [];
  readonly hiddenColumns: [first: number, last: number][] = [];
  characters = 0;
  private row = -1;
  private place: Place = { row: 0, column: -1 };
  private type = '';
  private style = 0;
  private value = '';
  private formula: string | null = null;
  private inside: 'value' | 'formula' | 'text' | null = null;
  private readonly workbook: Workbook;

  constructor(workbook: Workbook) {
    this.workbook = workbook;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'row') this.openRow(attributes);
    else if (name === 'col') this.openColumns(attributes);
    else if (name === 'v') this.inside = 'value';
    else if (name === 'f') {
      this.inside = 'formula';
      this.formula = '';
    } else if (name === 't') this.inside = 'text';
    else if (name === 'mergeCell' && attributes['ref'] !== undefined) this.merges.push(attributes['ref']);
  }

  private openRow(attributes: Readonly<Record<string, string>>): void {
    const number = attributes['r'];
    this.row = number === undefined ? this.row + 1 : Number(number) - 1;
    this.place = { row: this.row, column: -1 };
    if (isLeftOut(attributes)) this.hiddenRows.push(this.row);
  }

  private openColumns(attributes: Readonly<Record<string, string>>): void {
    if (!isLeftOut(attributes)) return;
    this.hiddenColumns.push([Number(attributes['min'] ?? 0) - 1, Number(attributes['max'] ?? 0) - 1]);
  }

  private openCell(attributes: Readonly<Record<string, string>>): void {
    const reference = attributes['r'];
    this.place =
      reference === undefined ? { row: this.row, column: this.place.column + 1 } : placeOf(reference);
    this.type = attributes['t'] ?? 'n';
    this.style = Number(attributes['s'] ?? 0);
    this.value = '';
    this.formula = null;
  }

  text(piece: string): void {
    if (this.inside === 'value' || this.inside === 'text') this.value += piece;
    else if (this.inside === 'formula') this.formula = (this.formula ?? '') + piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 'f' || name === 't') this.inside = null;
    else if (name === 'c') this.keep();
  }

  private keep(): void {
    const cell = this.cell();
    if (cell === null) return;
    if (typeof cell === 'string') this.characters += cell.length;
    const { row, column } = this.place;
    const cells = (this.rows[row] ??= []);
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
    const format = this.workbook.formats[this.style];
    if (format === undefined || (format.currency === null && !format.isPercent)) return;
    const formats = (this.formats[row] ??= []);
    while (formats.length < column) formats.push(null);
    formats[column] = format;
  }

  private cell(): RawCell {
    const { value, type } = this;
    if (value === '') return this.formula === null ? null : new Uncomputed(this.formula);
    if (type === 's') return this.shorten(this.workbook.strings[Number(value)] ?? '');
    if (type === 'b') return value === '1';
    if (type === 'd') return Number.isNaN(Date.parse(value)) ? value : new Date(value);
    if (type !== 'n') return this.shorten(value);
    const number = Number(value);
    return Number.isFinite(number)
      ? numberCell(number, this.workbook.formats[this.style], this.workbook.isFrom1904)
      : value;
  }

  private shorten(text: string): RawCell {
    const trimmed = text.slice(0, readLimits.cellCharacters).trim();
    return trimmed === '' ? null : trimmed;
  }
}

/** A merged cell's text, year or date holds for all its places; a number counts once. A line over the whole table stays one cell. */
function fillMerges(rows: RawCell[][], merges: readonly string[]): void {
  for (const reference of merges.slice(0, 10_000)) {
    const [from = '', to = from] = reference.split(':');
    const [first, last] = [placeOf(from), placeOf(to)];
    const cell = rows[first.row]?.[first.column] ?? null;
    const isRepeated =
      typeof cell === 'string' ||
      cell instanceof Date ||
      (typeof cell === 'number' && isYear(cell) && first.row === last.row);
    const others = (rows[first.row] ?? []).filter(
      (one, column) => one !== null && (column < first.column || column > last.column),
    );
    const isLine = first.row === last.row && others.length === 0;
    if (!isRepeated || isLine || (last.row - first.row) * (last.column - first.column) > 100_000) continue;
    for (let row = first.row; row <= Math.min(last.row, rows.length - 1); row += 1) {
      const cells = (rows[row] ??= []);
      for (let column = first.column; column <= Math.min(last.column, first.column + 500); column += 1) {
        while (cells.length < column) cells.push(null);
        cells[column] ??= cell;
      }
    }
  }
}

const isFilled = (cell: RawCell | undefined) => cell !== null && cell !== undefined && cell !== '';

/** Empties what is not shown, and says which filled rows and columns that were. */
function takeHidden(
  rows: RawCell[][],
  { hiddenRows, hiddenColumns }: Pick<SheetReader, 'hiddenRows' | 'hiddenColumns'>,
): HiddenCells {
  const lines = hiddenRows.filter((row) => rows[row]?.some(isFilled));
  for (const row of lines) rows[row] = [];
  const columns = new Set<number>();
  for (const cells of hiddenColumns.length === 0 ? [] : rows)
    for (const [first, last] of hiddenColumns)
      for (let column = first; column <= Math.min(last, cells.length - 1); column += 1) {
        if (isFilled(cells[column])) columns.add(column);
        cells[column] = null;
      }
  return {
    rows: lines.map((row) => row + 1),
    columns: [...columns].toSorted((a, b) => a - b).map(lettersOf),
  };
}

function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** Cells of a sheet, and how many characters of text they hold. */
export function readSheet(
  content: Uint8Array,
  workbook: Workbook,
): SheetCells & { readonly characters: number } {
  const reader = new SheetReader(workbook);
  visitXml(content, reader);
  const rows = Array.from(reader.rows, (row) => row ?? []);
  fillMerges(rows, reader.merges);
  const hidden = takeHidden(rows, reader);
  return {
    rows,
    hidden,
    formats: Array.from(reader.formats, (row) => row ?? []),
    hasMerges: reader.merges.length > 0,
    characters: reader.characters,
  };
}
