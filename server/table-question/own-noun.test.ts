import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  expenses_2024: `Date;Department;Category;Vendor;Amount (EUR)
2024-01-05;Sales;Travel;Rail;100.00
2024-02-10;HR;Software;Acme;300.00
2024-04-20;Sales;Software;Acme;50.00`,
  ausgaben_und_budget: `Datum;Kategorie;Betrag (EUR);Budget (EUR)
05.01.2024;Reisen;100,00;150,00
10.02.2024;Software;300,00;250,00`,
  einnahmen_ausgaben: `Datum;Art;Betrag (EUR)
05.01.2024;Einnahme;100,00
10.02.2024;Ausgabe;300,00`,
  verkaeufe: `Datum;Beleg;Artikel;Region;Menge;Umsatz (EUR)
04.01.2024;V-1;Espresso Nero 1 kg;Süd;3;30,00
07.02.2024;V-2;Tee Assam 500 g;Nord;2;10,00
09.05.2024;V-3;Espresso Nero 1 kg;Süd;4;40,00`,
  sales: `Date;Product;Units;Revenue (EUR)
2024-01-05;Kettle;2;20.00
2024-02-05;Kettle;3;30.00`,
  umfrage: `Teilnehmer;Abteilung;Zufriedenheit;Homeoffice-Tage
3;Vertrieb;4;2
1;Technik;5;3
2;Vertrieb;2;1
5;Verwaltung;3;0
4;Technik;4;5`,
  rechnungen: `Rechnungsnr;Kunde;Rechnungsdatum;Betrag (EUR);Status
R-1;Alpha;12.01.2024;1190,00;bezahlt
R-2;Beta;03.02.2024;2975,00;offen
R-3;Alpha;20.02.2024;476,00;offen`,
  lager: `Artikel;Lagerort;Bestand (Stück);Preis (€)
Winkel;Halle 1;1250;0,85
Scharnier;Halle 2;120;2,40`,
  output_by_month: `Plant;Jan;Feb;Mar
Leeds;120;130;110
Hull;80;75;90`,
  staff: `name,site,hired,weekly_hours,annual_salary_gbp
Ada,Cardiff,2016-04-28,37.5,30000
Bo,Cardiff,2012-12-14,20,20000
Cy,Leeds,2019-10-23,37.5,50000`,
} as const;

const said = (name: keyof typeof texts, question: string) =>
  outcomeOf(name, texts[name].replaceAll(',', name === 'staff' ? ';' : ','), question);

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(said(name, question)).toBe(answer);
  });

describe('U2 what a table of money is called after', () => {
  check([
    ['expenses_2024', 'total expenses in 2024', '450'],
    ['expenses_2024', 'spending by department', 'HR 300; Sales 150'],
    ['expenses_2024', 'How many expenses over 80 euros were there?', '2'],
    ['expenses_2024', 'How many software purchases did HR make?', '1'],
    ['expenses_2024', 'What was the average amount of a software expense?', '175'],
    ['expenses_2024', 'Which vendor got the most money?', 'Acme 350'],
    ['expenses_2024', 'What share of all spending was travel, in percent?', '100 450 → 22.2222'],
    ['expenses_2024', 'What was the largest single expense and who was the vendor?', '300'],
    ['expenses_2024', 'largest expense and when was it', '300'],
    ['verkaeufe', 'Wie viele Verkäufe gab es nach dem 1. Februar?', '2'],
    ['verkaeufe', 'Wieviel Stück Espresso Nero wurden in der Region Süd verkauft?', '7'],
  ]);

  describe('is asked back where it may be another quantity', () => {
    check([
      ['ausgaben_und_budget', 'Ausgaben je Kategorie', 'no_measure'],
      ['sales', 'how many sales were there in January', 'unused_words many'],
      ['sales', 'how many revenue', 'unused_words many'],
      ['expenses_2024', 'largest expense by department and who was the vendor', 'unused_words and who'],
      ['expenses_2024', 'total expenses and who was the vendor', 'unused_words and who'],
      ['expenses_2024', 'planned expenses by department', 'unused_words planned'],
    ]);
  });
});

describe('U2 columns by everyday words', () => {
  check([
    ['staff', 'Wie hoch ist die gesamte Gehaltssumme am Standort Cardiff?', '50000'],
    ['staff', 'Who has been with the company longest?', '1'],
    ['staff', 'How many people work less than 30 hours a week?', '1'],
    ['verkaeufe', 'Wie groß ist der Anteil der Region Nord am Umsatz in Prozent?', '10 80 → 12.5'],
    [
      'verkaeufe',
      'Um wie viel Prozent lag der Umsatz im 2. Quartal über oder unter dem 1. Quartal?',
      '40 40 → 0 0',
    ],
  ]);
});

describe('U2 numbers of things that are no numbers of people', () => {
  check([
    ['umfrage', 'Wie viele Teilnehmer hatten mehr als 2 Homeoffice-Tage?', '2'],
    ['umfrage', 'Teilnehmer je Abteilung', 'Technik 2; Vertrieb 2; Verwaltung 1'],
    ['umfrage', 'Summe der Teilnehmer', 'no_measure'],
  ]);
});

describe('U2 what was so on a day', () => {
  check([
    ['rechnungen', 'Wie viele Rechnungen sind offen?', '2'],
    ['rechnungen', 'Wie viele offene Rechnungen im Februar?', '2'],
    // The table tells what is open now, not what was then.
    ['rechnungen', 'Wie viele Rechnungen waren am 3. Februar offen?', 'no_operation Rechnungsdatum Status'],
  ]);
});

describe('U2 what all numbers of a table are', () => {
  check([
    ['output_by_month', 'Output of Hull in March', '90'],
    ['output_by_month', 'total output of Leeds', '360'],
    ['output_by_month', 'planned output of Leeds', 'unused_words planned'],
    ['output_by_month', 'profit of Leeds', 'unused_words profit'],
    ['lager', 'Wie viele Stück liegen in Halle 2?', '120'],
  ]);
});
