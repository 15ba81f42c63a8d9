import type { Records } from '../table/records.ts';
import { isSameUnit } from '../table/unit-rules.ts';
import { columnWords } from './plan-words.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';

const profit =
  /^(?:profits?|earnings|surplus|gewinne?s?|gewinnen|überschuss|uberschuss|ertrag|result|ergebnis)$/;
const revenue =
  /^(?:(?:total|net)\s)?(?:revenues?|sales|turnover|income|umsatz|umsätze|umsatzerlöse|erlöse|einnahmen)$/i;
const cost = /^(?:(?:total)\s)?(?:costs?|expenses?|spending|kosten|ausgaben|aufwand|aufwendungen)$/i;

/** True for a word that asks for what is left of revenue after costs. */
export const asksProfit = (folded: string) => profit.test(folded);

/**
 * "Revenue minus Cost" of a table that has both and no profit: what somebody who asks for profit may mean, to be offered
 * and never assumed. Null when the table has not exactly one of each, in one unit.
 */
export function profitWords({ table }: Records): string | null {
  const one = (name: RegExp) => {
    const found = table.columns.flatMap((column, at) =>
      column.kind === 'number' && name.test(column.plainName.trim()) ? [{ column, at }] : [],
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const [over, under] = [one(revenue), one(cost)];
  if (over?.column.kind !== 'number' || under?.column.kind !== 'number') return null;
  if (!isSameUnit(over.column.unit, under.column.unit)) return null;
  return tableQuestionTexts().minus(columnWords(over.at, table), columnWords(under.at, table));
}
