import type { Period } from '../table/period.ts';
import type { CustomerEntry, CustomerTable } from './customer-entries.ts';

/** What all customers bring again and again in one month of a table. */
export interface Recurring {
  readonly month: string;
  readonly sum: number;
  readonly used: readonly CustomerEntry[];
  /** What makes a year of the amounts, and a month: monthly ones count twelve times, those of a year once. */
  readonly toYear: number;
  readonly toMonth: number;
}

const monthly =
  /(?<!\p{L})(?:MRR|monthly recurring|recurring revenues?|monatlich wiederkehrend\p{L}*|wiederkehrende\p{L}* (?:umsatz|umsätze|erlöse)|subscription revenues?)(?!\p{L})/iu;
const yearly = /(?<!\p{L})(?:ARR|annual(?:ly|i[sz]ed)? recurring|jährlich wiederkehrend\p{L}*)(?!\p{L})/iu;

const monthOf = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${year}-${String(month).padStart(2, '0')}`;

/** Null where the period names no month and no day. */
function wantedMonth(period: Period): string | null {
  if (period.kind === 'month') return monthOf(period);
  return period.kind === 'day' ? period.date.slice(0, 7) : null;
}

/**
 * The recurring revenue of the month that `period` names, or of the table's last month; null where the table does not say
 * that its amounts recur, is one of whole years, or has no such month.
 */
export function recurringAt({ source, entries }: CustomerTable, period: Period | null): Recurring | null {
  const { table } = source;
  const said = [table.name, ...table.titleLines, ...table.columns.map(({ name }) => name)].join(' · ');
  const isYearly = yearly.test(said);
  if (isYearly === monthly.test(said)) return null;
  const last = entries.reduce((to, { month }) => (month > to ? month : to), '');
  const month = period === null ? last : wantedMonth(period);
  if (month === null || !month.includes('-')) return null;
  const used = entries.filter((one) => one.month === month);
  if (used.length === 0) return null;
  const sum = used.reduce((all, { amount }) => all + amount, 0);
  return { month, sum, used, toYear: isYearly ? 1 : 12, toMonth: isYearly ? 0 : 1 };
}
