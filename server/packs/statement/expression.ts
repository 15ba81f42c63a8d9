import type { StatementLineId } from './lines.ts';

/** A formula over lines of one business year and of those before it. What is divided by has to be above zero. */
export type Expression =
  /** `back`: how many years before the one that is computed. */
  | { readonly kind: 'line'; readonly line: StatementLineId; readonly back: number }
  | { readonly kind: 'one' }
  | { readonly kind: 'sum'; readonly parts: readonly { readonly sign: 1 | -1; readonly of: Expression }[] }
  | { readonly kind: 'over'; readonly top: Expression; readonly bottom: Expression }
  | { readonly kind: 'mean'; readonly of: readonly [Expression, Expression] };

export const line = (id: StatementLineId, back = 0): Expression => ({ kind: 'line', line: id, back });
const one: Expression = { kind: 'one' };
export const over = (top: Expression, bottom: Expression): Expression => ({ kind: 'over', top, bottom });
export const mean = (...of: [Expression, Expression]): Expression => ({ kind: 'mean', of });

export const minus = (first: Expression, ...rest: readonly Expression[]): Expression => ({
  kind: 'sum',
  parts: [{ sign: 1, of: first }, ...rest.map((of) => ({ sign: -1, of }) as const)],
});

/** The same formula for the year before. */
export function yearBefore(expression: Expression): Expression {
  switch (expression.kind) {
    case 'line':
      return line(expression.line, expression.back + 1);
    case 'one':
      return one;
    case 'sum':
      return {
        kind: 'sum',
        parts: expression.parts.map(({ sign, of }) => ({ sign, of: yearBefore(of) })),
      };
    case 'over':
      return over(yearBefore(expression.top), yearBefore(expression.bottom));
    case 'mean':
      return mean(yearBefore(expression.of[0]), yearBefore(expression.of[1]));
  }
}

/** Its lines with their years, each once, in the order of the formula. */
export function linesOf(expression: Expression): Extract<Expression, { kind: 'line' }>[] {
  const all = (part: Expression): Extract<Expression, { kind: 'line' }>[] => {
    switch (part.kind) {
      case 'line':
        return [part];
      case 'one':
        return [];
      case 'sum':
        return part.parts.flatMap(({ of }) => all(of));
      case 'over':
        return [...all(part.top), ...all(part.bottom)];
      case 'mean':
        return part.of.flatMap(all);
    }
  };
  const found = all(expression);
  return found.filter(
    (part, i) => i === found.findIndex((other) => other.line === part.line && other.back === part.back),
  );
}
