import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

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

  it('keep the term that stands beside a name', () => {
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

describe('foundings told before their company', () => {
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
