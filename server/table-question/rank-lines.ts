import { isSameUnit } from '../table/unit-rules.ts';
import type { Line } from './line.ts';
import type { Measured } from './measured.ts';
import type { Plan } from './plan.ts';

type Top = NonNullable<Plan['top']>;

/** True when two numbers are of one unit. */
export const isLike = (a: Measured | undefined, b: Measured | undefined) =>
  a !== undefined && b !== undefined && isSameUnit(a.unit, b.unit);
export const valueOf = (line: Line | undefined) => line?.measured[0]?.value ?? Number.NaN;

/** Groups by their value when that was asked for, else by their names. */
export function ordered({ top, order, groups }: Plan, lines: readonly Line[]): readonly Line[] {
  const isUp = top === null ? order === 'ascending' : top.end === 'lowest';
  const isByName = top === null && order === null;
  if (isByName || groups.length === 0) return lines;
  return lines.toSorted((a, b) => (isUp ? valueOf(a) - valueOf(b) : valueOf(b) - valueOf(a)));
}

/** The first so many, and those that are equal to the last of them; of a rank those that have its value. */
export function cut(lines: readonly Line[], { count, rank }: Top): readonly Line[] {
  if (rank !== undefined) {
    const value = valueOf(lines[rank - 1]);
    return lines.filter((line) => valueOf(line) === value);
  }
  const last = valueOf(lines[Math.min(count, lines.length) - 1]);
  return lines.filter((line, i) => i < count || valueOf(line) === last);
}

/** True when more are shown than were asked for, as they are equal. */
export const isTied = (all: readonly Line[], shown: readonly Line[], top: Plan['top']) =>
  top !== null && all.length > 0 && shown.length > (top.rank === undefined ? top.count : 1);
