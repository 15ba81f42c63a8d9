import { describe, expect, it } from 'vitest';
import { sampleSeries } from '../../library/library.ts';
import { recompute, type Documents } from '../../tools/indicators/testing/recompute.ts';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { stockMarketAnalysis as agent } from '../testing/english-agents.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

/** A walk that is the same every time. */
function walk(count: number, start: number, step: number, seed: number): number[] {
  let [value, state] = [start, seed];
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    value *= 1 + (state / 2_147_483_647 - 0.497) * step;
    return value;
  });
}

function daysFrom(count: number, everyDay: boolean): number[] {
  const found: number[] = [];
  for (let day = 19_400; found.length < count; day += 1)
    if (everyDay || weekday(day) % 6 !== 0) found.push(day);
  return found;
}

function bars(count: number, start: number, step: number, seed: number, digits: number) {
  const closes = walk(count, start, step, seed);
  return closes.map((close, i) => {
    const before = closes[i - 1] ?? close;
    const text = (value: number) => value.toFixed(digits);
    const wide = Math.abs(Math.sin(i * 7)) * step * 0.4;
    return {
      close: text(close),
      high: text(Math.max(close, before) * (1 + wide) + 10 ** -digits),
      low: text(Math.min(close, before) * (1 - wide)),
      adjusted: text(close * (0.97 + (0.03 * i) / count)),
      volume: String(Math.round(1_000 + 900 * Math.sin(i / 9) + (i % 41 === 0 ? 9_000 : 0))),
    };
  });
}

const own: Readonly<Record<string, string>> = {
  adjusted: `Date,High,Low,Close,Adj Close,Volume\n${daysFrom(420, false)
    .map((day, i) => ({ day, bar: bars(420, 84, 0.03, 7, 2)[i] }))
    .map(
      ({ day, bar }) =>
        `${isoDay(day)},${bar?.high},${bar?.low},${bar?.close},${bar?.adjusted},${bar?.volume}`,
    )
    .join('\n')}`,
  coin: `Date,High,Low,Close,Volume\n${daysFrom(500, true)
    .map((day, i) => ({ day, bar: bars(500, 0.031, 0.09, 11, 6)[i] }))
    .map(({ day, bar }) => `${isoDay(day)},${bar?.high},${bar?.low},${bar?.close},${bar?.volume}`)
    .join('\n')}`,
  german: `Datum;Hoch;Tief;Schlusskurs\n${daysFrom(300, false)
    .map((day, i) => ({ day, bar: bars(300, 1_480, 0.02, 3, 2)[i] }))
    .toReversed()
    .map(({ day, bar }) =>
      [isoDay(day).split('-').toReversed().join('.'), bar?.high, bar?.low, bar?.close]
        .join(';')
        .replace(/(;\d+)\.(\d\d)/g, '$1,$2'),
    )
    .join('\n')}`,
  closes: `Date,Close\n${daysFrom(64, false)
    .map((day, i) => `${isoDay(day)},${walk(64, 12, 0.02, 5)[i]?.toFixed(3)}`)
    .join('\n')}`,
};

const sampleText = (slug: string) => new TextDecoder().decode(sampleSeries(slug).bytes);
const documents: Documents = {
  ...own,
  'series/northwind-freight.csv': sampleText('northwind-freight'),
  'series/sample-index.csv': sampleText('sample-index'),
};

const tools = memoryTools(
  Object.fromEntries(
    Object.entries(own).map(([id, text]) => [id, { name: `${id}.csv`, bytes: bytesOf(text) }]),
  ),
);

/** Documents are named by their ids; those of files end as files do, for the reader of the test. */
const named: Documents = Object.fromEntries(Object.entries(documents).map(([id, text]) => [id, text]));

function expectAllRecomputed(run: FinishedRun, least: number): void {
  expect(run.figures.length).toBeGreaterThan(least);
  for (const figure of run.figures) {
    const { printed, step, value, wrongInputs } = recompute(figure, named);
    expect(wrongInputs, `${figure.id}: inputs`).toEqual([]);
    expect(
      Math.abs(value - printed),
      `${figure.id}: ${figure.formula} gives ${value}, printed is ${figure.value}`,
    ).toBeLessThanOrEqual(step * 0.5 + Math.abs(value) * 1e-7);
  }
}

describe('every printed figure is recomputed from what it shows', () => {
  it('of the sample report', async () => {
    expectAllRecomputed(await runAgent(agent, { ...agent.sample?.inputs, depth: 'deep' }), 130);
  });

  it.each([
    ['adjusted closes, with a stop', { prices: 'adjusted', stop: '60' }],
    ['a coin that trades every day', { prices: 'coin', horizon: '6m' }],
    ['a German file, newest first', { prices: 'german', period: '6m' }],
    ['closes alone', { prices: 'closes' }],
    ['an own benchmark', { prices: 'german', benchmark_file: 'adjusted' }],
  ])('of %s', async (_, inputs) => {
    expectAllRecomputed(await runAgent(agent, { ...inputs, depth: 'deep' }, { tools }), 25);
  });
});
