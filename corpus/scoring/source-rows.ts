import { readFileSync } from 'node:fs';
import type { Workbook } from '../documents/make-workbook.ts';
import type { TableLabels, TableSource } from '../labels.ts';

export type Cell = string | number | null;

/** A record of a table with its line in the readable source. */
export interface SourceRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

type Grid = { line: number; cells: Cell[] }[];

const barCells = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Cells of a line; no cell of the corpus goes over several lines or holds a quotation mark. */
const splitLine = (line: string, separator: string) =>
  line
    .split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`))
    .map((cell) => cell.replace(/^"(.*)"$/, '$1'));

function gridOf(source: TableSource, text: string): Grid {
  if (source.sheet !== undefined) {
    const sheet = (JSON.parse(text) as Workbook).sheets.find(({ name }) => name === source.sheet);
    return (sheet?.rows ?? []).map((cells, i) => ({ line: i + 1, cells: [...cells] }));
  }
  if (source.file.endsWith('.html'))
    return [...text.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ''], i) => ({
      line: i + 1,
      cells: [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
    }));
  if (source.separator === undefined)
    return text
      .split('\n')
      .flatMap((line, i) => (/^\|(?![\s:|-]+$)/.test(line) ? [{ line: i + 1, cells: barCells(line) }] : []));
  const separator = source.separator;
  return text
    .trimEnd()
    .split('\n')
    .map((line, i) => ({ line: i + 1, cells: splitLine(line, separator) }));
}

/** A cell as a plain value: numbers by the mark the labels name, days as YYYY-MM-DD, brackets as a minus. */
function valueOf(cell: Cell, source: TableSource): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.trim();
  if (text === '') return null;
  const day = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text);
  if (source.dates === 'dmy' && day !== null) return `${day[3]}-${day[2]}-${day[1]}`;
  const bare = text.replace(/^\((.*)\)$/, '-$1').replace(/\s*%$/, '');
  const group = source.decimal === ',' ? '.' : ',';
  if (!/^-?[\d.,]+$/.test(bare)) return text;
  const plain = bare.replaceAll(group, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** The records of a table of the corpus, read by what the labels say of it: not by the readers of the product. */
export function sourceRows({ folder, source }: Pick<TableLabels, 'folder' | 'source'>): SourceRow[] {
  if (source === undefined) return [];
  const grid = gridOf(source, readFileSync(`${folder}/${source.file}`, 'utf8'));
  const at = source.header === undefined ? 0 : grid.findIndex(({ line }) => line === source.header);
  const names = (grid[at]?.cells ?? []).map((cell) => source.columns?.[String(cell)] ?? String(cell));
  const rows = grid
    .slice(at + 1)
    .filter(({ line }) => source.last === undefined || line <= source.last)
    .filter(
      ({ cells }) => !(source.skip !== undefined && String(cells[0]).toLowerCase().includes(source.skip)),
    )
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.map((name, i) => [name, valueOf(cells[i] ?? null, source)])),
    }));
  if (source.join === undefined) return rows;
  const { join, ...alone } = source;
  const { file, key } = join;
  const others = sourceRows({ folder, source: { ...alone, file, columns: {} } });
  return rows.map(({ line, cells }) => ({
    line,
    cells: { ...others.find((other) => other.cells[key] === cells[key])?.cells, ...cells },
  }));
}
