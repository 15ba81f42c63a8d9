import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import { askTables } from './ask-tables.ts';
import { outcomeText } from './testing/asked.ts';

const files = {
  'allotments.csv': `Member;Kind;Joined;Left;Rent (GBP);Paid 2024
Ivo Marsh;Full;2011-05-02;;60;Y
Pia Orr;Half;2009-03-01;2022-10-01;30;
Tom Ode;Half;2020-06-11;;30;N
Una Bell;Full;2018-04-09;;60;N
Wim Gast;Half;2016-02-20;;30;Y`,
  'garten.csv': `Mitglied;Art;Eintritt;Austritt;Pacht (EUR);Bezahlt 2024
Ida Moos;Groß;02.05.2011;;60;Ja
Pia Ohm;Klein;01.03.2009;01.10.2022;30;
Tom Öde;Klein;11.06.2020;;30;Nein
Uta Bach;Groß;09.04.2018;;60;Nein`,
  'bills.csv': `Bill no;Date;Client;Net (GBP);Order total (GBP);Status
B-1;01/03/2025;Alder;100.00;120.00;Open
B-2;04/03/2025;Birch;300.00;360.00;Paid
B-3;14/03/2025;Alder;50.00;60.00;Overdue
B-4;09/04/2025;Birch;80.00;96.00;Cancelled`,
  'mahnliste.csv': `Rechnungsnr.;Datum;Kunde;Brutto EUR;Status
M-1;01.03.2025;Erle;120,00;offen
M-2;14.03.2025;Birke;360,00;bezahlt
M-3;20.04.2025;Erle;60,50;überfällig`,
  'half_paid.csv': `Bill no;Client;Net (GBP);Status
B-1;Alder;100.00;Open
B-2;Birch;300.00;Paid
B-3;Alder;50.00;Partially paid`,
  'theatre_costs_2024.csv': `Department;Kind;Budget (GBP);Actual (GBP);Variance (GBP)
Stage;Wood;500;520;20
Stage;Paint;200;150;-50
Lights;Lamps;300;340;40`,
  'monthly_costs.csv': `Date;Budget;Actual;Variance
2024-01-01;20;25;5
2024-02-01;40;41;1`,
  'buehne_2024.csv': `Bereich;Kostenart;Plan (EUR);Ist (EUR);Abweichung (EUR)
Technik;Holz;500;520;20
Technik;Farbe;200;150;-50
Licht;Lampen;300;340;40`,
  'watch.csv': `Day;Worker;Post;Hours
2025-09-01;Abel;Gate;8
2025-09-03;Bea;Gate;7
2025-09-09;Abel;Dock;9
2025-09-12;Bea;Dock;4`,
  'wacht.csv': `Tag;Wache;Posten;Stunden
01.09.2025;Abel;Tor;8
03.09.2025;Bea;Tor;7
09.09.2025;Abel;Dock;9
12.09.2025;Bea;Dock;4`,
  'water.csv': `Read on;Mill (m³ meter reading);House (m³ meter reading)
31/12/2024;1000;500
31/01/2025;1040;512
28/02/2025;1100;530
31/03/2025;1130;20`,
  'wasser.csv': `Ablesung;Mühle (m³, Zählerstand);Haus (m³, Zählerstand)
31.12.2024;1000;500
31.01.2025;1040;512
28.02.2025;1100;530
31.03.2025;1130;20`,
  'takings.csv': `Month;Takings (GBP)
Nov-24;310
Dec-24;420
Jan-25;150`,
} as const;

type Case = readonly [file: keyof typeof files, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (file, question, said) => {
    const table = tableOf(files[file], file.replace('.csv', ''));
    expect(outcomeText(askTables(question, [{ id: 'fil_a#0', name: file, table }]))).toBe(said);
  });

describe('U2 who is still there is known by the day on which others left', () => {
  check([
    ['allotments.csv', 'how many active members do we have', '4'],
    ['allotments.csv', 'number of former members', '1'],
    ['garten.csv', 'wie viele aktive Mitglieder haben wir', '3'],
    ['garten.csv', 'wie viele Mitglieder sind noch aktiv?', '3'],
    // A word for a state that no column tells.
    ['watch.csv', 'how many active workers are there', 'unused_words many active'],
  ]);
});

describe('U2 what is owed is what a column says is not paid', () => {
  check([
    ['allotments.csv', 'how much rent is still owed for 2024', '90'],
    ['allotments.csv', 'how much rent is still owed for 2023', 'several_dates Joined Left'],
    ['garten.csv', 'wie viel Pacht steht noch aus', '90'],
    ['bills.csv', 'how much money is outstanding (net)', '150'],
    ['mahnliste.csv', 'wie viel Geld steht noch aus (brutto)?', '180.5'],
    // What is paid in part is owed in part, and no column says which.
    ['half_paid.csv', 'how much net is still owed', 'unused_words owed'],
  ]);
});

describe('U2 the time a whole table is of chooses nothing', () => {
  check([
    ['theatre_costs_2024.csv', 'total actual in 2024', '1010'],
    ['theatre_costs_2024.csv', 'total actual in 2023', 'unused_words 2023'],
    ['buehne_2024.csv', 'Summe Ist 2024', '1010'],
    ['watch.csv', 'total hours over the year', '28'],
    ['takings.csv', 'total takings over the year', 'unused_words over year'],
    ['watch.csv', 'hours of Abel in these two weeks', '17'],
    ['watch.csv', 'hours of Abel in these three weeks', 'unused_words these three weeks'],
    // Two weeks of more.
    ['watch.csv', 'hours of Abel in the two weeks after 2 September', 'unused_words two weeks'],
    ['wacht.csv', 'Stunden von Abel in diesen zwei Wochen', '17'],
  ]);
});

describe('U2 days of one month from one to the other', () => {
  check([
    ['watch.csv', 'total hours from 1 to 9 September', '24'],
    ['watch.csv', 'total hours in the second week (8 to 14 September)', '13'],
    ['watch.csv', 'total hours in the first week (8 to 14 September)', 'unused_words first week'],
    ['wacht.csv', 'Stunden vom 1. bis 9. September 2025', '24'],
    ['takings.csv', 'takings in December 2024', '420'],
  ]);
});

describe('U2 what was asked for once more at the end of a question', () => {
  check([
    ['watch.csv', 'who worked the most hours and how much was it?', 'Abel 17'],
    ['wacht.csv', 'welche Wache hat die meisten Stunden und wie viel?', 'Abel 17'],
    ['bills.csv', 'biggest order: which number and how much', '360'],
    ['watch.csv', 'total hours of Abel and how much', 'unused_words and'],
  ]);
});

describe('U2 what was planned, and what it came to', () => {
  check([
    ['theatre_costs_2024.csv', 'did we spend more than planned in total, and by how much?', '10'],
    ['theatre_costs_2024.csv', 'what did the stage actually cost', '670'],
    ['theatre_costs_2024.csv', 'biggest overspend', '40'],
    ['theatre_costs_2024.csv', 'where was the biggest overspend?', '40'],
    // Nothing in its rows tells where.
    ['monthly_costs.csv', 'where was the biggest overspend?', 'unused_words where'],
    ['theatre_costs_2024.csv', 'by what percentage was Lights over or under budget', '13.3333'],
    ['buehne_2024.csv', 'Haben wir insgesamt mehr ausgegeben als geplant und wie viel?', '10'],
    ['buehne_2024.csv', 'was hat uns die Technik tatsächlich gekostet', '670'],
    ['buehne_2024.csv', 'Wo war die größte Überschreitung?', '40'],
    ['buehne_2024.csv', 'um wie viel Prozent lag Licht über oder unter Plan', '13.3333'],
    ['buehne_2024.csv', 'wie viele Posten lagen über dem Plan', '2'],
  ]);
});

describe('U2 what a meter counted lies between two readings', () => {
  check([
    ['water.csv', 'how much water did the mill use from January to February 2025', '1000 1100 → 100 10'],
    ['water.csv', 'consumption of the mill in February 2025', '1040 1100 → 60 5.7692'],
    // The meter was changed.
    ['water.csv', 'consumption of the house in March 2025', 'no_operation House (m³ meter reading)'],
    ['water.csv', 'consumption of the mill in April 2025', 'no_ends Mill (m³ meter reading)'],
    [
      'wasser.csv',
      'Wie viel Wasser hat die Mühle von Januar bis Februar 2025 verbraucht?',
      '1000 1100 → 100 10',
    ],
    [
      'wasser.csv',
      'in welchem Monat hat die Mühle am meisten verbraucht',
      'no_operation Mühle (m³, Zählerstand)',
    ],
  ]);
});

describe('U2 no day of one thing is given for that of another', () => {
  check([
    ['bills.csv', 'when did Birch pay their last bill', 'unused_words pay'],
    ['mahnliste.csv', 'Wann hat Birke die letzte Rechnung bezahlt?', 'no_operation'],
  ]);
});
