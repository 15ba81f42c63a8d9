import type { StatementLineId } from '../packs/statement/lines.ts';
import type { AltmanVariant, RatioRule } from '../packs/statement/ratios.ts';
import { ratioValue } from './ratio-value.ts';
import type { StatementCell, Statements } from './read-statements.ts';

/** A number with the cells it comes from, in the order of its formula; or why it was not computed. */
export type Computed =
  | { readonly kind: 'value'; readonly value: number; readonly from: readonly StatementCell[] }
  | { readonly kind: 'missing'; readonly lines: readonly StatementLineId[] }
  /** Two currencies; or two tables, of which one does not say its currency. */
  | { readonly kind: 'unlike' | 'no unit'; readonly lines: readonly StatementLineId[] }
  /** What would be divided by is not above zero. */
  | { readonly kind: 'not positive'; readonly lines: readonly StatementLineId[] };

/** The value of a line in a business year that no other value disputes; null when there is none. */
export function cellAt(statements: Statements, line: StatementLineId, time: string): StatementCell | null {
  return statements.cells.find((one) => one.line === line && one.time === time) ?? null;
}

function gather(statements: Statements, wanted: readonly (readonly [StatementLineId, string])[]) {
  const cells = wanted.map(([line, time]) => cellAt(statements, line, time));
  const lines = wanted.flatMap(([line], i) => (cells[i] === null ? [line] : []));
  const from = cells.filter((cell) => cell !== null);
  if (lines.length > 0) return { kind: 'missing', lines: [...new Set(lines)] } as const;
  if (new Set(from.map((cell) => cell.basis)).size > 1)
    return {
      kind: from.every((cell) => cell.unit.kind === 'money') ? 'unlike' : 'no unit',
      lines: [...new Set(wanted.map(([line]) => line))],
    } as const;
  return { kind: 'cells', from } as const;
}

/** A ratio of one business year. */
export function ratioAt(statements: Statements, rule: RatioRule, time: string): Computed {
  const wanted = [...rule.top.map(({ line }) => line), rule.bottom].map((line) => [line, time] as const);
  const found = gather(statements, wanted);
  if (found.kind !== 'cells') return found;
  const value = ratioValue(
    rule,
    found.from.map((cell) => cell.value),
  );
  return value === null
    ? { kind: 'not positive', lines: [rule.bottom] }
    : { kind: 'value', value, from: found.from };
}

/** Relative change of a line against an earlier business year, which must be above zero. */
export function changeOf(
  statements: Statements,
  line: StatementLineId,
  time: string,
  before: string,
): Computed {
  const found = gather(statements, [
    [line, time],
    [line, before],
  ]);
  if (found.kind !== 'cells') return found;
  const [now, then] = found.from.map((cell) => cell.value);
  if (now === undefined || then === undefined || then <= 0) return { kind: 'not positive', lines: [line] };
  return { kind: 'value', value: now / then - 1, from: found.from };
}

/** How much faster a line grew than another one, as a fraction: 0.1 is ten percentage points. */
export function growthGap(
  statements: Statements,
  [line, against]: readonly [StatementLineId, StatementLineId],
  time: string,
  before: string,
): Computed {
  const [one, other] = [line, against].map((id) => changeOf(statements, id, time, before));
  if (one?.kind !== 'value') return one ?? { kind: 'missing', lines: [line] };
  if (other?.kind !== 'value') return other ?? { kind: 'missing', lines: [against] };
  return { kind: 'value', value: one.value - other.value, from: [...one.from, ...other.from] };
}

/** Altman's score of a business year: all its terms, or none. */
export function altmanAt(
  statements: Statements,
  variant: AltmanVariant,
  time: string,
): { readonly value: number; readonly terms: readonly number[] } | Exclude<Computed, { kind: 'value' }> {
  const terms = variant.terms.map(({ ratio }) => ratioAt(statements, ratio, time));
  const missing = terms.flatMap((term) => (term.kind === 'missing' ? term.lines : []));
  if (missing.length > 0) return { kind: 'missing', lines: [...new Set(missing)] };
  const refused = terms.find((term) => term.kind !== 'value');
  if (refused !== undefined) return refused;
  const values = terms.map((term) => (term.kind === 'value' ? term.value : Number.NaN));
  const value = values.reduce((sum, x, i) => sum + x * (variant.terms[i]?.weight ?? 0), 0);
  return { value, terms: values };
}
