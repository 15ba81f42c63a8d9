import { describe, expect, it } from 'vitest';
import { outcome, type TableName } from './testing/asked.ts';

type Case = readonly [question: string, said: string];

function check(name: TableName, cases: readonly Case[]): void {
  it.each(cases)(`of ${name} is answered: “%s”`, (question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });
}

describe('a question in English', () => {
  check('sales', [
    ['What is the total revenue?', '785.75'],
    ['sum of all revenue, please', '785.75'],
    ['How much revenue did we make?', '785.75'],
    ['What was the total revenue in the North region?', '375.75'],
    ['revenue for customer Meyer', '280.75'],
    ['revenue for Meyer GmbH and Okafor Ltd', '455.75'],
    ['revenue of North and South', '705.75'],
    ['revenue without North', '410'],
    ['total revenue except the South region', '455.75'],
    ['total revenue excluding North and South', '80'],
    ['revenue where Region is not North', '410'],
    ['total revenue after 2025-06-30', '95'],
    ['total revenue since 31 May 2025', '215'],
    ['total revenue before April 2025', '490.75'],
    ['total revenue until 2025-04-02', '570.75'],
    ['revenue in March 2025', '180.25'],
    ['revenue in Q2 2025', '200'],
    ['revenue in the first half of 2025', '690.75'],
    ['revenue from January to March 2025', '490.75'],
    ['revenue between 2025-02-01 and 2025-04-30', '470.25'],
    ['revenue in the last 3 months', '215'],
    ['revenue in North in Q1 2025', '280.75'],
    ['revenue by region', 'East 80; North 375.75; South 330'],
    ['total revenue per customer', 'Halden AG 330; Meyer GmbH 280.75; Okafor Ltd 175'],
    ['revenue by quarter', '2025 Q1 490.75; 2025 Q2 200; 2025 Q3 95'],
    ['monthly units', '2025-01 10; 2025-02 30; 2025-03 20; 2025-04 5; 2025-05 12; 2025-07 8'],
    [
      'revenue by region and quarter',
      'East/2025 Q2 80; North/2025 Q1 280.75; North/2025 Q3 95; South/2025 Q1 210; South/2025 Q2 120',
    ],
    ['average revenue by region', 'East 80; North 125.25; South 165'],
    ['which region had the highest revenue?', 'North 375.75'],
    ['which region had the lowest cost', 'East 70'],
    ['In which month was revenue highest?', '2025-02 210'],
    ['top 2 customers by revenue', 'Halden AG 330; Meyer GmbH 280.75'],
    ['the two largest customers by revenue', 'Halden AG 330; Meyer GmbH 280.75'],
    ['the three highest revenues', '210; 180.25; 120'],
    ['What was the highest revenue, and when?', '210'],
    ['lowest units', '5'],
    ['median of units', '11'],
    ['average unit price', '10.6567'],
    ['average unit price weighted by units', '9.244'],
    ['revenue per unit', '9.2441'],
    ['revenue per unit by region', 'East 16; North 9.8882; South 7.8571'],
    ['cost divided by revenue', '0.5472'],
    ['cost as a percentage of revenue', '54.7248'],
    ['How many rows are in the North?', '3'],
    ['how many rows have revenue over 150', '2'],
    ['number of rows with units between 8 and 20', '4'],
    ['how many customers are there', '3'],
    ['how many different customers in the North', '2'],
    ['how many units were sold in the South?', '42'],
    ['how many rows by region', 'East 1; North 3; South 2'],
    ['latest revenue', '95'],
    ['first units', '10'],
    ['North vs South revenue', '375.75 330 → 45.75 13.8636'],
    ['difference between North and South in revenue', '375.75 330 → 45.75 13.8636'],
    ['How did revenue change from Q1 to Q2 2025?', '490.75 200 → -290.75 -59.2461'],
    ['revenue growth from January to March 2025', '100.5 180.25 → 79.75 79.3532'],
    ['share of North in total revenue', '375.75 785.75 → 47.8206'],
    ['what share of revenue comes from South', '330 785.75 → 41.9981'],
    ['share of revenue by region', 'East 80 → 10.1814; North 375.75 → 47.8206; South 330 → 41.9981'],
    ['revenue by region sorted by revenue descending', 'North 375.75; South 330; East 80'],
    ['revenue per month for Okafor Ltd', '2025-04 80; 2025-07 95'],
    ['Sum of Revenue where Units is at least 12', '510.25'],
  ]);
  check('statement', [
    ['Revenue 2024', '150'],
    ['What was revenue in 2023?', '120'],
    ['operating profit in 2022', '10'],
    ['headcount 2024', '250'],
    ['How did revenue change from 2022 to 2024?', '100 150 → 50 50'],
    ['revenue 2024 vs 2023', '150 120 → 30 25'],
    ['operating margin in 2024', '8'],
    ['revenue growth year over year', '2022 100; 2023 120 → 20 20; 2024 150 → 30 25'],
    ['revenue per headcount in 2024', '0.6'],
    ['average revenue', '123.3333'],
    ['latest headcount', '250'],
    ['in which year was operating profit highest', '2023 15'],
    ['dividend per share in 2023', '1.1'],
  ]);
  check('wide', [
    ['revenue 2024', '62'],
    ['revenue of North in 2023', '10'],
    ['How did revenue change from 2023 to 2024?', '60 62 → 2 3.3333'],
    ['revenue by region in 2024', 'East 25; North 15; South 22'],
    ['cost per year', '2023 25; 2024 26'],
    [
      'revenue change from 2023 to 2024 by region',
      'East 30 25 → -5 -16.6667; North 10 15 → 5 50; South 20 22 → 2 10',
    ],
  ]);
  check('budget', [
    ['total budget', '1000'],
    ['which department has the highest budget', 'Research 500'],
    ['budget of Sales', '300'],
    ['spent without Research', '470'],
    ['how many rows', '3'],
    ['share of Support in budget', '200 1000 → 20'],
  ]);
  check('staff', [
    ['headcount in February 2025', '31'],
    ['headcount by month', '2025-01 30; 2025-02 31'],
    ['headcount of Design in 2025-01', '10'],
    ['average headcount by team', 'Code 19.5; Design 11'],
    ['total headcount in January 2025', '30'],
  ]);
  check('invoices', [
    ['amount where currency is EUR', '150'],
    ['total amount of Tal', '50'],
    ['amount by currency', 'EUR 150; USD 200'],
    ['how many rows of Berg', '2'],
  ]);
  check('orders', [
    ['total weight', '36'],
    ['weight where status is shipped', '25.5'],
    ['weight with order date after 2025-01-31', '5.5'],
    ['total weight where ship date in February 2025', '25.5'],
    ['weight by status', 'Open 10.5; Shipped 25.5'],
    ['how many orders', '3'],
    ['weight of order no 1002', '20'],
  ]);
  check('survey', [
    ['average yes by country', 'France 47.5; Spain 60'],
    ['answers in France', '300'],
    ['yes in Spain', '60'],
    ['average yes weighted by answers', '55'],
    ['total answers for Q1', '400'],
  ]);
  check('energy', [
    ['total output', '117'],
    ['output of wind offshore in 2024', '21'],
    ['output by year', '2022 30; 2023 36; 2024 51'],
    ['output since 2023', '87'],
    ['Output growth from 2022 to 2024', '30 51 → 21 70'],
    ['which source had the most output in 2023', 'Solar 22'],
    ['share of solar in output in 2024', '30 51 → 58.8235'],
    ['output in 2022 and 2023', '66'],
  ]);
  check('rain', [
    ['total rainfall in March 2024', '70'],
    ['rainfall by year', '2023 30; 2024 70'],
    ['highest rainfall', '40'],
    ['rainfall in December', '20'],
  ]);
  check('gaps', [
    ['total profit', '12'],
    ['average profit', '4'],
    ['lowest profit', '-4'],
    ['how many rows with profit below 0', '1'],
    ['stock of lamp', '5'],
  ]);
});

describe('a question in German', () => {
  check('sales', [
    ['Summe von Revenue', '785.75'],
    ['Wie hoch ist der Umsatz in der Region North?', '375.75'],
    ['Umsatz ohne North', '410'],
    ['Umsatz außer South', '455.75'],
    ['Umsatz nach Region', 'East 80; North 375.75; South 330'],
    ['Umsatz je Kunde', 'Halden AG 330; Meyer GmbH 280.75; Okafor Ltd 175'],
    ['Umsatz pro Monat im Norden', 'unused_words Norden'],
    ['Umsatz nach dem 30.06.2025', '95'],
    ['Umsatz seit Mai 2025', '215'],
    ['Umsatz im März', '180.25'],
    ['Umsatz im 2. Quartal 2025', '200'],
    ['welche Region hatte den höchsten Umsatz?', 'North 375.75'],
    ['Umsatz North verglichen mit South', '375.75 330 → 45.75 13.8636'],
    ['Wie hat sich der Umsatz von Q1 bis Q2 2025 verändert?', '490.75 200 → -290.75 -59.2461'],
    ['Anteil von North am Umsatz', '375.75 785.75 → 47.8206'],
    ['Durchschnittlicher Umsatz je Region', 'East 80; North 125.25; South 165'],
    ['die drei höchsten Umsätze', '210; 180.25; 120'],
    ['Umsatz pro Stück', '9.2441'],
  ]);
  check('umsatz', [
    ['Gesamtumsatz', '2952.75'],
    ['Wie hoch war der Umsatz in Köln?', '1937.75'],
    ['Umsatz der Filiale Neu-Ulm', '1015'],
    ['Umsatz mit Äpfeln', 'unused_words Äpfeln'],
    ['Umsatz von Äpfel', '1852.5'],
    ['Umsatz ohne Birnen', '1852.5'],
    ['Umsatz 2024', '1834.75'],
    ['Umsatz nach Jahr', '2024 1834.75; 2025 1118'],
    ['Umsatz je Quartal 2025', '2025 Q1 515; 2025 Q2 603'],
    ['Umsatz über 500', 'no_measure'],
    ['Wie viele Zeilen haben einen Umsatz über 550,50?', '2'],
    ['Wie viele Zeilen mit Menge mindestens 1.200', '1'],
    ['Menge zwischen 100 und 300 in Summe', '650'],
    ['Umsatz pro Menge', '1.2565'],
    ['Veränderung des Umsatzes von 2024 bis 2025', '1834.75 1118 → -716.75 -39.0653'],
    ['Umsatz vor dem 01.05.2024', '1834.75'],
    ['höchster Preis', '2'],
    ['Anzahl der Zeilen nach Produkt', 'Äpfel 3; Birnen 2'],
    ['Welches Produkt hatte 2025 den niedrigsten Umsatz?', 'Birnen 500'],
    ['Umsatz im Mai 2025', '603'],
    ['wie viele verschiedene Produkte', '2'],
    ['Median der Menge', '300'],
  ]);
  check('statement', [
    ['Umsatz 2024', '150'],
    ['Wie viele Mitarbeiter 2023', '220'],
    ['Umsatzwachstum', 'nothing'],
    ['Wachstum des Umsatzes von 2022 bis 2023', '100 120 → 20 20'],
  ]);
});
