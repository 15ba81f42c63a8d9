import { estimatedHeight, type TurnHeights } from './turn-window.ts';
import type { Turn } from './turns.ts';

/** The heights of the turns of a chat, pixels: as they were measured last, before that as their texts let expect. */
export function createTurnHeights(width = 720, gap = 32) {
  const measured = new Map<string, number>();
  let column = { width, gap };
  /** For this width: reading every text of a long chat at each scroll would take longer than a frame. */
  let estimates = new WeakMap<Turn, number>();
  const estimateOf = (turn: Turn): number => {
    const height = estimates.get(turn) ?? estimatedHeight(turn, column.width);
    estimates.set(turn, height);
    return height;
  };
  return {
    /** Notes the width of the column, the gap between turns, and the height of a mounted one. */
    note: (next: { width: number; gap: number }, heights: Iterable<readonly [string, number]>): void => {
      if (next.width !== column.width) estimates = new WeakMap();
      column = next;
      for (const [turnId, height] of heights) measured.set(turnId, height);
    },
    of: (turns: readonly Turn[]): TurnHeights => ({
      of: turns.map((turn) => measured.get(turn.id) ?? estimateOf(turn)),
      gap: column.gap,
    }),
  };
}
