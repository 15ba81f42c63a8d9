import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (sentence: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: dossier\n\n${sentence}`, language: 'en' });

describe('figures of one list', () => {
  it.each<[string, string[]]>([
    [
      'The group reported revenue of £240m, EBITDA of £27.4m and pre-tax profit of £17.8m in 2025.',
      ['revenue GBP 240000000 2025', 'ebitda GBP 27400000 2025', 'profit_before_tax GBP 17800000 2025'],
    ],
    [
      'Revenue for 2025 was £184.2m, with EBITDA of £27.4m and pre-tax profits of £17.8m.',
      ['revenue GBP 184200000 2025', 'ebitda GBP 27400000 2025', 'profit_before_tax GBP 17800000 2025'],
    ],
    [
      'On revenue of £184.2m in 2025, Verdane Optics made a pre-tax profit of £17.8m.',
      ['revenue GBP 184200000 2025', 'profit_before_tax GBP 17800000 2025'],
    ],
    [
      'Verdane Optics posted a pre-tax profit of £17.8m on turnover of £184.2m in 2025.',
      ['profit_before_tax GBP 17800000 2025', 'revenue GBP 184200000 2025'],
    ],
    [
      'In 2025 revenue was £10m, with EBITDA of £1m and net debt of £2m at the end of 2024.',
      ['revenue GBP 10000000 2025', 'ebitda GBP 1000000 2025', 'net_debt GBP 2000000 2024-12-31'],
    ],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });

  it.each([
    'Revenue was £240m and EBITDA £27m in the first half.',
    'Revenue of £240m and EBITDA of £27m are expected in 2026.',
    'On revenue of £50m in Germany, Verdane Optics made a pre-tax profit of £3m in 2025.',
    'On revenue of £50m, Lumen Glas Ltd made a pre-tax profit of £3m in 2025.',
    'With sales of £50m in 2025, Lumen Glas Ltd is the largest rival of Verdane Optics.',
    'In Germany revenue was £10m in 2025, giving an operating margin of 9%.',
  ])('gives nothing of: %s', (sentence) => {
    expect(of(sentence)).toEqual([]);
  });
});

describe('a margin beside its profit', () => {
  const profit = 'operating_profit GBP 21400000 2025';
  const margin = 'operating_margin 11.6 % 2025';

  it.each<[string, string[]]>([
    ['In 2025 operating profit was £21.4m, a margin of 11.6%.', [profit, margin]],
    ['In 2025 operating profit was £21.4m (margin: 11.6%).', [profit, margin]],
    ['In 2025 operating profit was £21.4m, giving an operating margin of 11.6%.', [profit, margin]],
    ['In 2025 operating profit was £21.4m, or 11.6% of revenue.', [profit, margin]],
    [
      'In 2025 operating profit was £21.4m (2024: £20.1m), a margin of 11.6% (2024: 11.2%).',
      [profit, margin, 'operating_profit GBP 20100000 2024'],
    ],
    [
      'In 2025 adjusted operating profit came in at £21.4m, a margin of 11.6%.',
      ['adjusted_operating_profit GBP 21400000 2025', 'adjusted_operating_margin 11.6 % 2025'],
    ],
    [
      'Operating profit is expected to reach £25m in 2026, a margin of 13%.',
      ['operating_profit GBP 25000000 2026 expected', 'operating_margin 13 % 2026 expected'],
    ],
    ['In 2025 operating profit was £21.4m, a margin of 11.6% in Europe.', [profit]],
    ['In 2025 operating profit was £21.4m, not a margin of 12%.', [profit]],
    ['In 2025 operating profit was £21.4m; a margin of 12% is the goal.', [profit]],
    ['In 2025 operating profit rose 7%.', []],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });
});

describe('which way a figure moved, and of what', () => {
  it.each<[string, string[]]>([
    ['Revenue dipped by 3% to £5m in 2025.', ['revenue_growth -3 % 2025', 'revenue GBP 5000000 2025']],
    ['Revenue plunged 30% to £5m in 2025.', ['revenue_growth -30 % 2025', 'revenue GBP 5000000 2025']],
    ['Revenue was up 7% in 2025.', ['revenue_growth 7 % 2025']],
    ['In 2025 revenue rose by 7% in the Marine division.', ['revenue_growth (Marine) 7 % 2025']],
    ['Headcount rose from 1,316 to 1,412 in 2025.', ['employees 1412 2025']],
    ['Headcount rose by 96 to 1,412 in 2025.', ['employees 1412 2025']],
    [
      'Operating margin improved from 10.2 to 11.6 per cent in 2025.',
      ['operating_margin 11.6 % 2025', 'operating_margin 10.2 % 2024'],
    ],
    ['In 2025 revenue rose 7% in Germany.', []],
    ['In 2025 revenue rose 7% to £5m in Germany.', []],
    ['In 2025 revenue grew 7% at constant currencies.', []],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });
});

describe('people counted in other words', () => {
  it.each<[string, string[]]>([
    [
      'We ended 2025 with 1,412 colleagues in nine countries, 96 more than a year earlier.',
      ['employees 1412 2025'],
    ],
    ['We ended the year 2025 with 1,412 employees.', ['employees 1412 2025']],
    ['At 31 December 2025 the workforce numbered 1,412.', ['employees 1412 2025-12-31']],
    ['Today we are 1,412 people.', ['employees 1412']],
    ['Today we are 12 people in the laboratory.', []],
    ['At our Leeds site we are 12 people.', []],
    ['We are 14 people short.', []],
    ['We are not 1,412 people.', []],
    ['The company ended 2025 with 12 employees fewer than a year before.', []],
    ['Our Leeds plant ended 2025 with 120 employees.', []],
    ['Verdane Optics ended 2025 with 120 vacancies and 40 employees on short time.', []],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });
});

describe('an amount before what it is an amount of', () => {
  it.each<[string, string[]]>([
    [
      'Verdane Optics had USD58 million of cash at March 31, 2024 and USD120 million available under its revolver.',
      ['cash USD 58000000 2024-03-31'],
    ],
    ['Verdane Optics paid £14m in cash in 2024.', []],
    ['Verdane Optics raised £14m of equity in 2024.', []],
    ['In Germany Verdane Optics had £14m of cash at 31 March 2024.', []],
    ['Lumen Glas Ltd had £14m of debt at 31 March 2024.', []],
    ['Verdane Optics had £14m of cash outflow in 2024.', []],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });
});
