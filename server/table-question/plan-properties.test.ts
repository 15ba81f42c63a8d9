import { describe, expect, it } from 'vitest';
import { gridOfRows } from '../table/raw-grid.ts';
import { readTable } from '../table/read-table.ts';
import { askTables } from './ask-tables.ts';
import { answerText } from './testing/asked.ts';

const head = ['Date', 'Region', 'Units', 'Revenue (EUR)'];
const body = [
  ['2024-11-15', 'North', '10', '100.50'],
  ['2024-12-10', 'South', '30', '210.00'],
  ['2025-01-20', 'North', '20', '180.25'],
  ['2025-02-02', 'East', '5', '80.10'],
  ['2025-03-31', 'South', '12', '120.20'],
];
const questions = [
  'total revenue',
  'revenue by region',
  'average units in North',
  'revenue since 2025',
  'which region had the highest revenue',
  'revenue per unit',
  'latest units',
  'revenue North vs South',
  'share of North in revenue',
  'top 2 revenues',
  'revenue by month',
  'median of units without East',
  'Umsatz nach Quartal',
  'Wie viele Zeilen mit Umsatz über 100',
  'revenue since February 2025',
  'revenue before 2025-02-01',
  'revenue from 2024-12-01 to 2025-02-15',
  'revenue in the last 3 months',
  'units by region without East',
  'revenue by region and month in North or South',
  'share of North in revenue in 2025',
  'change in revenue from 2024 to 2025',
  'how many rows with revenue between 100 and 200',
  'which regions had more than 200 euros in revenue',
  'how many regions have more than 1 row',
  'in how many months did we have more than 100 euros in revenue',
];

function ask(question: string, rows: readonly (readonly string[])[]): string {
  const table = readTable(
    gridOfRows(
      't',
      rows.map((row) => [...row]),
    ),
  );
  const said = table === null ? null : askTables(question, [{ id: 't#0', name: 't', table }]);
  return said?.kind === 'answer' ? answerText(said) : `no: ${said?.refusal.reason}`;
}

/** The same pseudo-random order every time. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const keyed = items.map((item) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return [state, item] as const;
  });
  return keyed.toSorted(([a], [b]) => a - b).map(([, item]) => item);
}

describe('an answer', () => {
  it.each(questions)('is the same in any order of rows and columns: “%s”', (question) => {
    const expected = ask(question, [head, ...body]);
    expect(expected).not.toMatch(/^no/);
    for (const seed of [1, 2, 3]) {
      const order = shuffled([0, 1, 2, 3], seed);
      const turned = [head, ...shuffled(body, seed)].map((row) => order.map((at) => row[at] ?? ''));
      expect(ask(question, turned)).toBe(expected);
    }
  });

  it.each(questions)('is none with a word more that nobody knows: “%s”', (question) => {
    for (const word of ['zorblax', 'deflated', 'bereinigt', 'West', 'unless', 'quasi'])
      for (const text of [`${question} ${word}`, `${word} ${question}`])
        expect([text, ask(text, [head, ...body])]).toEqual([text, expect.stringMatching(/^no/)]);
  });

  it('says its plan in words that can be asked again', () => {
    const table = readTable(
      gridOfRows(
        't',
        [head, ...body].map((row) => [...row]),
      ),
    );
    for (const question of questions) {
      const said = table === null ? null : askTables(question, [{ id: 't#0', name: 't', table }]);
      if (said?.kind !== 'answer') throw new Error(question);
      expect([said.words, ask(said.words, [head, ...body])]).toEqual([said.words, answerText(said)]);
    }
  });
});
