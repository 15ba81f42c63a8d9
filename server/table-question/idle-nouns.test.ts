import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  wasserrechnungen: `Gebäude;Monat;Verbrauch (m³);Rechnungsbetrag (EUR);Bezahlt am
Halle;Januar;100;300,00;12.02.2025
Halle;Februar;120;360,00;11.03.2025
Turm;Januar;10;30,00;20.02.2025
Turm;Februar;20;60,00;05.03.2025`,
  electricity_bills: `Building;Month;Consumption (kWh);Invoice amount (EUR);Paid on
Hall;January;100;300.00;2025-02-12
Hall;February;120;360.00;2025-03-11
Tower;January;10;30.00;2025-02-20
Tower;February;20;60.00;2025-03-05`,
  'strom- und wasserrechnungen': `Gebäude;Art;Verbrauch;Rechnungsbetrag (EUR)
Halle;Strom;100;300,00
Halle;Wasser;120;360,00`,
  fuhren: `Lieferscheinnr;Kunde;Ort;Kisten;Gewicht (kg);Status
F-1;Brandl;Wels;3;30,5;zugestellt
F-2;Hofer;Linz;4;90,0;offen
F-3;Brandl;Wels;1;20,0;zugestellt`,
  rides: `Delivery note;Client;Town;Boxes;Weight (kg);Status
F-1;Brandl;Wels;3;30.5;delivered
F-2;Hofer;Linz;4;90.0;open
F-3;Brandl;Wels;1;20.0;delivered`,
  positionen: `Lieferscheinnr;Artikel;Gewicht (kg)
F-1;Rohr;30,5
F-1;Muffe;2,0
F-2;Rohr;90,0`,
  timesheet: `Date;Employee;Hours;Approved by
2025-05-05;Ito;4;KL
2025-05-06;Berg;6;
2025-05-07;Ito;3;`,
  stundenzettel: `Datum;Person;Stunden;Genehmigt von
05.05.2025;Ito;4;KL
06.05.2025;Berg;6;
07.05.2025;Ito;3;`,
  konto: `Datum;Text;Ausgang (EUR);Eingang (EUR)
03.03.2025;Miete;800,00;
14.03.2025;Lohn;;2100,50
15.04.2025;Bonus;;100,00`,
  ledger: `Date;Text;Paid out (GBP);Paid in (GBP)
2025-03-03;Rent;800.00;
2025-03-14;Pay;;2100.50
2025-04-15;Bonus;;100.00`,
  visits: `Visit;Guest;Minutes;Fee (USD);Paid
V1;Ada;20;80.00;Yes
V2;Bo;30;25.00;No
V3;Cy;10;30.00;No`,
  sortiment: `Artikelnr.;Bezeichnung;EK netto;VK brutto;Bestand
9001;Spaten;10,00 €;25,00 €;4
9002;Harke;8,00 €;99,00 €;0
9003;Eimer;2,00 €;5,00 €;7`,
  klasse: `Liste der Klasse 6c;;;
Name;Mathe;Fehltage;davon unentschuldigt
Alt, Ida;2;4;1
Bach, Jo;3;6;2
Cern, Lu;1;0;0`,
} as const;

const said = (name: keyof typeof texts, question: string) => outcomeOf(name, texts[name], question);

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(said(name, question)).toBe(answer);
  });

describe('U2 nouns of what a table is about', () => {
  check([
    ['wasserrechnungen', 'Wie viel Wasser haben wir ohne den Turm verbraucht?', '220'],
    ['electricity_bills', 'How much electricity did we consume without the tower?', '220'],
    ['wasserrechnungen', 'was hat die halle im januar an wasser gekostet?', '300'],
    ['electricity_bills', 'what did the hall cost for electricity in January?', '300'],
    ['strom- und wasserrechnungen', 'Was hat die Halle an Gas gekostet?', 'unused_words Gas gekostet'],
    ['wasserrechnungen', 'Wie viel Strom haben wir verbraucht?', 'unused_words Strom'],
    ['wasserrechnungen', 'Wie viel haben wir ohne Wasser verbraucht?', 'unused_words ohne Wasser'],
    ['wasserrechnungen', 'Wie hoch waren alle Rechnungen für Februar zusammen?', '420'],
    ['electricity_bills', 'total invoice amount for February', '420'],
    ['wasserrechnungen', 'Summe Rechnungsbetrag bezahlt im Februar', '330'],
    // Before the month of a bill, or before the day on which it was paid: nobody can tell.
    ['wasserrechnungen', 'Summe Rechnungsbetrag vor März', 'several_dates Monat Bezahlt am'],
    ['electricity_bills', 'total invoice amount before March', 'several_dates Month Paid on'],
    ['electricity_bills', 'total invoice amount in February 2025', 'several_dates Month Paid on'],
    ['electricity_bills', 'total invoice amount on 2025-03-05', '60'],
    ['electricity_bills', 'how many kWh does the hall use on average', '110'],
    ['klasse', 'wie viele unentschuldigte Fehltage gab es in der Klasse zusammen?', '3'],
    ['klasse', 'wie viele Fehltage gab es in der Klasse 6d?', 'unused_words 6d'],
  ]);
});

describe('U2 words that repeat the kind of a quantity', () => {
  check([
    ['fuhren', 'wieviel kg gingen nach Wels?', '50.5'],
    ['rides', 'how many kg went to Wels?', '50.5'],
    ['konto', 'wie viel Geld ist im März 2025 reingekommen?', '2100.5'],
    ['ledger', 'how much money came in altogether in March 2025?', '2100.5'],
    ['ledger', 'how much money went out?', '800'],
    ['visits', 'how much money is still unpaid?', '55'],
    ['timesheet', 'how much time did Ito log?', '7'],
    ['stundenzettel', 'wie viel Zeit hat Ito eingetragen?', '7'],
    ['timesheet', 'who logged the most hours in May?', 'Ito 7'],
    ['timesheet', 'how many hours were left?', 'unused_words left'],
  ]);
});

describe('U2 what nobody has approved', () => {
  check([
    ['timesheet', 'how many hours are still not approved?', '9'],
    ['stundenzettel', 'wie viele Stunden sind noch nicht genehmigt?', '9'],
  ]);
});

describe('U2 things by their everyday noun', () => {
  check([
    ['fuhren', 'Wie viele Lieferungen wurden zugestellt?', '2'],
    ['rides', 'how many deliveries were delivered?', '2'],
    ['fuhren', 'welche Lieferung war die schwerste und wer hat sie bekommen', '90'],
    ['rides', 'highest weight and who received it', '90'],
    ['positionen', 'wie viele Lieferungen?', 'nothing'],
    ['sortiment', 'was ist der teuerste Artikel?', '9002 99'],
    ['sortiment', 'was ist gar nicht auf Lager?', '1'],
  ]);
});
