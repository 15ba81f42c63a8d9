import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import { askTables } from './ask-tables.ts';
import { outcomeText } from './testing/asked.ts';

const files = {
  'fleet.csv': `Number plate;Vehicle;Drive;Mileage;MOT due;Site
AB1;Kova Lift;Electric;1200;2025-03-01;Dock
AB2;Kova Lift;Diesel;48000;2025-09-01;Dock
AB3;Tarn Box;Electric;9100;2026-02-01;Yard`,
  'fuhrpark.csv': `Kennzeichen;Fahrzeug;Antrieb;km-Stand 30.06.2025;HU fällig;Standort;Rate (EUR)
X-1;Kova Lift;Elektro;1.200;03/2025;Hafen;201,50
X-2;Kova Lift;Diesel;48.000;09/2025;Hafen;99,00
X-3;Tarn Box;Elektro;9.100;02/2026;Hof;120,00`,
  // Cars beside other vehicles.
  'fuhrpark2.csv': `Kennzeichen;Art;km-Stand
X-1;PKW;1.200
X-2;LKW;48.000`,
  'invoices.csv': `Invoice no;Date;Client;Net (EUR);Gross (EUR);Due;Status
I-1;2025-03-02;Alder;100;119;2025-03-16;open
I-2;2025-03-09;Birch;200;238;2025-03-23;cancelled
I-3;2025-04-01;Alder;50;59.50;2025-04-15;paid`,
  'rechnungen.csv': `Rechnungsnr.;Datum;Kunde;Netto EUR;Brutto EUR;Fällig am;Status
R-1;02.03.2025;Erle;100,00;119,00;16.03.2025;offen
R-2;09.03.2025;Birke;200,00;238,00;23.03.2025;storniert
R-3;01.04.2025;Erle;50,00;59,50;15.04.2025;bezahlt`,
  'kiosk.csv': `Order no;Product;Qty;Status
K-1;Tea;4;Sold
K-2;Rolls;9;Refunded
K-3;Tea;1;Sold
K-4;Rolls;3;Sold`,
} as const;

type Case = readonly [file: keyof typeof files, question: string, said: string];

const ask = (question: string, file: string, text: string, name = file.replace('.csv', '')) =>
  outcomeText(askTables(question, [{ id: 'fil_a#0', name: file, table: tableOf(text, name) }]));

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (file, question, said) => {
    expect(ask(question, file, files[file])).toBe(said);
  });

describe('U2 vehicles of a fleet by everyday words', () => {
  check([
    ['fleet.csv', 'how many vehicles do we have', '3'],
    ['fleet.csv', 'average mileage of the vehicles at Dock', '24600'],
    ['fuhrpark.csv', 'Wie viele Elektroautos haben wir?', '2'],
    ['fuhrpark.csv', 'Wie viele Fahrzeuge müssen noch 2025 zum TÜV?', '2'],
    ['fuhrpark.csv', 'welches Auto hat die meisten Kilometer', '48000'],
    ['fuhrpark.csv', 'durchschnittlicher Kilometerstand der Fahrzeuge im Hafen', '24600'],
    ['fuhrpark.csv', 'Summe Kilometerstand', 'not_additive km-Stand 30.06.2025'],
    // A lorry is no car.
    ['fuhrpark2.csv', 'wie viele Autos haben wir', 'nothing'],
  ]);
});

describe('U2 invoices by everyday words', () => {
  check([
    ['invoices.csv', 'which open invoices were due before 1 May 2025, and how many are there?', '1'],
    ['invoices.csv', 'net revenue in March without cancellations', '100'],
    [
      'rechnungen.csv',
      'welche offenen Rechnungen waren vor dem 1. Mai 2025 fällig, wie viele sind das?',
      '1',
    ],
    ['rechnungen.csv', 'Nettoumsatz im März ohne Stornos', '100'],
    ['rechnungen.csv', 'Welcher Kunde hat uns netto am meisten Umsatz gebracht, ohne Stornos?', 'Erle 150'],
    // No column says what came back.
    ['rechnungen.csv', 'Nettoumsatz im März ohne Retouren', 'unused_words ohne Retouren'],
  ]);
});

describe('U2 what sold best is what most pieces went of', () => {
  check([
    ['kiosk.csv', 'best selling product, not counting refunds', 'Tea 5'],
    ['kiosk.csv', 'best selling product by qty', 'Rolls 12'],
    ['kiosk.csv', 'which product has the most orders and how many?', 'Rolls 2; Tea 2'],
    // Nothing says what they come to.
    ['kiosk.csv', 'which product has the most orders and how much?', 'unused_words and'],
    ['kiosk.csv', 'meistverkauftes Produkt', 'Rolls 12'],
  ]);
});

describe('U2 columns that a total proves to be parts of one quantity', () => {
  const english = `Ferry takings by harbour 2025 (EUR)
Month;Lund;Skar;Total
Jan-25;10;30;40
Feb-25;20;25;45`;
  const german = `Einnahmen nach Hafen 2025 (EUR)
Monat;Lund;Skar;Gesamt
01/2025;10;30;40
02/2025;20;25;45`;

  it.each([
    [english, 'which harbour sold the least over the year', 'Lund 30'],
    [english, 'what did we take in total in 2025', '85'],
    [english, 'which was our best month and how much was it?', '2025-02 45'],
    [german, 'welcher Hafen hatte die wenigsten Einnahmen im Jahr', 'Lund 30'],
    [german, 'bester Monat und wie viel', '2025-02 45'],
    // Where the total is another number they are no parts of it.
    [english.replace('20;25;45', '20;25;99'), 'which harbour sold the least over the year', 'nothing'],
  ])('of %s: “%s”', (text, question, said) => {
    expect(ask(question, 'takings.csv', text, 'takings')).toBe(said);
  });
});
