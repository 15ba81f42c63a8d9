import { expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

it('a report with dots that lead from label to value is read, three dots and two as well', () => {
  expect(
    ownClaims(
      'Calder Foods',
      'BUSINESS REPORT                     Report date: 06/12/2025\nSubject ........... CALDER FOODS, INC.\nYear started ...... 1987\nChief executive ... Dana R. Roe, President & CEO\nEmploys ........... 310 (280 here)\nLine of business .. Manufacturer of soups\nSales ............. $74,300,000 (FYE 12/31/2024)\nOwnership ......... 60% Roe Family Trust; 40% Stone Growth Partners LP\n',
    ),
  ).toEqual([
    'founded 1987',
    'ceo Dana R. Roe',
    'employees 310',
    'industry Manufacturer of soups',
    'revenue USD 74300000 2024',
    'owner Roe Family Trust (60%)',
    'owner Stone Growth Partners LP (40%)',
  ]);
});

it('a form of field, answer and remark is read by its labels, a day from the remark', () => {
  const table =
    'Field;Answer;Remarks\nLegal name;Calder Foods, Inc.;\nDBA;Calder Kitchen;\nFounded;1985;as on website\nNumber of employees;342;12/31/2025, incl. seasonal\nAnnual revenue 2024;$74.3 M;audited\n';
  expect(ownClaims('Calder Foods', { name: 'onboarding.csv', table })).toEqual([
    'founded 1985',
    'employees 342 2025-12-31',
    'revenue USD 74300000 2024',
  ]);
  const german =
    'Frage;Antwort;Bemerkung\nFirma;Kessel Saft GmbH;\nSitz;Trier;\nAnzahl Mitarbeiter;212;31.12.2024\n';
  expect(ownClaims('Kessel Saft', { name: 'selbstauskunft.csv', table: german, language: 'de' })).toEqual([
    'headquarters Trier',
    'employees 212 2024-12-31',
  ]);
});

it('a sentence with an omission is no label, and a day that may be two is none', () => {
  expect(ownClaims('Calder Foods', 'Calder Foods, Inc.\n\nEmployees ... who left in 2020.')).toEqual([]);
  expect(ownClaims('Calder Foods', 'Company: Calder Foods, Inc.\nEmployees: 310 (06/12/2025)')).toEqual([]);
});

it('the own row of a table of peers tells its people too', () => {
  const table = 'Company;Revenue 2024 ($M);Employees\nCalder Foods;74.3;310\nBluebell Soup Co.;121.0;540\n';
  expect(ownClaims('Calder Foods', { name: 'peers.csv', table })).toEqual([
    'revenue USD 74300000 2024',
    'employees 310',
  ]);
});

it('who refuses a sale to another company is no officer of that one', () => {
  const text =
    '# Wendelin baut neue Halle\n\nDie Wendelin Pumpenbau GmbH investiert.\n\nBerichte über einen Verkauf an den Wettbewerber Strömung SE wies Geschäftsführerin Renate Kolb zurück.\n\nDie Strömung SE aus Ulm erzielte 2025 einen Umsatz von 310 Millionen Euro.\n';
  const { claims } = readTexts('Wendelin Pumpenbau', [{ text, language: 'de' }]);
  expect(claims.filter(({ attribute }) => attribute === 'managing_director').map(written)).toEqual([]);
});
