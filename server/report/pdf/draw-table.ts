import type { Align, Grid, TableForm } from '../blocks.ts';
import { inPanels, panelsOf } from '../panels.ts';
import { inlineRuns, type Places } from './inline-runs.ts';
import { breakLines, widthsOf, type Line } from './paragraph.ts';
import { heightOf, lineHeight, type Sheet, type Tag } from './sheet.ts';
import { colors, type Run } from './text-style.ts';

/** Size of the text and room around it in a cell. */
interface Look {
  readonly size: number;
  readonly pad: { readonly x: number; readonly y: number };
}

const usual: Look = { size: 8.8, pad: { x: 5, y: 2.4 } };
const small: Look = { size: 7.2, pad: { x: 5, y: 2.4 } };
/** For what is looked up rather than read. */
const panelled: Look = { size: 6.6, pad: { x: 4, y: 1 } };

interface Layout {
  readonly widths: readonly number[];
  readonly look: Look;
  /** Which columns are in this part; the first column leads each. */
  readonly columns: readonly number[];
}

/** A table over as many pages as it needs, its head on each; what is too wide is continued below. */
export function drawTable(sheet: Sheet, parent: Tag, grid: Grid, form: TableForm, places: Places): void {
  for (const layout of layoutsOf(sheet, grid, form, places)) {
    sheet.tagged(parent, 'Table', (table) =>
      new TableDrawing(sheet, table, grid, form, places, layout).draw(),
    );
    sheet.y += 12;
  }
}

/** Points of a chart: in panels beside each other as far as they fit. */
export function drawPoints(sheet: Sheet, parent: Tag, grid: Grid, places: Places): void {
  for (let count = panelsOf(grid); count > 1; count -= 1) {
    const wide = inPanels(grid, count);
    const spans = spansOf(sheet, wide, 'plain', places, panelled);
    if (widthOf(spans) > sheet.width) continue;
    const layout = {
      widths: shared(spans, sheet.width),
      look: panelled,
      columns: wide.columns.map((_, at) => at),
    };
    sheet.tagged(parent, 'Table', (table) =>
      new TableDrawing(sheet, table, wide, 'plain', places, layout).draw(),
    );
    sheet.y += 12;
    return;
  }
  drawTable(sheet, parent, grid, 'plain', places);
}

function runsOf(sheet: Sheet, grid: Grid, form: TableForm, places: Places, { size }: Look) {
  const base = { size };
  const head = grid.columns.map(({ title }) =>
    inlineRuns(title, { ...base, isBold: true, color: colors.muted }, sheet, places),
  );
  const rows = grid.rows.map((row) =>
    grid.columns.map((_, at) =>
      inlineRuns(row[at]?.text ?? [], { ...base, ...cellStyle(form, at) }, sheet, places),
    ),
  );
  return { head, rows };
}

/** What leads a row stands out where the form has it. */
function cellStyle(form: TableForm, at: number): { isBold?: true; color?: string } {
  if (form === 'timeline' || form === 'schedule') return at === 0 ? { isBold: true } : {};
  if (form === 'diff') return at === 1 ? { color: colors.muted } : at === 2 ? { isBold: true } : {};
  return {};
}

function layoutsOf(sheet: Sheet, grid: Grid, form: TableForm, places: Places): Layout[] {
  const columns = grid.columns.map((_, at) => at);
  for (const look of [usual, small]) {
    const spans = spansOf(sheet, grid, form, places, look);
    if (widthOf(spans) <= sheet.width) return [{ widths: shared(spans, sheet.width), look, columns }];
  }
  return split(spansOf(sheet, grid, form, places, small), sheet.width);
}

const widthOf = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + span.least, 0);

function spansOf(sheet: Sheet, grid: Grid, form: TableForm, places: Places, look: Look): Span[] {
  const { head, rows } = runsOf(sheet, grid, form, places, look);
  return head.map((cell, at) => spanOf([cell, ...rows.map((row) => row[at] ?? [])], sheet, look));
}

interface Span {
  readonly least: number;
  readonly most: number;
}

const longestWord = 120;

function spanOf(cells: readonly (readonly Run[])[], sheet: Sheet, { pad }: Look): Span {
  const widths = cells.map((runs) => widthsOf(runs, sheet.measure));
  const least = Math.min(longestWord, Math.max(8, ...widths.map((one) => one.least)));
  return {
    least: least + 2 * pad.x + 0.5,
    most: Math.max(least, ...widths.map((one) => one.most)) + 2 * pad.x + 0.5,
  };
}

/** Each column at least as wide as its longest word; the rest goes to those that would use it. */
function shared(spans: readonly Span[], width: number): number[] {
  const least = spans.reduce((sum, span) => sum + span.least, 0);
  const most = spans.reduce((sum, span) => sum + span.most, 0);
  if (most <= width) return spans.map((span) => span.most + ((width - most) * span.most) / most);
  const wish = most - least;
  return spans.map((span) => span.least + ((width - least) * (span.most - span.least)) / Math.max(1, wish));
}

/** Columns that are not beside each other, in parts that are; each part begins with the first column. */
function split(spans: readonly Span[], width: number): Layout[] {
  const first = spans[0]?.least ?? 0;
  const parts: number[][] = [];
  let used = Infinity;
  for (let at = 1; at < spans.length; at += 1) {
    const own = spans[at]?.least ?? 0;
    if (used + own > width) {
      parts.push([0]);
      used = first;
    }
    parts.at(-1)?.push(at);
    used += own;
  }
  return parts.map((columns) => ({
    columns,
    look: small,
    widths: shared(
      columns.map((at) => spans[at] ?? { least: 0, most: 0 }),
      width,
    ),
  }));
}

class TableDrawing {
  readonly #sheet: Sheet;
  readonly #table: Tag;
  readonly #aligns: readonly Align[];
  readonly #widths: readonly number[];
  readonly #head: readonly Line[][];
  readonly #rows: readonly (readonly Line[][])[];
  readonly #layout: Layout;

  constructor(sheet: Sheet, table: Tag, grid: Grid, form: TableForm, places: Places, layout: Layout) {
    const { head, rows } = runsOf(sheet, grid, form, places, layout.look);
    const { pad } = layout.look;
    const lines = (cells: readonly (readonly Run[])[]) =>
      layout.columns.map((at, index) =>
        breakLines(cells[at] ?? [], Math.max(10, (layout.widths[index] ?? 0) - 2 * pad.x), sheet.measure),
      );
    this.#sheet = sheet;
    this.#table = table;
    this.#layout = layout;
    this.#widths = layout.widths;
    this.#aligns = layout.columns.map((at) => grid.columns[at]?.align ?? 'left');
    this.#head = lines(head);
    this.#rows = rows.map(lines);
  }

  draw(): void {
    const first = this.#rows[0];
    this.#sheet.ensure(this.#heightOf(this.#head) + Math.min(120, first ? this.#heightOf(first) : 0));
    this.#drawHead(this.#table);
    this.#rows.forEach((row) => this.#drawRow(row));
  }

  #heightOf(cells: readonly Line[][]): number {
    const { pad, size } = this.#layout.look;
    return 2 * pad.y + Math.max(size, ...cells.map((lines) => heightOf(lines)));
  }

  #drawHead(table: Tag | null): void {
    const sheet = this.#sheet;
    const height = this.#heightOf(this.#head);
    sheet.artifact(() => {
      sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(colors.soft);
      sheet.rule(sheet.left, sheet.y + height, sheet.width, colors.muted, 0.8);
    });
    this.#cells(table, 'TH', this.#head);
    sheet.y += height;
  }

  /** A row stays together where a page has room for it; else it goes on over the next one. */
  #drawRow(row: readonly Line[][]): void {
    const sheet = this.#sheet;
    const { look } = this.#layout;
    const head = this.#heightOf(this.#head);
    if (sheet.y + this.#heightOf(row) > sheet.bottom && this.#heightOf(row) <= sheet.heightOfPage - head)
      this.#turnPage();
    let rest = row;
    let isTurned = false;
    while (rest.some((cell) => cell.length > 0) || rest === row) {
      const room = sheet.bottom - sheet.y - 2 * look.pad.y;
      let part = rest.map((cell) => fitting(cell, room));
      const isStuck = part.every((cell) => cell.length === 0) && rest.some((cell) => cell.length > 0);
      if (isStuck && !isTurned) {
        this.#turnPage();
        isTurned = true;
        continue;
      }
      // What is higher than a page runs over its end rather than be left out.
      if (isStuck) part = rest.map((cell) => cell.slice(0, 1));
      this.#cells(this.#table, 'TD', part);
      sheet.y += this.#heightOf(part);
      sheet.artifact(() => sheet.rule(sheet.left, sheet.y, sheet.width));
      rest = rest.map((cell, column) => cell.slice(part[column]?.length ?? 0));
      isTurned = rest.some((cell) => cell.length > 0);
      if (isTurned) this.#turnPage();
      else break;
    }
  }

  #turnPage(): void {
    this.#sheet.newPage();
    this.#drawHead(null);
  }

  #cells(table: Tag | null, type: 'TH' | 'TD', cells: readonly Line[][]): void {
    const draw = (row: Tag | null) => {
      let x = this.#sheet.left;
      cells.forEach((lines, at) => {
        const width = this.#widths[at] ?? 0;
        this.#cell(row, type, lines, x, at);
        x += width;
      });
    };
    if (table) this.#sheet.tagged(table, 'TR', draw);
    else draw(null);
  }

  #cell(row: Tag | null, type: 'TH' | 'TD', lines: readonly Line[], x: number, at: number): void {
    const { pad } = this.#layout.look;
    const align = {
      width: (this.#widths[at] ?? 0) - 2 * pad.x,
      align: this.#aligns[at] ?? ('left' as const),
    };
    const draw = (tag: Tag | null) => {
      this.#sheet.lines(tag, lines, x + pad.x, this.#sheet.y + pad.y, align);
    };
    if (row) this.#sheet.tagged(row, type, draw, type === 'TH' ? { scope: 'Column' } : {});
    else draw(null);
  }
}

function fitting(lines: readonly Line[], room: number): Line[] {
  let used = 0;
  return lines.filter((line) => {
    used += lineHeight(line);
    return used <= room + 0.01;
  });
}
