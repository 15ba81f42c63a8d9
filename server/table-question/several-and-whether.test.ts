import { describe, expect, it } from 'vitest';
import { askTables } from './ask-tables.ts';
import { answerText, asked, outcome, type TableName } from './testing/asked.ts';

type Case = readonly [name: TableName, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

/** The names in the rows that are shown. */
function listed(question: string, name: TableName): string {
  const said = askTables(question, [asked(name)]);
  if (said?.kind !== 'answer') return said === null ? 'nothing' : said.refusal.reason;
  const [first] = said.records.table.columns;
  if (first?.kind !== 'text') return 'no names';
  return said.result.shownRows.map((row) => first.words[first.codes[row] ?? 0]).join(' ');
}

/** Each part of an answer. */
function parts(question: string, name: TableName): string[] {
  const said = askTables(question, [asked(name)]);
  if (said?.kind !== 'answer') return [said === null ? 'nothing' : said.refusal.reason];
  const others = said.further.map(({ result, words }) => [words, answerText({ ...said, result })]);
  return [[said.words, answerText(said)], ...others].map(([words, text]) => `${words} = ${text}`);
}

describe('U2 several quantities in one question', () => {
  it.each([
    ['sales', 'total revenue and total cost', ['Sum of Revenue = 785.75', 'Sum of Cost = 430']],
    [
      'sales',
      'revenue and cost in North',
      ['Sum of Revenue, Region North = 375.75', 'Sum of Cost, Region North = 200'],
    ],
    ['sales', 'highest and lowest revenue', ['Highest Revenue = 210', 'Lowest Revenue = 80']],
    ['sales', 'average revenue and total units', ['Mean of Revenue = 130.9583', 'Sum of Units = 85']],
    ['sales', 'how many rows and what is the total cost', ['Number of rows = 6', 'Sum of Cost = 430']],
    [
      'sales',
      'in North, what are the total revenue and the total cost',
      ['Sum of Revenue, Region North = 375.75', 'Sum of Cost, Region North = 200'],
    ],
    // Half of an answer would look like all of it.
    ['sales', 'total revenue and total unit price', ['not_additive']],
    ['sales', 'revenue in North and cost in South', ['unused_words']],
    // One number of both.
    ['sales', 'revenue and cost together', ['two_operations']],
    ['sales', 'revenue plus cost', ['unused_words']],
  ] as const)('of %s: “%s”', (name, question, said) => {
    expect(parts(question, name)).toEqual(said);
  });
});

describe('U2 conditions that compare two columns', () => {
  it.each([
    ['plans', 'which teams are over budget', 'Red'],
    ['plans', 'teams where actual exceeds budget', 'Red'],
    ['plans', 'which teams spent less than planned', 'Blue'],
    ['plans', 'which teams have more wins than losses', 'Red'],
    ['plans', 'welche Teams liegen unter Budget', 'Blue'],
    ['plans', 'welche Teams haben das Budget überschritten', 'Red'],
    ['plans', 'list all rows where wins >= losses', 'Red Green'],
    ['reorder', 'which items are below the reorder level', 'Bolt'],
    ['reorder', 'which items have a unit cost below the reorder level', 'unlike_units'],
    // No bound: it may be compared with anything.
    ['plans', 'which teams are above wins', 'unused_words'],
  ] as const)('of %s: “%s”', (name, question, said) => {
    expect(listed(question, name)).toBe(said);
  });
});

describe('U2 what every row is, said once more', () => {
  check([
    ['rentals', 'which car was rented for the most days', 'Polo 7'],
    ['rentals', 'average days per rental', '4'],
    ['rentals', 'how many days were rented in Bonn', '10'],
    ['rentals', 'days per rental', 'unused_words per'],
    // Those that were cancelled were not booked.
    ['bookings', 'how many nights were booked', 'unused_words booked'],
  ]);
});

describe('U2 hours and minutes, quarters in short', () => {
  check([
    ['timesheet', 'total hours', '24.25'],
    ['timesheet', 'hours by person', 'Mia 19.5; Tom 4.75'],
    ['timesheet', 'who worked the most', 'Mia 19.5'],
    ['timesheet', 'what did Mia do in 2025-W10', 'unused_words do'],
    ['short quarters', 'bookings in Q2 2024', '110'],
    ['short quarters', "bookings in Q1 '25", '140.75'],
    ['short quarters', 'bookings by year', '2024 210.5; 2025 140.75'],
  ]);
});

describe('U2 years in the head beside other numbers', () => {
  check([
    ['gdp', 'gdp of Vesta in 2022', '100'],
    ['gdp', 'growth of Eastmark from 2022 to 2023', '50 60 → 10 20'],
    ['gdp', 'total population', '18'],
    ['gdp', 'population of Vesta in 2022', 'several_measures Population 2022'],
  ]);
});

/** The yes or no of an answer. */
const verdict = (question: string, name: TableName) => {
  const said = askTables(question, [asked(name)]);
  return said?.kind === 'answer' ? said.verdict : said === null ? 'nothing' : said.refusal.reason;
};

describe('U2 questions whether something is so', () => {
  it.each([
    ['sales', 'was revenue higher in North than in South?', 'yes'],
    ['sales', 'was revenue lower in North than in South?', 'no'],
    ['sales', 'did South have more revenue than North?', 'no'],
    ['sales', 'revenue North vs South', null],
    ['tickets', 'are there any closed tickets?', 'yes'],
    ['tickets', 'gibt es Tickets von Kim?', 'yes'],
    // Some are closed, which says nothing of all.
    ['tickets', 'are there only closed tickets?', null],
  ] as const)('of %s: “%s” %s', (name, question, said) => {
    expect(verdict(question, name)).toBe(said);
  });
});

describe('U2 years of business', () => {
  it('are named as such in the plan, also when the question says a year', () => {
    const said = askTables('revenue in 2024', [asked('fiscal')]);
    expect(said?.kind === 'answer' && said.words).toMatch(/^Revenue, FY2024$|^Sum of Revenue, FY2024$/);
    expect(outcome('revenue, FY2024', ['fiscal'])).toBe('1402.5');
  });
});
