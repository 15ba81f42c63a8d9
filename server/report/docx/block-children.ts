import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { ChartRun } from 'docx/charts';
import {
  plainText,
  titleText,
  type Align,
  type Block,
  type ChartBlock,
  type Grid,
  type Inline,
  type ListItem,
} from '../blocks.ts';
import { chartsRepeatedInTables } from '../charts-repeated-in-tables.ts';
import { chartData } from '../chart-data.ts';
import { inPanels, panelsOf } from '../panels.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { columnWidths, isTooWide } from './column-widths.ts';
import { clean, equation, inlineChildren, type TextLook } from './inline-children.ts';

/** What the blocks of one document share. */
export interface DocxSetting {
  /** Bookmark of a figure by its id. */
  readonly bookmarks: ReadonlyMap<string, string>;
  readonly sources: ReadonlySet<number>;
  /** A new numbering for each ordered list, so that each begins at its own number. */
  readonly numberingOf: (start: number) => string;
}

const headings = {
  2: HeadingLevel.HEADING_1,
  3: HeadingLevel.HEADING_2,
  4: HeadingLevel.HEADING_3,
  5: HeadingLevel.HEADING_4,
  6: HeadingLevel.HEADING_5,
} as const;
const aligns: Readonly<Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  left: AlignmentType.START,
  right: AlignmentType.END,
  center: AlignmentType.CENTER,
};
const muted = '57534A';

/** Blocks as Word's own paragraphs, headings, lists, tables, equations and charts. */
export function blockChildren(
  blocks: readonly Block[],
  setting: DocxSetting,
  level = 0,
  look: TextLook = {},
): FileChild[] {
  const text = (inlines: readonly Inline[], more: TextLook = look) =>
    inlineChildren(inlines, setting.bookmarks, setting.sources, more);
  // A chart is drawn without its numbers where a table of the report has them.
  const told = chartsRepeatedInTables(blocks);
  return blocks.flatMap((block): FileChild[] => {
    switch (block.kind) {
      case 'title':
        return [new Paragraph({ heading: HeadingLevel.TITLE, children: text(block.text) })];
      case 'heading':
        return [new Paragraph({ heading: headings[block.level], children: text(block.text) })];
      case 'lead':
        return [new Paragraph({ style: 'Lead', children: text(block.text) })];
      case 'paragraph':
        return [new Paragraph({ indent: { start: level * 360 }, children: text(block.text) })];
      case 'maths':
        return [new Paragraph({ alignment: AlignmentType.CENTER, children: [equation(block.tex)] })];
      case 'code':
        return [codeParagraph(block.text, level)];
      case 'quote':
        return blockChildren(block.blocks, setting, level + 1, { ...look, color: muted });
      case 'list':
        return listChildren(block.items, block.start, setting, level, look);
      case 'limits':
        return [
          captionOf(block.title, text),
          ...listChildren(block.items, null, setting, level, { ...look, color: muted }),
        ];
      case 'rule':
        return [new Paragraph({ thematicBreak: true, children: [] })];
      case 'chart':
        return [
          captionOf(block.title, text),
          ...chartChildren(block),
          ...(told.has(block) && chartData(block)
            ? []
            : [tableOf(inPanels(block, panelsOf(block)), setting)]),
          new Paragraph({}),
        ];
      case 'table':
        return [
          ...(block.title.length > 0 ? [captionOf(block.title, text)] : []),
          tableOf(block, setting),
          new Paragraph({}),
        ];
    }
  });
}

const captionOf = (
  title: readonly Inline[],
  text: (inlines: readonly Inline[], look?: TextLook) => ReturnType<typeof inlineChildren>,
) =>
  new Paragraph({
    keepNext: true,
    spacing: { before: 160, after: 80 },
    children: text(title, { isBold: true }),
  });

function codeParagraph(text: string, level: number): Paragraph {
  const lines = text
    .split('\n')
    .map(
      (line, at) =>
        new TextRun({ text: clean(line), font: 'Consolas', size: 17, ...(at > 0 && { break: 1 }) }),
    );
  return new Paragraph({ indent: { start: level * 360 + 180 }, children: lines });
}

function listChildren(
  items: readonly ListItem[],
  start: number | null,
  setting: DocxSetting,
  level: number,
  look: TextLook,
): FileChild[] {
  const place = Math.min(level, 8);
  const reference = start === null ? null : setting.numberingOf(start);
  return items.flatMap(({ isDone, blocks }): FileChild[] => {
    const [first, ...rest] = blocks;
    const mark: Inline[] = isDone === null ? [] : [{ kind: 'text', text: isDone ? '☑ ' : '☐ ' }];
    const inlines = first?.kind === 'paragraph' ? first.text : [];
    const item = new Paragraph({
      // The box of a task is its mark.
      ...(isDone !== null
        ? { indent: { start: 360 * (level + 1), hanging: 300 } }
        : reference === null
          ? { bullet: { level: place } }
          : { numbering: { reference, level: place } }),
      children: inlineChildren([...mark, ...inlines], setting.bookmarks, setting.sources, look),
    });
    const others = first && first.kind !== 'paragraph' ? [first, ...rest] : rest;
    return [item, ...blockChildren(others, setting, level + 1, look)];
  });
}

const border = { style: BorderStyle.SINGLE, size: 4, color: 'D5D0C4' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** How a table of small print differs: its text, a bookmark for each row, the shares of the width its columns take. */
interface FineTable {
  readonly style: string;
  readonly places: readonly string[];
  readonly shares: readonly number[];
}

const textStyle = 'TableText';
const fineStyle = 'FineText';

interface CellLook {
  readonly isHead?: boolean;
  /** On the page of the row below. */
  readonly isKept?: boolean;
  readonly place?: string | undefined;
}

/** Rows of a table that is never parted over two pages. */
const mostKeptRows = 12;
export function tableOf({ columns, rows }: Grid, setting: DocxSetting, fine?: FineTable): Table {
  const whole = fine?.shares.reduce((width, share) => width + share, 0) ?? 1;
  const isNarrow = isTooWide({ columns, rows });
  const cell = (
    inlines: readonly Inline[],
    at: number,
    { isHead = false, isKept = false, place }: CellLook = {},
  ) => {
    const children = inlineChildren(inlines, setting.bookmarks, setting.sources, {
      isBold: isHead,
      isInCell: true,
    });
    const share = fine?.shares[at];
    return new TableCell({
      margins: isNarrow
        ? { top: 10, bottom: 10, left: 80, right: 20 }
        : fine
          ? { top: 20, bottom: 20, left: 60, right: 60 }
          : { top: 50, bottom: 50, left: 90, right: 90 },
      ...(isHead && { shading: { fill: 'F4F1EA' } }),
      ...(share !== undefined && { width: { size: (100 * share) / whole, type: WidthType.PERCENTAGE } }),
      children: [
        new Paragraph({
          style: fine?.style ?? (isNarrow ? fineStyle : textStyle),
          keepNext: isKept,
          alignment: aligns[columns[at]?.align ?? 'left'],
          children: place === undefined ? children : [new Bookmark({ id: place, children })],
        }),
      ],
    });
  };
  const isKeptWhole = rows.length <= mostKeptRows;
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(fine === undefined && { columnWidths: columnWidths({ columns, rows }) }),
    borders: {
      top: border,
      bottom: border,
      insideHorizontal: border,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(({ title }, at) => cell(title, at, { isHead: true, isKept: true })),
      }),
      ...rows.map(
        (row, index) =>
          new TableRow({
            cantSplit: true,
            children: columns.map((_, at) =>
              cell(row[at]?.text ?? [], at, {
                isKept: isKeptWhole && index < rows.length - 1,
                place: at === 0 ? fine?.places[index] : undefined,
              }),
            ),
          }),
      ),
    ],
  });
}

/** A chart of Word's own, with its numbers in it. */
function chartChildren(block: ChartBlock): Paragraph[] {
  const data = chartData(block);
  if (!data) return [];
  const names = data.series.map(({ name }) => name).join(', ');
  const [from = '', to = ''] = [data.points[0], data.points.at(-1)];
  // "60,000" on the axis, as the reader's own language writes it.
  const isLarge = data.series.some(({ values }) => values.some((value) => Math.abs(value ?? 0) >= 10_000));
  const chart = new ChartRun({
    type: block.shape === 'bar' ? 'column' : 'line',
    categories: data.points.map(clean),
    // Below the lowest point, not through the line; bars begin at zero.
    ...(block.shape === 'line' && { categoryAxis: { crossesAt: 'minimum' } as const }),
    ...(isLarge && { valueAxis: { numberFormat: '#,##0' } }),
    series: data.series.map(({ name, values }) => ({
      name: clean(data.unit === '' ? name : `${name} (${data.unit})`),
      values,
    })),
    altText: {
      name: clean(titleText(block.title)) || 'Chart',
      description: clean(exportTexts().chartOf(plainText(block.title), names, from, to)),
    },
  });
  return [new Paragraph({ children: [chart] })];
}
