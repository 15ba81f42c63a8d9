import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { curveThrough, fitMonths } from '../../options/fit-curve.ts';
import { salesAt, splitBudget } from '../../options/split-budget.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';
import { isoWeek, laterBy } from './iso-week.ts';

async function plan(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const entries = Object.entries(files).map(
    ([name, text], i) => [`fil_${i + 1}`, { name, bytes: new TextEncoder().encode(text) }] as const,
  );
  const history = entries.map(([id]) => id).join(',');
  const given = { ...(history === '' ? {} : { history }), depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agentOf('marketing-strategy', language), given, {
      tools: memoryTools(Object.fromEntries(entries)),
    }),
  );
}

const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);

const google = [
  'Campaign report',
  '"January 1, 2026 - March 31, 2026"',
  'Campaign status,Campaign,Currency code,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions',
  'Enabled,Brand search,EUR,"1,204","18,310",6.58%,0.62,746.48,61.50',
  'Enabled,Generic search,EUR,"2,911","90,220",3.23%,1.10,3202.10,70.00',
  'Paused,Display test,EUR,0,"4,100",0.00%, --,0.00,0.00',
  'Total: Campaigns, --,EUR,"4,115","112,630",3.65%,0.96,3948.58,131.50',
].join('\n');
const sheet = `Month,Channel,Clicks,Spend (GBP),Sales
2026-01,Search,500,400,20
2026-02,Search,500,400,20
2026-01,Banner,400,150,0
2026-02,Banner,400,150,0
`;
const money = { budget: '1000', price: '60', margin: '50' };

describe('cost per sale', () => {
  it('is spend by sales, and its range is that of the share by Wilson', async () => {
    const run = await plan({ 'sheet.csv': sheet }, money);
    const [k, n, z] = [40, 1_000, 1.959964];
    const middle = (k + z ** 2 / 2) / (n + z ** 2);
    const half = (z / (n + z ** 2)) * Math.sqrt((k * (n - k)) / n + z ** 2 / 4);
    expect(valueOf(run, 'cpa-search')).toBe('GBP 20.00');
    expect(valueOf(run, 'cpa-low-search')).toBe(`GBP ${(0.8 / (middle + half)).toFixed(2)}`);
    expect(valueOf(run, 'cpa-high-search')).toBe(`GBP ${(0.8 / (middle - half)).toFixed(2)}`);
    expect(valueOf(run, 'break-even')).toBe('GBP 30.00');
    expect(doubted(run)).toEqual([]);
  });

  it('without a sale has a least, no middle and a word of its own; past three times break-even it is stopped', async () => {
    const run = await plan({ 'sheet.csv': sheet }, money);
    const ceiling = 1.959964 ** 2 / (800 + 1.959964 ** 2);
    expect(valueOf(run, 'cpa-banner')).toBeUndefined();
    expect(valueOf(run, 'conversion-high-banner')).toBe(`${(100 * ceiling).toFixed(2)} %`);
    expect(valueOf(run, 'cpa-low-banner')).toBe(`GBP ${(0.375 / ceiling).toFixed(2)}`);
    expect(valueOf(run, 'stop')).toBe('GBP 90.00');
    expect(run.report).toMatch(/Banner.*has passed this already: stop it/u);
  });
});

describe('the split', () => {
  it('is the best of all splits into the same steps', () => {
    const curves = [
      { id: 'a', a: 40, b: 300, cap: 600 },
      { id: 'b', a: 25, b: 150, cap: 1_000 },
      { id: 'c', a: 10, b: 500, cap: 1_000 },
    ];
    const { amounts } = splitBudget(1_000, curves, { steps: 10, worth: Number.POSITIVE_INFINITY });
    const sold = (spends: readonly number[]) =>
      curves.reduce((sum, curve, i) => sum + salesAt(curve, spends[i] ?? 0), 0);
    let best = 0;
    for (let a = 0; a <= 6; a += 1)
      for (let b = 0; a + b <= 10; b += 1)
        best = Math.max(best, sold([a * 100, b * 100, (10 - a - b) * 100]));
    expect(sold(curves.map(({ id }) => amounts.get(id) ?? 0))).toBeCloseTo(best, 9);
  });

  it('gives the one channel that sells what its curve earns, up to its cap', async () => {
    const run = await plan({ 'sheet.csv': sheet }, money);
    const [b, a] = [400, 20 / Math.LN2];
    let amount = 0;
    while (amount + 10 <= 800 && (Math.log1p((amount + 10) / b) - Math.log1p(amount / b)) * a * 30 >= 10)
      amount += 10;
    expect(valueOf(run, 'amount-search')).toBe(`GBP ${amount.toFixed(2)}`);
    expect(valueOf(run, 'planned-search')).toBe((a * Math.log1p(amount / b)).toFixed(1));
    expect(valueOf(run, 'left')).toBe(`GBP ${(1_000 - amount).toFixed(2)}`);
    expect(valueOf(run, 'cap-search')).toBe('GBP 800.00');
  });

  it('fits the bend where months differ, and finds a curve again that made them', () => {
    const spends = [200, 300, 400, 500, 600, 400];
    const months = spends.map((spend) => ({ spend, sales: 12 * Math.log1p(spend / 400) }));
    expect(fitMonths(months)?.a).toBeCloseTo(12, 9);
    expect(fitMonths(months)?.b).toBeCloseTo(400, 9);
    expect(fitMonths(months.slice(1))).toBeNull();
    expect(fitMonths(months.map(({ spend }) => ({ spend, sales: 0 })))).toBeNull();
    expect(salesAt({ id: 'x', cap: 1, ...curveThrough({ spend: 90, sales: 7 }) }, 90)).toBeCloseTo(7, 9);
  });
});

describe('reports as people export them', () => {
  it('an export without its time has no months: they are asked for, and taken from the person', async () => {
    const timeless = google.split('\n').slice(2).join('\n');
    const without = await plan({ 'google.csv': timeless }, money);
    expect(without.report).toContain('no split yet');
    expect(without.report).not.toContain('earns back');
    expect(without.report).toContain('give “months = …”');
    expect(valueOf(without, 'amount-brand-search')).toBeUndefined();
    const run = await plan({ 'google.csv': timeless }, { ...money, assumptions: 'months = 3' });
    expect(valueOf(run, 'month-brand-search')).toBe(`EUR ${(746.48 / 3).toFixed(2)}`);
    expect(run.report).not.toContain('Total: Campaigns');
    expect(doubted(run)).toEqual([]);
  });

  it('leads need the share of them that buys', async () => {
    const leads =
      'Month,Campaign Name,Clicks,Total Spent (USD),Leads\n2026-01,Ops,100,500,10\n2026-02,Ops,100,500,10\n';
    expect((await plan({ 'l.csv': leads }, money)).report).toContain('give “closing = … %”');
    const run = await plan({ 'l.csv': leads }, { ...money, assumptions: 'closing = 50 %' });
    expect(valueOf(run, 'cpa-ops')).toBe('USD 100.00');
    expect(doubted(run)).toEqual([]);
  });

  it('a channel without history is computed with the person’s numbers, or it is said what to give', async () => {
    const assumptions = 'Podcast: click price = 1.20\nPodcast: conversion = 5 %\nPodcast: cap = 400';
    const run = await plan({}, { ...money, channels: 'Podcast, Radio', assumptions });
    expect(valueOf(run, 'cpa-podcast')).toBe('24.00');
    expect(run.report).toContain('Radio: no click or click price: give “click price = …”');
    expect(doubted(run)).toEqual([]);
  });

  it('of two currencies the one of most spend is used', async () => {
    const dollars = 'Month,Channel,Clicks,Spend (USD),Sales\n2026-01,Video,90,60,2\n2026-02,Video,90,60,2\n';
    const run = await plan({ 'a.csv': sheet, 'b.csv': dollars }, money);
    expect(run.report).toContain('b.csv: channels in another currency');
    expect(doubted(run)).toEqual([]);
  });
});

describe('what is missing', () => {
  it('no budget: costs are shown and nothing is split', async () => {
    const run = await plan({ 'sheet.csv': sheet }, { ...money, budget: '0' });
    expect(run.report).toContain('No budget above zero was given, so nothing was split');
    expect(valueOf(run, 'cpa-search')).toBe('GBP 20.00');
    expect(valueOf(run, 'amount-search')).toBeUndefined();
  });

  it('no price: no break-even and no stop rule', async () => {
    const run = await plan({ 'sheet.csv': sheet }, { budget: '1000' });
    expect(run.report).toContain('Break-even was not computed: give price and margin.');
    expect(run.report).toContain('No stop rule');
    expect(doubted(run)).toEqual([]);
  });

  it('no channel at all: nothing is charged', async () => {
    expect((await plan({}, money)).isUnanswered).toBe(true);
    expect((await plan({ 'x.csv': 'Name,City\nA,B\nC,D\n' }, money)).isUnanswered).toBe(true);
  });
});

describe('days', () => {
  it.each([
    ['2026-12-28', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-01', '2020-W53'],
    ['tomorrow', null],
  ])('%s lies in week %s', (day, week) => {
    expect(isoWeek(day)).toBe(week);
  });

  it('go over the end of a year', () => {
    expect(laterBy('2026-12-28', 2)).toBe('2027-01-11');
  });
});

it('in German the figures are the same, and so are the findings', async () => {
  const inputs = { ...money, start: '2026-12-28' };
  const [en, de] = [await plan({ 'a.csv': sheet }, inputs), await plan({ 'a.csv': sheet }, inputs, 'de')];
  expect(de.figures.map(({ id }) => id)).toEqual(en.figures.map(({ id }) => id));
  expect(de.findings.map(({ status }) => status)).toEqual(en.findings.map(({ status }) => status));
  expect(doubted(de)).toEqual([]);
});
