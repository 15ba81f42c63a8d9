import { finite } from './describe.ts';

/** The place of each value among all, 1 the smallest; equal values share the mean of their places (mid-ranks). */
export function midRanks(values: ArrayLike<number>): Float64Array {
  const numbers = finite(values);
  const ranks = new Float64Array(numbers.length);
  for (const group of groupsOfEqual(numbers)) {
    const shared = (group.from + 1 + group.from + group.members.length) / 2;
    for (const member of group.members) ranks[member] = shared;
  }
  return ranks;
}

/** How many values there are of each that is there more than once. */
export function tieSizes(values: ArrayLike<number>): number[] {
  return groupsOfEqual(finite(values))
    .map(({ members }) => members.length)
    .filter((size) => size > 1);
}

/** Positions of equal values, from the smallest value on; `from` values are smaller. */
function groupsOfEqual(numbers: Float64Array): { from: number; members: number[] }[] {
  const order = [...numbers.keys()].toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const groups: { from: number; members: number[] }[] = [];
  for (const [from, position] of order.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && numbers[last.members[0] ?? 0] === numbers[position])
      last.members.push(position);
    else groups.push({ from, members: [position] });
  }
  return groups;
}
