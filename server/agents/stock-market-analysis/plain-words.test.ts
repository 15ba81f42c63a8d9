import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

/** The day before that of every test run. */
const yesterday = 20_776;
type Language = 'en' | 'de';
let serial = 0;

/** Closes of every weekday up to a last day. */
function closesTo(last: number, count: number, price: (i: number) => number): string {
  const days: string[] = [];
  for (let day = last; days.length < count; day -= 1) if (weekday(day) % 6 !== 0) days.push(isoDay(day));
  return `Date,Close\n${days
    .toReversed()
    .map((day, i) => `${day},${price(i).toFixed(2)}`)
    .join('\n')}\n`;
}

async function run(language: Language, text: string): Promise<FinishedRun> {
  const agent = agents[language].find(({ slug }) => slug === 'stock-market-analysis');
  if (agent === undefined) throw new Error('There is no such agent.');
  serial += 1;
  const id = `fil_plain_${serial}`;
  const tools = memoryTools({ [id]: { name: 'prices.csv', bytes: bytesOf(text) } });
  return await speaking(language, () => runAgent(agent, { prices: id }, { tools }));
}

const rowOf = ({ report }: FinishedRun, name: string) =>
  report
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`))
    ?.replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');

const titleOf = ({ findings }: FinishedRun) => findings.find(({ id }) => id === 'data')?.title;

const moved = (i: number) => (i < 217 ? 120 : i < 250 ? 95 : i < 280 ? 97 : 100) + (i % 2) * 0.1;
const slipped = (i: number) => (i < 299 ? 60 + i * 0.3 : 130);
const wave = (i: number) => 60 + Math.sin(i / 7) * 4 + i * 0.02;

describe('C3 words beside numbers are of those numbers', () => {
  it.each([
    ['en', 'Higher', 'Lower', 'SMA 20, three months ago'],
    ['de', 'Höher', 'Niedriger', 'SMA 20, vor drei Monaten'],
  ] as const)('reads each average for itself: one rose while the other fell (%s)', async (...given) => {
    const [language, higher, lower, label] = given;
    const done = await run(language, closesTo(yesterday, 300, moved));
    expect(rowOf(done, 'SMA 20')).toBe(
      `| SMA 20 | 100.05 | 95.05 | ${higher} |`.replaceAll('.', language === 'de' ? ',' : '.'),
    );
    expect(rowOf(done, 'SMA 50')).toContain(`| ${lower} |`);
    expect(done.figures.find(({ id }) => id === 'sma20_before')?.label).toBe(label);
  });

  it.each([
    ['en', 'below a rising 50-day average', 'rising trend', 'by this rule the trend is neither up nor down'],
    [
      'de',
      'unter einem steigenden 50-Tage-Durchschnitt',
      'steigender Trend',
      'weder nach oben noch nach unten',
    ],
  ] as const)(
    'calls no trend rising that its own rule does not (%s)',
    async (language, said, never, rule) => {
      const done = await run(language, closesTo(yesterday, 300, slipped));
      const [headline = ''] = done.report.split('\n');
      expect(headline).toContain(said);
      expect(headline).not.toContain(never);
      expect(done.report).toContain(rule);
    },
  );

  it.each([
    ['en', 'Data to check', 'Data gaps'],
    ['de', 'Daten zu prüfen', 'Lücken in den Daten'],
  ] as const)(
    'finds no gap in old prices of which no weekday is missing (%s)',
    async (language, old, gaps) => {
      const text = closesTo(yesterday - 42, 90, wave);
      expect(titleOf(await run(language, text))).toBe(old);
      const without = text.split('\n').toSpliced(40, 1).join('\n');
      expect(titleOf(await run(language, without))).toBe(gaps);
    },
  );
});
