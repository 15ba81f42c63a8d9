import { linesOf, type Expression } from '../packs/statement/expression.ts';
import type { StatementLineId } from '../packs/statement/lines.ts';
import { cellAt } from './compute-ratio.ts';
import { precedingYear } from './preceding-year.ts';
import type { StatementCell, Statements } from './read-statements.ts';

/** A number with its cells in the order of the formula; or why it was not computed. */
export type Worked =
  | { readonly kind: 'value'; readonly value: number; readonly from: readonly StatementCell[] }
  /** Lines that are not known for these business years. */
  | { readonly kind: 'missing'; readonly lines: readonly { line: StatementLineId; time: string }[] }
  /** Nothing is known of the year before this one. */
  | { readonly kind: 'no year'; readonly before: string }
  /** Two currencies; or two tables, of which one does not say its currency. */
  | { readonly kind: 'unlike'; readonly lines: readonly StatementLineId[] }
  | { readonly kind: 'not positive'; readonly lines: readonly StatementLineId[] };

/** The year and those before it, as far as they follow each other without a gap. */
export function yearsBackFrom({ times }: Statements, time: string): string[] {
  const before = precedingYear(time, times);
  return before === null ? [time] : [time, ...yearsBackFrom({ times } as Statements, before)];
}

/** What is divided by is not above zero. */
class NotPositive extends Error {
  readonly bottom: Expression;
  constructor(bottom: Expression) {
    super('The quotient has no meaning.');
    this.bottom = bottom;
  }
}

function valueOf(expression: Expression, at: (line: StatementLineId, back: number) => number): number {
  switch (expression.kind) {
    case 'line':
      return at(expression.line, expression.back);
    case 'one':
      return 1;
    case 'sum':
      return expression.parts.reduce((sum, { sign, of }) => sum + sign * valueOf(of, at), 0);
    case 'mean':
      return (valueOf(expression.of[0], at) + valueOf(expression.of[1], at)) / 2;
    case 'over': {
      const bottom = valueOf(expression.bottom, at);
      if (bottom <= 0) throw new NotPositive(expression.bottom);
      return valueOf(expression.top, at) / bottom;
    }
  }
}

/** A formula for a business year: all its cells, of one currency, or nothing. */
export function workOut(statements: Statements, expression: Expression, time: string): Worked {
  const years = yearsBackFrom(statements, time);
  const wanted = linesOf(expression);
  if (wanted.some(({ back }) => years[back] === undefined))
    return { kind: 'no year', before: years.at(-1) ?? time };
  const found = wanted.map((part) => {
    const year = years[part.back] ?? time;
    return { ...part, time: year, cell: cellAt(statements, part.line, year) };
  });
  const missing = found.filter(({ cell }) => cell === null);
  if (missing.length > 0)
    return { kind: 'missing', lines: missing.map(({ line, time: year }) => ({ line, time: year })) };
  const from = found.flatMap(({ cell }) => cell ?? []);
  if (new Set(from.map(({ basis }) => basis)).size > 1)
    return { kind: 'unlike', lines: [...new Set(wanted.map(({ line }) => line))] };
  const at = (line: StatementLineId, back: number) =>
    found.find((part) => part.line === line && part.back === back)?.cell?.value ?? Number.NaN;
  try {
    return { kind: 'value', value: valueOf(expression, at), from };
  } catch (error) {
    if (!(error instanceof NotPositive)) throw error;
    return {
      kind: 'not positive',
      lines: [...new Set(linesOf(error.bottom).map(({ line }) => line))],
    };
  }
}
