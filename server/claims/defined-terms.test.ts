import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (company: string, text: string) => ownClaims(company, { name: 'note.txt', text, language: 'en' });

describe('a document that says what it calls whom', () => {
  it('is about whom it calls the Company, the Group or "we"', () => {
    expect(
      of(
        'Verdane Optics',
        'Annual filing\n\nVerdane Optics, Inc., a Delaware corporation founded in 1987, together with its subsidiaries ("Verdane," "we," "us" or "our"), makes lenses.\n\nAs of September 30, 2025 we employed approximately 3,150 people. On October 12, 2025 we agreed to buy Lumen Glas LLC, which had net sales of $96 million in 2024.',
      ),
    ).toEqual(['employees 3150 2025-09-30']);
  });

  it('gives the Guarantor what is said of the Guarantor, and the Issuer what is said of the Issuer', () => {
    const text =
      'VERDANE FINANCE B.V.\n(incorporated in the Netherlands, the "Issuer")\n\nVERDANE OPTICS PLC\n(incorporated in Ireland with registered number 555017, the "Guarantor")\n\nVerdane Optics plc, together with its consolidated subsidiaries (the "Group"), makes lenses.\n\nThe Guarantor was incorporated on 9 August 1996.\n\nIn the financial year ended 31 December 2025 the Group generated revenue of EUR 418.3 million.\n\nThe Issuer was incorporated on 11 January 2026 and has its seat in Amsterdam. The Issuer has 2 employees.';
    expect(of('Verdane Optics plc', text)).toEqual(['incorporated 1996-08-09', 'revenue EUR 418300000 2025']);
  });

  it('is about the company whose name stands alone at its head', () => {
    expect(
      of(
        'Verdane Optics',
        'NOTICE OF APPOINTMENT\n\nVERDANE OPTICS LIMITED\n(Company Number 06555318)\n\nThe secured creditor is Lumen Glas Ltd. The company has 97 employees.\n\nThe company was founded in 2008.',
      ),
    ).toContain('founded 2008');
  });

  it.each([
    [
      'a letter to it',
      'Lumen Works, Leeds\n\nVERDANE OPTICS LIMITED\n\nDear Ms Roe,\n\nOur company has 40 employees.',
    ],
    [
      'two names at its head',
      'VERDANE OPTICS LIMITED\n\nLUMEN GLAS LIMITED\n\nThis agreement is made by both.\n\nThe company has 40 employees.',
    ],
    [
      'a term defined for another',
      'Verdane Optics supplies Lumen Glas Ltd (the "Company").\n\nThe Company has 40 employees.',
    ],
  ])('is not about it: %s', (_, text) => {
    expect(of('Verdane Optics', text)).toEqual([]);
  });
});

describe('amounts of a text that is in thousands', () => {
  const head =
    'Verdane Optics, Inc. ("Verdane," "we" or "us") makes lenses.\n\n(Dollar amounts in thousands, except per share data)\n\n';

  it('are counted so where they have no scale of their own', () => {
    expect(
      of(
        'Verdane Optics',
        `${head}Net sales for fiscal 2025 were $1,284,610.\n\nWe expect capital expenditures of approximately $65 million in fiscal 2026.`,
      ),
    ).toEqual(['revenue USD 1284610000 2025', 'capex USD 65000000 2026 expected']);
  });

  it('are not read where some of them are written out', () => {
    expect(
      of(
        'Verdane Optics',
        `${head}Net sales for fiscal 2025 were $1,284,610.\n\nNet income for fiscal 2025 was $54,377,000,000.`,
      ),
    ).toEqual([]);
  });
});
