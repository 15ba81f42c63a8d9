// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';
import type { FontFile } from './fonts.ts';
import type { Line, Measure, Piece } from './paragraph.ts';
import { colors } from './text-style.ts';

/** An element of the structure that screen readers follow (PDF 1.7, 14.7). */
export interface Tag {
  readonly type: string;
  readonly element: ReturnType<PDFKit.PDFDocument['struct']>;
}

export interface SheetOptions {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  /** Small text at the foot of each page, before its number. */
  readonly foot: string;
  /** "Page 2 of 5". */
  readonly pageText: (page: number, of: number) => string;
  readonly date: Date;
}

const margin = { top: 62, bottom: 62, side: 60 };
const page = { width: 595.28, height: 841.89 };
const columnGap = 14;

/** Pages of A4, filled from the top; points. What is drawn belongs to an element of the document's structure. */
export class Sheet {
  left: number = margin.side;
  width: number = page.width - 2 * margin.side;
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tag;
  readonly #options: SheetOptions;
  readonly #widths = new Map<string, number>();
  y = margin.top;

  constructor(options: SheetOptions) {
    this.#options = options;
    const { title, author, date, language } = options;
    this.doc = new PDFDocument({
      size: 'A4',
      // Text that is placed by itself must not begin a page.
      margin: 0,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: language,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Author: author,
        Producer: author,
        Creator: author,
        CreationDate: date,
        ModDate: date,
      },
    });
    this.root = { type: 'Document', element: this.doc.struct('Document') };
    this.doc.addStructure(this.root.element);
  }

  /** Lowest place that is written on. */
  get bottom(): number {
    return page.height - margin.bottom;
  }

  get heightOfPage(): number {
    return this.bottom - margin.top;
  }

  /** Width of a text in points, without the kerning between words. */
  readonly measure: Measure = (text, font, size) => {
    const key = `${font.name} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#useFont(font, 100);
      width = this.doc.widthOfString(text) / 100;
      this.#widths.set(key, width);
    }
    return width * size;
  };

  #useFont(font: FontFile, size: number): void {
    if (!(font.name in this.#registered)) {
      this.doc.registerFont(font.name, font.path);
      this.#registered[font.name] = true;
    }
    this.doc.font(font.name).fontSize(size);
  }
  readonly #registered: Record<string, true> = {};

  /** Begins a page where less than `height` is left. */
  ensure(height: number): void {
    if (this.y + height > this.bottom && this.y > (this.#columns?.top ?? margin.top)) this.newPage();
  }

  /** The next column where there are several, else a page. */
  newPage(): void {
    if (this.#columns !== null && this.#columns.at + 1 < this.#columns.count) {
      this.#columns.at += 1;
      this.left += this.width + columnGap;
      this.y = this.#columns.top;
      return;
    }
    this.doc.addPage();
    this.y = margin.top;
    if (this.#columns === null) return;
    this.left = margin.side;
    this.#columns = { ...this.#columns, at: 0, top: margin.top };
  }
  #columns: { readonly count: number; readonly top: number; at: number } | null = null;

  /** Fills columns beside each other from here on, page by page; afterwards what follows begins below them. */
  inColumns(count: number, draw: () => void): void {
    const whole = this.width;
    this.width = (whole - columnGap * (count - 1)) / count;
    this.#columns = { count, top: this.y, at: 0 };
    draw();
    if (this.#columns.at > 0) this.y = this.bottom;
    this.#columns = null;
    this.left = margin.side;
    this.width = whole;
  }

  /** An element below `parent` for what `draw` puts on the page. */
  tagged(
    parent: Tag,
    type: string,
    draw: (tag: Tag) => void,
    options: { alt?: string; scope?: 'Row' | 'Column' } = {},
  ): void {
    const element = this.doc.struct(type, options);
    parent.element.add(element);
    draw({ type, element });
    element.end();
  }

  /** Draws as content of the element. */
  content(tag: Tag, draw: () => void): void {
    const content = this.doc.markStructureContent(tag.type);
    draw();
    this.doc.endMarkedContent();
    tag.element.add(content);
  }

  /** Draws what is no content: lines, page numbers, a heading repeated. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Lines with their left end at `x`, top at `y`; each with `lead` times its height. Returns the height. */
  lines(
    tag: Tag | null,
    lines: readonly Line[],
    x: number,
    y: number,
    align: LineAlign = { width: 0, align: 'left' },
  ): number {
    let top = y;
    for (const line of lines) {
      const start = x + offsetOf(line, align);
      for (const group of linkGroups(line.pieces)) this.#group(tag, group, start, top + line.ascent);
      top += lineHeight(line);
    }
    return top - y;
  }

  #group(tag: Tag | null, pieces: readonly PlacedPiece[], x: number, baseline: number): void {
    const draw = () => drawnTogether(pieces).forEach((piece) => this.#piece(piece, x, baseline));
    if (!tag) return this.artifact(draw);
    const link = pieces[0]?.style.link;
    if (!link) return this.content(tag, draw);
    this.tagged(tag, 'Link', (inner) => {
      this.content(inner, draw);
      const from = Math.min(...pieces.map((piece) => piece.x));
      const to = Math.max(...pieces.map((piece) => piece.x + piece.width));
      const size = Math.max(...pieces.map(({ style }) => style.size));
      const options = { structParent: inner.element } as PDFKit.Mixins.AnnotationOption;
      const top = baseline - size - (pieces[0]?.style.rise ?? 0);
      if ('url' in link) this.doc.link(x + from, top, to - from, size * 1.25, link.url, options);
      else this.doc.goTo(x + from, top, to - from, size * 1.25, link.place, options);
    });
  }

  #piece({ text, font, style, width, box, x: place }: PlacedPiece, x: number, baseline: number): void {
    if (box) return box.draw(x + place, baseline);
    this.#useFont(font, style.size);
    const y = baseline - (style.rise ?? 0);
    this.doc.fillColor(style.color).text(text, x + place, y, { lineBreak: false, baseline: 'alphabetic' });
    if (style.isStruck) this.rule(x + place, y - style.size * 0.28, width, style.color);
  }

  /** A text at a place, with its baseline there. */
  textAt(text: string, font: FontFile, size: number, color: string, x: number, baseline: number): void {
    this.#useFont(font, size);
    this.doc.fillColor(color).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  rule(x: number, y: number, width: number, color: string = colors.line, thickness = 0.6): void {
    this.doc
      .save()
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
      .restore();
  }

  /** Makes the present place one that links can lead to. */
  place(name: string): void {
    this.doc.addNamedDestination(name, 'XYZ', this.left, Math.max(0, this.y - 8), null as never);
  }

  /** Closes the document with a foot on each page. */
  async finish(drawFoot: (sheet: Sheet, text: string, y: number) => void): Promise<Buffer> {
    this.root.element.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.doc.switchToPage(at);
      drawFoot(this, `${this.#options.foot}\u2003${this.#options.pageText(at + 1, count)}`, page.height - 36);
    }
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}

export interface LineAlign {
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
}

type PlacedPiece = Line['pieces'][number];

function offsetOf(line: Line, { width, align }: LineAlign): number {
  if (align === 'left') return 0;
  return align === 'right' ? width - line.width : (width - line.width) / 2;
}

export const lineHeight = ({ ascent, descent }: Pick<Line, 'ascent' | 'descent'>): number =>
  (ascent + descent) * 1.12;

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0);

/** Neighbours that lead to the same place are one link. */
function linkGroups(pieces: readonly PlacedPiece[]): PlacedPiece[][] {
  const groups: PlacedPiece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1);
    if (last && last.style.link === piece.style.link) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Words that follow each other from left to right in one style are drawn as one text, so that they are found as one. */
function drawnTogether(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  const out: PlacedPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && fits(last, piece))
      out[out.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else out.push(piece);
  }
  return out;
}

const fits = (a: Piece & { x: number }, b: Piece & { x: number }) =>
  !a.box &&
  !b.box &&
  a.level % 2 === 0 &&
  b.level % 2 === 0 &&
  a.style === b.style &&
  a.font.name === b.font.name &&
  Math.abs(a.x + a.width - b.x) < 0.01;
