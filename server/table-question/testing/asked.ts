import { tableOf } from '../../table/testing/describe-table.ts';
import type { AskedTable, KeptPlan } from '../ask-candidate.ts';
import { askTables, type TableAnswer } from '../ask-tables.ts';
import type { Line } from '../line.ts';

const texts = {
  /** Amounts printed in thousands. */
  branches: `Branch;Sales (EUR thousand);Staff
Ludlow;2234;7
Ross;1310;9
Hay;987;6
Kington;1620;8`,
  /** Records with a date, names, pieces, money and a price. */
  sales: `Date;Region;Customer;Units;Revenue (EUR);Cost (EUR);Unit price
2025-01-15;North;Meyer GmbH;10;100.50;60.00;10.05
2025-02-10;South;Halden AG;30;210.00;100.00;7.00
2025-03-20;North;Meyer GmbH;20;180.25;90.00;9.01
2025-04-02;East;Okafor Ltd;5;80.00;70.00;16.00
2025-05-31;South;Halden AG;12;120.00;60.00;10.00
2025-07-04;North;Okafor Ltd;8;95.00;50.00;11.88`,
  /** German marks, names and dates. */
  umsatz: `Datum;Filiale;Produkt;Menge;Umsatz (EUR);Preis
15.01.2024;Köln;Äpfel;1.200;1.234,50;1,03
20.04.2024;Köln;Birnen;300;600,25;2,00
13.02.2025;Neu-Ulm;Äpfel;500;515,00;1,03
28.05.2025;Neu-Ulm;Birnen;250;500,00;2,00
30.05.2025;Köln;Äpfel;100;103,00;1,03`,
  /** Attributes in rows, years in columns. */
  statement: `Position;2022;2023;2024
Revenue (EUR million);100.0;120.0;150.0
Operating profit (EUR million);10.0;15.0;12.0
Headcount;200;220;250
Dividend per share (EUR);1.00;1.10;1.20`,
  /** One quantity, a column for each year. */
  wide: `Region;Revenue 2023;Revenue 2024;Cost 2023;Cost 2024
North;10;15;5;6
South;20;22;8;9
East;30;25;12;11`,
  /** A line of totals. */
  budget: `Department;Budget (EUR);Spent (EUR)
Research;500;450
Sales;300;320
Support;200;150
Total;1000;920`,
  /** What there is at the end of a month. */
  staff: `Month;Team;Headcount
2025-01;Design;10
2025-01;Code;20
2025-02;Design;12
2025-02;Code;19`,
  /** People counted beside what they earn. */
  payroll: `Department;Employees;Start date;Salary (EUR)
Sales;12;2021-02-01;51000
Service;20;2019-07-15;64000`,
  /** Two currencies side by side. */
  invoices: `Invoice;Client;Amount;Currency
A-1;Berg;100.00;EUR
A-2;Berg;200.00;USD
A-3;Tal;50.00;EUR`,
  /** Two columns of dates, and a word that is a value of two columns. */
  orders: `Order no;Order date;Ship date;Status;Previous status;Weight (kg)
1001;2025-01-02;2025-01-05;Open;New;10.5
1002;2025-01-03;2025-02-01;Shipped;Open;20.0
1003;2025-02-10;2025-02-12;Shipped;Open;5.5`,
  /** Shares of a whole, in percent. */
  survey: `Question;Country;Yes (%);Answers
Q1;France;40;100
Q1;Spain;60;300
Q2;France;55;200`,
  /** Years as numbers, groups in words of several parts. */
  energy: `Year;Source;Output (GWh)
2022;Wind offshore;10
2022;Solar;20
2023;Wind offshore;14
2023;Solar;22
2024;Wind offshore;21
2024;Solar;30`,
  /** Times that cut across years. */
  rain: `Date;Station;Rainfall (mm)
2023-03-01;Hill;10
2023-12-01;Hill;20
2024-03-01;Hill;30
2024-03-02;Lake;40`,
  /** A key that another table has. */
  customers: `Customer;Country;Segment
Meyer GmbH;Germany;Retail
Halden AG;Germany;Industry
Okafor Ltd;Ghana;Retail`,
  /** Statement with years of business and a column of notes. */
  fiscal: `in EUR million;Notes;FY2024;FY2023
Revenue;3;1,402.5;1,340.0
Cost of sales;4;(900.5);(880.0)
Operating profit;5;201.5;170.0`,
  /** Years of business in rows. */
  'fiscal rows': `Period;Region;Sales (USD)
FY2023;West;100.5
FY2023;East;200.25
FY2024;West;150.75
FY2024;East;210.00`,
  /** A month in each column, and a column and a row of totals. */
  haushalt: `Kostenart;Jan 2025;Feb 2025;Mrz 2025;Gesamt
Miete;1.200,00;1.200,00;1.250,00;3.650,00
Strom;80,50;92,10;75,00;247,60
Summe;1.280,50;1.292,10;1.325,00;3.897,60`,
  /** Quarters with the total of their year. */
  quarters: `Product;Q1 2024;Q2 2024;Q3 2024;Q4 2024;Total 2024
Lamps;10.5;12.0;11.5;20.0;54.0
Chairs;5.0;6.5;7.0;8.5;27.0
Total;15.5;18.5;18.5;28.5;81.0`,
  /** A total that is none: it is not the sum of the quarters. */
  'open total': `Product;Q1 2024;Q2 2024;Total 2024
Lamps;10.5;12.0;54.0
Chairs;5.0;6.5;27.0`,
  /** An order in each line, in German. */
  bestellungen: `Bestellnr;Bestelldatum;Kunde;Menge;Einzelpreis;Gesamtpreis
B-1;05.03.2025;Keller KG;100;0,15 €;15,00 €
B-2;12.03.2025;Lorenz e.K.;250;0,10 €;25,00 €
B-3;02.04.2025;Keller KG;2;12,50 €;25,00 €`,
  /** Names of groups above their rows, each group with its total. */
  pivot: `Region;Country;Units;Revenue (EUR)
North;Sweden;10;100.50
;Norway;20;180.25
;Denmark;5;60.00
North total;;35;340.75
South;Spain;30;210.00
;Italy;12;120.00
South total;;42;330.00
Grand total;;77;670.75`,
  /** The same without totals: nobody says whom the empty cells belong to. */
  'open groups': `Region;Country;Units
North;Sweden;10
;Norway;20
South;Spain;30`,
  /** Each row in a unit of its own. */
  stock: `Item;Quantity;Unit;Price per unit (EUR)
Flour;25;kg;1.20
Milk;40;l;0.95
Eggs;300;pcs;0.20
Sugar;15;kg;1.50`,
  /** Rows numbered from 1. */
  answers: `Respondent;Age group;Score (1-10)
1;18-29;9
2;30-44;8
3;18-29;3
4;45+;10`,
  /** Money out and in, and what is left. */
  account: `Date;Description;Debit;Credit;Balance
2025-03-03;Rent;800.00;;450.00
2025-03-14;Salary;;2100.50;2550.50
2025-03-15;Groceries;75.25;;2475.25
2025-04-02;Groceries;81.10;;2394.15`,
  /** Months whose year nobody says. */
  months: `Kostenart;Jan;Feb;Mrz;Apr
Miete;1.200,00;1.200,00;1.250,00;1.250,00
Reise;80,50;92,10;75,00;310,00`,
  /** Rows that stand against each other are not added up. */
  flows: `Flow;Jan;Feb
Incoming;100;120
Outgoing;80;90
Net;20;30`,
  /** The quarters of a year that only the title says. */
  'titled quarters': `Revenue by region 2024 (EUR thousand)
Region;Q1;Q2;Q3;Q4
North;10.5;11.0;12.0;14.0
South;8.0;8.5;9.0;9.5`,
  /** Voters of a district in the row of each party. */
  elections: `District;Party;Votes;Voters
Oldtown;Linden;890;2300
Oldtown;Maple;540;2300
Harbour;Linden;1200;4100
Harbour;Maple;1650;4100`,
  /** Kinds of costs, and one amount. */
  ausgaben: `Kostenart;Abteilung;Monat;Betrag (EUR)
Personal;IT;2025-01;1.000,00
Personal;HR;2025-01;800,00
Reise;IT;2025-02;120,50
Miete;HR;2025-02;500,00`,
  /** A date that belongs to each row. */
  offices: `City;Department;Employees;Start date
Kiel;Sales;12;2021-02-01
Kiel;Service;20;2019-07-15
Bonn;Sales;9;2020-01-01`,
  /** The same members at several dates, numbered. */
  members: `Record no;Member;Order date;Balance (EUR)
1;Ahlers;2025-01-02;100.00
2;Ahlers;2025-02-02;80.00
3;Brandt;2025-01-09;50.00`,
  /** Names as programs write them. */
  sensors: `sensor_id;temperature_c;humidity_pct;energyUsed
S1;18.5;50;1.5
S2;20.5;44;2.5`,
  /** Things with a number each, some without a value, one column of yes and no. */
  tickets: `Ticket;Created;Topic;Status;Agent;Hours spent;Urgent
101;2025-05-01;Login;offen;Kim;;yes
102;2025-05-01;Billing;closed;Raj;26.5;no
103;2025-05-12;Login;closed;Kim;4;no
104;2025-06-03;Export;closed;Raj;12;yes`,
  /** People with what adjectives are said of; a bonus may be zero or not known. */
  people: `Name;Gender;Team;Age;Joined;Salary (EUR);Bonus (EUR)
Ada;F;Red;44;2015;52000;0
Bo;M;Blue;31;2019;47500;
Cem;M;Red;51;2012;61000;6000
Dana;F;Blue;29;2020;58250;3500`,
  /** What a meter shows, and what is measured at a point. */
  meters: `Day;House;Meter reading (kWh);Pressure (mmHg)
2025-01-01;A;1000;120
2025-02-01;A;1100;130
2025-01-01;B;500;110`,
  /** Weeks by their numbers, points on a scale. */
  weeks: `Week;Machine;Downtime (min);Mood (1-5)
2025-W01;Press;95;4
2025-W02;Saw;30;5
2025-W02;Press;60;2`,
  /** Values that begin like the head of their column, and days in short. */
  shifts: `Day;Room;Kind;Hours
Mon;Room A;Dienst;5
Tue;Room A;Vertretung;2
Tue;Room B;Dienst;4`,
  /** Months of two years as names. */
  loans: `Month;Year;Loans
January;2024;100
February;2024;90
January;2025;120
February;2025;80`,
  /** What was planned beside what came of it. */
  plans: `Team;Budget (EUR);Actual (EUR);Variance (EUR);Wins;Losses
Red;100;120;20;3;1
Blue;200;150;-50;1;2
Green;300;300;0;2;2
Grey;50;;;0;1`,
  /** What there is of each item, and when more is ordered. */
  reorder: `Item;On hand;Unit cost (EUR);Reorder level
Bolt;5;0.10;10
Nut;50;0.05;20`,
  /** What happened in each row, as the file's name says. */
  rentals: `Car;Days;City
Golf;3;Bonn
Golf;2;Kiel
Polo;7;Bonn`,
  /** The same, where not all came to pass. */
  bookings: `Hotel;Nights;Status
Lake;3;confirmed
Hill;2;cancelled`,
  /** Hours and minutes; times of the day beside them. */
  timesheet: `Week;Person;Start;Hours
2025-W10;Mia;08:00;7:30
2025-W10;Tom;09:15;4:45
2025-W11;Mia;08:30;12:00`,
  /** Quarters of years in short. */
  'short quarters': `Quarter;Bookings
Q1 '24;100.5
Q2 '24;110
Q1 '25;140.75`,
  /** Invoices of which some are paid, with the money that came and went beside them. */
  settled: `Invoice;Customer;Issued;Gross (EUR);Paid on
A1;Ash;2025-01-03;119;2025-01-30
A2;Birch;2025-01-10;238;
A3;Ash;2025-02-05;357;
A4;Elm;2025-02-18;476;2025-03-01`,
  /** Money that came and went in one column. */
  ledger: `Date;Payee;Amount (EUR)
2025-01-03;Rewe;-20.5
2025-01-04;Works;900
2025-01-09;Rewe;-30`,
  /** Names that end in small words. */
  'in and out': `Date;Money in (EUR);Money out (EUR)
2025-01-03;100;
2025-02-04;;30.5
2025-02-09;50;9`,
  /** A row for each of what the file is called after. */
  rowers: `Name;Club
Anne;Chess
Bob;Rowing
Cem;Chess`,
  /** Years over two of the calendar. */
  seasons: `Season;Team;Points
2022/23;Red;40
2023/24;Red;51
2022/23;Blue;33
2023/24;Blue;20`,
  'spanned years': `Kennzahl;FY22/23;FY23/24;FY24/25
Umsatz (Mio. €);81,2;88,9;93,4
EBIT (Mio. €);6,1;7,4;5,9`,
  /** Numbers of accounts before their names. */
  accounts: `Account;Name;2023;2024
1200;Trade receivables;43100;39800
4000;Sales;-310400;-342900
5000;Cost of sales;171200;186500
6000;Salaries;71900;93700`,
  /** Marks of pupils. */
  noten: `Schüler;Fach;Note;Netto (€)
Amira;Mathe;2,0;10,50
Amira;Deutsch;1,7;20,25
Bent;Mathe;3,3;5,00`,
  /** Rounds that count on. */
  rounds: `Round;Home;Visitors
1;A;10
1;B;20
2;A;30
2;B;45`,
  /** Years in the head beside another number. */
  gdp: `GDP (EUR billion)
Country;2022;2023;Population
Vesta;100;120;10
Eastmark;50;60;8`,
  /** Cells that are empty, values below zero. */
  gaps: `Item;Profit (EUR);Stock
Lamp;10;5
Chair;;7
Desk;-4;
Shelf;6;3`,
} as const;

export type TableName = keyof typeof texts;

/** A table of the tests as a file of that name. */
export const asked = (name: TableName): AskedTable => ({
  id: `fil_${name}#0`,
  name: `${name}.csv`,
  table: tableOf(texts[name], name),
});

const rounded = (value: number) => String(Math.round(value * 1e4) / 1e4);

function lineText({ keys, measured, derived }: Line): string {
  const numbers = measured.map(({ value }) => rounded(value)).join(' ');
  const more = derived.map(({ value }) => rounded(value)).join(' ');
  return `${keys.length > 0 ? `${keys.join('/')} ` : ''}${numbers}${more === '' ? '' : ` → ${more}`}`;
}

export const answerText = ({ result: { counted, lines } }: TableAnswer) =>
  `${counted === null ? '' : `${counted.value} of `}${lines.map(lineText).join('; ')}`;

/** What a question comes to: its numbers, or why there are none. */
export function outcome(question: string, names: readonly TableName[], kept: KeptPlan | null = null): string {
  return outcomeText(askTables(question, names.map(asked), kept));
}

/** An answer as its numbers, a refusal as its reason. */
export function outcomeText(said: ReturnType<typeof askTables>): string {
  if (said === null) return 'nothing';
  if (said.kind === 'answer') return answerText(said);
  return [said.refusal.reason, ...said.refusal.about].join(' ');
}

/** What a question to one table, written as separated values, comes to. */
export const outcomeOf = (name: string, text: string, question: string): string =>
  outcomeText(
    askTables(question, [{ id: `fil_${name}#0`, name: `${name}.csv`, table: tableOf(text, name) }]),
  );
