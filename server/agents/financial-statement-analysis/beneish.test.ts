import { expect, it } from 'vitest';
import { kestrel, scoresOf, without, withRow } from '../testing/score-statements.ts';

const section = (plain: string) => /## Beneish M-score\n\n([\s\S]*?)(?=\n\n## )/u.exec(plain)?.[1] ?? '';

it('computes the eight indices and the score, against a calculation by hand', async () => {
  const { plain, figure, unsupported } = await scoresOf(kestrel);
  const value = (id: string) => figure(`beneish-${id}-2025`)?.value;
  // (9900 / 58000) / (8200 / 52000)
  expect(value('dsri')).toBe('1.0824');
  // (21000 / 52000) / (24000 / 58000): the year before above.
  expect(value('gmi')).toBe('0.9760');
  // (1 - 39000 / 42000) / (1 - 37000 / 40000)
  expect(value('aqi')).toBe('0.9524');
  // 58000 / 52000
  expect(value('sgi')).toBe('1.1154');
  // (2000 / 18000) / (2100 / 19100)
  expect(value('depi')).toBe('1.0106');
  // (15000 / 58000) / (13500 / 52000)
  expect(value('sgai')).toBe('0.9962');
  // (5200 - 5400) / 42000
  expect(value('tata')).toBe('\u22120.0048');
  // (14300 / 42000) / (14100 / 40000)
  expect(value('lvgi')).toBe('0.9659');
  // -4.84 + 0.99583 + 0.51531 + 0.38476 + 0.99492 + 0.11622 - 0.17134 - 0.02228 - 0.31585
  expect(figure('beneish-2025')?.value).toBe('\u22122.342');
  expect(section(plain)).toContain('not above the published threshold of \u22121.78');
  expect(figure('beneish-aqi-2025')?.formula).toContain('1 - ');
  expect(unsupported).toEqual([]);
});

it('flags a year above the threshold as a reason to ask, never as a finding', async () => {
  const piled = withRow('Trade receivables', 'Trade receivables,8000,8200,19900');
  const { plain, figure, unsupported } = await scoresOf(piled);
  // DSRI becomes (19900 / 58000) / (8200 / 52000) = 2.1758: 0.92 × (2.1758 - 1.0824) = 1.0059 more.
  expect(figure('beneish-2025')?.value).toBe('\u22121.337');
  expect(section(plain)).toContain('That is a reason to ask, no finding');
  expect(unsupported).toEqual([]);
});

it.each([
  ['Depreciation', 'not found: Depreciation, with or without amortisation'],
  ['Long-term debt', 'not found: Long-term debt'],
  ['Trade receivables', 'not found: Trade receivables'],
])('needs every line: without “%s” there is no score, in one line', async (label, reason) => {
  const { plain, unsupported, figures } = await scoresOf(without(label));
  expect(section(plain)).toBe(
    `Not computed, because the score needs all eight indices, each from two business years: ${reason}.`,
  );
  expect(figures.filter(({ id }) => id.startsWith('beneish'))).toEqual([]);
  expect(unsupported).toEqual([]);
});

it.each([
  ['no receivables', withRow('Trade receivables', 'Trade receivables,8000,8200,0'), 'Trade receivables'],
  ['a gross loss', withRow('Cost of sales', 'Cost of sales,30000,31000,60000'), 'Revenue and Cost of sales'],
])('gives no score with %s', async (_, text, lines) => {
  const { plain, figure } = await scoresOf(text);
  expect(section(plain)).toContain(`no meaning, because not above zero: ${lines}`);
  expect(figure('beneish-2025')).toBeUndefined();
});

it('gives a bank no score', async () => {
  const { plain } = await scoresOf(kestrel, { business: 'financial' });
  expect(section(plain)).toBe('Not applicable to banks and insurers: the model was not made for them.');
});

it('computes the same from German lines', async () => {
  const german = `Quellmoor GmbH;;
in TEUR;2024;2025
Umsatzerlöse;52.000;58.000
Umsatzkosten;-31.000;-34.000
Vertriebs- und Verwaltungskosten;-13.500;-15.000
Abschreibungen;2.000;2.100
Jahresüberschuss;4.500;5.200
Forderungen aus Lieferungen und Leistungen;8.200;9.900
Umlaufvermögen;21.000;22.000
Sachanlagen;16.000;17.000
Bilanzsumme;40.000;42.000
Summe kurzfristige Schulden;9.500;10.000
Langfristige Finanzschulden;4.600;4.300
Operativer Cashflow;6.000;5.400
`;
  const { figure, unsupported } = await scoresOf(german, { language: 'de', company: 'Quellmoor GmbH' });
  expect(figure('beneish-2025')?.value).toBe('\u22122,342');
  expect(unsupported).toEqual([]);
});
