import { plainText, titleText, type Block, type ChartBlock, type Inline, type ListItem } from '../blocks.ts';
import { chartData } from '../chart-data.ts';
import { readTex } from '../maths/read-tex.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { chartsRepeatedInTables } from '../charts-repeated-in-tables.ts';
import { plainNumberText } from '../../tools/number-text.ts';
import { chartHeight, drawChart } from './draw-chart.ts';
import { drawPoints, drawTable } from './draw-table.ts';
import { inlineRuns, type BaseStyle, type Places } from './inline-runs.ts';
import { mathsBox } from './maths-box.ts';
import { breakLines, readsFromRight } from './paragraph.ts';
import { heightOf, lineHeight, type Sheet, type Tag } from './sheet.ts';
import { colors, type Run } from './text-style.ts';

const body = 10;
const headingSizes = { 2: 14, 3: 11.5, 4: 10.5, 5: 10, 6: 10 } as const;

/** Where a block is: how far from the left, and in what colour. */
interface Setting {
  readonly indent: number;
  readonly color?: string;
}

/** What a heading, or a line in bold that is one, must have below it: a chart begins where it fits as a whole. */
function roomBefore(block: Block, next: Block | undefined): number {
  if (block.kind === 'heading' && next?.kind === 'chart') return chartData(next) ? chartHeight + 110 : 0;
  const isTitle = block.kind === 'paragraph' && block.text.every((one) => 'isBold' in one && one.isBold);
  return isTitle && (next?.kind === 'quote' || next?.kind === 'list') ? 70 : 0;
}

/** Puts the blocks of a report on the pages. */
export class BlockDrawing {
  readonly #sheet: Sheet;
  readonly #places: Places;
  #chapter: PDFKit.PDFOutline | null = null;
  #repeatedCharts: ReadonlySet<Block> = new Set();

  constructor(sheet: Sheet, places: Places) {
    this.#sheet = sheet;
    this.#places = places;
  }

  /** A whole report: a chart is drawn without its numbers where a table of the report has them. */
  report(blocks: readonly Block[], parent: Tag): void {
    this.#repeatedCharts = chartsRepeatedInTables(blocks);
    this.draw(blocks, parent);
  }

  draw(blocks: readonly Block[], parent: Tag, setting: Setting = { indent: 0 }): void {
    for (const [at, block] of blocks.entries()) {
      const room = roomBefore(block, blocks[at + 1]);
      if (room > 0) this.#sheet.ensure(room);
      this.#block(block, parent, setting);
    }
  }

  #block(block: Block, parent: Tag, setting: Setting): void {
    switch (block.kind) {
      case 'title':
        return this.#text(block.text, 'H1', parent, setting, { size: 21, isBold: true }, 10);
      case 'lead':
        return this.#text(block.text, 'P', parent, setting, { size: 11.5 }, 10);
      case 'heading':
        return this.heading(block.text, block.level, parent);
      case 'paragraph':
        return this.#text(block.text, 'P', parent, setting, { size: body }, 8);
      case 'maths':
        return this.#maths(block.tex, parent, setting);
      case 'code':
        return this.#code(block.text, parent, setting);
      case 'quote':
        return this.#quote(block.blocks, parent, setting);
      case 'list':
        return this.#list(block.items, block.start, parent, setting);
      case 'limits':
        this.#caption(block.title, parent);
        return this.#list(block.items, null, parent, { ...setting, color: colors.muted });
      case 'rule':
        return this.#rule();
      case 'chart':
        return this.#chart(block, parent);
      case 'table':
        if (block.title.length > 0) this.#caption(block.title, parent);
        return drawTable(this.#sheet, parent, block, block.form, this.#places);
    }
  }

  /** A heading with its bookmark; it does not stand alone at the end of a page. */
  heading(text: readonly Inline[], level: 2 | 3 | 4 | 5 | 6, parent: Tag): void {
    const sheet = this.#sheet;
    sheet.y += level === 2 ? 14 : 8;
    sheet.ensure(80);
    const { outline } = sheet.doc;
    if (level === 2) this.#chapter = outline.addItem(titleText(text));
    else (this.#chapter ?? outline).addItem(titleText(text));
    this.#text(text, `H${level}`, parent, { indent: 0 }, { size: headingSizes[level], isBold: true }, 6);
  }

  /** Running text, line by line over the pages. */
  #text(
    text: readonly Inline[],
    type: string,
    parent: Tag,
    { indent, color }: Setting,
    base: BaseStyle,
    gap: number,
  ): void {
    const style = color === undefined ? base : { ...base, color };
    this.runs(inlineRuns(text, style, this.#sheet, this.#places), type, parent, indent);
    this.#sheet.y += gap;
  }

  /** Draws runs as lines; a new page is begun where one ends, but not for the last line alone. */
  runs(runs: readonly Run[], type: string, parent: Tag, indent = 0): void {
    const sheet = this.#sheet;
    const width = sheet.width - indent;
    const lines = breakLines(runs, width, sheet.measure);
    const align = { width, align: readsFromRight(runs) ? ('right' as const) : ('left' as const) };
    sheet.tagged(parent, type, (tag) => {
      lines.forEach((line, at) => {
        const next = lines[at + 1];
        const isBeforeLast = at > 0 && at === lines.length - 2 && next;
        sheet.ensure(lineHeight(line) + (isBeforeLast || (at === 0 && next) ? lineHeight(next) : 0));
        sheet.y += sheet.lines(tag, [line], sheet.left + indent, sheet.y, align);
      });
    });
  }

  #caption(title: readonly Inline[], parent: Tag): void {
    this.#sheet.y += 4;
    this.#sheet.ensure(70);
    this.#text(title, 'P', parent, { indent: 0 }, { size: 9.5, isBold: true }, 4);
  }

  /** A formula of its own, centred; as it was written where it is not known, smaller where it is wide. */
  #maths(tex: string, parent: Tag, setting: Setting): void {
    const sheet = this.#sheet;
    const node = readTex(tex);
    if (!node) return this.#code(tex, parent, setting);
    const usual = mathsBox(node, { sheet, size: 11, color: colors.ink });
    const room = sheet.width - setting.indent;
    const size = Math.max(5.5, Math.min(11, (11 * room) / Math.max(1, usual.width)));
    const box = size === 11 ? usual : mathsBox(node, { sheet, size, color: colors.ink });
    sheet.ensure(box.ascent + box.descent + 12);
    const x = sheet.left + setting.indent + Math.max(0, (room - box.width) / 2);
    const baseline = sheet.y + 4 + box.ascent;
    sheet.tagged(parent, 'Formula', (tag) => sheet.content(tag, () => box.draw(x, baseline)), { alt: tex });
    sheet.y = baseline + box.descent + 12;
  }

  #code(text: string, parent: Tag, setting: Setting): void {
    const lines = text.split('\n').flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      // Spaces at the beginning of a line mean something.
      { kind: 'text', text: line.replaceAll('\t', '    ').replaceAll(' ', '\u00a0') },
    ]);
    const base = { size: 8.6, color: colors.muted };
    this.runs(inlineRuns(lines, base, this.#sheet, this.#places), 'Code', parent, setting.indent + 10);
    this.#sheet.y += 8;
  }

  /** A line at the left of a quote, on each of its pages. */
  #quote(blocks: readonly Block[], parent: Tag, setting: Setting): void {
    const sheet = this.#sheet;
    sheet.ensure(24);
    for (const block of blocks) {
      const [top, pages] = [sheet.y, sheet.doc.bufferedPageRange().count];
      sheet.tagged(parent, 'BlockQuote', (tag) =>
        this.draw([block], tag, { indent: setting.indent + 14, color: colors.muted }),
      );
      const from = sheet.doc.bufferedPageRange().count === pages ? top : 62;
      const x = sheet.left + setting.indent + 3;
      sheet.artifact(() => sheet.doc.rect(x, from, 2, Math.max(4, sheet.y - from - 7)).fill(colors.line));
    }
  }

  #list(items: readonly ListItem[], start: number | null, parent: Tag, setting: Setting): void {
    const sheet = this.#sheet;
    sheet.tagged(parent, 'L', (list) => {
      items.forEach((item, at) =>
        sheet.tagged(list, 'LI', (tag) => {
          const [first, ...rest] = item.blocks;
          const mark =
            item.isDone === null ? (start === null ? '•' : `${start + at}.`) : item.isDone ? '☑' : '☐';
          sheet.ensure(body * 1.6);
          this.#mark(mark, tag, setting.indent);
          const inside = { ...setting, indent: setting.indent + 16 };
          if (first?.kind === 'paragraph') this.#text(first.text, 'LBody', tag, inside, { size: body }, 4);
          else if (first) this.draw([first], tag, inside);
          else sheet.y += body * 1.5;
          this.draw(rest, tag, inside);
        }),
      );
    });
    sheet.y += 4;
  }

  #mark(text: string, item: Tag, indent: number): void {
    const sheet = this.#sheet;
    const lines = breakLines(
      [{ text, style: { face: 'regular', size: body, color: colors.ink } }],
      40,
      sheet.measure,
    );
    sheet.tagged(item, 'Lbl', (tag) => void sheet.lines(tag, lines, sheet.left + indent + 2, sheet.y));
  }

  #rule(): void {
    const sheet = this.#sheet;
    sheet.ensure(16);
    sheet.artifact(() => sheet.rule(sheet.left, sheet.y + 4, sheet.width));
    sheet.y += 14;
  }

  #chart(block: ChartBlock, parent: Tag): void {
    const data = chartData(block);
    if (data) this.#sheet.ensure(chartHeight + 50);
    this.#caption(block.title, parent);
    if (data) {
      const names = data.series.map(({ name }) => name).join(', ');
      const [from = '', to = ''] = [data.points[0], data.points.at(-1)];
      const alt = exportTexts().chartOf(plainText(block.title), names, from, to);
      drawChart(this.#sheet, parent, block.shape, data, (value) => plainNumberText(value, 6), alt);
    }
    if (data && this.#repeatedCharts.has(block)) this.#sheet.y += 8;
    else drawPoints(this.#sheet, parent, block, this.#places);
  }

  /** Height that runs take, to keep together what belongs together. */
  heightOfRuns(runs: readonly Run[], indent: number): number {
    return heightOf(breakLines(runs, this.#sheet.width - indent, this.#sheet.measure));
  }
}
