import { describe, expect, it } from 'vitest';
import type { Table } from '../table/table.ts';
import { tableOf } from '../table/testing/describe-table.ts';
import { readTexts, written } from './testing/claims-of.ts';

type Language = 'en' | 'de';

/** What a text says: of the company asked for, and of others by their keys. */
const of = (text: string, language: Language, tables: readonly Table[] = []) => {
  const read = readTexts(language === 'en' ? 'Verdane Optics plc' : 'Verdane Optik GmbH & Co. KG', [
    { name: 'note.txt', text, language, tables },
  ]);
  return read.claims
    .filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity === read.company.key ? '' : `${claim.entity}: `}${written(claim)}`);
};

describe('C1 a paper on one party', () => {
  it.each<[string, string, Language]>([
    [
      'a credit',
      'Kreditvorlage – nur intern\n\nKunde: Verdane Optik GmbH & Co. KG, Hagen\nVerfasser: Firmenkunden, Sparkasse Hagen\n\nEckdaten\n\nDas Unternehmen wurde 1948 gegründet. Das Eigenkapital betrug am 31. Dezember 2024 33,7 Mio. EUR.',
      'de',
    ],
    [
      'a customer',
      'Customer profile\n\nCustomer: Verdane Optics plc, Leeds\nPrepared by: Credit team, Bank of Dale\n\nData\n\nThe company was founded in 1948. Equity at 31 December 2024 was EUR 33.7 million.',
      'en',
    ],
  ])('is about whom its head names as that: %s', (_, text, language) => {
    expect(of(text, language)).toEqual(['founded 1948', 'equity EUR 33700000 2024-12-31']);
  });

  it.each<[string, Language]>([
    [
      'Lieferantenbewertung\n\nLieferant: Verdane Optik GmbH & Co. KG, Hagen\n\nWir haben 2.100 Mitarbeiter. Unser Umsatz betrug 2024 410 Mio. EUR.',
      'de',
    ],
    [
      'Supplier assessment\n\nSupplier: Verdane Optics plc, Leeds\n\nWe have 2,100 employees. Our revenue in 2024 was GBP 410 million.',
      'en',
    ],
    // No paper on a party: whom an invoice goes to is not whom it is about.
    [
      'Rechnung 118\n\nKunde: Verdane Optik GmbH & Co. KG, Hagen\n\nDas Unternehmen wurde 1999 gegründet.',
      'de',
    ],
    ['Invoice 118\n\nCustomer: Verdane Optics plc, Leeds\n\nThe company was founded in 1999.', 'en'],
    [
      'Customer profile\n\nCustomer: Kessel Glass Ltd\nSupplier: Verdane Optics plc\n\nIt has 190 employees.',
      'en',
    ],
  ])('says of whoever writes it, or of anybody else, nothing that is the company’s: %s', (text, language) => {
    expect(of(text, language).filter((claim) => !claim.includes(': '))).toEqual([]);
  });
});

describe('C1 a table of such a paper', () => {
  it.each<[string, string, Language, string[]]>([
    [
      'Kennzahlen',
      'in Mio. EUR;2024\nUmsatz;9,3\nEBIT;1,1',
      'de',
      ['revenue EUR 9300000 2024', 'operating_profit EUR 1100000 2024'],
    ],
    ['Unser Volumen', 'in Mio. EUR;2024\nUmsatz;9,3\nEBIT;1,1', 'de', []],
    [
      'Key figures',
      'EUR million;2024\nRevenue;9.3\nEBIT;1.1',
      'en',
      ['revenue EUR 9300000 2024', 'operating_profit EUR 1100000 2024'],
    ],
    ['Our business with them', 'EUR million;2024\nRevenue;9.3\nEBIT;1.1', 'en', []],
  ])('is that of its writer where its title says so: %s', (title, rows, language, claims) => {
    const text =
      language === 'de'
        ? '\n\n\n\nLieferantenprofil\n\nLieferant: Verdane Optik GmbH & Co. KG, Hagen'
        : '\n\n\n\nSupplier profile\n\nSupplier: Verdane Optics plc, Leeds';
    expect(of(text, language, [tableOf(rows, title)])).toEqual(claims);
  });
});

describe('C1 numbered paragraphs', () => {
  it('are read without their numbers, also past the name that the company had', () => {
    expect(
      of(
        'Draft 2 of 6 May 2025. Confidential.\n\n1. Verdane Optics plc is a public limited company registered in England.\n2. The business was founded in 1931 by Edwin Hale. Before that the yard was called Wye Glassworks Ltd.\n3. Net debt at 31 December 2024 was GBP 14.5 million.\n4. Kessel Glass Ltd is the main rival. It had 190 employees in 2024.',
        'en',
      ).filter((claim) => !claim.includes(': ')),
    ).toEqual(['founder Edwin Hale', 'founded 1931', 'net_debt GBP 14500000 2024-12-31']);
    expect(
      of(
        'Entwurf vom 2. Mai 2025. Vertraulich.\n\n1. Die Verdane Optik GmbH & Co. KG ist eine Kommanditgesellschaft mit Sitz in Hagen.\n2. Das Unternehmen wurde 1911 gegründet. Es hieß früher Hagener Glaswerk KG.\n3. Der Auftragsbestand betrug am\n31. Dezember 2024 14,5 Mio. EUR.',
        'de',
      ),
    ).toEqual(['headquarters Hagen', 'founded 1911', 'order_backlog EUR 14500000 2024-12-31']);
  });

  it('tell of a plan what is expected', () => {
    expect(
      of(
        'Verdane Optics plc\n\n1. Verdane Optics plc makes lenses.\n2. The management’s plan shows revenue of EUR 900m and an EBIT margin of 9% in 2028.',
        'en',
      ),
    ).toEqual(['operating_margin 9 % 2028 expected']);
  });
});

describe('C1 an article', () => {
  it.each<[string, Language, string[]]>([
    [
      'Hagener Bote, 3. Mai 2025\n\nDie Linse, die nicht verkauft wird\n\nVerdane Optik hat ein gutes Jahr hinter sich.\n\nVon Karla Berg\n\nHAGEN. Der Umsatz stieg 2024 auf 88,2 Millionen Euro.\n\nDie Kessel Glas GmbH beschäftigt 190 Mitarbeiter. Das Unternehmen wurde 1950 gegründet.',
      'de',
      ['revenue EUR 88200000 2024'],
    ],
    [
      'Hereford Mercury, 3 May 2025\n\nLens maker that will not be sold\n\nVerdane Optics has had a good year.\n\nBy Nora Quill\n\nRevenue rose to GBP 88.2 million in 2024.\n\nKessel Glass Ltd employs 190 people. The company was founded in 1950.',
      'en',
      ['revenue GBP 88200000 2024'],
    ],
    // Nobody is named alone where the article begins.
    [
      'Hereford Mercury, 3 May 2025\n\nVerdane Optics has had its best year. Kessel Glass Ltd has had its worst.\n\nRevenue fell to GBP 8 million in 2024.',
      'en',
      [],
    ],
  ])('goes on below the line that says who wrote it: %s', (text, language, claims) => {
    expect(of(text, language).filter((claim) => !claim.includes(': '))).toEqual(claims);
  });
});
