/** What a result becomes when one input goes to its lowest and its highest and all others stay. */
interface Swing<K> {
  readonly input: K;
  readonly atLow: number;
  readonly atHigh: number;
}

/**
 * One at a time, the widest first ("tornado"): T. G. Eschenbach, Spiderplots versus Tornado Diagrams for Sensitivity
 * Analysis, Interfaces 22 (1992). What moves together is not seen by it.
 */
export function tornado<K>(
  inputs: readonly K[],
  resultAt: (input: K, end: 'low' | 'high') => number,
): readonly Swing<K>[] {
  const width = ({ atLow, atHigh }: Swing<K>) => Math.abs(atHigh - atLow);
  return inputs
    .map((input) => ({ input, atLow: resultAt(input, 'low'), atHigh: resultAt(input, 'high') }))
    .toSorted((one, other) => width(other) - width(one));
}
