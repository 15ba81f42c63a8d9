import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

const marginOf = (text: string) => own(text).filter((one) => one.startsWith('operating_margin'));
const secondQuarter = (text: string) =>
  ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc: second quarter 2025\n\n${text}`);

describe('labels that run on in a paragraph', () => {
  it('give their values without the full stop', () => {
    expect(
      own(
        'Chief executive: Desmond Ayre. Group finance director: Ottilie Marsh. Registered office: 14 Canal Street, Leeds LS1 4AP. Registered number: 00481516.',
      ),
    ).toEqual([
      'ceo Desmond Ayre',
      'cfo Ottilie Marsh',
      'registered_office 14 Canal Street, Leeds LS1 4AP',
      'registration 00481516',
    ]);
  });

  it('keep the term that is beside a name', () => {
    expect(own('CEO: Desmond Ayre (since May 2024)\nCFO: Ottilie Marsh (until June 2023)')).toEqual([
      'ceo Desmond Ayre 2024-05',
      'cfo Ottilie Marsh until 2023-06 former',
    ]);
    expect(own('Deputy chief executive: Hans Lund')).toEqual([]);
  });

  it('take the year of their heading, and no half of one', () => {
    expect(own('## Full year 2025\n\n- Net debt: £74.1m\n- Headcount: 1,412')).toEqual([
      'net_debt GBP 74100000 2025',
      'employees 1412 2025',
    ]);
    expect(own('## First half 2025\n\n- Net debt: £80.1m')).toEqual(['net_debt GBP 80100000']);
  });
});

describe('foundings written before their company', () => {
  it('are of whoever the sentence goes on with', () => {
    expect(own('Founded in 1948 by Arthur Marlowe, the company makes gauges.')).toEqual([
      'founded 1948',
      'founder Arthur Marlowe',
    ]);
    expect(own('Founded in 1948, the company’s Leeds site is its oldest.')).toEqual([]);
    expect(own('Founded in 1950, the Leeds works make gauges.')).toEqual([]);
  });
});

describe('a value and what it is held against', () => {
  it('is read where it is above, below or in line with something', () => {
    expect(own('In 2025 group revenue of £412.6m was 8% ahead of the prior year.')).toEqual([
      'revenue GBP 412600000 2025',
    ]);
    expect(own('In 2025 profit before tax of £48.9m was in line with market expectations.')).toEqual([
      'profit_before_tax GBP 48900000 2025',
    ]);
    expect(own('Net debt at 31 December 2025 of £74.1m was lower than expected.')).toEqual([
      'net_debt GBP 74100000 2025-12-31',
    ]);
  });

  it('is none where it was only expected, missed or of another', () => {
    expect(own('In 2025 revenue of £412.6m was expected.')).toEqual([]);
    expect(own('In 2025 EBITDA of £60m was not achieved.')).toEqual([]);
    expect(own('In 2025 revenue of £5m was from Asia.')).toEqual([]);
    expect(own('Revenue in 2027 is expected to be £450m, above market expectations.')).toEqual([
      'revenue GBP 450000000 2027 expected',
    ]);
  });
});

describe('an average number of people', () => {
  it('is no number at a day', () => {
    expect(own('The average number of persons employed during 2025 was 1,390.')).toEqual([
      'average_employees 1390 2025',
    ]);
    expect(own('The number of people employed at the end of 2025 was 1,412.')).toEqual([
      'employees 1412 2025-12-31',
    ]);
  });
});

describe('a margin beside a profit with last year’s in brackets', () => {
  it('is of the year of the profit', () => {
    expect(
      marginOf(
        '## 2024\n\nOperating profit of £27.6m (2023 restated: £24.3m), an operating margin of 13.0%.',
      ),
    ).toEqual(['operating_margin 13 % 2024']);
    expect(
      marginOf('In 2025 EBIT came in at £52.3m (47.1), corresponding to an EBIT margin of 12.7% (12.3%).'),
    ).toEqual(['operating_margin 12.7 % 2025']);
    expect(marginOf('In 2024 EBIT was £27.6m, and the EBIT margin in 2023 was 12.1%.')).toEqual([
      'operating_margin 12.1 % 2023',
    ]);
  });
});

describe('what a company did to its figures', () => {
  it('is read with growth and value', () => {
    expect(own('Marlowe Instruments lifted annual sales 8% to £412.6m in 2025.')).toEqual([
      'revenue_growth 8 % 2025',
      'revenue GBP 412600000 2025',
    ]);
    expect(own('It increased capex to £19.4m in 2025.')).toEqual(['capex GBP 19400000 2025']);
  });

  it('is none of its figures where it changed a forecast, raised money or sold in one country', () => {
    expect(own('Analysts increased revenue estimates to £450m for 2026.')).toEqual([]);
    expect(own('Marlowe Instruments raised £14m of equity in 2025.')).toEqual([]);
    expect(own('Marlowe Instruments grew sales in Germany by 8% to £12.6m in 2025.')).toEqual([]);
    expect(own('Marlowe Instruments raised its revenue forecast by 8% to £412.6m for 2026.')).not.toContain(
      'revenue GBP 412600000 2026',
    );
  });
});

describe('quarters named without their year', () => {
  it('are those of the title, and no others', () => {
    expect(secondQuarter('Second-quarter revenue was £104m. EBITDA for the quarter came to £20.3m.')).toEqual(
      ['revenue GBP 104000000 2025-Q2', 'ebitda GBP 20300000 2025-Q2'],
    );
    expect(secondQuarter('First-quarter revenue was £99m. Revenue in Q1 was £99m.')).toEqual([]);
    expect(secondQuarter('Net income was £9.0m in Q2. Fourth-quarter revenue will be £120m.')).toEqual([
      'net_income GBP 9000000 2025-Q2',
    ]);
  });
});

describe('people counted at the end of a year or on average', () => {
  it('are told apart', () => {
    expect(
      ownClaims(
        'Marlowe Instruments plc',
        '# Marlowe Instruments plc: annual report 2025\n\nThe workforce grew by 96 to 1,412 employees at year end. On average, 1,390 people were employed in 2025.',
      ),
    ).toEqual(['employees 1412 2025-12-31', 'average_employees 1390 2025']);
    expect(own('On average, 390 people were employed in Germany in 2025.')).toEqual([]);
    expect(own('In 2025, 390 people were employed by Kestner Glas Ltd.')).toEqual([]);
  });
});

describe('where a company sits by law', () => {
  it('is not where its head office is', () => {
    expect(own('Marlowe Instruments plc is incorporated and domiciled in England.')).toEqual([]);
  });
});

describe('words of balances and records', () => {
  it('are read with their day', () => {
    expect(own('The company had borrowings of £96.1m at the end of 2025.')).toEqual([
      'debt GBP 96100000 2025-12-31',
    ]);
    expect(
      own('Order intake for 2025 reached a record £439.0m and the order book at year-end was £240m.'),
    ).toEqual(['order_intake GBP 439000000 2025', 'order_backlog GBP 240000000 2025-12-31']);
    expect(own('It repaid borrowings of £8m in 2025. New borrowings of £5m were drawn in 2025.')).toEqual([]);
    expect(own('Net borrowings at 31 December 2025 were £70m.')).toEqual([
      'net_debt GBP 70000000 2025-12-31',
    ]);
  });

  it('count a business year of 52 weeks', () => {
    expect(own('For the 52 weeks ended 29 March 2025, group sales were £88.1m.')).toEqual([
      'revenue GBP 88100000 2025',
    ]);
    expect(own('For the 26 weeks ended 29 March 2025, group sales were £48.1m.')).toEqual([]);
  });
});

describe('a person who reports something', () => {
  it('is no company', () => {
    const { claims, company } = readTexts('Marlowe Instruments plc', [
      '# Marlowe Instruments plc\n\nOttilie Marsh reported that revenue for 2025 had been £412.6m.',
    ]);
    expect(claims.filter(({ entity }) => entity !== company.key)).toEqual([]);
  });
});

describe('twins of what is read plainly', () => {
  it('stay unread', () => {
    expect(
      own('Tessel’s accounts for the year ended 31 December 2024 were filed late. Turnover was £21m.'),
    ).toEqual([]);
    expect(own('In 2025 Marlowe Instruments grew revenue 8% to £412m in the first half.')).toEqual([]);
    expect(own('Anna Berg joined as chief financial officer designate in 2025.')).toEqual([]);
    expect(own('Jan Kell, who joined as finance director in 2015, retired in 2022.')).toEqual([]);
    expect(secondQuarter('EBITDA was £25m in the quarter a year ago.')).toEqual([]);
    expect(secondQuarter('EBITDA was £25m in the second quarter of last year.')).toEqual([]);
    expect(secondQuarter('EBITDA in the previous quarter was £25m.')).toEqual([]);
  });
});
