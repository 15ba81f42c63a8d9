import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import { askTables } from './ask-tables.ts';
import { answerText } from './testing/asked.ts';

const files = {
  /** An account as a bank writes it, with the day of the booking and that of its value. */
  umsaetze: `Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Empfänger;Betrag (EUR)
03.02.2025;04.02.2025;LASTSCHRIFT;Abschlag Strom;Stadtwerke Halle GmbH;-84,00
28.02.2025;02.03.2025;GUTSCHRIFT;Gehalt Februar;Nordkap GmbH;3.120,45
27.02.2025;27.02.2025;KARTENZAHLUNG;REWE Markt 4432;REWE Markt;-63,17
20.03.2025;20.03.2025;KARTENZAHLUNG;Shell 2219;Shell Station;-71,90
31.03.2025;31.03.2025;GUTSCHRIFT;Gehalt März;Nordkap GmbH;3.120,45`,
  /** Invoices with the days on which they are due and were paid. */
  rechnungen: `Rechnungsnr;Kunde;Rechnungsdatum;Fällig am;Bezahlt am;Netto (EUR);Status
R1;Hotel See;15.01.2025;14.02.2025;03.03.2025;2.150,00;bezahlt
R2;Bäckerei Sommer;04.03.2025;18.03.2025;;380,00;offen
R3;Hotel See;21.03.2025;20.04.2025;11.04.2025;1.890,50;bezahlt`,
  /** People with the days on which they came and went. */
  employees: `ID;Name;Department;Position;Start date;End date;Salary (GBP);Location;Contract
E1;Ava Lind;Engineering;Senior Engineer;2018-03-01;;68000;Leeds;Permanent
E2;Kofi Mensah;Engineering;Engineer;2015-09-14;;92000;Leeds;Permanent
E3;Rosa Delgado;Sales;Account Manager;2021-06-01;2024-12-31;45000;London;Permanent
E4;Paul Novak;Sales;Sales Rep;2024-02-13;;38500;Leeds;Fixed-term`,
  /** The same by first and last name. */
  personal: `Nachname;Vorname;Abteilung;Eintritt;Bruttogehalt mtl. (€)
Ehlers;Rolf;Lager;01.10.2004;4350
Fedder;Ina;Vertrieb;01.03.2019;3900
Ibsen;Ina;Vertrieb;15.07.2021;3700`,
  /** A list of prices with what there is. */
  fahrraeder: `Art;Modell;Preis (€);Gewicht (kg);Bestand
Trekking;Alster 8;1299,00;14,8;6
Lastenrad;Kutter;5990,00;34,5;1
Kinderrad;Möwe 16;279,90;6,7;11
Kinderrad;Möwe 20;329,00;8,1;9`,
  /** Deals of which one state ends in "won", another in "lost". */
  deals: `Deal;Company;Owner;Stage;Amount (USD)
Renewal;Kestrel plc;Dana;Closed Won;24000
Pilot;Heron BV;Sam;Closed Lost;8000
New rollout;Osprey AG;Dana;Negotiation;56000
Upgrade;Heron SA;Sam;Closed Won;13500`,
  /** What respondents said, with a word for neither of both. */
  survey: `Respondent;Gender;Would you recommend us?;NPS (0-10)
1;F;Yes;9
2;M;No;3
3;F;Maybe;7
4;F;Yes;10`,
  /** Sources as a web statistic writes them. */
  traffic: `Source / medium;Users;Sessions;Revenue (EUR)
google / organic;100;120;500
google / cpc;50;60;300
newsletter / email;30;40;450`,
  /** Numbered plots, what is paid in a column of yes and no. */
  plots: `Plot;Member;Joined;Fee (GBP);Paid;Size (m²)
1;Greta Holm;2016;60;yes;150
2;Sunil Rao;2021;60;no;150
3;Wanda Pike;2009;90;yes;240
4;Greta Holm;2019;45;no;100`,
  /** Numbers of things in one word with the thing. */
  lager: `Artikelnr;Bezeichnung;Lieferant;Bestand;Mindestbestand;Einkaufspreis (EUR)
A-1;Schraube;Würth;340;500;0,12
B-2;Bohrer;Bosch;14;5;89,90
B-3;Akkuschrauber;Makita;0;4;129,00`,
  /** Gas and electricity, in energy and not in money. */
  energy: `Building;Electricity (MWh);Gas (MWh)
Depot;10.5;44.9
Library;74.2;20.1`,
} as const;

function outcome(question: string, name: keyof typeof files): string {
  const said = askTables(question, [
    { id: `fil_${name}#0`, name: `${name}.csv`, table: tableOf(files[name], name) },
  ]);
  if (said === null) return 'nothing';
  if (said.kind === 'refusal') return [said.refusal.reason, ...said.refusal.about].join(' ');
  const first = said.records.table.columns[0];
  const names = said.result.shownRows.map((row) =>
    first?.kind === 'text' ? first.words[first.codes[row] ?? 0] : row,
  );
  return said.result.plan.operation === 'list' ? names.join(' ') : answerText(said);
}

const check = (name: keyof typeof files, cases: readonly (readonly [question: string, said: string])[]) =>
  it.each(cases)(`of ${name}: “%s”`, (question, said) => {
    expect(outcome(question, name)).toBe(said);
  });

describe('U2 accounts', () => {
  check('umsaetze', [
    ['Wie viel habe ich bei REWE ausgegeben?', '-63.17'],
    ['Wie viel habe ich im Februar ausgegeben?', '-147.17'],
    ['Was war die größte Ausgabe?', '-84'],
    ['Ausgaben pro Monat', '2025-02 -147.17; 2025-03 -71.9'],
    ['Wie hoch sind meine Einnahmen insgesamt?', '6240.9'],
    ['Wie hoch war mein Gehalt im März?', '3120.45'],
    ['Wie viele Lastschriften gab es?', 'unused_words viele'],
    ['Wie viel gebe ich im Schnitt pro Monat aus?', '-109.535'],
    ['Wie viel gebe ich im Schnitt pro Tag aus?', '-73.0233'],
    // What came and what went, each over a hundred.
    ['Zeige alle Buchungen über 100 Euro', 'nothing'],
    ['Zeige alle Buchungen', 'nothing'],
    ['Ausgaben und Einnahmen im Februar', 'unused_words und Einnahmen'],
    ['Wie viel habe ich bei Aldi ausgegeben?', 'unused_words Aldi'],
    ['Wie viel habe ich bei REWE City ausgegeben?', 'unused_words City'],
  ]);
});

describe('U2 the day that is meant of several', () => {
  check('rechnungen', [
    ['Netto im ersten Quartal 2025', '4420.5'],
    ['Welche Rechnungen sind im April fällig?', 'R3'],
    ['Netto der im April bezahlten Rechnungen', 'several_dates Rechnungsdatum Fällig am Bezahlt am'],
    ['Netto pro Monat', '2025-01 2150; 2025-03 2270.5'],
    ['Welche Rechnungen sind überfällig?', 'unused_words überfällig'],
  ]);
  check('employees', [
    ['Who joined in 2024?', 'E4'],
    ['Who left in 2024?', 'E3'],
    ['Who joined first?', 'E2'],
    ['Who is the longest serving employee?', 'E2'],
    // A start or an end.
    ['how many employees in 2024', 'several_dates Start date End date'],
    ['How many people left?', 'unused_words left'],
    ['first salary', 'several_dates Start date End date'],
  ]);
});

describe('U2 words of values', () => {
  check('deals', [
    ['Total amount won', '37500'],
    ['Amount of Kestrel', '24000'],
    ['Amount of lost deals', '8000'],
    // Two companies of one name, and a word that says of anything what it is like.
    ['Amount of Heron', 'unused_words Heron'],
    ['Total amount of new deals', 'unused_words new'],
    ['Amount of Kestrel Ltd', 'unused_words Kestrel Ltd'],
    ['What does Kestrel cost?', 'unused_words cost'],
    ['biggest deal of Dana', '56000'],
    ['deals not won', 'Pilot New rollout'],
  ]);
  check('traffic', [
    ['Users from newsletter', '30'],
    ['Users from google', '150'],
    ['Revenue for newsletter / email', '450'],
    ['Which source has the highest revenue?', 'google / organic 500'],
    ['Users that are not organic', '80'],
  ]);
  check('employees', [
    ['Salary of Kofi', '92000'],
    ['average salary of engineers', 'several_columns Engineer Senior Engineer'],
    ['salary of the position Engineer', '92000'],
    ['who works with Kofi?', 'unused_words works'],
    ['who is paid more than Kofi?', 'unused_words than'],
    ['salary of people hired after Paul', 'unused_words after'],
    ['new employees', 'nothing'],
    ['senior salary', 'unused_words senior'],
    ['How many people work in Leeds?', '3'],
    ['How many engineers are there?', 'several_columns Engineer Senior Engineer'],
    ['Salary of Kofi Miller', 'unused_words Kofi Miller'],
  ]);
});

describe('U2 verbs that say the quantity', () => {
  check('employees', [
    ['Who earns the most?', 'Kofi Mensah 92000'],
    ['Who earns in Leeds?', 'unused_words earns'],
  ]);
  check('personal', [
    ['Wer verdient am meisten?', '4350'],
    ['Wer ist am längsten dabei?', 'Ehlers'],
    ['Durchschnittsgehalt im Vertrieb', '3800'],
    ['Wie viele Leute sind nach 2018 eingetreten?', '2'],
  ]);
  check('fahrraeder', [
    ['Was kostet der Kutter?', '5990'],
    ['Welches Rad ist das leichteste?', '6.7'],
    ['Welches Auto ist das leichteste?', 'unused_words Welches Auto'],
    ['largest Art', 'not_number Art'],
    ['Was kostet das Kinderrad?', 'several_rows Preis (€) 2'],
    ['Wie viele Kutter haben wir?', '1'],
    ['Was kostet der Dampfer?', 'unused_words Dampfer'],
  ]);
  check('energy', [
    ['How much did the depot pay for gas?', 'unused_words pay'],
    ['How much gas did the depot use?', '44.9'],
    ['Which building uses the most gas?', 'Depot 44.9'],
  ]);
});

describe('U2 yes, no and neither', () => {
  check('survey', [
    ['How many would recommend us?', '2'],
    ['How many would not recommend us?', 'unused_words many not'],
    ['How many women would recommend us?', '2'],
  ]);
  check('plots', [
    ['fees not yet paid', '105'],
    ['unpaid fees', '105'],
    ['total fees', '255'],
    ['How many plots does Greta Holm have?', '2'],
    ['how many plots are larger than 120 m²?', '3'],
    ['average plot size', '160'],
    // Its number is no size.
    ['biggest plot', 'no_measure'],
  ]);
});

describe('U2 things named by their numbers', () => {
  check('lager', [
    ['Welche Artikel sind unter Mindestbestand?', 'A-1 B-3'],
    ['Welcher Artikel ist am teuersten?', 'B-3 129'],
    ['Welche Artikel kosten mehr als 50 Euro?', 'B-2 B-3'],
    ['Wie viele Akkuschrauber haben wir?', '0'],
    ['Wie viele Artikel haben keinen Bestand?', '1'],
  ]);
});
