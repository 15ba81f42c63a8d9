import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeXlsx } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const count = 420;
const firstDay = Date.UTC(2025, 8, 1);
const dayMs = 86_400_000;
const iso = (i: number) => new Date(firstDay + i * dayMs).toISOString().slice(0, 10);

const next = (state: number) => (state * 48_271) % 2_147_483_647;

/** A walk that is the same every time, with a part that all walks share. */
function walk(start: number, step: number, seed: number): number[] {
  let [value, own, shared] = [start, seed, 5];
  return Array.from({ length: count }, () => {
    own = next(own);
    shared = next(shared);
    value *= 1 + (own / 2_147_483_647 - 0.5) * step + (shared / 2_147_483_647 - 0.5) * step;
    return Number(value.toFixed(4));
  });
}

const bitcoin = walk(60_000, 0.05, 11);
const ether = walk(2_500, 0.08, 23);
const steady = Array.from({ length: count }, (_, i) => (i === 300 ? 0.95 : i === 301 ? 0.98 : 1.0004));

interface Bar {
  readonly i: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}
const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, i) => {
    const open = closes[i - 1] ?? close * 0.99;
    const volume = 1_000 + (i % 13) * 10 + (i === 350 ? 30_000 : 0);
    return { i, open, close, volume, high: Math.max(open, close) * 1.01, low: Math.min(open, close) * 0.99 };
  });
const rowsOf = (closes: readonly number[], line: (bar: Bar) => readonly (string | number)[], by = ',') =>
  barsOf(closes).map((bar) => line(bar).join(by));
const time = (i: number) => firstDay + i * dayMs;

async function analyse(
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const agent = agents[language].find(({ slug }) => slug === 'crypto-analysis');
  if (agent === undefined) throw new Error('The agent is not registered.');
  const stored = Object.entries(files).map(
    ([name, content], i) =>
      [`fil_${i}`, { name, bytes: typeof content === 'string' ? bytes(content) : content }] as const,
  );
  const prices = stored.map(([id]) => id).join(',');
  const given = { prices, period: '1y', depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agent, given, { tools: memoryTools(Object.fromEntries(stored)) }),
  );
}

const value = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;

const binance = rowsOf(bitcoin, ({ i, open, high, low, close, volume }) => [
  time(i),
  open,
  high,
  low,
  close,
  volume,
  time(i) + dayMs - 1,
  volume * close,
  1_200,
  volume / 2,
  (volume * close) / 2,
  0,
]).join('\n');
const long = [
  'symbol,date,close',
  ...rowsOf(bitcoin, ({ i, close }) => ['BTC', iso(i), close]),
  ...rowsOf(ether, ({ i, close }) => ['ETH', iso(i), close]),
  ...rowsOf(steady, ({ i, close }) => ['USDC', iso(i), close]),
].join('\n');

/** Sample deviation times the root of 365, by plain loops. */
function volatilityOf(closes: readonly number[]): number {
  const returns: number[] = [];
  for (let i = 1; i < closes.length; i += 1) returns.push(Math.log((closes[i] ?? 1) / (closes[i - 1] ?? 1)));
  let mean = 0;
  for (const one of returns) mean += one / returns.length;
  let squares = 0;
  for (const one of returns) squares += (one - mean) ** 2;
  return Math.sqrt((squares / (returns.length - 1)) * 365);
}

const logs = (closes: readonly number[]) => closes.slice(1).map((one, i) => Math.log(one / (closes[i] ?? 1)));

function correlationOf(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [logs(left), logs(right)];
  const n = a.length;
  const sum = (of: (i: number) => number) => a.reduce((total, _, i) => total + of(i), 0);
  const [sa, sb] = [sum((i) => a[i] ?? 0), sum((i) => b[i] ?? 0)];
  const top = n * sum((i) => (a[i] ?? 0) * (b[i] ?? 0)) - sa * sb;
  const under = (of: number[], total: number) =>
    n * of.reduce((all, one) => all + one * one, 0) - total * total;
  return top / Math.sqrt(under(a, sa) * under(b, sb));
}

const sheet = (closes: readonly number[]) => [
  ['Date', 'Close'],
  ...closes.map((close, i) => [new Date(time(i)), close]),
];

const plain = (run: FinishedRun) =>
  run.figures.map(({ id, value: text }) => `${id} ${text.replace(/[.,]/g, '')}`);

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits).replace('-', '−')}\u00a0%`;
const lastYear = (closes: readonly number[]) => closes.slice(-366);

/** A list of closes by day. */
const listOf = (close: (i: number) => number) =>
  `date,close\n${bitcoin.map((_, i) => [iso(i), close(i).toFixed(4)].join(',')).join('\n')}`;

describe('crypto analysis', () => {
  it('computes volatility with 365 days, value at risk, correlation and the worst week as plain loops do', async () => {
    const run = await analyse({ 'coins.csv': long });
    expect(value(run, 'btc_vol_period')).toBe(percent(volatilityOf(lastYear(bitcoin))));
    expect(value(run, 'eth_vol_period')).toBe(percent(volatilityOf(lastYear(ether))));
    expect(value(run, 'corr_btc_eth')).toBe(correlationOf(lastYear(bitcoin), lastYear(ether)).toFixed(2));
    const year = lastYear(ether);
    const losses = year.slice(1).map((one, i) => one / (year[i] ?? 1) - 1);
    losses.sort((a, b) => a - b);
    expect(value(run, 'eth_var95')).toBe(percent(-(losses[Math.ceil(365 * 0.05) - 1] ?? 0)));
    let week = 0;
    for (let i = 7; i < year.length; i += 1) week = Math.min(week, (year[i] ?? 1) / (year[i - 7] ?? 1) - 1);
    expect(value(run, 'eth_worst_week')).toBe(percent(week));
    expect(run.report).toContain(`${iso(count - 1).slice(0, 4)}`);
  });

  it('says how far and on how many days a stable coin left its peg', async () => {
    const run = await analyse({ 'coins.csv': long });
    expect([value(run, 'usdc_peg_gap'), value(run, 'usdc_off_peg')]).toEqual(['−5.00\u00a0%', '2']);
    expect(run.findings.find(({ title }) => title === 'USDC')?.status).toBe('high risk');
    expect(run.report.split('\n')[0]).toContain('USDC left its peg');
  });

  it('reads Binance candles without a header, and the odd volume in them', async () => {
    const run = await analyse({ 'BTCUSDT-1d.csv': binance });
    expect(value(run, 'btc_vol_period')).toBe(percent(volatilityOf(lastYear(bitcoin))));
    expect(run.figures.find(({ id }) => id === 'btc_close')?.inputs[0]?.from).toBe(
      `BTCUSDT-1d.csv, line ${count}, column Column E`,
    );
    expect(value(run, 'btc_odd_days')).toBe('1');
    expect(run.report).toContain('USDT');
  });

  it.each([
    [
      'Coinbase, seconds, the low before the high',
      'ETH-USD.csv',
      `unix,low,high,open,close,volume\n${rowsOf(ether, (b) => [time(b.i) / 1_000, b.low, b.high, b.open, b.close, b.volume]).join('\n')}`,
    ],
    [
      'CoinGecko, one price and its cap',
      'eth-usd-max.csv',
      `snapped_at,price,market_cap,total_volume\n${rowsOf(ether, (b) => [`${iso(b.i)} 00:00:00 UTC`, b.close, b.close * 1e8, b.volume]).join('\n')}`,
    ],
    [
      'Kraken without a header',
      'ETHUSD_1440.csv',
      rowsOf(ether, (b) => [time(b.i) / 1_000, b.open, b.high, b.low, b.close, b.volume, 400]).join('\n'),
    ],
    [
      'CryptoDataDownload, a note above and newest first',
      'Binance_ETHUSDT_d.csv',
      `https://www.cryptodatadownload.com\nUnix,Date,Symbol,Open,High,Low,Close,Volume ETH,Volume USDT,tradecount\n${rowsOf(
        ether,
        (b) => [
          time(b.i),
          iso(b.i),
          'ETHUSDT',
          b.open,
          b.high,
          b.low,
          b.close,
          b.volume,
          b.volume * b.close,
          10,
        ],
      )
        .toReversed()
        .join('\n')}`,
    ],
    [
      'a German list',
      'kurse.csv',
      `Datum;Symbol;Schlusskurs\n${rowsOf(ether, (b) => [iso(b.i).split('-').toReversed().join('.'), 'ETH-EUR', b.close.toFixed(4).replace('.', ',')], ';').join('\n')}`,
    ],
  ])('reads %s', async (_, name, text) => {
    const run = await analyse({ [name]: text });
    expect(value(run, 'eth_vol_period')).toBe(percent(volatilityOf(lastYear(ether))));
    expect(run.isUnanswered).toBe(false);
  });

  it('reads a workbook with a sheet for each coin', async () => {
    const run = await analyse({ 'coins.xlsx': makeXlsx({ BTC: sheet(bitcoin), ETH: sheet(ether) }) });
    expect(run.report).toContain(percent(volatilityOf(lastYear(ether))));
    expect(run.report).toContain(percent(volatilityOf(lastYear(bitcoin))));
  });

  it('keeps prices in different money apart, and says so', async () => {
    const mixed = long.replaceAll('BTC,', 'BTC-USD,').replaceAll('ETH,', 'ETH-EUR,');
    const run = await analyse({ 'coins.csv': mixed }, { coins: 'bitcoin, ETH' });
    expect(value(run, 'corr_btc_eth')).toBeUndefined();
    expect(run.report).toContain('it would contain the exchange rate');
  });

  it('takes the coins that are named, and says which are not there', async () => {
    const run = await analyse({ 'coins.csv': long }, { coins: 'ethereum, XRP' });
    expect(run.figures.some(({ id }) => id.startsWith('btc_'))).toBe(false);
    expect(run.report).toContain('not found in the files: XRP');
  });

  it.each([
    [
      'several trading places',
      `date,exchange,symbol,close\n${rowsOf(bitcoin, (b) => [iso(b.i), b.i % 2 ? 'North' : 'South', 'BTC', b.close]).join('\n')}`,
      'several trading places',
    ],
    [
      'eight rows',
      `date,close\n${rowsOf(bitcoin.slice(0, 8), (b) => [iso(b.i), b.close]).join('\n')}`,
      'holds 8 sessions; at least 30 are needed',
    ],
    ['a recipe', 'ingredient,grams\nflour,500\nwater,300\n', 'no table of daily prices was found'],
    ['an empty file', '', 'This file is empty'],
  ])('does nothing with %s and says why', async (_, text, sentence) => {
    const run = await analyse({ 'prices.csv': text });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain(sentence);
    expect(run.figures).toEqual([]);
  });

  it('does not take a table without a header for candles when the order of its columns cannot be determined', async () => {
    const flat = Array.from({ length: 60 }, (_, i) => [time(i), 5, 5, 5, 5, 100].join(',')).join('\n');
    const run = await analyse({ 'flat.csv': flat });
    expect(run.isUnanswered).toBe(true);
  });

  it('counts a year of days by the calendar where the file misses some of them', async () => {
    const gone = new Set([200, 201, 202, 389]);
    const rows = rowsOf(bitcoin, ({ i, close }) => (gone.has(i) ? ['', ''] : [iso(i), close]));
    const run = await analyse({
      'BTCUSD.csv': `date,close\n${rows.filter((row) => row !== ',').join('\n')}`,
    });
    const [last, before] = [bitcoin[count - 1] ?? 0, bitcoin[count - 1 - 365] ?? 1];
    expect(value(run, 'btc_return_1y')).toBe(`+${percent(last / before - 1)}`.replace('+−', '−'));
    const month = bitcoin[388] ?? 1;
    // The day thirty days before the last has no row: the close before it counts.
    expect(iso(count - 1 - 30)).toBe(iso(389));
    expect(value(run, 'btc_return_1m')).toBe(`+${percent(last / month - 1)}`.replace('+−', '−'));
    expect(value(run, 'btc_missing_days')).toBe('4');
    const fallen = bitcoin.map((close, i) => (i > 202 ? close * 0.7 : close));
    const apart = rowsOf(fallen, ({ i, close }) => [iso(i), close]).filter((_, i) => !gone.has(i));
    const jumped = await analyse({ 'BTCUSD.csv': `date,close\n${apart.join('\n')}` });
    const daily = fallen.map((close, i) =>
      gone.has(i) || gone.has(i - 1) ? 0 : close / (fallen[i - 1] ?? close) - 1,
    );
    expect(value(jumped, 'btc_worst_day')).toBe(percent(Math.min(...daily.slice(-365))));
    expect(run.report).toMatch(/missing days between the first and the last; the latest: 20\sMar\s2026/);
  });

  it('says which rows come twice, with nothing unsupported', async () => {
    const rows = rowsOf(ether, ({ i, close }) => [iso(i), close]).flatMap((row, i) =>
      i === 299 ? [row, row] : [row],
    );
    const run = await analyse({ 'ETHUSD.csv': `date,close\n${rows.join('\n')}` });
    expect(value(run, 'eth_rows_duplicates')).toBe('2');
    expect(run.report).toContain('the last of a day counts: 301, 302');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('does not count a coin that is pegged to other money among those that move', async () => {
    const files = {
      'BTC_EUR.csv': listOf((i) => bitcoin[i] ?? 0),
      'ETH_EUR.csv': listOf((i) => ether[i] ?? 0),
      'USDT_EUR.csv': listOf((i) => 0.92 + 0.01 * Math.sin(i / 9)),
    };
    const run = await analyse(files, { question: 'Is USDT stable?' });
    expect(value(run, 'corr_mean')).toBe(value(run, 'corr_btc_eth'));
    const [answer = ''] = run.answer.split('## ');
    expect(answer).toContain('USDT: quoted in EUR, which is not the money it is meant to be worth');
    expect(answer).not.toContain('USDT moved least');
    expect(run.report).not.toContain('None of these coins is meant to stay at 1');
    expect(run.findings.find(({ title }) => title === 'USDT')?.status).toBe('for review');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it.each([
    ['ETC_EUR Kraken Historische Daten.csv', 'ETC', 'EUR'],
    ['ARBUSDT-1d-2026.csv', 'ARB', 'USDT'],
  ])('takes the coin and its money from the name %s', async (name, coin, money) => {
    const rows = rowsOf(ether, ({ i, close }) => [iso(i), close]).join('\n');
    const run = await analyse({ [name]: `date,close\n${rows}` });
    expect(run.report).toMatch(new RegExp(`\\| ${coin} \\[1\\]\\(#source:1\\) \\| ${money} \\|`));
  });

  it('gives the same figures in German', async () => {
    const [english, german] = [
      await analyse({ 'coins.csv': long }, { depth: 'deep' }),
      await analyse({ 'coins.csv': long }, { depth: 'deep' }, 'de'),
    ];
    expect(plain(german)).toEqual(plain(english));
    expect(german.report).toContain('USDC verließ die Bindung');
  });
});
