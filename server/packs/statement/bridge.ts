import { line, minus, yearBefore, type Expression } from './expression.ts';
import type { StatementLineId } from './lines.ts';

const rise = (id: StatementLineId) => minus(line(id), line(id, 1));
const fall = (id: StatementLineId) => minus(line(id, 1), line(id));

/** Lines whose change adds to operating profit or takes from it: more revenue, less cost. Those of costs by function. */
export const bridgeLines: readonly { readonly id: StatementLineId; readonly effect: Expression }[] = [
  { id: 'revenue', effect: rise('revenue') },
  { id: 'cost_of_sales', effect: fall('cost_of_sales') },
  { id: 'sga', effect: fall('sga') },
];

export const profitNow = line('operating_profit');
export const profitBefore = yearBefore(profitNow);

/** What the change of operating profit leaves when the effects of lines are taken from it. */
export const bridgeRest = (effects: readonly Expression[]): Expression =>
  minus(rise('operating_profit'), ...effects);
