import { firstCase } from '../../findings/cases.ts';
import { readChange } from '../../findings/changes.ts';
import { readRule, type Reading as RiskReading } from '../../findings/rules.ts';
import { cautionCases, trendCases, type CautionWord, type TrendWord } from '../../packs/market/headline.ts';
import { changeRules, rsiCases, type Reading, type RsiReading } from '../../packs/market/readings.ts';
import type { MarketRule } from '../../packs/market/risk-rules.ts';
import type { Book } from '../writing/book.ts';
import { noteTexts } from './messages/report-texts.ts';

const valueIn = (book: Book) => (id: string) => book.value(id);

export const trendOf = (book: Book): TrendWord => firstCase(trendCases, valueIn(book), 'unclear');
export const cautionOf = (book: Book): CautionWord => firstCase(cautionCases, valueIn(book), 'unmeasured');
export const rsiOf = (book: Book): RsiReading => firstCase(rsiCases, valueIn(book), 'notComputed');

/** How a measure reads against three months ago. */
export const changeOf = (book: Book, id: keyof typeof changeRules): Reading =>
  readChange<Reading>(changeRules[id], valueIn(book)) ?? 'notComparable';

/** What the rules say of the measures; of those that were not computed, that they were not. */
export function readRisks(rules: readonly MarketRule[], book: Book): RiskReading[] {
  return rules.map((rule) =>
    readRule(rule, book.has(rule.id) ? { value: book.value(rule.id) } : { reason: noteTexts().riskUnknown }),
  );
}
