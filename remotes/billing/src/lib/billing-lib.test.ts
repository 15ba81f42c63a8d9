import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import type { Usage } from '../stores/billing-data.ts';
import { axisOf, dailyUse, roundTop, SERIES_COUNT } from './daily-use.ts';
import { grantsByExpiry } from './grants-by-expiry.ts';
import { historyCsv, historyFileName } from './history-csv.ts';

const line: HistoryLine = {
  id: 'ltx_1',
  at: '2026-01-05T12:00:00Z',
  kind: 'run',
  title: 'Stock, "deep"',
  credits: -38,
  balance_after: 462,
  run_id: 'run_1',
  chat_id: null,
};
const nowMs = Date.UTC(2026, 0, 5, 12);
const usage = (days: Usage['days']): Usage => ({
  available_credits: 0,
  held_credits: 0,
  used_this_cycle: 0,
  cycle_started_at: '2026-01-01T09:00:00Z',
  next_refill_at: null,
  holds: [],
  grants: [],
  days,
});
const use = (day: string, agent: string, credits: number) => ({
  day,
  agent,
  agent_title: agent.toUpperCase(),
  credits,
});

const grant = (id: string, expires_at: string | null) => ({
  id,
  expires_at,
  source: 'free',
  granted: 1,
  remaining: 1,
});

describe('R10 the history as CSV', () => {
  it('quotes what needs it and keeps numbers plain', () => {
    expect(historyCsv([line])).toBe(
      '\uFEFFDate (UTC),Kind,Title,Credits,Balance after,Run\r\n2026-01-05T12:00:00Z,run,"Stock, ""deep""",-38,462,run_1\r\n',
    );
  });
  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('never gives a spreadsheet the formula %j', (title) => {
    expect(historyCsv([{ ...line, title }])).toContain(`'${title}`);
  });
  it('F7 is named by date and time', () => {
    expect(historyFileName(new Date(2026, 0, 5, 15, 7).getTime())).toBe(
      'credit-history_01-05-2026_03-07pm.csv',
    );
  });
});

describe('R10 daily use', () => {
  it('has every day of the cycle, agents by size, and the peak', () => {
    const { days, peak, series, top, total } = dailyUse(
      usage([use('2026-01-02', 'a', 3), use('2026-01-04', 'b', 9), use('2026-01-04', 'a', 2)]),
      nowMs,
      'Others',
    );
    expect(days.map(({ day, credits }) => [day, credits])).toEqual([
      ['2026-01-01', 0],
      ['2026-01-02', 3],
      ['2026-01-03', 0],
      ['2026-01-04', 11],
      ['2026-01-05', 0],
    ]);
    expect(series).toEqual([
      { slug: 'b', title: 'B', credits: 9 },
      { slug: 'a', title: 'A', credits: 5 },
    ]);
    expect([peak?.day, total, top]).toEqual(['2026-01-04', 14, 20]);
  });
  it('is nothing for an unused cycle', () => {
    expect(dailyUse(usage([]), nowMs, 'Others')).toMatchObject({ series: [], total: 0, peak: null });
  });
  it('never loses a credit, however many agents there are', () => {
    const anyUse = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(30), fc.integer({ min: 1, max: 999 })),
      { minLength: 1, maxLength: 80 },
    );
    fc.assert(
      fc.property(anyUse, (entries) => {
        const { days, series, total, top } = dailyUse(
          usage(entries.map(([day, agent, credits]) => use(`2026-01-0${day}`, `a${agent}`, credits))),
          nowMs,
          'Others',
        );
        const expected = entries.reduce((sum, [, , credits]) => sum + credits, 0);
        expect(total).toBe(expected);
        expect(series.reduce((sum, { credits }) => sum + credits, 0)).toBe(expected);
        expect(series.length).toBeLessThanOrEqual(SERIES_COUNT);
        expect(Math.max(...days.map(({ credits }) => credits))).toBeLessThanOrEqual(top);
      }),
    );
  });
  it.each([
    [0, 1],
    [1, 1],
    [1.5, 2],
    [11, 20],
    [20, 20],
    [501, 1000],
  ])('the scale for %d ends at %d', (value, top) => {
    expect(roundTop(value)).toBe(top);
  });
});

describe('R10 grants', () => {
  it('are in the order in which they run out', () => {
    const sorted = grantsByExpiry([
      grant('never', null),
      grant('late', '2026-03-01T00:00:00Z'),
      grant('never2', null),
      grant('soon', '2026-02-01T00:00:00Z'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['soon', 'late', 'never', 'never2']);
  });
});

describe('R10 the room of the daily chart', () => {
  it('is a whole cycle on its first day', () => {
    const { days } = dailyUse(usage([use('2026-01-05', 'a', 3)]), nowMs, 'Others');
    expect(axisOf(days)).toEqual({ from: '2026-01-01', to: '2026-01-30', slots: 30 });
  });
  it('grows with a longer stretch of days', () => {
    const days = Array.from({ length: 40 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      credits: 0,
      parts: [],
    }));
    expect(axisOf(days)).toEqual({ from: '2026-01-01', to: '2026-02-09', slots: 40 });
  });
});
