import { describe, expect, it } from 'vitest';
import { outcome, type TableName } from './testing/asked.ts';

type Case = readonly [name: TableName, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

describe('U2 a condition on what a whole group comes to', () => {
  check([
    ['sales', 'Which regions had more than 200 euros in revenue?', 'North 375.75; South 330'],
    ['sales', 'Welche Kunden haben insgesamt mehr als 200 Euro Umsatz?', 'Halden AG 330; Meyer GmbH 280.75'],
    ['sales', 'Which customers bought more than 20 units in total?', 'Halden AG 42; Meyer GmbH 30'],
    ['sales', 'Which regions have an average revenue above 150?', 'South 165'],
    ['sales', 'Which customers have more than 1 row?', 'Halden AG 2; Meyer GmbH 2; Okafor Ltd 2'],
    ['sales', 'Which regions have fewer than 2 rows?', 'East 1'],
    [
      'sales',
      'In how many months did we have more than 100 euros in revenue?',
      '4 of 2025-01 100.5; 2025-02 210; 2025-03 180.25; 2025-05 120',
    ],
    ['sales', 'On how many days did North have rows?', '3 of 2025-01-15 1; 2025-03-20 1; 2025-07-04 1'],
    ['sales', 'Sum of Revenue by Region, total above 200', 'North 375.75; South 330'],
    ['sales', 'Number of rows by Region, number at least 2', 'North 3; South 2'],
    ['sales', 'Which regions had more than 9000 euros in revenue?', 'no_rows'],
  ]);
});

describe('U2 a condition that may be one of single rows', () => {
  check([
    ['sales', 'which region had revenue above 100', 'group_condition Revenue (EUR)'],
    ['sales', 'which regions had a revenue of more than 100', 'group_condition Revenue (EUR)'],
    ['sales', 'which customers had more than 20 units in a single row', 'no_operation'],
    ['sales', 'top 2 regions with more than 100 euros in revenue', 'no_operation'],
    ['sales', 'which regions had more than 200 dollars in revenue', 'unlike_units Revenue (EUR) usd'],
    ['staff', 'which teams have more than 10 headcount', 'group_condition Headcount'],
    ['people', 'which teams have a salary above 50000', 'group_condition Salary (EUR)'],
  ]);
});

describe('U2 a bound behind a verb', () => {
  check([
    ['people', 'how many people earn more than 50000', '3'],
    ['people', 'how many people earn more than 50000 kilos', 'unlike_units Salary (EUR) kg'],
  ]);
});
