import type { Column } from '../../table/table.ts';
import { cellText } from '../../claims/cell-text.ts';
import { chained, costPerSale, costWord, shareOf } from '../../options/funnel.ts';
import { curveThrough, fitMonths, type MonthPoint } from '../../options/fit-curve.ts';
import type { CampaignsRead } from '../../options/read-campaigns.ts';
import type { ResponseCurve } from '../../options/split-budget.ts';
import { assumptionFor } from '../ground/assumptions.ts';
import { planRules, type Assumption } from './request.ts';

export type Campaign = CampaignsRead['campaigns'][number];
export type Range = NonNullable<ReturnType<typeof shareOf>>;
export type CostRange = ReturnType<typeof costPerSale>;
/** Why a channel is not in the split. */
type Lack = 'click' | 'conversion' | 'closing' | 'months' | 'cap' | 'no_sale' | 'no_spend' | 'excess';

/** One channel with what is known of it, and from whom. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly campaign: Campaign | null;
  readonly clickPrice: number | null;
  readonly share: Range | null;
  readonly saleCost: CostRange | null;
  readonly word: ReturnType<typeof costWord>;
  /** Spend and sales of an average month; of a channel without history, what it is said to bring at its cap. */
  readonly month: MonthPoint | null;
  readonly curve: ResponseCurve | null;
  readonly isFitted: boolean;
  readonly lack: Lack | null;
  readonly used: readonly Assumption[];
}

/** What a channel is computed with besides its own numbers. */
export interface Beside {
  readonly given: readonly Assumption[];
  readonly worth: number | null;
  readonly monthOf: ((row: number) => string | null) | null;
}

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50) || 'channel';

const rangeOf = ({ value, low, high }: Assumption): Range => ({ mid: value, low, high });

function shareAt(
  campaign: Campaign,
  closing: Assumption | null,
): { share: Range | null; lack: Lack | null; usesClosing: boolean } {
  const { clicks, sales, leads } = campaign.parts;
  const none = { share: null, usesClosing: false };
  if (clicks === undefined || clicks.value <= 0) return { ...none, lack: 'click' };
  const hits = sales ?? leads;
  if (hits === undefined) return { ...none, lack: 'conversion' };
  const share = shareOf(hits.value, clicks.value);
  if (share === null) return { ...none, lack: 'excess' };
  if (sales !== undefined) return { share, lack: null, usesClosing: false };
  if (closing === null) return { ...none, lack: 'closing' };
  return { share: chained(share, rangeOf(closing)), lack: null, usesClosing: true };
}

/** Months of a campaign with their spend and sales, where its rows say their month. */
function monthPoints(campaign: Campaign, factor: number, monthOf: Beside['monthOf']): MonthPoint[] {
  const { cost, sales, leads } = campaign.parts;
  const result = sales ?? leads;
  if (cost === undefined || result === undefined || monthOf === null) return [];
  // A count that could be read two ways ("1,204") leaves the months unknown: nothing is fitted to them.
  if ([cost, result].some((part) => [...part.rows].some((row) => Number.isNaN(numberAt(part.column, row)))))
    return [];
  const scale =
    cost.column.kind === 'number' && cost.column.unit.kind === 'money' ? cost.column.unit.scale : 1;
  const byMonth = Map.groupBy([...cost.rows], (row) => monthOf(row) ?? '');
  if (byMonth.has('')) return [];
  return [...byMonth.values()].map((rows) => ({
    spend: rows.reduce((sum, row) => sum + numberAt(cost.column, row) * scale, 0),
    sales: rows.reduce((sum, row) => sum + numberAt(result.column, row) * factor, 0),
  }));
}

/** A number of a row; none is zero, and what is no plain number is NaN. */
function numberAt(column: Column, row: number): number {
  if (column.kind !== 'number') return Number(cellText(column, row));
  const value = column.values[row] ?? Number.NaN;
  return Number.isNaN(value) ? 0 : value;
}

/** A channel of a report. */
export function channelOf(campaign: Campaign, { given, worth, monthOf }: Beside): Channel {
  const { name, parts } = campaign;
  const of = (rule: (typeof planRules)[keyof typeof planRules]) => assumptionFor(given, rule, name);
  const [closing, cap, growth, said] = [
    of(planRules.closing),
    of(planRules.cap),
    of(planRules.growth),
    of(planRules.months),
  ];
  const spend = parts.cost?.value ?? 0;
  const { share, lack, usesClosing } = shareAt(campaign, closing);
  const clicks = parts.clicks?.value ?? null;
  const clickPrice = clicks !== null && clicks > 0 && spend > 0 ? spend / clicks : null;
  const saleCost = share === null || clickPrice === null ? null : costPerSale(clickPrice, share);
  const months = campaign.months ?? said?.value ?? null;
  const factor = usesClosing ? (closing?.value ?? 0) : 1;
  const sales = (parts.sales?.value ?? parts.leads?.value ?? 0) * factor;
  const month = months === null || months <= 0 ? null : { spend: spend / months, sales: sales / months };
  const isOpen = share !== null && share.mid > 0 && clickPrice !== null && month !== null;
  const fitted = isOpen ? fitMonths(monthPoints(campaign, factor, monthOf)) : null;
  const most = cap?.value ?? (month === null || growth === null ? 0 : month.spend * growth.value);
  const curve = isOpen ? { id: idOf(name), cap: most, ...(fitted ?? curveThrough(month)) } : null;
  const why: Lack | null =
    spend <= 0 ? 'no_spend' : (lack ?? (share?.mid === 0 ? 'no_sale' : month === null ? 'months' : null));
  const used = [
    ...(usesClosing && closing !== null ? [closing] : []),
    ...(campaign.months === null && said !== null ? [said] : []),
    ...(curve === null ? [] : [cap ?? growth].flatMap((one) => one ?? [])),
  ];
  const word = worth === null ? 'for review' : costWord(saleCost, clicks, worth);
  return {
    id: idOf(name),
    name,
    campaign,
    clickPrice,
    share,
    saleCost,
    word,
    month,
    curve,
    used,
    isFitted: fitted !== null,
    lack: why,
  };
}

/** A channel of which only the person's numbers are known: nothing is taken from memory. */
export function channelSaid(name: string, { given, worth }: Beside): Channel {
  const of = (rule: (typeof planRules)[keyof typeof planRules]) => assumptionFor(given, rule, name);
  const [click, conversion, cap] = [of(planRules.click), of(planRules.conversion), of(planRules.cap)];
  const lack: Lack | null =
    click === null ? 'click' : conversion === null ? 'conversion' : cap === null ? 'cap' : null;
  const share = conversion === null ? null : rangeOf(conversion);
  const isOpen = click !== null && share !== null && share.mid > 0;
  const saleCost = isOpen ? costPerSale(click.value, share) : null;
  const month =
    isOpen && cap !== null ? { spend: cap.value, sales: (cap.value / click.value) * share.mid } : null;
  const isHigh = worth !== null && saleCost !== null && saleCost.low > worth;
  return {
    id: idOf(name),
    name,
    campaign: null,
    clickPrice: click?.value ?? null,
    share,
    saleCost,
    word: isHigh ? 'high risk' : 'for review',
    month,
    curve: month === null ? null : { id: idOf(name), cap: month.spend, ...curveThrough(month) },
    isFitted: false,
    lack: lack ?? (share?.mid === 0 ? 'no_sale' : null),
    used: [click, conversion, cap].flatMap((one) => one ?? []),
  };
}
