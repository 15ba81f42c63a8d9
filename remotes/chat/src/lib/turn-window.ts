import type { Turn } from './turns.ts';
import { PLAIN_CHAT } from './run-state.ts';

/** Turns from `start` up to, not including, `end`. */
export interface TurnWindow {
  readonly start: number;
  readonly end: number;
}

/** Heights of all turns of a chat one below the other, pixels, with the gap between two. */
export interface TurnHeights {
  readonly of: readonly number[];
  readonly gap: number;
}

/** A turn by its place in the chat, or the room that others would take. */
export type Piece =
  | { readonly kind: 'turn'; readonly index: number }
  | { readonly kind: 'room'; readonly height: number; readonly after: number };

const characterWidth = 7.4;
const lineHeight = 24;
/** Process line, foot and gaps of an answer. */
const answerFrame = 170;
const reportCard = 70;

/** About how high a turn will be in a column of this width, pixels: the text in lines, and what is around it. */
export function estimatedHeight({ question, run, answer }: Turn, width: number): number {
  const perLine = Math.max(20, width / characterWidth);
  const isReport = run !== null && run.agent !== PLAIN_CHAT;
  const asked = question ? linesOf(question.text, perLine * 0.8) * lineHeight + 24 : 0;
  const said = isReport ? reportCard : linesOf(answer?.text ?? '', perLine) * lineHeight;
  return asked + said + (run || answer ? answerFrame : 0);
}

function linesOf(text: string, perLine: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(0.5, Math.ceil(line.length / perLine)), 0);
}

/** The turns that reach into the view from `top` down, with a margin above and below it, pixels. */
export function windowAt(
  { of, gap }: TurnHeights,
  top: number,
  viewHeight: number,
  margin: number,
): TurnWindow {
  let start = -1;
  let end = of.length;
  let y = 0;
  for (const [index, height] of of.entries()) {
    if (start < 0 && y + height >= top - margin) start = index;
    if (y > top + viewHeight + margin) {
      end = index;
      break;
    }
    y += height + gap;
  }
  return { start: start < 0 ? of.length : start, end };
}

export const covers = (outer: TurnWindow, inner: TurnWindow): boolean =>
  outer.start <= inner.start && outer.end >= inner.end;

/**
 * The next window on the way from what is mounted to what is wanted: at most one more turn at each edge, so that no
 * frame has to lay out several, and without what lies outside `kept`. All that is wanted where the two do not meet.
 */
export function stepTowards(mounted: TurnWindow, wanted: TurnWindow, kept: TurnWindow): TurnWindow {
  if (wanted.end <= mounted.start || wanted.start >= mounted.end) return wanted;
  return {
    start: wanted.start < mounted.start ? mounted.start - 1 : Math.max(mounted.start, kept.start),
    end: wanted.end > mounted.end ? mounted.end + 1 : Math.min(mounted.end, kept.end),
  };
}

/** Distance from the top of the first turn to that of another, pixels. */
export function topOf({ of, gap }: TurnHeights, index: number): number {
  return of.slice(0, index).reduce((sum, height) => sum + height + gap, 0);
}

/** What is mounted: the turns of the window and the kept ones, and for what lies between them the room it takes. */
export function piecesOf(heights: TurnHeights, { start, end }: TurnWindow, kept: readonly number[]): Piece[] {
  const count = heights.of.length;
  const shown = new Set(kept.filter((index) => index >= 0 && index < count));
  for (let index = start; index < Math.min(end, count); index += 1) shown.add(index);
  const pieces: Piece[] = [];
  let next = 0;
  for (const index of [...shown].toSorted((a, b) => a - b)) {
    if (index > next) pieces.push(roomFor(heights, next, index));
    pieces.push({ kind: 'turn', index });
    next = index + 1;
  }
  if (next < count) pieces.push(roomFor(heights, next, count));
  return pieces;
}

function roomFor({ of, gap }: TurnHeights, from: number, to: number): Piece {
  const height = of.slice(from, to).reduce((sum, one) => sum + one, 0) + gap * (to - from - 1);
  return { kind: 'room', height, after: from };
}
