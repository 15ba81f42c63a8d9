import { isDelimiterRow } from './table-segments.ts';

/**
 * Makes the open end of a stream presentable: what was opened is closed, what cannot be told yet is held back
 * for the moment, so no raw markup flickers. Only for the eye: the finished text is always parsed as it is.
 */

/** What stands in a line that is not decided yet: a marker without content, a rule, an underline, a lone bar. */
const UNDECIDED = /^(?:[-+*_=~`#|:\s]*|\d{1,9}[.)]?|[-+*][ \t]+\[[ x]?\]?|\[\^?[^\]]*\]:.*|\$\$?|\\\[?)$/i;
const TABLE_LINE = /^[ \t]*\|/;
const DELIMITER_PART = /^[ \t]*\|[-:| \t]*$/;
const BLOCK_START = /^[ \t]*(?:>|#{1,6}[ \t]|(?:[-+*]|\d{1,9}[.)])[ \t])/;
const MATH_FLOW = /^[ \t>]*(?:\$\$|\\\[)[ \t]*$/;

const FENCE_START = /^(?:`{3,}[^`\n]*|~{3,}[^\n]*)(?:\n|$)/;

/** Repairs the open chunk at the end of a stream. */
export function repairTail(source: string): string {
  if (FENCE_START.test(source)) return holdFence(source);
  const lineStart = source.lastIndexOf('\n') + 1;
  const line = source.slice(lineStart);
  if (line !== '' && UNDECIDED.test(line.replace(/^[ \t>]+/, '').trimEnd())) {
    if (isTableDelimiter(source, lineStart, line)) return completeDelimiter(source, lineStart);
    return repairLast(source.slice(0, lineStart).trimEnd());
  }
  return repairLast(line === '' ? source.trimEnd() : source);
}

function repairLast(source: string): string {
  const start = openSegment(source);
  const segment = source.slice(start);
  if (isTableHead(source, start, segment)) return source.slice(0, start);
  return source.slice(0, start) + repairInline(segment);
}

/** Holds back a line that may become the end of the fence. */
function holdFence(source: string): string {
  const lineStart = source.lastIndexOf('\n') + 1;
  return /^ {0,3}(?:`{1,}|~{1,})$/.test(source.slice(lineStart)) ? source.slice(0, lineStart) : source;
}

function previousLine(source: string, lineStart: number): string {
  const end = lineStart - 1;
  return end < 0 ? '' : source.slice(source.lastIndexOf('\n', end - 1) + 1, end);
}

function isTableDelimiter(source: string, lineStart: number, line: string): boolean {
  const head = previousLine(source, lineStart);
  return (
    DELIMITER_PART.test(line) &&
    TABLE_LINE.test(head) &&
    !isDelimiterRow(head) &&
    !isInTable(source, lineStart)
  );
}

/** Whether the line before the head is a table's: then the "head" is a row of that table. */
function isInTable(source: string, lineStart: number): boolean {
  const head = source.lastIndexOf('\n', lineStart - 2) + 1;
  return TABLE_LINE.test(previousLine(source, head));
}

function completeDelimiter(source: string, lineStart: number): string {
  const head = previousLine(source, lineStart)
    .trim()
    .replace(/^\||\|$/g, '');
  const columns = (head.match(/(?<!\\)\|/g)?.length ?? 0) + 1;
  return `${source.slice(0, lineStart)}|${' --- |'.repeat(columns)}`;
}

/** Where the part starts in which something can still be open: the last block, the last cell of a row. */
function openSegment(source: string): number {
  let start = source.length;
  for (;;) {
    const lineStart = source.lastIndexOf('\n', start - 1) + 1;
    const line = source.slice(lineStart, start).trimEnd();
    if (line === '' || MATH_FLOW.test(line)) {
      return line === '' && start < source.length ? start : lineStart;
    }
    if (TABLE_LINE.test(line) && start === source.length) return lineStart;
    if (BLOCK_START.test(line)) return lineStart;
    if (lineStart === 0) return 0;
    start = lineStart - 1;
  }
}

function isTableHead(source: string, start: number, segment: string): boolean {
  if (!TABLE_LINE.test(segment)) return false;
  return !TABLE_LINE.test(previousLine(source, start));
}

const MAX_CLOSERS = 12;

interface Delimiter {
  mark: string;
  at: number;
}

const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Closes what is open in a piece of inline text and takes away what is not decided yet. */
function repairInline(segment: string): string {
  const open: Delimiter[] = [];
  let bracket = -1;
  let i = 0;
  if (TABLE_LINE.test(segment)) i = segment.lastIndexOf('|') + 1;
  while (i < segment.length) {
    const char = segment[i] as string;
    if (char === '\\') {
      const next = segment[i + 1];
      if (next === undefined) return close(segment.slice(0, i), open);
      if (next === '(' || next === '[') {
        const end = segment.indexOf(next === '(' ? '\\)' : '\\]', i + 2);
        if (end === -1) return close(segment.slice(0, i), open);
        i = end;
      }
      i += 2;
    } else if (char === '$') {
      if (i === segment.length - 1) return close(segment.slice(0, i), open);
      if (segment[i + 1] !== '$') i++;
      else {
        const end = segment.indexOf('$$', i + 2);
        if (end === -1) return close(segment.slice(0, i), open);
        i = end + 2;
      }
    } else if (char === '`') {
      const run = runLength(segment, i);
      const mark = '`'.repeat(run);
      const end = endOfCode(segment, i + run, run);
      if (end === -1) return closeCode(segment, i, run, mark, open);
      i = end;
    } else if (char === '*' || char === '_' || char === '~') {
      i = takeRun(segment, i, char, open);
    } else if (char === '[') {
      bracket = i;
      i++;
    } else if (char === ']' && bracket !== -1) {
      const end = endOfLink(segment, i);
      if (end === -1) return openLink(segment, bracket, i, open);
      bracket = -1;
      i = end;
    } else if (char === '<' && /^<[a-z][^\s<>]*$/i.test(segment.slice(i))) {
      return close(segment.slice(0, i), open);
    } else if (char === '&' && /^&#?\w{0,12}$/.test(segment.slice(i))) {
      return close(segment.slice(0, i), open);
    } else i++;
  }
  return bracket === -1 ? close(segment, open) : openLink(segment, bracket, segment.length, open);
}

function runLength(segment: string, at: number): number {
  let end = at + 1;
  while (segment[end] === segment[at]) end++;
  return end - at;
}

function endOfCode(segment: string, from: number, run: number): number {
  for (let i = segment.indexOf('`', from); i !== -1;) {
    const length = runLength(segment, i);
    if (length === run) return i + length;
    i = segment.indexOf('`', i + length);
  }
  return -1;
}

function closeCode(segment: string, at: number, run: number, mark: string, open: Delimiter[]): string {
  const body = withoutEnd(segment.slice(at + run), '`').trimEnd();
  return body === ''
    ? close(segment.slice(0, at), open)
    : close(segment.slice(0, at + run) + body + mark, open);
}

/** Reads one run of emphasis marks: closes what it can close, else opens. A run at the very end is undecided. */
function takeRun(segment: string, at: number, char: string, open: Delimiter[]): number {
  const length = runLength(segment, at);
  const end = at + length;
  if (end === segment.length) return end;
  const before = segment[at - 1] ?? ' ';
  const after = segment[end] as string;
  const tightLeft = !SPACE.test(before);
  const tightRight = !SPACE.test(after);
  const opens = tightRight && (!PUNCTUATION.test(after) || !tightLeft || PUNCTUATION.test(before));
  const closes = tightLeft && (!PUNCTUATION.test(before) || !tightRight || PUNCTUATION.test(after));
  let left = length;
  let last = closes ? open.at(-1) : undefined;
  while (last?.mark[0] === char && last.mark.length <= left) {
    left -= last.mark.length;
    open.pop();
    last = open.at(-1);
  }
  if (left === 0 || !opens || (char === '_' && tightLeft && !PUNCTUATION.test(before))) return end;
  if (char === '~' && left > 2) return end;
  if (left >= 3) open.push({ mark: char, at });
  open.push({ mark: left === 2 || left >= 3 ? char + char : char, at });
  return end;
}

/** Where `[…]` with what follows it ends, or -1 while that is not known. */
function endOfLink(segment: string, at: number): number {
  const next = segment[at + 1];
  if (next === undefined) return -1;
  const closer = next === '(' ? ')' : next === '[' ? ']' : undefined;
  if (closer === undefined) return at + 1;
  let depth = 0;
  for (let i = at + 1; i < segment.length; i++) {
    if (segment[i] === '\\') i++;
    else if (segment[i] === next) depth++;
    else if (segment[i] === closer && --depth === 0) return i + 1;
    else if (segment[i] === '\n' && next === '(') return at + 1;
  }
  return -1;
}

/** A link that is being written shows its words alone; an image shows nothing until it is whole. */
function openLink(segment: string, bracket: number, end: number, open: Delimiter[]): string {
  const isImage = segment[bracket - 1] === '!';
  const head = segment.slice(0, isImage ? bracket - 1 : bracket);
  if (isImage || /^\^?\d*$/.test(segment.slice(bracket + 1, end)))
    return close(
      head,
      open.filter((d) => d.at < head.length),
    );
  const words = segment.slice(bracket + 1, end);
  return close(head + words, open);
}

/** Drops marks that stand at the end with nothing behind them and closes what is open, innermost first. */
function close(segment: string, open: readonly Delimiter[]): string {
  const text = withoutEnd(segment, '*_~!');
  const end = text.trimEnd();
  const closers = open.filter((d) => d.at + d.mark.length <= end.length).map((d) => d.mark);
  // Closing all of hundreds would nest them into one another; nobody means that.
  return closers.length === 0 || closers.length > MAX_CLOSERS ? text : end + closers.toReversed().join('');
}

function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] as string) && text[end - 2] !== '\\') end--;
  return text.slice(0, end);
}
