import type { PriceLine } from '@loupe/shared/contract/payments';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { priceTexts as texts } from '#texts/price';

/** Titles of plans by slug. */
export type PlanTitles = Readonly<Record<string, string>>;

export function planTitles(plans: readonly { slug: string; title: string }[]): PlanTitles {
  return Object.fromEntries(plans.map(({ slug, title }) => [slug, title]));
}

/** What a line of an order says, in the language of the page. */
export function priceLineTitle(line: PriceLine, titles: PlanTitles): string {
  const plan = line.plan === null ? null : (titles[line.plan] ?? line.plan);
  if (line.kind === 'plan' && plan !== null) return texts.planLine(plan, line.interval ?? 'monthly');
  if (line.kind === 'unused' && plan !== null) return texts.unusedLine(plan);
  if (line.kind === 'top_up' && line.credits !== null) return texts.topUpLine(formatCredits(line.credits));
  return line.title;
}

/** What is under a line: its time, or how many credits; null when there is nothing to add. */
export function priceLineNote(line: PriceLine): string | null {
  if (line.kind === 'top_up') return texts.never;
  if (line.from !== null && line.to !== null) {
    return texts.period(formatDate(line.from), formatDate(line.to));
  }
  return null;
}
