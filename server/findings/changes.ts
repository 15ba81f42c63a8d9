import type { ValueOf } from './cases.ts';

/** How a measure against the same one of an earlier day reads, as data. */
export interface ChangeRule<W extends string> {
  readonly measure: string;
  /** Id of the earlier one; null compares with 0. */
  readonly before: string | null;
  /** A smaller change is none: in the measure's own unit, or as a share of its value now. */
  readonly unit: number;
  readonly isShare?: true;
  /** Sizes are compared: the sign is a side. */
  readonly isSize?: true;
  readonly words: { readonly more: W; readonly less: W; readonly same: W };
}

/** The word for a change; null where one of the two was not computed. */
export function readChange<W extends string>(
  { measure, before, unit, isShare, isSize, words }: ChangeRule<W>,
  valueOf: ValueOf,
): W | null {
  const sized = (value: number) => (isSize ? Math.abs(value) : value);
  const now = sized(valueOf(measure));
  const then = before === null ? 0 : sized(valueOf(before));
  if (!Number.isFinite(now) || !Number.isFinite(then)) return null;
  const least = isShare ? Math.abs(now) * unit : unit;
  if (Math.abs(now - then) < least) return words.same;
  return now > then ? words.more : words.less;
}
