import { describe, expect, it } from 'vitest';
import { sampleSeries } from '../../library/library.ts';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { bytesOf, makeXlsx } from '../../tools/testing/make-files.ts';
import { stockMarketAnalysis as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

let serial = 0;

/** Tools over one price file, under an id of its own: ids are never used twice. */
function withFile(bytes: Uint8Array, name = 'prices.csv') {
  serial += 1;
  const id = `fil_${serial}`;
  return { id, tools: memoryTools({ [id]: { name, bytes } }) };
}

function closesOf(csv: string): number[] {
  return csv
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => Number(line.split(',')[4]));
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

function days(count: number): string[] {
  const found: string[] = [];
  for (let day = 19_000; found.length < count; day += 1) if (weekday(day) % 6 !== 0) found.push(isoDay(day));
  return found;
}

describe('Stock Market Analysis', () => {
  it('prints numbers that a second, independent computation gives', async () => {
    const run = await runAgent(agent, agent.sample?.inputs ?? {});
    const close = closesOf(new TextDecoder().decode(sampleSeries('northwind-freight').bytes));
    const value = (id: string) => run.figures.find((figure) => figure.id === id)?.value;
    const last = close.at(-1) ?? 0;
    expect(value('close')).toBe(last.toFixed(2));
    expect(value('sma20')).toBe(mean(close.slice(-20)).toFixed(2));
    expect(value('sma50')).toBe(mean(close.slice(-50)).toFixed(2));
    expect(value('gap50')).toBe(`+${((last / mean(close.slice(-50)) - 1) * 100).toFixed(1)}\u00a0%`);
    const returns = close
      .slice(-31)
      .map((one, i, all) => Math.log(one / (all[i - 1] ?? one)))
      .slice(1);
    const spread =
      Math.sqrt(returns.reduce((sum, one) => sum + (one - mean(returns)) ** 2, 0) / 29) * Math.sqrt(252);
    expect(value('vol30')).toBe(`${(spread * 100).toFixed(1)}\u00a0%`);
    let [gain, loss] = [0, 0];
    close.slice(1).forEach((one, i) => {
      const change = one - (close[i] ?? 0);
      const [up, down] = [Math.max(0, change), Math.max(0, -change)];
      [gain, loss] =
        i < 14 ? [gain + up / 14, loss + down / 14] : [(gain * 13 + up) / 14, (loss * 13 + down) / 14];
    });
    expect(value('rsi')).toBe((100 - 100 / (1 + gain / loss)).toFixed(1));
  });

  it('says no figure twice in the answer of the chat', async () => {
    for (const question of [
      'Is the trend still intact, and how much could it fall?',
      'How volatile is it?',
      '',
    ]) {
      const { answer } = await runAgent(agent, { ...agent.sample?.inputs, question });
      const said = [...answer.matchAll(/#figure:(\w+)/g)].map(([, id]) => id);
      expect(said.length).toBeGreaterThan(2);
      expect(said).toEqual([...new Set(said)]);
    }
  });

  it('names the line of the file behind the close', async () => {
    const run = await runAgent(agent, agent.sample?.inputs ?? {});
    const figure = run.figures.find((one) => one.id === 'close');
    expect(figure?.inputs[0]?.from).toMatch(/^northwind-freight\.csv, line \d+, column Close$/);
    expect(run.sources.find((source) => source.n === figure?.source_n)?.is_sample).toBe(true);
  });

  it('reads the same from a German file, a workbook and a plain CSV of closes', async () => {
    const close = days(80).map((_, i) => 50 + Math.sin(i / 5) * 3 + i * 0.1);
    const rows = days(80).map((day, i) => [day, close[i] ?? 0] as const);
    const files = [
      withFile(bytesOf(`Date,Close\n${rows.map(([day, value]) => `${day},${value.toFixed(4)}`).join('\n')}`)),
      withFile(
        bytesOf(
          `Datum;Schlusskurs\n${rows
            .toReversed()
            .map(
              ([day, value]) =>
                `${day.split('-').toReversed().join('.')};${value.toFixed(4).replace('.', ',')}`,
            )
            .join('\n')}`,
        ),
        'kurse.csv',
      ),
      withFile(
        makeXlsx({
          Prices: [
            ['Date', 'Close'],
            ...rows.map(([day, value]) => [new Date(`${day}T00:00:00Z`), Number(value.toFixed(4))]),
          ],
        }),
        'prices.xlsx',
      ),
    ];
    const reports = await Promise.all(
      files.map(({ id, tools }) => runAgent(agent, { prices: id }, { tools })),
    );
    const values = reports.map((run) => run.figures.map((figure) => [figure.id, figure.value]));
    expect(values[1]).toEqual(values[0]);
    expect(values[2]).toEqual(values[0]);
    expect(reports[0]?.report).toContain('A 200-day average: there are fewer than 200 sessions.');
    expect(reports[0]?.report).toContain('Daily ranges (ATR)');
    expect(reports[0]?.report).not.toContain('Sample data');
  });

  it('lists missing days and odd rows, and fills in nothing', async () => {
    const rows = days(70)
      .filter((_, i) => i !== 40)
      .map((day, i) => `${day},${i === 50 ? 20 : 10 + (i % 7) * 0.1}`);
    const { id, tools } = withFile(bytesOf(`Date,Close\n${rows.join('\n')}`));
    const run = await runAgent(agent, { prices: id }, { tools });
    expect(run.report).toContain(
      'Weekdays without a price, exchange holidays among them: [1](#figure:missing_days);',
    );
    expect(run.report).toContain('check for a split or a wrong value');
    expect(run.findings.find((finding) => finding.id === 'data')?.status).toBe('unverified');
  });

  it.each([
    ['no file and no sample', {}, { code: 'agent.inputs_invalid', field: 'prices' }],
    [
      'a stop of zero',
      { sample_series: 'halden-solar', stop: '-3' },
      { code: 'agent.inputs_invalid', field: 'stop' },
    ],
    [
      'an own benchmark without its file',
      { sample_series: 'halden-solar', benchmark: 'file' },
      { code: 'agent.inputs_invalid', field: 'benchmark_file' },
    ],
    ['an unknown sample', { sample_series: 'nothing' }, { code: 'file.not_found' }],
    ['an unknown file', { prices: 'fil_none' }, { code: 'file.not_found' }],
  ])('refuses %s before any credits are held', async (_, inputs, error) => {
    await expect(agent.check?.(inputs as Record<string, string>, memoryTools())).rejects.toMatchObject(error);
  });

  it('refuses a bad file before any credits are held, naming line and column', async () => {
    const bad = withFile(bytesOf('Date,Close\n2026-11-18,96.24\n2026-11-19,unchanged\n'));
    await expect(agent.check?.({ prices: bad.id }, bad.tools)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: 'Line 3, column Close: “unchanged” is not a number.',
      details: { line: 3, column: 'Close' },
    });
    const short = withFile(bytesOf('Date,Close\n2026-11-18,96.24\n2026-11-19,97.42\n'));
    await expect(agent.check?.({ prices: short.id }, short.tools)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining('at least 30 are needed'),
    });
  });

  it('takes the stop level from the question when the field is empty', async () => {
    const run = await runAgent(agent, {
      sample_series: 'northwind-freight',
      question: 'How far could it fall before the stop at 88?',
    });
    expect(run.findings.find((finding) => finding.id === 'stop')?.title).toBe('Stop at 88.00');
  });

  it('has nothing reviewed where the RSI is neutral, however far it moved', async () => {
    const rows = days(90).map(
      (day, i) => `${day},${i < 60 ? 10 + i * 0.1 : 16 - (i - 60) * (i % 2 ? 0.02 : -0.01)}`,
    );
    const { id, tools } = withFile(bytesOf(`Date,Close\n${rows.join('\n')}`));
    const { findings } = await runAgent(agent, { prices: id }, { tools });
    const momentum = findings.find((finding) => finding.id === 'momentum');
    expect(momentum?.detail).toMatch(/^(?:Neutral|Firm|Weak), /);
    expect(momentum?.status).toBe('verified');
  });

  it('does not let the words of a question become markup', async () => {
    const run = await runAgent(agent, {
      sample_series: 'halden-solar',
      question: '<img src=x> [click](javascript:alert(1)) | `x`',
    });
    expect(run.report).not.toContain('[click](');
    expect(run.report).not.toMatch(/[^\\]<img/);
  });
});

it('takes the file attached in the chat when the form names none', async () => {
  const rows = days(60).map((day, i) => `${day},${10 + (i % 9) * 0.1}`);
  const { id, tools } = withFile(bytesOf(`Date,Close\n${rows.join('\n')}`));
  const asked = { prompt: 'Is the trend intact?', fileIds: [id] };
  await expect(agent.check?.({}, tools, asked)).resolves.toBeUndefined();
  const run = await runAgent(agent, {}, { ...asked, tools });
  expect(run.report).toContain('Is the trend intact?');
});
