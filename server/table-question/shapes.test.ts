import { describe, expect, it } from 'vitest';
import { outcome, type TableName } from './testing/asked.ts';

type Case = readonly [name: TableName, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

describe('U2 years of business', () => {
  check([
    ['fiscal', 'revenue in FY2024', '1402.5'],
    ['fiscal', 'revenue in FY24', '1402.5'],
    ['fiscal', 'change in revenue from FY2023 to FY2024', '1340 1402.5 → 62.5 4.6642'],
    ['fiscal', 'operating profit in fiscal year 2023', '170'],
    ['fiscal rows', 'sales in FY2024', '360.75'],
    ['fiscal rows', 'Sales in West in FY 2023', '100.5'],
    ['fiscal rows', 'change in sales from FY2023 to FY2024', '300.75 360.75 → 60 19.9501'],
  ]);

  it('are not those of the calendar', () => {
    for (const word of ['FY2024', 'FY 2024', 'FY24', 'GJ2024', 'GJ 2024'])
      expect([word, outcome(`rainfall in ${word}`, ['rain'])]).toEqual([word, 'fiscal_year']);
    expect(outcome('revenue after FY2024', ['sales'])).toBe('fiscal_year');
    expect(outcome('output from FY2022 to FY2024', ['energy'])).toBe('fiscal_year');
    expect(outcome('rainfall in fiscal year 2024', ['rain'])).toBe('unused_words fiscal');
  });
});

describe('U2 months and quarters without a year', () => {
  check([
    ['months', 'Miete im Januar', '1200'],
    ['months', 'Miete in March', '1250'],
    ['months', 'Summe Reise', '557.6'],
    ['months', 'Kosten im April', '1560'],
    ['months', 'Kosten je Monat', 'Jan 1280.5; Feb 1292.1; Mrz 1325; Apr 1560'],
    ['months', 'Kosten von Januar bis März', '3897.6'],
    ['months', 'Kosten im ersten Quartal', '3897.6'],
    ['months', 'Veränderung der Kosten von Januar bis April', '1280.5 1560 → 279.5 21.8274'],
    ['months', 'In welchem Monat war Reise am höchsten?', 'Apr 310'],
    ['titled quarters', 'revenue in North in Q2 2024', '11'],
    ['titled quarters', 'total for South', '35'],
    ['titled quarters', 'revenue in the second half of 2024', '44.5'],
    ['titled quarters', 'North vs South in Q4', '14 9.5 → 4.5 47.3684'],
    ['titled quarters', 'revenue in Q1 2023', 'no_rows'],
  ]);
});

describe('U2 German compounds of a value and a quantity', () => {
  check([
    ['ausgaben', 'Personalkosten der IT', '1000'],
    ['ausgaben', 'Reisekosten je Monat', '2025-02 120.5'],
    ['ausgaben', 'Mietkosten', '500'],
    ['ausgaben', 'IT-Kosten', '1120.5'],
    ['ausgaben', 'Personalkosten IT im Vergleich zu HR', '1000 800 → 200 25'],
    ['ausgaben', 'Personalkosten IT zu HR', '1000 800 → 200 25'],
    ['ausgaben', 'Werbekosten', 'nothing'],
    ['ausgaben', 'Personalkosten nach Monat, Abteilung IT', '2025-01 1000'],
    ['sales', 'Umsatz nach Region, Kunde Meyer GmbH', 'North 280.75'],
  ]);
});

describe('U2 one column less another', () => {
  check([
    ['sales', 'revenue minus cost', '355.75'],
    ['sales', 'revenue minus cost by region', 'East 10; North 175.75; South 170'],
    ['sales', 'which region had the highest revenue minus cost?', 'North 175.75'],
    ['sales', 'average revenue minus cost', 'two_operations'],
    ['sales', 'revenue minus units', 'unlike_units Revenue (EUR) Units'],
    ['account', 'credit minus debit in March 2025', '1225.25'],
  ]);
});

describe('U2 what is counted at a moment', () => {
  check([
    ['offices', 'employees in Kiel', '32'],
    ['offices', 'total employees', '41'],
    ['offices', 'employees by city', 'Bonn 9; Kiel 32'],
    ['staff', 'headcount in January 2025', '30'],
  ]);
});

describe('U2 names as programs write them', () => {
  check([
    ['sensors', 'max temperature_c', '20.5'],
    ['sensors', 'average temperature c', '19.5'],
    ['sensors', 'highest energy used', '2.5'],
    ['sensors', 'total humidity', 'not_additive humidity_pct'],
  ]);
});

describe('U2 totals at the side', () => {
  check([
    ['haushalt', 'Miete im März 2025', '1250'],
    ['haushalt', 'Summe Strom', '247.6'],
    ['haushalt', 'Durchschnitt Miete', '1216.6667'],
    ['quarters', 'Lamps in Q3 2024', '11.5'],
    ['quarters', 'total Chairs 2024', '27'],
    ['quarters', 'change in Chairs from Q1 2024 to Q4 2024', '5 8.5 → 3.5 70'],
    ['quarters', 'In which quarter was Lamps highest?', '2024 Q4 20'],
    ['open total', 'total Lamps', '54'],
    ['haushalt', 'In welchem Monat war Strom am höchsten?', '2025-02 92.1'],
  ]);
});

describe('U2 names of groups above their rows', () => {
  check([
    ['pivot', 'units by region', 'North 35; South 42'],
    ['pivot', 'revenue in the North region', '340.75'],
    ['pivot', 'total units', '77'],
    ['pivot', 'revenue without South', '340.75'],
    ['open groups', 'total units', '60'],
    ['open groups', 'units of Norway', '20'],
    ['open groups', 'units by region', 'open_groups Region'],
    ['open groups', 'units in the North region', 'open_groups Region'],
    ['open groups', 'units without North', 'open_groups Region'],
    ['open groups', 'share of North in units', 'open_groups Region'],
    ['open groups', 'units of North vs South', 'open_groups Region'],
  ]);
});

describe('U2 units in a column of their own', () => {
  check([
    ['stock', 'quantity of Flour', '25'],
    ['stock', 'total quantity in kg', '40'],
    ['stock', 'quantity by unit', 'kg 40; l 40; pcs 300'],
    ['stock', 'total quantity', 'mixed_units Quantity'],
    ['stock', 'average price per unit', 'mixed_units Price per unit (EUR)'],
  ]);
});

describe('U2 rows that are numbered', () => {
  check([
    ['answers', 'how many respondents', '4'],
    ['answers', 'how many respondents with a score above 8', '2'],
    ['answers', 'total respondent', 'no_measure'],
    ['answers', 'average score', '7.5'],
  ]);
});

describe('U2 orders', () => {
  check([
    ['bestellungen', 'Wie viele Bestellungen gibt es?', '3'],
    ['bestellungen', 'Gesamtpreis von Keller KG', '40'],
    ['bestellungen', 'Gesamtpreis im März 2025', '40'],
    ['bestellungen', 'Summe Einzelpreis pro Menge', 'not_additive Einzelpreis'],
    ['sales', 'difference in revenue between North and South', '375.75 330 → 45.75 13.8636'],
    ['sales', 'revenue between North and South', 'unused_words between'],
  ]);
});

describe('U2 an account', () => {
  check([
    ['account', 'debit in March 2025', '875.25'],
    ['account', 'debit for groceries', '156.35'],
    ['account', 'credit', '2100.5'],
    ['account', 'latest balance', '2394.15'],
    ['account', 'balance on 15 March 2025', '2475.25'],
    ['account', 'total balance', 'stock Balance'],
  ]);
});
