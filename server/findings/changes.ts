import type { ValueOf } from './cases.ts';

/** How a measure against the same one of an earlier day reads, as data. */
export interface ChangeRule<W extends string> {
  readonly measure: string;
  /** Id of the earlier one; null compares with 0. */
  readonly before: string | null;
  /** A smaller change is none: in the measure's own unit, or as a share of its value now. */
  readonly unit: number;
  readonly isShare?: true;
  /** The sign is a side: sizes are compared on one side, and what went over to the other reads as where it is now. */
  readonly sides?: { readonly above: W; readonly below: W };
  readonly words: { readonly more: W; readonly less: W; readonly same: W };
}

/** The word for a change; null where one of the two was not computed. */
export function readChange<W extends string>(
  { measure, before, unit, isShare, sides, words }: ChangeRule<W>,
  valueOf: ValueOf,
): W | null {
  const now = valueOf(measure);
  const then = before === null ? 0 : valueOf(before);
  if (!Number.isFinite(now) || !Number.isFinite(then)) return null;
  if (sides !== undefined && now * then < 0) return now > 0 ? sides.above : sides.below;
  const sized = (value: number) => (sides === undefined ? value : Math.abs(value));
  const least = isShare ? Math.abs(now) * unit : unit;
  if (Math.abs(sized(now) - sized(then)) < least) return words.same;
  return sized(now) > sized(then) ? words.more : words.less;
}
