import { expect, it } from 'vitest';
import { kestrel, scoresOf, without } from '../testing/score-statements.ts';

const section = (plain: string) => /## Profit bridge\n([\s\S]*?)(?=\n## )/u.exec(plain)?.[1] ?? '';
const amounts = (plain: string) =>
  [...section(plain).matchAll(/^\| (.*?) \| ([^|]*?) \|$/gmu)].flatMap(([, name, amount = '']) => {
    const value = Number(amount.replace('\u2212', '-').replaceAll(/[,+]/g, ''));
    return Number.isNaN(value) ? [] : [[name, value] as const];
  });

it('leads from one year’s operating profit to the next, and its rows add up', async () => {
  const { plain, figure, unsupported } = await scoresOf(kestrel);
  // 6000 more revenue, 3000 more cost of sales, 1500 more for selling and administration; 7400 - 6500 is 900.
  expect(amounts(plain)).toEqual([
    ['**Operating profit 2024**', 6500],
    ['Revenue: change', 6000],
    ['Cost of sales: change', -3000],
    ['Selling, general and administrative expenses: change', -1500],
    ['Everything else', -600],
    ['**Operating profit 2025**', 7400],
  ]);
  expect(plain).toContain('| Revenue: change | +6,000 |');
  expect(figure('bridge-cost-of-sales-2025')).toMatchObject({
    formula: '\\text{Cost of sales 2024} - \\text{Cost of sales 2025}',
    inputs: [{ value: 'GBP 31,000 thousand' }, { value: 'GBP 34,000 thousand' }],
  });
  expect(unsupported).toEqual([]);
});

it('keeps what a line would have taken within the rest where the line is not found, and says so', async () => {
  const { plain } = await scoresOf(without('Cost of sales'));
  expect(amounts(plain)).toContainEqual(['Everything else', -3600]);
  expect(section(plain)).toContain('within “everything else”: Cost of sales.');
});

it('adds up across units, with decimals', async () => {
  const { plain } = await scoresOf(
    'Kestrel Tools plc,,\nEUR million,2024,2025\nRevenue,389.1,412.65\nCost of sales,284.4,298.3\nOperating profit,28.4,-3.4\n',
  );
  const rows = amounts(plain).map(([, value]) => value);
  expect(rows).toEqual([28.4, 23.55, -13.9, -41.45, -3.4]);
});

it('leaves nothing where the lines say all', async () => {
  const { plain } = await scoresOf(
    'Kestrel Tools plc,,\nEUR million,2024,2025\nRevenue,0.1,0.3\nCost of sales,0.7,0.8\nOperating profit,-0.6,-0.5\n',
  );
  expect(plain).toContain('| Everything else | 0.0 |');
});

it.each([
  ['operating profit', without('Operating profit'), 'not found: Operating profit'],
  ['revenue', without('Revenue'), 'not found: Revenue'],
  [
    'the year before',
    'Kestrel Tools plc,\nGBP thousand,2025\nRevenue,58000\nOperating profit,7400\n',
    'no business year before 2025 was found',
  ],
])('is not made without %s, in one line', async (_, text, reason) => {
  const { plain, unsupported } = await scoresOf(text);
  expect(section(plain).trim()).toBe(`Not computed: ${reason}.`);
  expect(unsupported).toEqual([]);
});

it('is in a German report too', async () => {
  const { plain } = await scoresOf(
    'Quellmoor GmbH;;\nin TEUR;2024;2025\nUmsatzerlöse;52.000;58.000\nUmsatzkosten;-31.000;-34.000\nBetriebsergebnis;6.500;7.400\n',
    { language: 'de', company: 'Quellmoor GmbH' },
  );
  expect(plain).toContain('| Umsatzerlöse: Änderung | +6.000 |');
  expect(plain).toContain('| Alles Übrige | \u22122.100 |');
});
