import type { Align, Grid, TableForm } from '../blocks.ts';
import { inlineRuns, type Places } from './inline-runs.ts';
import { breakLines, widthsOf, type Line } from './paragraph.ts';
import { heightOf, lineHeight, type Sheet, type Tag } from './sheet.ts';
import { colors, type Run } from './text-style.ts';

const pad = { x: 5, y: 3.5 };
const sizes = { usual: 8.8, small: 7.2 };

interface Layout {
  readonly widths: readonly number[];
  readonly size: number;
  /** Which columns stand in this part; the first column leads each. */
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

function runsOf(sheet: Sheet, grid: Grid, form: TableForm, places: Places, size: number) {
  const head = grid.columns.map(({ title }) =>
    inlineRuns(title, { size, isBold: true, color: colors.muted }, sheet, places),
  );
  const rows = grid.rows.map((row) =>
    grid.columns.map((_, at) =>
      inlineRuns(row[at]?.text ?? [], { size, ...cellStyle(form, at) }, sheet, places),
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
  const all = grid.columns.map((_, at) => at);
  const measured = (size: number) => {
    const { head, rows } = runsOf(sheet, grid, form, places, size);
    return all.map((at) => spanOf([head[at] ?? [], ...rows.map((row) => row[at] ?? [])], sheet));
  };
  for (const size of [sizes.usual, sizes.small]) {
    const spans = measured(size);
    const least = spans.reduce((sum, span) => sum + span.least, 0);
    if (least <= sheet.width) return [{ widths: shared(spans, sheet.width), size, columns: all }];
  }
  return split(measured(sizes.small), sheet.width);
}

interface Span {
  readonly least: number;
  readonly most: number;
}

const longestWord = 120;

function spanOf(cells: readonly (readonly Run[])[], sheet: Sheet): Span {
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

/** Columns that do not stand beside each other, in parts that do; each part begins with the first column. */
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
    size: sizes.small,
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

  constructor(sheet: Sheet, table: Tag, grid: Grid, form: TableForm, places: Places, layout: Layout) {
    const { head, rows } = runsOf(sheet, grid, form, places, layout.size);
    const lines = (cells: readonly (readonly Run[])[]) =>
      layout.columns.map((at, index) =>
        breakLines(cells[at] ?? [], Math.max(10, (layout.widths[index] ?? 0) - 2 * pad.x), sheet.measure),
      );
    this.#sheet = sheet;
    this.#table = table;
    this.#widths = layout.widths;
    this.#aligns = layout.columns.map((at) => grid.columns[at]?.align ?? 'left');
    this.#head = lines(head);
    this.#rows = rows.map(lines);
  }

  draw(): void {
    const first = this.#rows[0];
    this.#sheet.ensure(rowHeight(this.#head) + Math.min(120, first ? rowHeight(first) : 0));
    this.#drawHead(this.#table);
    for (const row of this.#rows) this.#drawRow(row);
  }

  #drawHead(table: Tag | null): void {
    const sheet = this.#sheet;
    const height = rowHeight(this.#head);
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
    const head = rowHeight(this.#head);
    if (sheet.y + rowHeight(row) > sheet.bottom && rowHeight(row) <= sheet.heightOfPage - head)
      this.#turnPage();
    let rest = row;
    let isTurned = false;
    while (rest.some((cell) => cell.length > 0) || rest === row) {
      const room = sheet.bottom - sheet.y - 2 * pad.y;
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
      sheet.y += rowHeight(part);
      sheet.artifact(() => sheet.rule(sheet.left, sheet.y, sheet.width));
      rest = rest.map((cell, at) => cell.slice(part[at]?.length ?? 0));
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

const rowHeight = (cells: readonly (readonly Line[])[]) =>
  2 * pad.y + Math.max(8, ...cells.map((lines) => heightOf(lines)));

function fitting(lines: readonly Line[], room: number): Line[] {
  let used = 0;
  return lines.filter((line) => {
    used += lineHeight(line);
    return used <= room + 0.01;
  });
}
