import { bridgeLines, bridgeRest, profitBefore, profitNow } from '../packs/statement/bridge.ts';
import type { Expression } from '../packs/statement/expression.ts';
import type { StatementLineId } from '../packs/statement/lines.ts';
import { workOut, type Worked } from './compute-expression.ts';
import type { Statements } from './read-statements.ts';

export type ProfitBridge =
  | {
      readonly kind: 'bridge';
      readonly effects: readonly { readonly id: StatementLineId; readonly effect: Expression }[];
      readonly rest: Expression;
      /** Lines that were not known for both years: their change is within the rest. */
      readonly within: readonly StatementLineId[];
    }
  | { readonly kind: 'refused'; readonly refused: readonly Exclude<Worked, { kind: 'value' }>[] };

/** How operating profit came from that of the year before: revenue and both profits are needed, other lines are used where known. */
export function profitBridge(statements: Statements, time: string): ProfitBridge {
  const known = bridgeLines.filter(({ effect }) => workOut(statements, effect, time).kind === 'value');
  const revenue = bridgeLines.filter(({ id }) => id === 'revenue').map(({ effect }) => effect);
  const rest = bridgeRest(known.map(({ effect }) => effect));
  const refused = [profitNow, profitBefore, ...revenue, rest].flatMap((needed) => {
    const worked = workOut(statements, needed, time);
    return worked.kind === 'value' ? [] : [worked];
  });
  if (refused.length > 0) return { kind: 'refused', refused };
  const within = bridgeLines.filter((one) => !known.includes(one)).map(({ id }) => id);
  return { kind: 'bridge', effects: known, rest, within };
}
