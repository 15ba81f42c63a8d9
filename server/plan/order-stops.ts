interface Order {
  readonly order: readonly number[];
  readonly minutes: number;
  /** Whether no other order is shorter; otherwise it is one that no exchange makes shorter. */
  readonly isShortest: boolean;
}

type Minutes = (from: number, to: number) => number;

/** Up to so many stops every order is weighed; its work doubles with each further one. */
const mostProven = 9;

/** An exchange has to save this much, so that rounding does not turn stops to and fro for ever. */
const leastSaving = 1e-9;

/**
 * The order in which to visit stops 0 to count − 1, each once: the shortest for up to nine, else a short one. A way that
 * begins and ends at the same place has it as two stops.
 */
export function orderStops(
  count: number,
  minutes: Minutes,
  fixed: { readonly first?: number; readonly last?: number } = {},
): Order {
  if (count > 1 && fixed.first !== undefined && fixed.first === fixed.last)
    throw new RangeError('The first and the last stop are one: hand in the place as two stops');
  const isShortest = count <= mostProven;
  const order = isShortest ? shortestOrder(count, minutes, fixed) : exchanged(count, minutes, fixed);
  return { order, minutes: lengthOf(order, minutes), isShortest };
}

const lengthOf = (order: readonly number[], minutes: Minutes): number =>
  order.slice(1).reduce((sum, to, index) => sum + minutes(order[index]!, to), 0);

interface Way {
  readonly minutes: number;
  readonly order: readonly number[];
}

/** Held and Karp: the shortest way through each set of stops to each of its ends, from those of one stop less. */
function shortestOrder(
  count: number,
  minutes: Minutes,
  fixed: { readonly first?: number; readonly last?: number },
): readonly number[] {
  const stops = Array.from({ length: count }, (_, stop) => stop);
  const isStart = (stop: number) => fixed.first === undefined || fixed.first === stop;
  const isEnd = (stop: number) => fixed.last === undefined || fixed.last === stop;
  let ways = new Map<string, Way>();
  for (const stop of stops.filter(isStart)) ways.set(keyOf(1 << stop, stop), { minutes: 0, order: [stop] });
  for (let length = 1; length < count; length += 1) ways = oneStopMore(ways, stops, minutes);
  let best: Way | null = null;
  for (const way of ways.values())
    if (isEnd(way.order.at(-1)!) && (best === null || way.minutes < best.minutes)) best = way;
  return best?.order ?? [];
}

const keyOf = (visited: number, end: number): string => `${visited} ${end}`;

function oneStopMore(
  ways: ReadonlyMap<string, Way>,
  stops: readonly number[],
  minutes: Minutes,
): Map<string, Way> {
  const longer = new Map<string, Way>();
  for (const way of ways.values()) {
    const visited = way.order.reduce((set, stop) => set | (1 << stop), 0);
    for (const next of stops) {
      if (visited & (1 << next)) continue;
      const total = way.minutes + minutes(way.order.at(-1)!, next);
      const key = keyOf(visited | (1 << next), next);
      const known = longer.get(key);
      if (!known || total < known.minutes) longer.set(key, { minutes: total, order: [...way.order, next] });
    }
  }
  return longer;
}

/** 2-opt: turns stretches of the way round as long as that makes it shorter. */
function exchanged(
  count: number,
  minutes: Minutes,
  fixed: { readonly first?: number; readonly last?: number },
): readonly number[] {
  let order = alwaysNearest(count, minutes, fixed);
  const from = fixed.first === undefined ? 0 : 1;
  const to = fixed.last === undefined ? count : count - 1;
  for (;;) {
    const shorter = withOneTurned(order, minutes, from, to);
    if (!shorter) return order;
    order = shorter;
  }
}

function withOneTurned(
  order: readonly number[],
  minutes: Minutes,
  from: number,
  to: number,
): readonly number[] | null {
  const length = lengthOf(order, minutes);
  for (let start = from; start < to; start += 1)
    for (let end = start + 2; end <= to; end += 1) {
      const turned = [...order.slice(0, start), ...order.slice(start, end).toReversed(), ...order.slice(end)];
      if (lengthOf(turned, minutes) < length - leastSaving) return turned;
    }
  return null;
}

function alwaysNearest(
  count: number,
  minutes: Minutes,
  fixed: { readonly first?: number; readonly last?: number },
): readonly number[] {
  const left = new Set(Array.from({ length: count }, (_, stop) => stop));
  const order = [fixed.first ?? (fixed.last === 0 ? 1 : 0)];
  left.delete(order[0]!);
  if (fixed.last !== undefined) left.delete(fixed.last);
  while (left.size > 0) {
    const here = order.at(-1)!;
    const next = [...left].reduce((a, b) => (minutes(here, b) < minutes(here, a) ? b : a));
    order.push(next);
    left.delete(next);
  }
  return fixed.last === undefined ? order : [...order, fixed.last];
}
