import { expect, it } from 'vitest';
import { kestrel, scoresOf, without, withRow } from '../testing/score-statements.ts';

it('takes return on equity apart in five steps, each with its cells', async () => {
  const { figure, unsupported } = await scoresOf(kestrel);
  // 5200 / 7080, 7080 / 7400, 7400 / 58000, 58000 / 42000, 42000 / 24800: their product is 5200 / 24800.
  expect(figure('tax-burden-2025')).toMatchObject({
    value: '0.73',
    formula: '\\frac{\\text{Net income}}{\\text{Profit before tax}}',
    inputs: [
      { value: 'GBP 5,200 thousand', from: 'accounts.csv, line 10, column 2025' },
      { value: 'GBP 7,080 thousand', from: 'accounts.csv, line 9, column 2025' },
    ],
  });
  expect(figure('interest-burden-2025')?.value).toBe('0.96');
  expect(figure('operating-margin-2025')?.value).toBe('12.8\u00a0%');
  expect(figure('return-on-equity-2025')?.value).toBe('21.0\u00a0%');
  expect(unsupported).toEqual([]);
});

it('says which line the five steps lack, and computes none of them', async () => {
  const { plain, figure } = await scoresOf(without('Profit before tax'));
  expect(plain).toContain('Five steps for 2025: not computed: not found: Profit before tax.');
  expect(figure('interest-burden-2024')).toBeUndefined();
});

it('names each line that the five steps lack once', async () => {
  const { plain } = await scoresOf(kestrel.replaceAll(/^(?:Profit before tax|Operating profit).*\n/gmu, ''));
  expect(plain).toMatch(
    /not computed: not found: (?:Profit before tax and Operating profit|Operating profit and Profit before tax)\./u,
  );
});

it('gives no five steps for a year of losses', async () => {
  const loss = withRow('Profit before tax', 'Loss before tax,5700,-6190,-7080').replace(
    'Loss before tax,5700,-6190',
    'Profit (loss) before tax,5700,6190',
  );
  const { plain } = await scoresOf(loss);
  expect(plain).toContain(
    'Five steps for 2025: not computed: no meaning, because not above zero: Profit before tax.',
  );
});

it('gives a bank no five steps', async () => {
  const { plain, figure } = await scoresOf(kestrel, { business: 'financial' });
  expect(plain).toContain('Five steps: not applicable to banks and insurers');
  expect(figure('tax-burden-2025')).toBeUndefined();
});

it('reads the lines of the five steps in German', async () => {
  const { figure } = await scoresOf(
    'Quellmoor GmbH;;\nin TEUR;2024;2025\nUmsatzerlöse;52.000;58.000\nBetriebsergebnis;6.500;7.400\nErgebnis vor Steuern;6.190;7.080\nJahresüberschuss;4.500;5.200\nBilanzsumme;40.000;42.000\nEigenkapital;23.000;24.800\n',
    { language: 'de', company: 'Quellmoor GmbH' },
  );
  expect(figure('tax-burden-2025')?.value).toBe('0,73');
  expect(figure('interest-burden-2025')?.value).toBe('0,96');
});
