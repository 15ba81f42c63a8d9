import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import { readTexts, written } from './testing/claims-of.ts';

const of = (company: string, text: string, language: 'en' | 'de') => {
  const read = readTexts(company, [{ name: 'filing.md', text, language }]);
  return read.claims
    .filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity === read.company.key ? '' : `${claim.entity}: `}${written(claim)}`);
};

describe('C1 a name in bold capitals above a document', () => {
  it('is that of the company, also with the word for its group', () => {
    expect(
      of(
        'Verdane Optics Group, Inc.',
        '**VERDANE OPTICS GROUP, INC.**\n\nExcerpts from Form 10-K\n\n**Item 1A. Risk Factors**\n\nWe had 7,342 employees at December 31, 2024.\n\n**Item 5. Market**\n\nVerdane Optics Group, Inc. makes lenses.',
        'en',
      ),
    ).toEqual(['employees 7342 2024-12-31']);
    expect(
      of(
        'Verdane Optik GmbH & Co. KG',
        '**VERDANE OPTIK GMBH & CO. KG**\n\n**1. Geschäftsverlauf**\n\nWir beschäftigten am 31. Dezember 2024 insgesamt 342 Mitarbeiter.',
        'de',
      ),
    ).toEqual(['employees 342 2024-12-31']);
  });

  it('is followed by tables in what the text says of all amounts', () => {
    const rows =
      'Year ended December 31,;2024;2023\nHospital revenue;$1,142,380;$1,041,915\nTotal revenue;1,271,020;1,151,192\nNet income;61,915;44,887';
    // The first four lines are the table's.
    const text =
      '\n\n\n\n\n**VERDANE OPTICS GROUP, INC.**\n\n(Dollar amounts in thousands, except per share data and where otherwise stated)\n\nVerdane Optics Group, Inc. makes lenses.';
    const table = tableOf(rows, 'Selected Financial Data');
    const read = readTexts('Verdane Optics Group, Inc.', [
      { name: 'filing.md', text, language: 'en', tables: [table] },
    ]);
    expect(read.claims.filter(({ attribute }) => attribute !== 'legal_name').map(written)).toEqual([
      'revenue USD 1271020000 2024',
      'revenue USD 1151192000 2023',
      'net_income USD 61915000 2024',
      'net_income USD 44887000 2023',
    ]);
  });

  it('is not that of the company where it is another one’s', () => {
    expect(
      of(
        'Verdane Optics, Inc.',
        '**KESSEL GLASS GROUP, INC.**\n\n**Item 1. Business**\n\nWe had 7,342 employees at December 31, 2024. Verdane Optics, Inc. competes with us.',
        'en',
      ),
    ).toEqual(['kessel glass: employees 7342 2024-12-31']);
  });
});
