import { describe, expect, it } from 'vitest';
import { askTables } from './ask-tables.ts';
import { cellText } from './value-text.ts';
import { asked, outcome, type TableName } from './testing/asked.ts';

type Case = readonly [name: TableName, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

/** What the first column of the rows that are shown says. */
function listed(question: string, name: TableName): string {
  const said = askTables(question, [asked(name)]);
  if (said?.kind !== 'answer') return said === null ? 'nothing' : said.refusal.reason;
  const [first] = said.records.table.columns;
  return said.result.shownRows.map((row) => (first === undefined ? '' : cellText(first, row))).join(' ');
}

describe('U2 things that are counted', () => {
  check([
    ['tickets', 'how many tickets are closed?', '3'],
    ['tickets', 'how many closed tickets did Kim have', '1'],
    ['tickets', 'tickets per agent', 'Kim 2; Raj 2'],
    ['tickets', 'which topic has the most tickets', 'Login 2'],
    ['tickets', 'percentage of closed tickets', '3 4 → 75'],
    ['tickets', 'how many tickets are urgent', '2'],
    ['tickets', 'how many tickets were created in June', '1'],
    ['tickets', 'wie oft kam Login vor', '2'],
    ['tickets', 'most common status', 'closed 3'],
    ['people', 'how many people are older than 40', '2'],
    ['people', 'how many employees in Red', '2'],
    ['people', 'how many women', '2'],
    ['people', 'how many are younger than 30', '1'],
    ['sales', 'how many hours', 'nothing'],
    ['tickets', 'how often', 'no_measure'],
    ['sales', 'how many customers have more than 100 units', '0 of '],
    ['sales', 'how many customers have more than 20 units', '2 of Halden AG 42; Meyer GmbH 30'],
    ['sales', 'how many customers have an order of more than 20 units', 'unused_words order'],
  ]);
});

describe('U2 rows that are listed', () => {
  it.each([
    ['tickets', 'list all closed tickets', '102 103 104'],
    ['tickets', 'welche Tickets sind offen', '101'],
    ['tickets', 'liste alle offenen Tickets', '101'],
    ['tickets', 'tickets without hours spent', 'unused_words'],
    ['tickets', 'which tickets have no hours spent', '101'],
    ['tickets', 'tickets that are not urgent', '102 103'],
    ['people', 'list everyone who joined before 2016', 'Ada Cem'],
    ['people', 'who is older than 40', 'Ada Cem'],
    ['people', 'list salaries', 'Ada Bo Cem Dana'],
    ['people', 'who got no bonus', 'zero_or_blank'],
    // Of a team some rows may fit and others not.
    ['people', 'which teams have a salary above 50000', 'group_condition'],
  ] as const)('of %s: “%s”', (name, question, said) => {
    expect(listed(question, name)).toBe(said);
  });

  it('can be asked again as their plan says it', () => {
    for (const question of ['list all closed tickets', 'which tickets have no hours spent']) {
      const first = askTables(question, [asked('tickets')]);
      expect(listed(first?.kind === 'answer' ? first.words : '', 'tickets')).toBe(
        listed(question, 'tickets'),
      );
    }
  });
});

describe('U2 ends and ranks', () => {
  check([
    ['people', 'who is the oldest?', 'Cem 51'],
    ['people', 'who has the second highest salary', 'Dana 58250'],
    ['people', 'wer hat das zweithöchste Salary', 'Dana 58250'],
    ['sales', 'second highest revenue by region', 'South 330'],
    // What a company spends on a thing is not what it is sold for.
    ['budget', 'most expensive department', 'unused_words expensive'],
    ['people', 'difference between the highest and the lowest salary', '13500'],
    ['people', 'average age of the oldest', 'two_operations'],
    ['tickets', 'fastest ticket', 'nothing'],
    ['people', 'oldest joined', '1'],
    ['sales', 'was revenue in March higher than in April', '180.25 80 → 100.25 125.3125'],
    ['sales', 'did we earn more revenue in North than in South?', '375.75 330 → 45.75 13.8636'],
  ]);
});

describe('U2 what is not added up', () => {
  check([
    ['meters', 'total meter reading', 'not_additive Meter reading (kWh)'],
    ['meters', 'meter reading by house', 'several_rows Meter reading (kWh) 2'],
    ['meters', 'total pressure', 'not_additive Pressure (mmHg)'],
    ['weeks', 'sum of mood', 'not_additive Mood (1-5)'],
    ['loans', 'loans in January', 'several_years 2024 2025'],
    ['loans', 'loans in January 2025', '120'],
    ['loans', 'average loans per month', 'mean_per_time Loans'],
    // One row each: their mean is one number.
    ['people', 'average salary per name', '54687.5'],
  ]);
});

describe('U2 weeks by their number', () => {
  check([
    ['weeks', 'downtime in week 2', '90'],
    ['weeks', 'Downtime in KW 1', '95'],
    ['weeks', 'downtime in week 7', 'no_rows'],
  ]);
});

describe('U2 a slip of the pen', () => {
  check([
    ['sales', 'revenue by regoin', 'East 80; North 375.75; South 330'],
    ['sales', 'averge revenue', '130.9583'],
    // Names are never corrected: there may be both.
    ['sales', 'revenue of Hladen AG', 'unused_words Hladen AG'],
    ['sales', 'revenue by county', 'unused_words by county'],
  ]);

  it('is given with the answer', () => {
    expect(askTables('revenue by regoin', [asked('sales')])).toMatchObject({
      corrections: [{ written: 'regoin', word: 'region' }],
    });
  });
});

describe('U2 values as people write them', () => {
  check([
    ['shifts', 'hours on monday', '5'],
    ['shifts', 'hours of room a', '7'],
    ['shifts', 'Stunden über Vertretung', '2'],
    ['shifts', 'Stunden der Vertretungen', '2'],
  ]);
});

describe('U2 several tables', () => {
  it('takes no small word for nothing that names a column of another one', () => {
    expect(outcome('total amount by country', ['customers', 'invoices', 'budget'])).not.toMatch(/^\d/);
  });
});
