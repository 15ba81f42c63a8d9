import { leadersOf, sharesOf, type MatrixResult, type OptionScore } from './score-matrix.ts';

/** The weight of one criterion at which another option becomes the first. */
export interface Flip {
  readonly criterion: string;
  /** Its share of the weight now, 0 to 1, among the criteria that tell options apart. */
  readonly share: number;
  /** The share at which both are equal; beyond it the other is first. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/** What of an option's score hangs on one criterion, and what on the others at their present proportions. */
interface Parts {
  /** Points by this criterion, and whether it has any. */
  readonly own: number;
  readonly has: 0 | 1;
  /** Points by the others, weighted by their shares among themselves, and the sum of the shares it has points for. */
  readonly rest: number;
  readonly weight: number;
}

/** Roots closer to the present weight are rounding, not another weight. */
const tiny = 1e-9;

/**
 * For each criterion the nearest weight at which the first option loses its place, all other weights scaled to what is
 * left. In closed form: where the criterion has share t, an option's score is (t·p + (1 − t)·R) / (t·h + (1 − t)·P), and
 * two of them are equal at a root of a quadratic, of a line where nothing is missing. One-at-a-time sensitivity: OECD/JRC
 * Handbook on Constructing Composite Indicators, 2008, step 7. None where two share the first rank.
 */
export function flips(result: MatrixResult): Flip[] {
  const [first, ...equal] = leadersOf(result);
  if (first === undefined || equal.length > 0) return [];
  const others = result.scores.filter(({ rank }) => rank !== null && rank > 1);
  const shares = sharesOf(result);
  return [...shares].flatMap(([criterion, share]) => {
    if (share > 1 - tiny) return [];
    const found = others.flatMap((other) =>
      equalAt(partsOf(result, shares, first, criterion), partsOf(result, shares, other, criterion))
        .filter((at) => Math.abs(at - share) > tiny)
        .map((at): Flip => ({ criterion, share, at, from: first.option, to: other.option })),
    );
    return found.toSorted((a, b) => Math.abs(a.at - share) - Math.abs(b.at - share)).slice(0, 1);
  });
}

function partsOf(
  { cells }: MatrixResult,
  shares: ReadonlyMap<string, number>,
  { option }: OptionScore,
  criterion: string,
): Parts {
  const own = cells.get(option)?.get(criterion)?.points ?? null;
  const left = 1 - (shares.get(criterion) ?? 0);
  let [rest, weight] = [0, 0];
  for (const [id, share] of shares) {
    const points = cells.get(option)?.get(id)?.points ?? null;
    if (id === criterion || points === null) continue;
    rest += (share / left) * points;
    weight += share / left;
  }
  return { own: own ?? 0, has: own === null ? 0 : 1, rest, weight };
}

/** Shares strictly between 0 and 1 at which the two scores cross. */
function equalAt(a: Parts, b: Parts): number[] {
  const whole = a.own * b.has - b.own * a.has;
  const mixed = a.own * b.weight + a.rest * b.has - b.own * a.weight - b.rest * a.has;
  const none = a.rest * b.weight - b.rest * a.weight;
  // whole·t² + mixed·t·(1 − t) + none·(1 − t)² = 0, by powers of t.
  return rootsOf(whole - mixed + none, mixed - 2 * none, none).filter((t) => t > tiny && t < 1 - tiny);
}

/** Roots at which a·t² + b·t + c changes its sign. */
function rootsOf(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const under = b * b - 4 * a * c;
  if (under <= 1e-12) return [];
  // The form that loses no digits where b is large.
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(under)) / 2;
  return q === 0 ? [] : [q / a, c / q];
}
