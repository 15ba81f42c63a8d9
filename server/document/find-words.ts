/** Part of a text, end not included. */
export type Span = readonly [start: number, end: number];

/** Signs that writers of quotes leave out or change: marks of Markdown, soft hyphens, invisible ones. */
const left = /[*_`\\#>|~\u00ad\u200b-\u200d\u2060\ufeff]/;
const quotes = /[“”„«»″]/;
const apostrophes = /[’‘‚′]/;
const dashes = /[‐‑‒–—−]/;

interface Plain {
  readonly text: string;
  /** Place of each character of `text` in the original. */
  readonly at: Uint32Array;
}

/** The text in lower case without marks, every gap one space: as two writers would have it in common. */
function plain(original: string): Plain {
  const at = new Uint32Array(original.length);
  const signs: string[] = [];
  let isGap = true;
  for (let i = 0; i < original.length; i += 1) {
    const code = original.charCodeAt(i);
    const isSmall = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    const sign = original.charAt(i);
    if (!isSmall && left.test(sign)) continue;
    const isSpace = !isSmall && /\s/.test(sign);
    if (isSpace && isGap) continue;
    isGap = isSpace;
    at[signs.length] = i;
    signs.push(isSpace ? ' ' : isSmall ? sign : common(sign));
  }
  if (signs.at(-1) === ' ') signs.pop();
  return { text: signs.join(''), at };
}

function common(sign: string): string {
  if (quotes.test(sign)) return '"';
  if (apostrophes.test(sign)) return "'";
  if (dashes.test(sign)) return '-';
  const lower = sign.toLowerCase();
  return lower.length === 1 ? lower : sign;
}

/** A quote of fewer signs is everywhere and proves no place. */
const shortest = 12;
const mostSpans = 20;
/** From this length on a quote may have been cut within its last word. */
const longQuote = 300;

/** Where the whole of a quote is in a text, whatever marks and gaps both have; null when it is not. */
export function findWhole(text: string, quote: string): Span | null {
  const wanted = plain(quote).text.replace(/\s*…$/, '');
  const within = plain(text);
  return (
    spanOf(within, wanted) ??
    (wanted.length < longQuote ? null : spanOf(within, wanted.slice(0, wanted.lastIndexOf(' '))))
  );
}

/**
 * Where the words of a quote are in a text: the whole of it, else its sentences and lines that are there, each as a
 * span. Empty when none is.
 */
export function findWords(text: string, quote: string): Span[] {
  const whole = findWhole(text, quote);
  if (whole !== null) return [whole];
  const within = plain(text);
  const pieces = quote.split(/\n+|…|(?<=[.!?])\s+(?=\p{Lu})/u).map((piece) => plain(piece).text.trim());
  const spans: Span[] = [];
  for (const piece of pieces) {
    if (piece.length < shortest || spans.length >= mostSpans) continue;
    const span = spanOf(within, piece);
    if (span !== null && !spans.some(([start, end]) => span[0] < end && start < span[1])) spans.push(span);
  }
  return joinNear(
    spans.toSorted((a, b) => a[0] - b[0]),
    text,
  );
}

/** The longest word of a quote: a text without it need not be looked through. */
export function longestWord(quote: string): string {
  const words = quote.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, -1)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), words[0] ?? '');
}

function spanOf({ text, at }: Plain, wanted: string): Span | null {
  if (wanted === '') return null;
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1)) {
    const end = found + wanted.length;
    if (!isInWord(text, found) && !isInWord(text, end)) return [at[found]!, at[end - 1]! + 1];
  }
  return null;
}

/** True between two letters or digits: "9.3" is not found in "19.3". */
function isInWord(text: string, at: number): boolean {
  const pair = text.slice(Math.max(0, at - 1), at + 1);
  return at > 0 && /^[\p{L}\p{N}]{2}$/u.test(pair);
}

/** Spans with nothing but space and marks between them are one. */
function joinNear(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && plain(text.slice(last[1], span[0])).text.trim() === '')
      joined[joined.length - 1] = [last[0], span[1]];
    else joined.push(span);
  }
  return joined;
}
