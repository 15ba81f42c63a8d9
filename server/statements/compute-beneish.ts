import { beneish } from '../packs/statement/beneish.ts';
import { workOut, type Worked } from './compute-expression.ts';
import type { Statements } from './read-statements.ts';

export type BeneishScore =
  | { readonly kind: 'score'; readonly value: number; readonly indices: readonly number[] }
  | { readonly kind: 'refused'; readonly refused: readonly Exclude<Worked, { kind: 'value' }>[] };

/** Beneish's score of a business year: all eight indices, or none. */
export function beneishAt(statements: Statements, time: string): BeneishScore {
  const worked = beneish.indices.map(({ index }) => workOut(statements, index, time));
  const guards = beneish.guards.map((guard) => workOut(statements, guard, time));
  const refused = [...worked, ...guards].flatMap((one) => (one.kind === 'value' ? [] : [one]));
  if (refused.length > 0) return { kind: 'refused', refused };
  const indices = worked.map((one) => (one.kind === 'value' ? one.value : Number.NaN));
  const value = indices.reduce(
    (sum, index, i) => sum + index * (beneish.indices[i]?.weight ?? 0),
    beneish.constant,
  );
  return { kind: 'score', value, indices };
}
