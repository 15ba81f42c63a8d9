import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  staff: `Name;Date of birth;Joined;Left;Team;Monthly fee (EUR)
Ann Oak;1990-05-01;2015-01-01;;Red;30
Bob Elm;1960-02-02;2010-01-01;2020-01-01;Blue;30
Cid Ash;2001-03-03;2022-01-01;;Red;20`,
  mitglieder: `Vorname;Nachname;Geburtsdatum;Eintritt;Austritt;Jahresbeitrag (EUR)
Ina;Lohe;01.05.1990;01.01.2015;;120
Rolf;Dahl;02.02.1960;01.01.2010;01.01.2020;120
Mia;Esch;03.03.2001;01.03.2015;;60`,
  ads: `Month;Platform;Impressions;Clicks;Cost (EUR);Conversions
2025-01;Alpha;1000;50;100.00;5
2025-01;Beta;2000;40;120.00;12
2025-02;Alpha;1000;50;80.00;4`,
  courses: `Course;Students;Fee (EUR)
Yoga;12;50
Chess;8;30`,
  products: `Product;Cost;Price
Mug;4;10
Bowl;9;25`,
  'repair log': `Reported on;Asset;Type;Technician;Completed on;Cost (EUR);Status
2024-12-20;Lift;Repair;Ann;2025-01-10;200.00;done
2025-01-05;Lift;Inspection;Ben;2025-01-05;50.00;done
2025-02-01;Gate;Repair;Ann;;75.00;open`,
  wartungsprotokoll: `Gemeldet am;Maschine;Art;Techniker;Abgeschlossen am;Status
20.12.2024;Säge;Reparatur;Kurz;10.01.2025;erledigt
05.01.2025;Säge;Inspektion;Lang;05.01.2025;erledigt
01.02.2025;Bohrer;Reparatur;Kurz;;offen`,
  'hour list': `Date;Person;Hours
2025-03-03;Ana;2
2025-03-03;Ana;3
2025-04-04;Ana;4`,
} as const;

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(outcomeOf(name, texts[name], question)).toBe(answer);
  });

describe('U2 people by their age, of those who are still there', () => {
  check([
    ['staff', 'Who is the oldest?', '1'],
    ['staff', 'Which team has the most people?', 'Red 2'],
    ['staff', 'How much does Ann Oak pay per month?', '30'],
    ['staff', 'What does Ann Oak pay a year?', 'unused_words year'],
    ['staff', 'How much do we pay?', 'nothing'],
    ['staff', 'oldest team', 'not_number Team'],
    ['mitglieder', 'In welchem Jahr sind die meisten Leute eingetreten?', '2015 2'],
    ['mitglieder', 'Was zahlt Mia Esch im Jahr?', '60'],
  ]);
});

describe('U2 costs of advertising as people call them', () => {
  check([
    ['ads', 'How much did we spend on ads?', '300'],
    ['ads', 'What did a click cost us on average?', '2.1429'],
    ['ads', 'Was kostet uns ein Klick im Schnitt?', '2.1429'],
    ['ads', 'Which platform is the cheapest per conversion?', 'Beta 10'],
    ['ads', 'What is the click-through rate of Alpha?', '5'],
    ['ads', 'Wie hoch ist die Klickrate von Alpha?', '5'],
    ['ads', 'Which month had the fewest conversions?', '2025-02 4'],
    ['products', 'How much did we spend?', 'nothing'],
    ['courses', 'How much do students pay in total?', 'unused_words pay'],
  ]);
});

describe('U2 what a log of repairs has rows of', () => {
  check([
    ['repair log', 'How many repairs did we have in 2025?', '1'],
    ['repair log', 'How many jobs are open?', '1'],
    ['repair log', 'total cost in January 2025', 'several_dates Reported on Completed on'],
    ['wartungsprotokoll', 'Wie viele Reparaturen hatten wir 2025?', '1'],
    ['wartungsprotokoll', 'Wie viele Aufträge sind noch offen?', '1'],
    ['wartungsprotokoll', 'Wie lange dauert es im Schnitt, bis ein Auftrag abgeschlossen ist?', '10.5'],
  ]);
});

describe('U2 days and months of work', () => {
  check([
    ['hour list', 'How many days did Ana work?', '2 of 2025-03-03 2; 2025-04-04 1'],
    ['hour list', 'Did we work more in March or in April?', '5 4 → 1 25'],
  ]);
});
