import { shareOfBudget } from './limits.ts';
import { TEX_SIGNS } from './math-syntax.ts';
import { repairInline } from './repair-inline.ts';
import { isDelimiterRow } from './table-segments.ts';

/**
 * Makes the open end of a stream presentable: what was opened is closed, what cannot be determined yet is held back
 * for the moment, so no raw markup flickers and nothing that was shown is taken back. Only for the eye: the
 * finished text is always parsed as it is.
 */

/** What is in a line that is not decided yet: a marker without content, a rule, an underline, a lone bar. */
const UNDECIDED = /^(?:[-+*_=~`#|:\s]*|\d{1,9}[.)]?|\$\$?|\\\[?)$/;
/** Brackets at the start of a paragraph: what they mean shows in what follows them. A definition shows nothing. */
const UNDECIDED_LABEL = /^\[(?:[^\]\\]|\\.)*\\?(?:\](?::.*)?)?$/s;
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const RULE = /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const MATH_FLOW = /^(\$\$|\\\[)[ \t]*$/;
const DELIMITER_PART = /^\|[-:| \t]*$/;
const FENCE_START = /^(?:`{3,}[^`\n]*|~{3,}[^\n]*)(?:\n|$)/;
const ITEM_LINE = /\n(?:[-+*]|\d{1,9}[.)])[ \t]/y;

/** A line without the containers it is in. */
interface Line {
  readonly content: string;
  /** Where the content starts in its line, and in the source. */
  readonly indent: number;
  readonly at: number;
  readonly quotes: number;
  readonly opensItem: boolean;
}

/** What is open at the end of a line. */
interface Leaf {
  /** Where its inline content starts; undefined when the next line starts something new. */
  start: number | undefined;
  /** The closing mark of the code or formula that is open, and where that starts. */
  closer: string;
  closerAt: number;
  quotes: number;
  /** The column that the innermost item's content starts at. */
  indent: number;
  /** Rows of a table, or code by indent: lines of their own. */
  kind: 'text' | 'table' | 'code';
  /** The line before. */
  last: string;
}

/** A task without words is none yet. */
const EMPTY_TASK = /(?:^|\n)[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]*$/;

/** Repairs the open chunk at the end of a stream. */
export function repairTail(source: string): string {
  return repairLines(source).replace(EMPTY_TASK, '');
}

function repairLines(source: string): string {
  if (FENCE_START.test(source)) return holdFence(source);
  const lineStart = source.lastIndexOf('\n') + 1;
  const from = scanStart(source, lineStart);
  // Past its budget a block is shown as it was written, and what is open in it may take long to find.
  if (shareOfBudget(source.slice(from < 0 ? lineStart : from)) > 1) return source;
  const leaf = leafBefore(source, from, lineStart);
  const text = source.slice(lineStart);
  const line = readLine(text, lineStart);
  const wasClosed = leaf.closer;
  leaveContainers(leaf, line);
  if (leaf.closer !== '') return repairBlock(source, lineStart, line, leaf);
  if (wasClosed !== '' && line.content === '') return source.slice(0, lineStart);
  if (text.trim() === '') return repairLeaf(source.slice(0, lineStart).trimEnd(), lineStart, leaf);
  const isUndecided =
    UNDECIDED.test(line.content.trimEnd()) ||
    ((leaf.start === undefined || line.opensItem) && UNDECIDED_LABEL.test(line.content.trimEnd()));
  if (isUndecided && leaf.kind === 'text' && isTableDelimiter(line, leaf))
    return completeDelimiter(source, lineStart, leaf.last);
  if (isUndecided) return repairLeaf(source.slice(0, lineStart).trimEnd(), lineStart, leaf);
  takeLine(leaf, line);
  return repairLeaf(source, source.length, leaf);
}

/** Code and formulas: a line that may become the end is held back, and a formula until it is whole. */
function repairBlock(source: string, lineStart: number, line: Line, leaf: Leaf): string {
  if (leaf.closer === '$$' || leaf.closer === '\\]') return source.slice(0, leaf.closerAt).trimEnd();
  const mark = leaf.closer[0] as string;
  const isHeld = line.content !== '' && line.content.split('').every((char) => char === mark);
  return isHeld || source.slice(lineStart).trim() === '' ? source.slice(0, lineStart) : source;
}

/** Closes what is open in the leaf that ends where `source` ends. */
function repairLeaf(source: string, end: number, { start, kind, last }: Leaf): string {
  if (kind === 'code' || start === undefined) return source;
  if (kind === 'table') return repairInline(source, Math.max(start, lastBar(source) + 1));
  // A row without a table yet: the head of one.
  if (!last.startsWith('|')) return repairInline(source, start);
  const headStart = source.lastIndexOf('\n', Math.min(end, source.length) - 1) + 1;
  const before = source.slice(0, headStart).trimEnd();
  return start >= before.length ? source.slice(0, Math.max(0, headStart)) : repairInline(before, start);
}

function lastBar(source: string): number {
  let at = source.lastIndexOf('|');
  while (at > 0 && source[at - 1] === '\\') at = source.lastIndexOf('|', at - 1);
  return at;
}

/** Holds back a line that may become the end of the fence. */
function holdFence(source: string): string {
  const lineStart = source.lastIndexOf('\n') + 1;
  return /^ {0,3}(?:`{1,}|~{1,})$/.test(source.slice(lineStart)) ? source.slice(0, lineStart) : source;
}

function isTableDelimiter(line: Line, { last, start }: Leaf): boolean {
  return start !== undefined && DELIMITER_PART.test(line.content) && last.startsWith('|');
}

function columnsOf(row: string): number {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return (cells.match(/(?<!\\)\|/g)?.length ?? 0) + 1;
}

function completeDelimiter(source: string, lineStart: number, head: string): string {
  const prefix = /^[ \t>]*/.exec(source.slice(lineStart))?.[0] ?? '';
  return `${source.slice(0, lineStart)}${prefix}|${' --- |'.repeat(columnsOf(head))}`;
}

function readLine(text: string, offset: number): Line {
  let quotes = 0;
  let opensItem = false;
  let end = 0;
  CONTAINER.lastIndex = 0;
  while (!RULE.test(text.slice(end).trim()) && CONTAINER.test(text)) {
    end = CONTAINER.lastIndex;
    if (text[end - 1] === '>') quotes++;
    else opensItem = true;
  }
  while (text[end] === ' ' || text[end] === '\t') end++;
  return { content: text.slice(end), indent: end, at: offset + end, quotes, opensItem };
}

/** A line further left than an item, or outside a quote, ends the code that is open in it. */
function leaveContainers(leaf: Leaf, line: Line): void {
  const isOutside = line.quotes < leaf.quotes || (line.indent < leaf.indent && line.quotes === 0);
  if (leaf.closer === '' || line.content === '' || !isOutside) return;
  leaf.closer = '';
  leaf.start = undefined;
}

/** Takes a line into what is open. */
function takeLine(leaf: Leaf, line: Line): void {
  const { content } = line;
  leaveContainers(leaf, line);
  if (leaf.closer !== '') {
    const text = content.trimEnd();
    const isFence = leaf.closer !== '$$' && leaf.closer !== '\\]';
    const isEnd = isFence
      ? text.startsWith(leaf.closer) && text.replaceAll(leaf.closer[0] as string, '') === ''
      : text.endsWith(leaf.closer);
    const isProse = !isFence && text !== '' && leaf.last === '' && !TEX_SIGNS.test(text);
    leaf.start = undefined;
    leaf.last = text;
    if (isEnd || isProse) leaf.closer = '';
    if (!isProse) return;
  }
  const startsNew = line.opensItem || line.quotes > leaf.quotes;
  if (startsNew) leaf.start = undefined;
  if (startsNew || leaf.start === undefined) {
    leaf.quotes = line.quotes;
    if (line.opensItem || line.indent < leaf.indent) leaf.indent = line.opensItem ? line.indent : 0;
  }
  if (startsNew || content === '') leaf.kind = 'text';
  if (content === '' || RULE.test(content)) leaf.start = undefined;
  else takeContent(leaf, line);
  leaf.last = content;
}

function takeContent(leaf: Leaf, { content, at, indent, opensItem }: Line): void {
  const opener = FENCE.exec(content)?.[1] ?? MATH_FLOW.exec(content)?.[1];
  if (opener !== undefined) {
    leaf.closer = opener === '\\[' ? '\\]' : opener;
    leaf.closerAt = at;
    leaf.kind = 'text';
    leaf.start = undefined;
  } else if (leaf.kind === 'table' || HEADING.test(content)) leaf.start = at;
  else if (
    leaf.start !== undefined &&
    isDelimiterRow(content) &&
    columnsOf(content) === columnsOf(leaf.last)
  ) {
    leaf.kind = 'table';
    leaf.start = at;
  } else if (leaf.start === undefined || HEADING.test(leaf.last)) {
    leaf.start = at;
    leaf.kind = !opensItem && indent >= leaf.indent + 4 ? 'code' : 'text';
  }
}

/** What is open where the last line of the source starts. */
function leafBefore(source: string, scanFrom: number, lineStart: number): Leaf {
  const leaf: Leaf = {
    start: undefined,
    closer: '',
    closerAt: 0,
    quotes: 0,
    indent: 0,
    kind: 'text',
    last: '',
  };
  let from = scanFrom;
  if (from < 0) {
    Object.assign(leaf, { start: 0, kind: 'table', last: '|' });
    from = lineStart;
  }
  while (from < lineStart) {
    const end = source.indexOf('\n', from);
    takeLine(leaf, readLine(source.slice(from, end), from));
    from = end + 1;
  }
  return leaf;
}

/** From where on the lines have to be read: a long list from its last item on, a table (-1) not at all. */
function scanStart(source: string, lineStart: number): number {
  if (source.startsWith('|')) {
    const headEnd = source.indexOf('\n');
    const second = source.slice(headEnd + 1, source.indexOf('\n', headEnd + 1));
    const lastRow = source.slice(source.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
    return lineStart > headEnd + 1 && isDelimiterRow(second) && lastRow.startsWith('|') ? -1 : 0;
  }
  if (!/^(?:[-+*]|\d{1,9}[.)])[ \t]/.test(source)) return 0;
  let at = source.lastIndexOf('\n', lineStart - 2);
  for (; at > 0; at = source.lastIndexOf('\n', at - 1)) {
    ITEM_LINE.lastIndex = at;
    if (ITEM_LINE.test(source)) return at + 1;
  }
  return 0;
}
