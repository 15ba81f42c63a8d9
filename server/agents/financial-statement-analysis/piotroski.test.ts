import { expect, it } from 'vitest';
import { kestrel, scoresOf, without, withRow } from '../testing/score-statements.ts';

it('gives each of the nine signals with its cells, and how many are met, against a calculation by hand', async () => {
  const { plain, figure, unsupported } = await scoresOf(kestrel);
  // 5200 / 40000 against 4500 / 38000: both on the assets at the year's beginning.
  expect(figure('piotroski-roa-rise-2025')).toMatchObject({
    value: '13.00\u00a0%',
    formula: '\\frac{\\text{Net income 2025}}{\\text{Total assets 2024}}',
    inputs: [{ value: 'GBP 5,200 thousand' }, { value: 'GBP 40,000 thousand' }],
  });
  expect(figure('piotroski-roa-rise-against-2025')?.value).toBe('11.84\u00a0%');
  // 4300 / ((42000 + 40000) / 2) against 4600 / ((40000 + 38000) / 2)
  expect(plain).toContain('| Long-term debt to average assets fell | 10.49 % | 11.79 % | met |');
  expect(plain).toContain('| Current ratio rose | 2.200 | 2.211 | not met |');
  // A number of shares is none of pounds.
  expect(plain).toContain('| Number of shares did not grow | 1,010 | 1,000 | not met |');
  expect(plain).not.toMatch(/^\| Number of shares \|/mu);
  expect(figure('piotroski-2025')?.value).toBe('7 of 9 computed');
  expect(plain).toContain('Journal of Accounting Research 38');
  expect(unsupported).toEqual([]);
});

it('counts over what could be computed, and names the line that is missing', async () => {
  const { plain, figure } = await scoresOf(without('Shares outstanding'));
  expect(figure('piotroski-2025')?.value).toBe('7 of 8 computed');
  expect(plain).toContain(
    '| Number of shares did not grow | — | — | not computed: not found: Number of shares |',
  );
});

it('gives no sum of fewer than seven signals', async () => {
  const { plain, figure, unsupported } = await scoresOf(without('Total assets'));
  expect(plain).toContain('Of the nine signals of 2025, 3 could be computed');
  expect(figure('piotroski-2025')).toBeUndefined();
  expect(unsupported).toEqual([]);
});

it('says in one line why nothing was computed where only one year is known', async () => {
  const { plain, unsupported } = await scoresOf(
    'Kestrel Tools plc,\nGBP thousand,2025\nRevenue,58000\nNet income,5200\n',
  );
  expect(plain).toMatch(
    /## Piotroski F-score\n\nNone of the nine signals of 2025 was computed: .*no business year before 2025 was found/u,
  );
  expect(unsupported).toEqual([]);
});

it('takes no year for the one before where a year lies between', async () => {
  const { plain } = await scoresOf(kestrel.replace('thousand,2023,2024,2025', 'thousand,2020,2022,2025'));
  expect(plain).toContain('None of the nine signals of 2025 was computed');
});

it('does not count debt that stayed the same, and sees a year of losses', async () => {
  const same = await scoresOf(withRow('Long-term debt', 'Long-term debt,0,0,0'));
  expect(same.plain).toContain('| 0.00 % | 0.00 % | unchanged, not counted |');
  expect(same.figure('piotroski-2025')?.value).toBe('6 of 8 computed');
  const loss = await scoresOf(withRow('Net income', 'Net income,4000,4500,-900'));
  expect(loss.plain).toContain('| Return on opening assets is above zero | \u22122.25 % | — | not met |');
});

it('gives a bank no signals', async () => {
  const { plain, figure } = await scoresOf(kestrel, { business: 'financial' });
  expect(plain).toMatch(/## Piotroski F-score\n\nNot applicable to banks and insurers/u);
  expect(figure('piotroski-roa-2025')).toBeUndefined();
});

it('reads the signals of a German statement, years that end on a day among them', async () => {
  const { plain } = await scoresOf(
    'Quellmoor GmbH;;;\nin TEUR;30.06.2023;30.06.2024;30.06.2025\nUmlaufvermögen;20.000;21.000;22.000\nBilanzsumme;38.000;40.000;42.000\nSumme kurzfristige Schulden;9.000;9.500;10.000\nLangfristige Finanzschulden;5.000;4.600;4.300\n',
    { language: 'de', company: 'Quellmoor GmbH' },
  );
  expect(plain).toContain(
    '| Langfristige Finanzschulden zum mittleren Vermögen gefallen | 10,49 % | 11,79 % | erfüllt |',
  );
  expect(plain).toContain('nicht berechnet: nicht gefunden: ');
});
