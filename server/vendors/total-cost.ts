import { costWords, freeWords, totalWords } from '../packs/vendors/offer-words.ts';
import type { OfferCell } from './read-offers.ts';
import { isPrice, type Weighed } from './criteria.ts';

/** How a price is paid over the term: `times` it. */
export interface CostPart {
  readonly criterion: string;
  readonly cell: OfferCell;
  readonly value: number;
  readonly period: 'once' | 'month' | 'year';
  readonly isEach: boolean;
  readonly times: number;
}

export interface TotalCost {
  readonly vendor: string;
  readonly currency: string;
  readonly parts: readonly CostPart[];
  readonly total: number;
}

/** Why there is no total for a vendor. */
export interface NoTotal {
  readonly vendor: string;
  readonly why: 'missing' | 'unclear' | 'words' | 'currency' | 'quantity' | 'each' | 'none';
  /** The price that is missing, or whose currency is another. */
  readonly criterion: string | null;
}

/** Prices of which the files say how often they are paid. */
const periodOf = (criterion: string): CostPart['period'] | null => {
  if (costWords.month.test(criterion)) return 'month';
  if (costWords.year.test(criterion)) return 'year';
  return costWords.once.test(criterion) ? 'once' : null;
};

/** Criteria that are prices, by whether the files say how often they are paid. */
function pricesIn({ criteria, vendors, cellOf }: Weighed, isTimed: boolean): string[] {
  const found = criteria.filter((criterion) => {
    const cells = vendors.flatMap((vendor) => cellOf(vendor, criterion) ?? []);
    const isCounted = cells.some(({ answer }) => answer.kind === 'number');
    return isCounted && isPrice(criterion, cells) && (periodOf(criterion) !== null) === isTimed;
  });
  // A row that adds others up is not added to them.
  const parts = found.filter((criterion) => !totalWords.test(criterion));
  return parts.length > 0 ? parts : found;
}

/** Prices of which nothing says how often they are paid: no total holds them. */
export const openPrices = (weighed: Weighed): string[] => pricesIn(weighed, false);

/** What a vendor costs over the term: once + per month × months + per year × years, each price per unit times the quantity. */
export function totalCost(
  vendor: string,
  weighed: Weighed,
  { months, quantity }: { readonly months: number; readonly quantity: number | null },
): TotalCost | NoTotal {
  const names = pricesIn(weighed, true);
  if (names.length === 0) return { vendor, why: 'none', criterion: null };
  const parts: CostPart[] = [];
  for (const criterion of names) {
    const cell = weighed.cellOf(vendor, criterion);
    const value = cell === undefined ? null : amountOf(cell);
    if (cell === undefined || value === null) return { vendor, why: whyNoAmount(cell), criterion };
    const period = periodOf(criterion) ?? 'once';
    const isEach = costWords.each.test(criterion) || costWords.each.test(cell.text);
    if (!isEach && costWords.eachOther.test(criterion)) return { vendor, why: 'each', criterion };
    if (isEach && quantity === null) return { vendor, why: 'quantity', criterion };
    const often = period === 'month' ? months : period === 'year' ? months / 12 : 1;
    const times = often * (isEach ? (quantity ?? 1) : 1);
    parts.push({ criterion, cell, value, period, isEach, times });
  }
  // What is included or waived has no currency of its own.
  const paid = parts.filter(({ cell }) => cell.answer.kind === 'number' && !freeWords.test(cell.text.trim()));
  const currencies = new Set(paid.map(({ criterion, cell }) => currencyOf(criterion, cell)));
  const [currency = ''] = currencies;
  if (currencies.size > 1) return { vendor, why: 'currency', criterion: parts.at(-1)?.criterion ?? null };
  const total = parts.reduce((sum, { value, times }) => sum + value * times, 0);
  return { vendor, currency, parts, total };
}

/** A price as a number; zero where it is said to be included; null for all else. */
function amountOf({ answer, text }: OfferCell): number | null {
  if (answer.kind === 'number') return answer.value;
  return freeWords.test(text.trim()) ? 0 : null;
}

function whyNoAmount(cell: OfferCell | undefined): NoTotal['why'] {
  const kind = cell?.answer.kind ?? 'empty';
  if (kind === 'unclear') return 'unclear';
  return kind === 'words' || kind === 'points' ? 'words' : 'missing';
}

/** Of the cell, else of the name of its row or column; empty where nothing says it. */
function currencyOf(criterion: string, { answer }: OfferCell): string {
  const unit = answer.kind === 'number' ? answer.unit : '';
  return (
    /[A-Z]{3}/u.exec(unit)?.[0] ??
    /(?<!\p{L})(EUR|USD|GBP|CHF)(?!\p{L})/u.exec(criterion)?.[1] ??
    (criterion.includes('€') ? 'EUR' : '')
  );
}

export const isTotal = (cost: TotalCost | NoTotal): cost is TotalCost => 'total' in cost;
