import { findSentenceEnd } from './sentence-end.ts';

/** A piece of text on its way, and the statement that ends with it. */
export interface ScannedPiece {
  readonly text: string;
  readonly statement: ScannedStatement | null;
}

export interface ScannedStatement {
  /** Its markdown. */
  readonly markdown: string;
  /** The heading it is below and the statement before it in the same block: what "it" and a bare number are about. */
  readonly context: string;
  readonly heading: string;
  readonly isRow: boolean;
  /** A row of a table that a chart is drawn from: the sentence above the chart says what its points are of. */
  readonly isPoint: boolean;
  /** Which paragraph, item or row it is of, counted from the first. */
  readonly block: number;
}

const chartTitle = /^\[[^\]]*\]\(#block:chart-[a-z]+\)$/;

/** Longer sentences and rows are not looked at whole. */
const longest = 4_000;
const marker = /^([ \t]*(?:>[ \t]?)*[ \t]*)((?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/;

const blockStart =
  /^(?:[-*+][ \t]|\d{1,3}[.)][ \t]|#{1,6}[ \t]|\||`{3}|~{3}|\$\$|$|(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*(?:\n|$))/;

/** Finds the statements of a markdown text while it streams; holds back only what decides where one ends. */
export class StatementScanner {
  private rest = '';
  /** The sentence so far, all of it on its way already. */
  private open = '';
  private checked = 0;
  private mode: 'line' | 'prose' | 'through' | 'fence' | 'maths' = 'line';
  private fence = '';
  private heading = '';
  private headingBelow = '';
  private before = '';
  private block = 0;
  private isInTable = false;
  private isInChart = false;
  /** The sentence that ended last, in whatever block. */
  private last = '';
  private tableHead = '';
  private isWhole = false;
  private out: ScannedPiece[] = [];

  push(text: string): ScannedPiece[] {
    this.rest += text;
    return this.drain();
  }

  /** What was held back, and the statement that was open. More may come: another block. */
  end(): ScannedPiece[] {
    this.isWhole = true;
    const pieces = this.drain();
    this.isWhole = false;
    return pieces;
  }

  private drain(): ScannedPiece[] {
    this.out = [];
    while (this.rest !== '' && this.readOn());
    if (this.isWhole) this.closeSentence();
    return this.out;
  }

  /** False when more text has to come. */
  private readOn(): boolean {
    if (this.mode === 'prose') return this.readProse();
    if (this.mode === 'through') return this.passLine();
    if (this.mode === 'line') return this.readLineStart();
    return this.passBlock();
  }

  private pass(length: number): void {
    if (length > 0) this.out.push({ text: this.rest.slice(0, length), statement: null });
    this.rest = this.rest.slice(length);
  }

  private readLineStart(): boolean {
    const lineEnd = this.rest.indexOf('\n');
    const line = lineEnd < 0 ? this.rest : this.rest.slice(0, lineEnd);
    const isLine = lineEnd >= 0 || this.isWhole;
    if (!isLine && line.trim().length < 4 && line.length < 20) return false;
    const start = line.trimStart();
    if (!start.startsWith('|')) this.isInTable = false;
    if (start === '') {
      this.before = '';
      this.pass(lineEnd < 0 ? this.rest.length : lineEnd + 1);
      return this.rest !== '';
    }
    if (/^(?:`{3}|~{3}|\$\$)/.test(start)) return this.openBlock(start, isLine, lineEnd);
    if (/^#{1,6}(?:\s|$)/.test(start)) {
      this.headingBelow = '';
      this.mode = 'through';
      return true;
    }
    if (start.startsWith('|')) return this.readRow(line, isLine);
    const [lead = ''] = marker.exec(line) ?? [];
    if (/\S/.test(lead)) this.before = lead.includes('>') ? this.before : '';
    this.pass(lead.length);
    this.mode = 'prose';
    this.block += 1;
    return true;
  }

  private openBlock(start: string, isLine: boolean, lineEnd: number): boolean {
    if (!isLine && start.length < longest) return false;
    const sign = /^(`{3,}|~{3,}|\$\$)/.exec(start)?.[1] ?? '$$';
    const isClosed = start.slice(sign.length).includes(sign);
    this.fence = sign;
    this.mode = isClosed ? 'line' : sign === '$$' ? 'maths' : 'fence';
    this.pass(lineEnd < 0 ? this.rest.length : lineEnd + 1);
    return this.rest !== '';
  }

  /** Lines of code and maths, until one closes them. */
  private passBlock(): boolean {
    const lineEnd = this.rest.indexOf('\n');
    if (lineEnd < 0 && !this.isWhole && this.rest.length < longest) return false;
    const line = lineEnd < 0 ? this.rest : this.rest.slice(0, lineEnd);
    const isClosing = this.mode === 'maths' ? line.includes('$$') : line.trim().startsWith(this.fence);
    if (isClosing) this.mode = 'line';
    this.pass(lineEnd < 0 ? this.rest.length : lineEnd + 1);
    return this.rest !== '';
  }

  /** The rest of a heading. */
  private passLine(): boolean {
    const lineEnd = this.rest.indexOf('\n');
    const length = lineEnd < 0 ? this.rest.length : lineEnd + 1;
    this.headingBelow = (this.headingBelow + this.rest.slice(0, length)).slice(0, 300);
    this.pass(length);
    if (lineEnd < 0) return false;
    this.heading = this.headingBelow.replace(/^[\s#]+/, '').trim();
    this.before = '';
    this.mode = 'line';
    return this.rest !== '';
  }

  /** A row comes as a whole; the first of a table names its columns and is no statement. */
  private readRow(line: string, isLine: boolean): boolean {
    if (!isLine && line.length < longest) return false;
    const isRule = /^[\s|:-]+$/.test(line);
    const isHead = !this.isInTable;
    if (isHead) {
      this.tableHead = line;
      this.isInChart = chartTitle.test(this.last);
      this.last = '';
    }
    this.isInTable = true;
    const inner = line.trimEnd().replace(/\|$/, '').trimEnd();
    if (isRule || isHead || line.length >= longest) this.pass(line.length);
    else {
      const context = `${this.heading} ${this.tableHead}`;
      this.block += 1;
      this.out.push({
        text: inner,
        statement: {
          markdown: inner.trim(),
          context,
          heading: this.heading,
          isRow: true,
          isPoint: this.isInChart,
          block: this.block,
        },
      });
      this.rest = this.rest.slice(inner.length);
      this.pass(line.length - inner.length);
    }
    if (this.rest.startsWith('\n')) this.pass(1);
    return this.rest !== '';
  }

  private readProse(): boolean {
    const { length, isBlock } = this.paragraph();
    const text = this.open + this.rest.slice(0, length);
    const found = findSentenceEnd(text, this.checked, isBlock);
    if (found.kind === 'open') {
      this.take(text, found.shown);
      this.checked = found.from;
      if (this.open.length > longest) this.closeSentence();
      return false;
    }
    this.take(text, found.end);
    this.closeSentence();
    this.pass(/^[ \t\u00a0\u202f]*/.exec(this.rest)?.[0].length ?? 0);
    if (!this.rest.startsWith('\n')) return this.rest !== '';
    const next = this.lineAfter(0);
    if (next === 'unknown') return false;
    this.pass(next === 'block' ? 1 : (/^\n[ \t]*(?:>[ \t]?)*/.exec(this.rest)?.[0].length ?? 1));
    if (next === 'block') this.mode = 'line';
    return this.rest !== '';
  }

  /** How much of what has come is of this paragraph, and whether it ends there. */
  private paragraph(): { readonly length: number; readonly isBlock: boolean } {
    for (let at = this.rest.indexOf('\n'); at >= 0; at = this.rest.indexOf('\n', at + 1)) {
      const next = this.lineAfter(at);
      if (next !== 'goes on') return { length: at, isBlock: next === 'block' };
    }
    return { length: this.rest.length, isBlock: this.isWhole };
  }

  /** Whether the line after a break goes on with the paragraph, begins something else, or has not come yet. */
  private lineAfter(lineEnd: number): 'goes on' | 'block' | 'unknown' {
    const line = this.rest.slice(lineEnd + 1);
    const start = /^[ \t]*(?:>[ \t]?)*/.exec(line)?.[0] ?? '';
    const seen = line.slice(start.length);
    if (seen.startsWith('\n')) return 'block';
    if (seen.length < 5 && !seen.includes('\n') && !this.isWhole) return 'unknown';
    return blockStart.test(seen) ? 'block' : 'goes on';
  }

  /**
   * Of the sentence so far and what has come. It was searched, so it is one piece in memory: a sentence that is put together
   * of its pieces is copied out of all of them whenever it is looked at again.
   */
  private take(text: string, length: number): void {
    const more = length - this.open.length;
    if (more <= 0) return;
    this.open = text.slice(0, length);
    this.pass(more);
  }

  private closeSentence(): void {
    const markdown = this.open;
    this.open = '';
    this.checked = 0;
    if (!markdown.trim()) return;
    const context = `${this.heading} ${this.before}`.trim();
    this.before = markdown;
    this.last = markdown.trim();
    const { heading, block } = this;
    const statement = { markdown, context, heading, isRow: false, isPoint: false, block };
    if (markdown.length <= longest) this.out.push({ text: '', statement });
  }
}
