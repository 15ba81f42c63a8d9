import type { Unit } from './unit.ts';

/** True when two numbers of these units may be added, compared or subtracted as they are written. */
export function isSameUnit(a: Unit, b: Unit): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'money' && b.kind === 'money') return a.currency === b.currency && a.scale === b.scale;
  if (a.kind === 'count' && b.kind === 'count') return a.of === b.of && a.scale === b.scale;
  if (a.kind === 'measure' && b.kind === 'measure') return a.symbol === b.symbol && a.scale === b.scale;
  if (a.kind === 'rate' && b.kind === 'rate')
    return isSameUnit(a.numerator, b.numerator) && isSameUnit(a.denominator, b.denominator);
  return true;
}

/** How many single units one written unit is: 1e6 for "EUR million". */
export function scaleOf(unit: Unit): number {
  return 'scale' in unit ? unit.scale : 1;
}

const isPlain = ({ kind }: Unit) => kind === 'percent' || kind === 'percentage_points';
const unscaled = (unit: Unit): Unit => ('scale' in unit ? { ...unit, scale: 1 } : unit);

/** What a quotient is: a pure number, money per thing, or nothing that has a meaning ("unlike"). */
export function quotientUnit(
  numerator: Unit,
  denominator: Unit,
): { readonly unit: Unit; readonly isPure: boolean } | 'unlike' {
  const [over, under] = [unscaled(numerator), unscaled(denominator)];
  if (over.kind === 'money' && under.kind === 'money')
    return over.currency === under.currency ? { unit: { kind: 'none' }, isPure: true } : 'unlike';
  if (
    numerator.kind === 'rate' ||
    denominator.kind === 'rate' ||
    over.kind === 'rate' ||
    under.kind === 'rate' ||
    isPlain(over) ||
    isPlain(under)
  )
    return 'unlike';
  if (isSameUnit(over, under)) return { unit: { kind: 'none' }, isPure: true };
  // What is divided keeps the scale it is written in: thousands of passengers are thousands for each kilometre.
  return { unit: { kind: 'rate', numerator, denominator: under }, isPure: false };
}
