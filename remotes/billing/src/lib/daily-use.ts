import { instantMs } from '@loupe/shared/lib/dates/instants';
import { utcDayAfter, utcDayOf } from '@loupe/shared/lib/dates/utc-days';
import { byCode, byName } from '@loupe/shared/lib/text-order';
import type { Usage } from '../stores/billing-data.ts';

/** The chart's colours; what is beyond them is gathered under the last one. */
export const SERIES_COUNT = 8;
const MOST_DAYS = 62;

/** An agent of the chart; `slug` null gathers the smallest ones. */
interface UseSeries {
  readonly slug: string | null;
  readonly title: string;
  readonly credits: number;
}

export interface UseDay {
  /** YYYY-MM-DD, UTC */
  readonly day: string;
  readonly credits: number;
  /** Credits by series, in the order of the series. */
  readonly parts: readonly number[];
}

export interface DailyUse {
  readonly series: readonly UseSeries[];
  /** Every day of the cycle until today, also those without use. */
  readonly days: readonly UseDay[];
  readonly total: number;
  /** The day with the most use; null when nothing was used. */
  readonly peak: UseDay | null;
  /** Top of the scale: a round number not below the highest day. */
  readonly top: number;
}

function daysBetween(startedAt: string, nowMs: number, used: Usage['days']): string[] {
  const today = utcDayOf(nowMs);
  const started = Number.isNaN(instantMs(startedAt)) ? [] : [utcDayOf(startedAt)];
  const [first = today] = [today, ...used.map(({ day }) => day), ...started].sort(byCode);
  const earliest = utcDayAfter(today, 1 - MOST_DAYS);
  const days: string[] = [];
  for (let day = first > earliest ? first : earliest; day <= today; day = utcDayAfter(day, 1)) days.push(day);
  return days;
}

function seriesOf(used: Usage['days'], otherTitle: string): UseSeries[] {
  const byAgent = new Map<string, UseSeries>();
  for (const { agent, agent_title: title, credits } of used) {
    byAgent.set(agent, { slug: agent, title, credits: (byAgent.get(agent)?.credits ?? 0) + credits });
  }
  const all = [...byAgent.values()].sort((a, b) => b.credits - a.credits || byName(a.title, b.title));
  if (all.length <= SERIES_COUNT) return all;
  const rest = all.slice(SERIES_COUNT - 1).reduce((sum, { credits }) => sum + credits, 0);
  return [...all.slice(0, SERIES_COUNT - 1), { slug: null, title: otherTitle, credits: rest }];
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not below `value`. */
export function roundTop(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= value) ?? value;
}

/** Daily use by agent (R10): agents by size, a day for every day of the cycle. */
export function dailyUse(usage: Usage, nowMs: number, otherTitle: string): DailyUse {
  const series = seriesOf(usage.days, otherTitle);
  const indexOf = new Map(series.map(({ slug }, index) => [slug, index]));
  const days = daysBetween(usage.cycle_started_at, nowMs, usage.days).map((day) => {
    const parts = series.map(() => 0);
    for (const use of usage.days) {
      if (use.day !== day) continue;
      const index = indexOf.get(use.agent) ?? parts.length - 1;
      parts[index] = (parts[index] ?? 0) + use.credits;
    }
    return { day, parts, credits: parts.reduce((sum, part) => sum + part, 0) };
  });
  const peak = days.reduce<UseDay | null>(
    (most, day) => (day.credits > (most?.credits ?? 0) ? day : most),
    null,
  );
  const total = days.reduce((sum, day) => sum + day.credits, 0);
  return { series, days, total, peak, top: roundTop(peak?.credits ?? 0) };
}

const AXIS_DAYS = 30;

/**
 * The days the chart makes room for: a whole cycle at least, so that the first days of one
 * are slim bars at its beginning. `from` and `to` are YYYY-MM-DD, `slots` counts them both.
 */
export function axisOf(days: readonly UseDay[]): { from: string; to: string; slots: number } {
  const from = days[0]?.day ?? '';
  const slots = Math.max(days.length, AXIS_DAYS);
  const to = from === '' ? '' : utcDayAfter(from, slots - 1);
  return { from, to, slots };
}
