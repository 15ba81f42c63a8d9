/** Closes what is open in a piece of inline text and takes away what is not decided yet. */

const MAX_CLOSERS = 12;

interface Delimiter {
  mark: string;
  at: number;
}

interface Bracket {
  at: number;
  isImage: boolean;
}

const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
/** The number of a source, or a footnote's name: nobody's words. */
const NO_WORDS = /^(?:\^.*|\d*)$/s;

/** What is open where reading has come to. */
interface Reading {
  readonly text: string;
  readonly open: Delimiter[];
  readonly brackets: Bracket[];
  /** Openings of addresses that the line closes nowhere, of the lines that were searched for it. */
  readonly unclosed: Set<number>;
}

/** Repairs `text`, which is open from `from` on; what is before stays. */
export function repairInline(text: string, from = 0): string {
  const reading: Reading = { text, open: [], brackets: [], unclosed: new Set() };
  for (let i = from; i < text.length;) {
    const next = readOn(reading, i);
    if (typeof next === 'string') return next;
    i = next;
  }
  return withoutOpenLinks(reading, text.length);
}

/** Reads what is at `i`: where it ends, or the repaired text when it has no end. */
function readOn(reading: Reading, i: number): number | string {
  const { text, open, brackets } = reading;
  const char = text[i] as string;
  switch (char) {
    case '\\':
      return readEscape(reading, i);
    case '$':
      return readDollar(reading, i);
    case '`':
      return readCode(reading, i);
    case '*':
    case '_':
    case '~':
      return takeRun(text, i, char, open);
    case '[':
      brackets.push({ at: i, isImage: text[i - 1] === '!' && text[i - 2] !== '\\' });
      return i + 1;
    case ']':
      return readBracketEnd(reading, i);
    case '<':
      return isOpenEnd(text, i, OPEN_ADDRESS) ? withoutOpenLinks(reading, i) : i + 1;
    case '&':
      return isOpenEnd(text, i, OPEN_REFERENCE) ? withoutOpenLinks(reading, i) : i + 1;
    default:
      return i + 1;
  }
}

const OPEN_ADDRESS = /<[a-z][^\s<>]*$/iy;
const OPEN_REFERENCE = /&#?\w{0,31}$/y;

function isOpenEnd(text: string, at: number, pattern: RegExp): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function readEscape(reading: Reading, i: number): number | string {
  const next = reading.text[i + 1];
  if (next === undefined) return withoutOpenLinks(reading, i);
  if (next !== '(' && next !== '[') return i + 2;
  const end = reading.text.indexOf(next === '(' ? '\\)' : '\\]', i + 2);
  return end === -1 ? withoutOpenLinks(reading, i) : end + 2;
}

function readDollar(reading: Reading, i: number): number | string {
  const { text } = reading;
  if (i === text.length - 1) return withoutOpenLinks(reading, i);
  if (text[i + 1] !== '$') return i + 1;
  const end = text.indexOf('$$', i + 2);
  return end === -1 ? withoutOpenLinks(reading, i) : end + 2;
}

function readCode(reading: Reading, i: number): number | string {
  const { text } = reading;
  const run = runLength(text, i);
  const end = endOfCode(text, i + run, run);
  if (end !== -1) return end;
  const bodyEnd = withoutEnd(text, '`').trimEnd().length;
  return bodyEnd <= i + run
    ? withoutOpenLinks(reading, i)
    : withoutOpenLinks(reading, bodyEnd, '`'.repeat(run));
}

function readBracketEnd(reading: Reading, i: number): number | string {
  const bracket = reading.brackets.at(-1);
  if (bracket === undefined) return i + 1;
  const end = endOfLink(reading, i);
  if (end === -1) return withoutOpenLinks(reading, i);
  reading.brackets.pop();
  return end;
}

function runLength(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end++;
  return end - at;
}

function endOfCode(text: string, from: number, run: number): number {
  for (let i = text.indexOf('`', from); i !== -1;) {
    const length = runLength(text, i);
    if (length === run) return i + length;
    i = text.indexOf('`', i + length);
  }
  return -1;
}

/** Reads one run of emphasis marks: closes what it can close, else opens. A run at the very end is undecided. */
function takeRun(text: string, at: number, char: string, open: Delimiter[]): number {
  const length = runLength(text, at);
  const end = at + length;
  if (end === text.length) return end;
  const before = text[at - 1] ?? ' ';
  const after = text[end] as string;
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
function endOfLink({ text, unclosed }: Reading, at: number): number {
  const next = text[at + 1];
  if (next === undefined) return -1;
  const closer = next === '(' ? ')' : next === '[' ? ']' : undefined;
  if (closer === undefined || unclosed.has(at + 1)) return at + 1;
  const open: number[] = [];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === next) open.push(i);
    else if (text[i] === closer) {
      open.pop();
      if (open.length === 0) return i + 1;
    } else if (text[i] === '\n' && next === '(') {
      // All of them are answered: else each would search the same line again.
      for (const place of open) unclosed.add(place);
      return at + 1;
    }
  }
  return -1;
}

/**
 * The text up to `end`. A link that is being written shows its words alone, whatever is in them; an image shows
 * nothing until it is whole.
 */
function withoutOpenLinks({ text, open, brackets }: Reading, end: number, closer = ''): string {
  const hidden = brackets.find(({ at, isImage }) => isImage || NO_WORDS.test(text.slice(at + 1, end)));
  const shownEnd = hidden === undefined ? end : hidden.at - (hidden.isImage ? 1 : 0);
  const signs = brackets.map(({ at }) => at).filter((at) => at < shownEnd);
  let shown = '';
  let from = 0;
  for (const at of signs) {
    shown += text.slice(from, at);
    from = at + 1;
  }
  shown += text.slice(from, shownEnd);
  // Signs and marks both are in the order of the text: one pass over them tells how far each mark moves.
  let passed = 0;
  const moved = open.map(({ mark, at }) => {
    while ((signs[passed] ?? at) < at) passed++;
    return { mark, at: at - passed };
  });
  return close(shown + (hidden === undefined ? closer : ''), moved);
}

/** Drops marks that are at the end with nothing behind them and closes what is open, innermost first. */
function close(text: string, open: readonly Delimiter[]): string {
  const kept = withoutEnd(text, '*_~!');
  const end = kept.trimEnd();
  const closers = open.filter((d) => d.at + d.mark.length <= end.length).map((d) => d.mark);
  // Closing all of hundreds would nest them into one another; nobody means that.
  return closers.length === 0 || closers.length > MAX_CLOSERS ? kept : end + closers.toReversed().join('');
}

function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] as string) && text[end - 2] !== '\\') end--;
  return text.slice(0, end);
}
