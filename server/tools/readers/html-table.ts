import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { tableTitles } from './table-titles.ts';

const mostRows = 5_000;
const mostColumns = 1_000;
const mostCells = 200_000;

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text of a cell without marks of footnotes: "12.5" with a raised 1 is not 12.51. */
function textOf(cell: Element): string {
  const raised = [...cell.querySelectorAll('sup')].filter((mark) =>
    /^[\s[(]*(?:\d{1,2}|[a-z*†‡]{1,2})[\s\])]*$/i.test(mark.textContent ?? ''),
  );
  const isUnit = (mark: Element) => /(?:m|cm|km|ft)$/.test(textBefore(cell, mark));
  const marks = raised.filter((mark) => !isUnit(mark));
  if (marks.length === 0) return clean(cell.textContent ?? '');
  const copy = cell.cloneNode(true) as Element;
  const copies = [...copy.querySelectorAll('sup')];
  const all = [...cell.querySelectorAll('sup')];
  for (const mark of marks) copies[all.indexOf(mark)]?.remove();
  return clean(copy.textContent ?? '');
}

/** "m" before a raised 2 is square metres. */
function textBefore(cell: Element, mark: Element): string {
  const whole = cell.textContent ?? '';
  const at = whole.lastIndexOf(mark.textContent ?? '');
  return whole.slice(0, Math.max(0, at)).trim();
}

const span = (cell: Element, name: string) => {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
};

/** A cell over several columns or rows says the same in each, unless it is a number: that counts once. */
function repeats(text: string): boolean {
  return !/\d/.test(text) || /^(?:19|20)\d{2}$/.test(text) || /\p{L}/u.test(text);
}

interface Spanned {
  readonly text: string;
  rows: number;
}

/** The rows of a table, cells over several places written out. */
function rowsOf(lines: readonly Element[]): (string | null)[][] {
  const rows: (string | null)[][] = [];
  const open = new Map<number, Spanned>();
  let cells = 0;
  for (const line of lines) {
    const row: (string | null)[] = [];
    const own = [...line.children].filter((cell) => /^T[DH]$/.test(cell.tagName));
    const isAlone = own.length === 1;
    const takeOpen = () => {
      for (let held = open.get(row.length); held !== undefined; held = open.get(row.length)) {
        held.rows -= 1;
        if (held.rows === 0) open.delete(row.length);
        row.push(repeats(held.text) ? held.text : null);
      }
    };
    for (const cell of own) {
      takeOpen();
      const text = textOf(cell);
      const width = Math.min(span(cell, 'colspan'), mostColumns - row.length);
      const height = Math.min(span(cell, 'rowspan'), mostRows);
      for (let i = 0; i < width; i += 1) {
        if (height > 1) open.set(row.length, { text, rows: height - 1 });
        row.push(i === 0 || (!isAlone && repeats(text)) ? text || null : null);
      }
    }
    takeOpen();
    cells += row.length;
    if (cells > mostCells) break;
    rows.push(row);
  }
  return rows;
}

const isHead = (line: Element) =>
  [...line.children].length > 1 && [...line.children].every((cell) => cell.tagName === 'TH');

/** Each row a name and its value, as a page of facts has them: no row is over the others. */
function isOfPairs(lines: readonly Element[]): boolean {
  const rows = lines
    .map((line) => [...line.children].map(({ tagName }) => tagName))
    .filter((tags) => tags.length > 1);
  return rows.length > 0 && rows.every((tags) => tags.join(' ') === 'TH TD');
}

/** Header rows that the page marks: those of `thead`, none of names and values, else the first ones of `th` only. */
function headerRows(lines: readonly Element[]): number | null {
  const inHead = lines.filter((line) => line.parentElement?.tagName === 'THEAD').length;
  if (inHead > 0) return inHead;
  if (isOfPairs(lines)) return 0;
  const first = lines.findIndex((line) => !isHead(line));
  return first > 0 ? first : null;
}

/** Elements around a table alone, from which one looks further up. */
const mostWrappers = 4;

/** The two elements before one that hold something, the nearest first; also before what only wraps it. */
function elementsAbove(element: Element): Element[] {
  const above: Element[] = [];
  let at = element;
  for (let wrappers = 0; wrappers <= mostWrappers && above.length < 2;) {
    const before: Element | null = at.previousElementSibling;
    const parent: Element | null = at.parentElement;
    if (before !== null) {
      at = before;
      if (clean(before.textContent ?? '') !== '') above.push(before);
    } else if (above.length > 0 || parent === null) break;
    else {
      at = parent;
      wrappers += 1;
    }
  }
  return above;
}

/** What a wrapper of one element holds. */
function unwrapped(element: Element): Element {
  const [only, ...others] = element.children;
  const isWrapper = element.tagName === 'DIV' && only !== undefined && others.length === 0;
  return isWrapper && clean(element.textContent ?? '') === clean(only.textContent ?? '')
    ? unwrapped(only)
    : element;
}

/** Titles of a table beside its caption: what is directly above it. */
function titlesAbove(table: Element): string[] {
  return tableTitles(
    elementsAbove(table)
      .map(unwrapped)
      .map((element) => {
        const isHeading = /^H[1-6]$/.test(element.tagName);
        const isText = /^(?:P|DIV|SPAN|EM|SMALL|FIGCAPTION)$/.test(element.tagName);
        const isPlain = isHeading || (isText && element.querySelector('table,ul,ol,p,div') === null);
        return isPlain ? { isHeading, text: textOf(element) } : null;
      }),
  );
}

/** Cells of a table of a page; its caption is its name. Null for what has no two columns or rows. */
export function tableGrid(table: Element, name: string): RawGrid | null {
  const lines = [...table.querySelectorAll('tr')].slice(0, mostRows);
  const rows = rowsOf(lines);
  const caption = clean(table.querySelector('caption')?.textContent ?? '');
  const grid = gridOfRows(caption || name, rows, {
    lineWord: 'row',
    headerRows: headerRows(lines),
    isFilled: table.querySelector('[colspan],[rowspan]') !== null,
    remarks: [...titlesAbove(table), ...(caption === '' ? [] : [caption])],
  });
  return grid.rowCount < 2 || grid.columnCount < 2 ? null : grid;
}
