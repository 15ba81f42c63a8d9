import { describe, expect, it } from 'vitest';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const firstDay = 20_400;
const days = Array.from({ length: 400 }, (_, i) => firstDay + i)
  .filter((day) => weekday(day) % 6 !== 0)
  .slice(0, 240)
  .map(isoDay);

/** A close with its range; after session 60 the price stands a tenth lower, later gaps are small. */
function rowOf(day: string, i: number): string {
  const level = (i >= 60 ? 45 : 50) + Math.sin(i / 7) * 0.4 + (i > 100 && i % 20 === 0 ? 1.2 : 0);
  return `${day},${(level * 1.004).toFixed(2)},${(level * 0.996).toFixed(2)},${level.toFixed(2)}`;
}
const rows = days.map(rowOf);

let serial = 0;

async function reportOf(language: 'en' | 'de', lines: readonly string[]) {
  const agent = agents[language].find(({ slug }) => slug === 'stock-market-analysis');
  if (agent === undefined) throw new Error('There is no Stock Market Analysis.');
  serial += 1;
  const id = `fil_rows_${serial}`;
  const text = `${['Date,High,Low,Close', ...lines].join('\n')}\n`;
  const tools = memoryTools({ [id]: { name: 'prices.csv', bytes: bytesOf(text) } });
  const { report, claims } = await speaking(language, () => runAgent(agent, { prices: id }, { tools }));
  expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  return report.replace(/\[([^\]]*)\]\(#[^)]*\)/gu, '$1').replaceAll('\u00a0', ' ');
}

describe('what the report says of the rows of a file', () => {
  it.each([
    ['en', /Days with more than one row: 1 \(\d{1,2} \p{L}+ \d{4} \(lines 32, 33, same values\)\)/u],
    [
      'de',
      /Tage mit mehr als einer Zeile: 1 \(\d{1,2}\. \p{L}+\.? \d{4} \(Zeilen 32, 33, gleiche Werte\)\)/u,
    ],
  ] as const)('a day that comes twice is counted, with its lines (%s)', async (language, said) => {
    const twice = rows.toSpliced(30, 0, rows[30] ?? '');
    expect(await reportOf(language, twice)).toMatch(said);
  });

  it.each([
    ['en', 'Weekdays without a price, exchange holidays among them: 1;'],
    ['de', 'Werktage ohne Kurs, Börsenfeiertage mitgezählt: 1;'],
  ] as const)('a row without a price is no day without a row (%s)', async (language, said) => {
    const empty = rows.toSpliced(30, 1, `${days[30]},,,`);
    const report = await reportOf(language, empty);
    expect(report).toContain(said);
    expect(report).not.toMatch(/without a row|ohne Zeile/iu);
  });

  it('the widest gap of the year is listed, however many small ones came after it', async () => {
    expect(await reportOf('en', rows)).toMatch(/Gap down, not closed yet \| −(?:9|10)\.\d %/u);
  });
});
