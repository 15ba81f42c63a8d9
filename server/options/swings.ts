import { leadersOf, scoreMatrix, type MatrixResult } from '../findings/score-matrix.ts';
import type { OptionCell } from './read-options.ts';
import { tornado } from './tornado.ts';

/** What one number within its range does to the lead of the first option over the best of the others. */
export interface LeadSwing {
  readonly cell: OptionCell;
  /** Score of the first less that of the best other, with the number at its lowest and at its highest. */
  readonly atLow: number;
  readonly atHigh: number;
}

/** The lead of an option over the best of the others; null where one has no score. */
export function leadOf({ scores }: MatrixResult, option: string): number | null {
  const own = scores.find((one) => one.option === option)?.score ?? null;
  const others = scores.flatMap((one) => (one.option === option || one.score === null ? [] : [one.score]));
  return own === null || others.length === 0 ? null : own - Math.max(...others);
}

/** The matrix with one number changed. */
function changed(result: MatrixResult, { vendor, criterion }: OptionCell, value: number): MatrixResult {
  const cells = [...result.cells].flatMap(([option, own]) =>
    [...own].map(([id, cell]) => ({
      option,
      criterion: id,
      value: option === vendor && id === criterion ? value : cell.value,
    })),
  );
  return scoreMatrix(result.options, result.criteria, cells);
}

/** Numbers with a range by what they do to the lead, the widest first; none where nobody is first alone. */
export function leadSwings(result: MatrixResult, cells: readonly OptionCell[]): readonly LeadSwing[] {
  const [first, ...equal] = leadersOf(result);
  if (first === undefined || equal.length > 0) return [];
  const scored = cells.filter(
    ({ range, criterion }) => range !== null && result.criteria.some(({ id }) => id === criterion),
  );
  const swings = tornado(scored, (cell, end) => {
    const value = end === 'low' ? cell.range?.low : cell.range?.high;
    return leadOf(changed(result, cell, value ?? 0), first.option) ?? 0;
  });
  return swings.map(({ input, atLow, atHigh }) => ({ cell: input, atLow, atHigh }));
}
