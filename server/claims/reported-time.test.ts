import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const report = (title: string, text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics plc: ${title}\n\n${text}`, language: 'en' });
const of = (company: string, text: string) => ownClaims(company, { text, language: 'en' });
const asked = (text: string) => of('Nimbleton', text);

describe('times that a report names in its title and leaves out below', () => {
  it('are those of a half-year', () => {
    expect(
      report(
        'half-year report, six months ended 30 June 2026',
        '- Revenue up 7.4% to £88.2 million (H1 2025: £82.1 million)\n- Net debt reduced to £14.5 million',
      ),
    ).toEqual([
      'revenue_growth 7.4 % 2026-H1',
      'revenue GBP 88200000 2026-H1',
      'revenue GBP 82100000 2025-H1',
      'net_debt GBP 14500000 2026-06-30',
    ]);
  });

  it('are those of the year of business that its head names, where the title names the calendar year it began in', () => {
    const claims = report(
      'annual review 2025',
      'Year ended 31 March 2026 (FY2025/26). Amounts in £ million unless stated.\n\n## Chair\n\nRevenue rose 8.4% to £214.6 million (2025: £198.0 million).',
    );
    expect(claims).toContain('revenue GBP 214600000 2026');
    expect(claims).toContain('revenue GBP 198000000 2025');
    expect(claims).not.toContain('revenue GBP 214600000 2025');
  });

  it('are those of a quarter', () => {
    expect(report('Q2 2026 call', 'Revenue in the second quarter was $127.3 million.')).toEqual([
      'revenue USD 127300000 2026-Q2',
    ]);
    expect(report('Q2 2026 call', 'Revenue in the third quarter was $127.3 million.')).toEqual([]);
    expect(
      report('fourth quarter and full year 2025', 'Fourth quarter net sales were $298.1 million.'),
    ).toEqual(['revenue USD 298100000 2025-Q4']);
  });

  it('are not those of a forecast', () => {
    expect(report('Q2 2026 call', 'The company expects revenue of $500 million.')).toEqual([]);
    expect(report('Q2 2026 call', 'For the full year the company expects revenue of $500 million.')).toEqual([
      'revenue USD 500000000 2026 expected',
    ]);
  });

  it('are the months of a half that does not end with one of the calendar', () => {
    expect(report('six months ended 31 August 2026', 'Revenue was £88.2 million.')).toEqual([
      'revenue GBP 88200000 2026-03-01/2026-08-31',
    ]);
    expect(report('six months ended 31 August 2026', 'The company expects revenue of £190 million.')).toEqual(
      [],
    );
  });
});

describe('the place in "the Cork-based company"', () => {
  it('is the place alone', () => {
    expect(report('dossier', 'The Cork-based company makes lenses.')).toEqual(['headquarters Cork']);
    expect(
      report('dossier', 'Verdane Optics, headquartered in Tulsa, Oklahoma, employs 240 people.'),
    ).toEqual(['employees 240', 'headquarters Tulsa, Oklahoma']);
  });
});

describe('who leaves an office', () => {
  it('is said with the day and the successor', () => {
    expect(
      report(
        'news',
        'Eleanor Whitcombe will step down as Chief Executive Officer on 30 September 2026 and will be succeeded by Tobias Renner.',
      ),
    ).toEqual([
      'ceo Eleanor Whitcombe',
      'departure Eleanor Whitcombe 2026-09-30 expected',
      'ceo Tobias Renner expected',
    ]);
    expect(
      report(
        'news',
        'Rafael Ortuño succeeded Martin Stroud, who retired as Chief Financial Officer on 31 March 2024.',
      ),
    ).toEqual([
      'cfo Martin Stroud until 2024-03-31 former',
      'departure Martin Stroud 2024-03-31 former',
      'cfo Rafael Ortuño',
    ]);
  });

  it('is named without the word that opens the sentence', () => {
    expect(report('news', 'Today Lucy Arden, founder and CEO of Verdane Optics, spoke.')).toContain(
      'ceo Lucy Arden',
    );
  });
});

describe('an adjusted figure', () => {
  it('is no adjustment of what is expected', () => {
    expect(
      report(
        'update',
        'The Board expects revenue for 2025 of £148 million and adjusted operating profit in line with expectations.',
      ),
    ).toEqual(['revenue GBP 148000000 2025 expected']);
  });
});

describe('a value that had been reported before', () => {
  it('is given up by who says so', () => {
    expect(
      of(
        'Nimbleton Toys',
        'Nimbleton Toys Ltd makes scooters. Revenue of Nimbleton Toys for 2021 had previously been reported as £3.1 million.',
      ),
    ).toEqual(['revenue GBP 3100000 2021 corrected']);
  });
});

describe('the long name of a company asked for by its short one', () => {
  it('is its own where both are apart and no other begins so', () => {
    expect(
      asked(
        'Nimbleton Toys Ltd makes scooters. Nimbleton has its head office in Luton.\n\nNimbleton Toys Ltd employs 90 people.',
      ),
    ).toEqual(['headquarters Luton', 'employees 90']);
  });

  it('is taken where the short one is nowhere by itself, however it was typed, and no other begins so', () => {
    const text = 'Nimbleton Toys Ltd employs 90 people. The next step is due in May.';
    expect(of('Nimbleton', text)).toEqual(['employees 90']);
    expect(of('nimbleton', text)).toEqual(['employees 90']);
    expect(of('Nimbleton Ltd', text)).toEqual([]);
    expect(of('Nimbleton', `${text} Nimbleton Games Ltd employs 20 people.`)).toEqual([]);
    expect(of('Nimbleton', `${text} Nimbleton Toys GmbH employs 20 people.`)).toEqual([]);
    expect(of('Nimbleton', `${text} Nimbleton Energy sells gas.`)).toEqual([]);
    expect(of('NEXT', `${text} Next employs 300 people.`)).toEqual([]);
  });

  it('is another’s where both are in a sentence, or two begin so', () => {
    expect(
      asked(
        'Nimbleton owns Nimbleton Toys Ltd. Nimbleton is large.\n\nNimbleton Toys Ltd employs 90 people.',
      ),
    ).toEqual([]);
    expect(
      asked(
        'Nimbleton is large.\n\nNimbleton Toys Ltd employs 90 people.\n\nNimbleton Games Ltd employs 20 people.',
      ),
    ).toEqual([]);
  });
});
