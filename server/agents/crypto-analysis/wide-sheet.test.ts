import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

const count = 100;
const dayOf = (i: number) => new Date(Date.UTC(2026, 7, 1) + i * 86_400_000).toISOString().slice(0, 10);
/** Two ways to go up and down that are not the same. */
const closeOf = (start: number, i: number, by: number) => start * (1 + (((i * by) % 11) - 5) / 100);
const value = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);

async function analyse(files: Readonly<Record<string, string>>, language: 'en' | 'de'): Promise<FinishedRun> {
  const stored = Object.entries(files).map(
    ([name, text], i) => [`fil_${i}`, { name, bytes: new TextEncoder().encode(text) }] as const,
  );
  const inputs = { prices: stored.map(([id]) => id).join(','), period: 'all', depth: 'standard' };
  return await speaking(language, () =>
    runAgent(agentOf('crypto-analysis', language), inputs, {
      tools: memoryTools(Object.fromEntries(stored)),
    }),
  );
}

const comma = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');
const coin = (name: string, by: number, days: number, more = '') =>
  `${name}\n${Array.from({ length: days }, (_, i) => `${dayOf(i)},${closeOf(100, i, by).toFixed(2)}`).join('\n')}\n${more}`;

describe('a sheet with a column for each coin', () => {
  const rows = Array.from({ length: count }, (_, i) => {
    const ada = i === 50 ? '0,0000' : comma(closeOf(0.6, i, 3), 4);
    const day = dayOf(i).split('-').toReversed().join('.');
    const usdc = comma(i === 20 ? 0.962 : 1.0001, 4);
    return [day, comma(closeOf(80_000, i, 7), 2), ada, usdc, i === 50 ? 'Handel ausgesetzt' : ''].join(';');
  });
  const sheet = `Kursliste, Tagesschluss;;;;\n;;;;\nTag;Bitcoin in EUR;Cardano in EUR;USDC in USD;Bemerkung\n${rows.join('\n')}\nMittelwert;80000,00;0,6000;0,9996;\n`;

  it('is read coin by coin, each in its own money; a price of zero and a mean are no day', async () => {
    const run = await analyse({ 'kurse.csv': sheet }, 'de');
    expect(run.report).toMatch(/\| Bitcoin [^|]*\| EUR \|/u);
    expect(run.report).toMatch(/\| USDC [^|]*\| USD \|/u);
    expect(value(run, 'cardano_worst_day')).not.toContain('100');
    expect(value(run, 'cardano_missing_days')).toBe('1');
    expect(value(run, 'usdc_peg_gap')).toBe('−3,80\u00a0%');
    expect(run.report).toMatch(/an \[1\]\(\S+\) Tag des Zeitraums/u);
    expect(run.report).toContain('Bitcoin und USDC: in verschiedenem Geld notiert');
    expect(doubted(run)).toEqual([]);
  });
});

describe('files of several exports', () => {
  it('say where two closes of a day differ, where one ends, and whose money nobody says', async () => {
    const run = await analyse(
      {
        'BTC-EUR.csv': coin('Date,Close', 7, count - 3, `${dayOf(40)},55.5\n`),
        'ETH-USD.csv': coin('Date,Close', 3, count),
        'SOL.csv': coin('Date,Close', 9, count),
      },
      'en',
    );
    expect(run.report).toMatch(/BTC: \[2\]\(\S+\) rows of days that come twice, with different closes/u);
    expect(run.report).toContain('SOL: the file does not say in which money its prices are');
    expect(run.report).toMatch(
      /BTC: ends on 5\sNov\s2026, before the latest day of the others, 8\sNov\s2026/u,
    );
    expect(doubted(run)).toEqual([]);
  });
});
