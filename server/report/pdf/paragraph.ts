import bidiFactory from 'bidi-js';
import { fontSpans, type FontFile } from './fonts.ts';
import type { InlineBox, Run, TextStyle } from './text-style.ts';

/** Measures a text; points. */
export type Measure = (text: string, font: FontFile, size: number) => number;

/** A stretch of one font, one style and one direction. */
export interface Piece {
  readonly text: string;
  readonly font: FontFile;
  readonly style: TextStyle;
  readonly width: number;
  /** Embedding level (UAX #9): odd is from right to left. */
  readonly level: number;
  readonly box?: InlineBox;
}

interface Token extends Piece {
  readonly isSpace: boolean;
  /** A line may begin with it. */
  readonly isFree: boolean;
}

/** Pieces in the order they are read, each with its place from the left end of the line. */
export interface Line {
  readonly pieces: readonly (Piece & { readonly x: number })[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const bidi = bidiFactory();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** Scripts without spaces between words: a line may begin with each of their signs, closing ones apart. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
const closing = /^[、。，．）」』】〉》！？：；\u2019\u201d]/u;
const tokens =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]|[ \t\n]+|[^ \t\n\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]+/gu;

/** Whether a paragraph reads from right to left: its first letter does (UAX #9, rule P2). */
export function readsFromRight(runs: readonly Run[]): boolean {
  const text = runs.map((run) => ('text' in run ? run.text : '')).join('');
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first);
}

/** Runs as lines that are no wider than `width`; words that are wider are cut. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    if ('isBreak' in run) paragraphs.push([]);
    else paragraphs.at(-1)?.push(run);
  }
  return paragraphs.flatMap((part) => fill(tokensOf(part, width, measure), width));
}

/** Width of the longest word and of the whole on one line. */
export function widthsOf(
  runs: readonly Run[],
  measure: Measure,
): { readonly least: number; readonly most: number } {
  let [least, most, word, line] = [0, 0, 0, 0];
  for (const run of runs) {
    if ('isBreak' in run) [word, line] = [0, 0];
    else
      for (const token of tokensOf([run], Infinity, measure)) {
        word = token.isFree || token.isSpace ? 0 : word;
        word += token.isSpace ? 0 : token.width;
        line += token.width;
        least = Math.max(least, word);
        most = Math.max(most, line);
      }
  }
  return { least, most };
}

type TextRun = Exclude<Run, { isBreak: true }>;
const objectSign = '\ufffc';

function tokensOf(runs: readonly Run[], width: number, measure: Measure): Token[] {
  const parts = runs.filter((run): run is TextRun => !('isBreak' in run));
  const whole = parts.map((run) => ('text' in run ? run.text : objectSign)).join('');
  const levels = rightToLeft.test(whole) ? bidi.getEmbeddingLevels(whole) : null;
  const mirrored = levels ? bidi.getMirroredCharactersMap(whole, levels.levels) : null;
  const out: Token[] = [];
  let at = 0;
  for (const run of parts) {
    if ('box' in run) out.push(boxToken(run.box, run.style, levels?.levels[at] ?? 0, out.at(-1)));
    else
      for (const cut of cutText(run.text, at, levels?.levels ?? null)) {
        const text = [...cut.text].length === cut.text.length ? mirror(cut.text, cut.at, mirrored) : cut.text;
        out.push(...textTokens(text, run.style, cut.level, width, measure, out.at(-1)));
      }
    at += 'text' in run ? run.text.length : 1;
  }
  return out;
}

function mirror(text: string, at: number, mirrored: ReadonlyMap<number, string> | null): string {
  return mirrored ? [...text].map((sign, index) => mirrored.get(at + index) ?? sign).join('') : text;
}

/** Words, spaces and single ideographs, cut again where the direction changes. */
function cutText(text: string, start: number, levels: Uint8Array | null) {
  const cuts: { text: string; at: number; level: number }[] = [];
  for (const match of text.matchAll(tokens)) {
    let from = match.index;
    const end = match.index + match[0].length;
    for (let at = from + 1; at <= end; at += 1) {
      const level = levels?.[start + from] ?? 0;
      if (at < end && (levels?.[start + at] ?? 0) === level) continue;
      cuts.push({ text: text.slice(from, at), at: start + from, level });
      from = at;
    }
  }
  return cuts;
}

const boxToken = (box: InlineBox, style: TextStyle, level: number, last: Token | undefined): Token => ({
  text: '',
  font: { name: '', path: '' },
  style,
  width: box.width,
  level,
  box,
  isSpace: false,
  isFree: last?.isSpace ?? true,
});

function textTokens(
  text: string,
  style: TextStyle,
  level: number,
  width: number,
  measure: Measure,
  last: Token | undefined,
): Token[] {
  const isSpace = /^[ \t\n]+$/.test(text);
  const spans = fontSpans(isSpace ? ' ' : text, style.face);
  let previous = last;
  return spans.flatMap((span) => {
    const made = spanTokens(span, style, level, width, measure).map((piece, index): Token => {
      const isIdeograph = ideographs.test(piece.text) && !closing.test(piece.text);
      const isFree =
        index > 0 || (previous?.isSpace ?? true) || isIdeograph || ideographs.test(previous?.text ?? '');
      return { ...piece, isSpace, isFree: isFree && !closing.test(piece.text) };
    });
    previous = made.at(-1);
    return made;
  });
}

/** A word that is wider than a line, in pieces that are not. */
function spanTokens(
  { text, font }: { readonly text: string; readonly font: FontFile },
  style: TextStyle,
  level: number,
  width: number,
  measure: Measure,
): Piece[] {
  const whole = measure(text, font, style.size);
  if (whole <= width || [...text].length < 2) return [{ text, font, style, level, width: whole }];
  const pieces: Piece[] = [];
  let part = '';
  for (const sign of text) {
    if (part !== '' && measure(part + sign, font, style.size) > width) {
      pieces.push({ text: part, font, style, level, width: measure(part, font, style.size) });
      part = '';
    }
    part += sign;
  }
  return [...pieces, { text: part, font, style, level, width: measure(part, font, style.size) }];
}

function fill(all: readonly Token[], width: number): Line[] {
  const lines: Token[][] = [[]];
  let used = 0;
  for (let at = 0; at < all.length;) {
    let end = at + 1;
    while (end < all.length && !all[end]?.isFree && !all[end]?.isSpace && !all[at]?.isSpace) end += 1;
    const word = all.slice(at, end);
    const size = word.reduce((sum, token) => sum + token.width, 0);
    const line = lines.at(-1) ?? [];
    if (word[0]?.isSpace) {
      if (line.length > 0) line.push(...word);
      used += line.length > 0 ? size : 0;
    } else if (line.length === 0 || used + size <= width + 0.01) {
      line.push(...word);
      used += size;
    } else {
      lines.push([...word]);
      used = size;
    }
    at = end;
  }
  return lines.map(placed);
}

/** Pieces from the left: stretches that read from right to left are turned round (UAX #9, rule L2). */
function placed(tokenLine: readonly Token[]): Line {
  let end = tokenLine.length;
  while (end > 0 && tokenLine[end - 1]?.isSpace) end -= 1;
  const line = tokenLine.slice(0, end);
  const order = visualOrder(line);
  const places = new Map<Token, number>();
  let x = 0;
  for (const token of order) {
    places.set(token, x);
    x += token.width;
  }
  const pieces = line.map((token) => ({ ...token, x: places.get(token) ?? 0 }));
  const heights = line.map(({ style, box }) => ({
    ascent: box?.ascent ?? style.size * 1.02 + (style.rise ?? 0),
    descent: box?.descent ?? style.size * 0.3,
  }));
  const sizes = {
    ascent: Math.max(0, ...heights.map((one) => one.ascent)),
    descent: Math.max(0, ...heights.map((one) => one.descent)),
  };
  return { pieces, width: x, ...sizes };
}

function visualOrder(line: readonly Token[]): Token[] {
  const order = [...line];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let end = from;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1;
      if (end > from + 1) order.splice(from, end - from, ...order.slice(from, end).toReversed());
      from = Math.max(from, end);
    }
  return order;
}
