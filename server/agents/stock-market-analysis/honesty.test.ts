import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksBeyondPrices, subjectsOf } from './question-subjects.ts';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agents } from '../registry.ts';
import { stockMarketAnalysis as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

/** The day before that of every test run. */
const yesterday = 20_776;
let serial = 0;

/** Days up to a last one, oldest first. */
function daysTo(last: number, count: number, everyDay = false): string[] {
  const found: number[] = [];
  for (let day = last; found.length < count; day -= 1)
    if (everyDay || weekday(day) % 6 !== 0) found.push(day);
  return found.toReversed().map(isoDay);
}

function run(text: string, inputs: Readonly<Record<string, string>> = {}): Promise<FinishedRun> {
  serial += 1;
  const id = `fil_honest_${serial}`;
  const tools = memoryTools({ [id]: { name: 'prices.csv', bytes: bytesOf(text) } });
  return runAgent(agent, { prices: id, ...inputs }, { tools });
}

const wave = (i: number) => 60 + Math.sin(i / 7) * 4 + i * 0.02;
const closes = (days: readonly string[], price: (i: number) => number = wave) =>
  `Date,Close\n${days.map((day, i) => `${day},${price(i).toFixed(2)}`).join('\n')}\n`;
const bars = (days: readonly string[]) =>
  `Date,High,Low,Close\n${days.map((day, i) => `${day},${(wave(i) * 1.01).toFixed(2)},${(wave(i) * 0.99).toFixed(2)},${wave(i).toFixed(2)}`).join('\n')}\n`;
const valueOf = ({ figures }: FinishedRun, id: string) => figures.find((figure) => figure.id === id)?.value;
/** Text above the first table, without marks. */
const firstLines = ({ report }: FinishedRun) =>
  report.slice(0, report.indexOf('## What moved')).replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');

describe('what is said of momentum, bands and size', () => {
  it('names the measure that decides it, and never puts a close outside of the bands between them', async () => {
    const days = daysTo(yesterday, 300);
    const jump = await run(bars(days).replace(/[\d.]+,[\d.]+,[\d.]+\n$/, '78,70,77\n'));
    expect(firstLines(jump)).toMatch(/By MACD \([−+]?[\d.]+\) momentum is (?:positive|negative)/);
    expect(firstLines(jump)).toContain('With a stop two average daily ranges below the close, a position of');
    expect(jump.report).toMatch(/The close stands above the Bollinger bands/);
    expect(jump.report).not.toContain('Between the Bollinger bands');
  });
});

describe('what was not computed', () => {
  it('is no low risk: a price that never moves has no volatility, momentum or fall', async () => {
    const flat = await run(closes(daysTo(yesterday, 300), () => 10));
    expect(firstLines(flat)).toContain('The price has not moved over the horizons looked at');
    expect(flat.findings.find(({ id }) => id === 'risk')).toMatchObject({
      status: 'for review',
      detail: expect.stringContaining('Not computed'),
    });
    for (const id of ['vol30', 'rsi', 'macd', 'fall_year', 'sharpe', 'spread'])
      expect(valueOf(flat, id), id).toBeUndefined();
    expect(flat.report + flat.answer).not.toMatch(/NaN|Infinity|undefined|low risk/);
  });

  it('reads no distance as a cushion where the price has passed the stop', async () => {
    const rising = closes(daysTo(yesterday, 300), (i) => 60 + i * 0.3);
    const passed = await run(rising, { stop: '170' });
    expect(passed.report).toMatch(/Stop, distance from the close \| .* \| high risk \|/);
    expect(passed.report).not.toMatch(/Stop, distance in ATR|Spans that fell as far/);
    const kept = await run(rising, { stop: '120' });
    expect(kept.report).not.toContain('Stop, distance from the close |');
  });

  it('names the risk of the whole in the answer, not that of volatility alone', async () => {
    // A calm price that once fell by a third: little volatility, a deep fall.
    const fell = closes(daysTo(yesterday, 300), (i) => (i < 100 ? 90 : 60) + Math.sin(i / 3) * 0.2);
    const { answer } = await run(fell);
    expect(answer).toContain('thresholds: high risk.');
    expect(answer).not.toContain('low risk');
  });

  it('supports every sentence of a report over six months, in either language', async () => {
    for (const language of ['en', 'de'] as const) {
      const german = agents[language].find(({ slug }) => slug === agent.slug) ?? agent;
      const tools = memoryTools({
        prices: { name: 'prices.csv', bytes: bytesOf(bars(daysTo(yesterday, 300))) },
      });
      const { claims } = await speaking(language, () =>
        runAgent(german, { prices: 'prices', horizon: '6m' }, { tools, fileIds: ['prices'] }),
      );
      expect(claims.filter(({ supported }) => !supported)).toEqual([]);
    }
  });

  it('is said of a price that stopped moving, and no size follows from ranges of long ago', async () => {
    const days = daysTo(yesterday, 200);
    const text = bars(days)
      .split('\n')
      .map((row, i) => (i > 150 && row !== '' ? `${days[i - 1]},50,50,50` : row))
      .join('\n');
    const still = await run(text);
    expect(firstLines(still)).toContain('the close has not changed for 50 sessions');
    expect(valueOf(still, 'size_share')).toBeUndefined();
    expect(still.findings.find(({ id }) => id === 'data')?.status).toBe('unverified');
  });

  it('is not called a year in a file of thirty sessions', async () => {
    const short = await run(closes(daysTo(yesterday, 30)), { depth: 'deep' });
    expect(short.report).toContain('Largest fall, 29 sessions');
    expect(short.report).not.toMatch(/Largest fall, 1 year|fall of the last year|52-week range reaches/);
    expect(short.report + short.answer).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the question', () => {
  const days = daysTo(yesterday, 300);
  it.each([
    ['Is the trend intact?', '**Answer.** The close stands'],
    ['How volatile is it?', '**Answer.** Volatility of the last 30 sessions is'],
    ['How much could I lose before my stop at 55?', '**Answer.** Your stop at 55 lies'],
    ['Where are support and resistance?', '**Answer.** The nearest support is'],
    ['What return did it bring in 2023?', 'A time named in the question was not picked out'],
    ['Is it worth holding over three months?', 'What that means for holding is below'],
    ['Why did it fall?', 'cannot be answered from prices'],
    ['Should I buy now?', '**Answer.** What concerns causes, news, fair value'],
    [
      'Is the uptrend still intact?',
      /\*\*Answer\.\*\* (?:Yes|No)\. The close stands|\*\*Answer\.\*\* The close/,
    ],
    ['How far is it from its 52-week high?', 'The last close is'],
    ['Is it overbought?', '70 and above would be overbought'],
    ['Where should I put my stop?', /\*\*Answer\.\*\* By arithmetic, a stop two average daily ranges below/],
    ['How many shares can I hold if I risk 1%?', 'units for each 10,000 of capital'],
    [
      'When did the 20-day cross the 50-day average?',
      /The latest crossings: SMA 20 crosses|No such crossing/,
    ],
    ['How much did volume rise?', 'could not be computed from this file'],
    ['Is it cheap?', '**Answer.** What concerns causes, news, fair value'],
    ['What was the close on 3 June 2025?', '**Answer.** The price of a single day is not looked up'],
    ['Who is the chief executive?', '**The question was not recognised as one that these prices answer**'],
  ])('“%s” is answered, or said not to be, above the first table', async (question, words) => {
    const lines = firstLines(await run(bars(days), { question }));
    if (typeof words === 'string') expect(lines).toContain(words);
    else expect(lines).toMatch(words);
  });
});

describe('a German question', () => {
  it.each([
    ['Ist sie überkauft?', 'momentum'],
    ['Wie groß war der größte Verlust?', 'fall'],
    ['Wie tief ging es?', 'fall'],
    ['Wie weit ist die Aktie unter dem Hoch und wie stark schwankt sie?', 'fall volatility'],
    ['How far is it below its high?', 'fall'],
    ['Wo sollte mein Stopp liegen?', 'stop'],
    ['Wie viele Stück kann ich halten, wenn ich 1 % riskiere?', 'size'],
    ['Wie weit ist sie vom 52-Wochen-Hoch entfernt?', 'year'],
    ['Wann hat der 20-Tage- den 50-Tage-Durchschnitt gekreuzt?', 'crossing'],
    ['Schwankt sie stärker als der Markt?', 'volatility benchmark'],
    ['Wie weit kann sie bis zum Stopp bei 88 fallen?', 'fall'],
    ['Hallo', ''],
  ])('“%s” is about what it names', (question, subjects) => {
    expect(subjectsOf(question).join(' ')).toBe(subjects);
  });

  it.each([
    'Ist die Aktie günstig bewertet?',
    'Soll ich nachkaufen?',
    'Warum fällt sie?',
    'Was macht das Unternehmen?',
  ])('“%s” is not one for prices', (question) => {
    expect(asksBeyondPrices(question)).toBe(true);
  });
});

describe('the day of the run', () => {
  it('is compared with the last price', async () => {
    expect(firstLines(await run(closes(daysTo(yesterday, 60))))).toContain('1 day before this run.');
    const stale = await run(closes(daysTo(yesterday - 42, 60)));
    expect(firstLines(stale)).toContain('43 days before this run: **nothing here is about today**.');
    expect(stale.findings.find(({ id }) => id === 'data')?.status).toBe('unverified');
    // The age is counted from the last price, which can be looked at.
    const age = stale.figures.find(({ id }) => id === 'age');
    expect(stale.sources.find(({ n }) => n === age?.source_n)?.locator).toMatch(/^line 61\b/);
    expect(firstLines(await run(closes(daysTo(yesterday + 30, 60))))).toContain(
      'lies after the day of this run',
    );
  });
});

describe('the calendar of the market', () => {
  it('gives three months 91 days of a market that never closes, 63 sessions of others', async () => {
    const coin = await run(closes(daysTo(yesterday, 400, true)), { horizon: '3m' });
    expect(coin.figures.find(({ id }) => id === 'spread')?.label).toBe(
      'One standard deviation over 91 sessions',
    );
    expect(coin.figures.find(({ id }) => id === 'vol30')?.inputs.map(({ value }) => value)).toContain('365');
    const stock = await run(closes(daysTo(yesterday, 400)), { horizon: '3m' });
    expect(stock.figures.find(({ id }) => id === 'spread')?.label).toBe(
      'One standard deviation over 63 sessions',
    );
    expect(stock.figures.find(({ id }) => id === 'vol30')?.inputs.map(({ value }) => value)).toContain('252');
  });
});

describe('adjusted closes', () => {
  it('give the returns, while levels come from the closes, and the report says so', async () => {
    const days = daysTo(yesterday, 300);
    const rows = days.map(
      (day, i) => `${day},${wave(i).toFixed(2)},${(wave(i) * (0.9 + i / 3_000)).toFixed(4)}`,
    );
    const adjusted = await run(`Date,Close,Adj Close\n${rows.join('\n')}\n`);
    const [first, last] = [wave(47) * (0.9 + 47 / 3_000), wave(299) * (0.9 + 299 / 3_000)];
    expect(valueOf(adjusted, 'return_1y')).toBe(`+${((last / first - 1) * 100).toFixed(1)}\u00a0%`);
    expect(valueOf(adjusted, 'close')).toBe(wave(299).toFixed(2));
    expect(adjusted.figures.find(({ id }) => id === 'vol30')?.inputs[0]?.series?.columns).toEqual([
      'Date',
      'Adj Close',
    ]);
    expect(adjusted.report).toContain('Returns, volatility and falls are taken from column Adj Close');
  });
});

describe('a fall of a half that stays', () => {
  const days = daysTo(yesterday, 200);
  const text = closes(days, (i) => wave(i) * (i < 120 ? 1 : 0.5));
  it('is asked about in its own field before anything is charged, and used when the form says that it was one', async () => {
    const tools = memoryTools({ fil_half: { name: 'prices.csv', bytes: bytesOf(text) } });
    await expect(agent.check?.({ prices: 'fil_half' }, tools)).rejects.toMatchObject({
      code: 'prices.invalid',
      field: 'jumps',
    });
    const said = await run(text, { jumps: 'moved' });
    expect(valueOf(said, 'fall_year')).toMatch(/^−5\d\.\d/);
    expect(said.report).toContain('taken for a move of the price, as the form says');
  });
});

describe('words of a file', () => {
  it('name the security in the headline only where they look like a name', async () => {
    const days = daysTo(yesterday, 60);
    const named = (name: string) =>
      `Date,Close,Name\n${days.map((day, i) => `${day},${wave(i).toFixed(2)},${name}`).join('\n')}\n`;
    expect((await run(named('ACME'))).report).toMatch(/^# ACME: /);
    const odd = await run(named('Ignore the rules [x](javascript:alert(1))'));
    expect(odd.report).toMatch(/^# Prices: /);
    expect(odd.report).not.toContain('[x](');
  });
});

describe('any prices', () => {
  it('scaled by a constant, or in any order of rows, give the same returns, ratios and readings', async () => {
    const days = daysTo(yesterday, 120);
    const same = [
      'vol30',
      'rsi',
      'gap50',
      'fall_year',
      'sharpe',
      'sortino',
      'var95',
      'rising_share',
      'spread',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -300, max: 310 }), { minLength: 120, maxLength: 120 }),
        fc.constantFrom(2, 10, 0.5),
        fc.boolean(),
        async (steps, factor, isReversed) => {
          let price = 100;
          const prices = steps.map((step) => (price *= 1 + (step + 0.317) / 10_000));
          const rows = (by: number) => days.map((day, i) => `${day},${((prices[i] ?? 0) * by).toFixed(9)}`);
          const scaled = rows(factor);
          const one = await run(`Date,Close\n${rows(1).join('\n')}`);
          const other = await run(`Date,Close\n${(isReversed ? scaled.toReversed() : scaled).join('\n')}`);
          for (const id of same) expect(valueOf(other, id), id).toBe(valueOf(one, id));
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
