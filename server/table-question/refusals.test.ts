import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import type { AskedTable } from './ask-candidate.ts';
import { askTables } from './ask-tables.ts';
import { answerText, asked, outcome, type TableName } from './testing/asked.ts';

const cases: readonly (readonly [TableName, string, string])[] = [
  ['sales', 'total revenue of new customers', 'unused_words new'],
  ['sales', 'total net revenue', 'unused_words net'],
  ['sales', 'total revenue in the West region', 'unused_words West'],
  ['sales', 'average revenue and price in North or', 'unused_words or'],
  ['sales', 'What does revenue mean?', 'unused_words mean'],
  ['sales', 'forecast revenue', 'unused_words forecast'],
  ['sales', 'revenue if North had been twice as large', 'unused_words if twice as large'],
  ['sales', 'cumulative revenue by month', 'unused_words cumulative'],
  ['sales', 'revenue in North and cost', 'unused_words and'],
  ['sales', 'which region had the highest revenue and cost', 'two_operations'],
  ['sales', 'revenue and unit price', 'several_rows Unit price 6'],
  ['sales', 'total unit price', 'not_additive Unit price'],
  ['sales', 'unit price', 'several_rows Unit price 6'],
  ['sales', 'revenue last month', 'relative_date last month'],
  ['sales', 'revenue after 01/02/2025', 'unclear_date'],
  ['sales', 'by region', 'no_measure'],
  ['sales', 'revenue by cost', 'not_a_group Cost (EUR)'],
  ['sales', 'total revenue by region above 100', 'group_condition Revenue (EUR)'],
  ['sales', 'which region had revenue above 100', 'group_condition Revenue (EUR)'],
  ['sales', 'revenue in March 2024', 'no_rows'],
  ['sales', 'revenue in January and March 2025', 'two_periods'],
  ['sales', 'how did revenue change', 'no_ends'],
  ['sales', 'revenue growth in Q2 2025', 'no_ends'],
  ['sales', 'average price per unit by region or customer', 'unused_words or'],
  ['sales', 'total revenue over 2025', 'unused_words over'],
  ['sales', 'revenue not in the North but in the West', 'unused_words but West'],
  ['sales', 'revenue in dollars', 'unused_words dollars'],
  ['sales', 'how many customers bought nothing', 'unused_words nothing'],
  ['sales', 'correlation of revenue and units', 'unused_words correlation'],
  ['sales', 'standard deviation of revenue', 'unused_words standard deviation'],
  ['sales', 'total revenue of North in South', 'unused_words South'],
  ['statement', 'total headcount', 'stock Headcount'],
  ['statement', 'total 2024', 'no_measure'],
  ['statement', 'revenue in Q1 2024', 'too_fine Year'],
  ['statement', 'profit 2021', 'no_rows'],
  ['budget', 'budget by month', 'no_dates'],
  ['budget', 'budget after 2024-01-01', 'no_dates'],
  ['budget', 'first budget', 'no_order'],
  ['staff', 'total headcount', 'stock Headcount'],
  ['payroll', 'salary per employee', 'not_additive Salary (EUR)'],
  ['elections', 'total voters', 'repeated Voters District'],
  ['elections', 'voters in Oldtown', 'repeated Voters District'],
  ['sales', 'average revenue per quarter', '261.9167'],
  ['months', 'Miete 2025', 'unused_words 2025'],
  ['months', 'Miete im Mai', 'no_rows'],
  ['months', 'Miete im zweiten Quartal', 'no_rows'],
  ['flows', 'total in January', 'no_measure'],
  ['members', 'total balance', 'stock Balance (EUR)'],
  ['staff', 'headcount after 2025-01-15', 'too_fine Month'],
  ['invoices', 'total amount', 'mixed_units Amount'],
  ['invoices', 'average amount of Berg', 'mixed_units Amount'],
  ['orders', 'weight after 2025-01-31', 'several_dates Order date Ship date'],
  ['orders', 'weight of open', 'several_columns Status: Open Previous status: Open'],
  ['orders', 'weight by date', 'several_dates Order date Ship date'],
  ['survey', 'total yes', 'not_additive Yes (%)'],
  ['survey', 'yes in France', 'several_rows Yes (%) 2'],
  ['rain', 'rainfall in March', 'several_years 2023 2024'],
  ['rain', 'latest temperature', 'nothing'],
  ['gaps', 'profit of lamps and stools', 'unused_words and stools'],
  ['umsatz', 'Umsatz der letzten Woche', 'unused_words Woche'],
  ['umsatz', 'Umsatz ohne Steuer', 'unused_words ohne Steuer'],
  ['umsatz', 'Umsatz je Filiale und Verkäufer', 'unused_words und Verkäufer'],
  ['umsatz', 'geplanter Umsatz 2025', 'unused_words geplanter'],
  ['umsatz', 'Summe Preis und Umsatz', 'two_operations'],
];

describe('a question that is not answered', () => {
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

  it('comes with questions that are answered', () => {
    for (const [name, question] of cases) {
      const refused = askTables(question, [asked(name)]);
      if (refused?.kind !== 'refusal') continue;
      for (const text of refused.suggestions)
        expect([text, askTables(text, [asked(name)])?.kind]).toEqual([text, 'answer']);
    }
  });

  it.each([
    ['sales', 'total revenue of Halden AF', 'total revenue of Halden AG'],
    ['sales', 'total revenue in Nrth', 'total revenue in North'],
    ['rain', 'rainfall in March', 'rainfall in March 2024'],
    ['sales', 'revenue growth in Q2 2025', 'Sum of Revenue: change from Q1 2025 to Q2 2025'],
    ['survey', 'total yes', 'Mean of Yes'],
    ['sales', 'profit by region', 'Revenue minus Cost by region'],
    ['sales', 'Gewinn je Kunde', 'Revenue minus Cost je Kunde'],
    ['sales', 'what is the profit?', 'what is the Revenue minus Cost?'],
  ] as const)('of %s may have meant another: “%s”', (name, question, offered) => {
    const refused = askTables(question, [asked(name)]);
    expect(refused).toMatchObject({ kind: 'refusal', suggestions: expect.arrayContaining([offered]) });
  });
});

describe('U2 names of rows that are small words', () => {
  const codes: AskedTable = {
    id: 'fil_codes#0',
    name: 'codes.csv',
    table: tableOf('Country;Sales;Staff\nA;1;6\nIN;20;2\nUS;30;3'),
  };
  const said = (question: string) => {
    const answer = askTables(question, [codes]);
    return answer?.kind === 'answer' ? answerText(answer) : answer?.refusal.about.join(' ');
  };

  it('choose these rows', () => {
    expect(said('sales of A')).toBe('1');
    expect(said('what are the sales of A?')).toBe('1');
    expect(said('sales in IN')).toBe('20');
    expect(said('sales in US')).toBe('30');
  });

  it('are not passed over where nobody can tell', () => {
    expect(said('staff in us')).toBe('us');
    expect(said('tell us the staff')).toBe('11');
  });
});

it('U2 adds up no years in which things began', () => {
  const table = { id: 'f#0', name: 'firms.csv', table: tableOf('Firm;Founded\nAlder;1990\nBirch;2001') };
  const said = askTables('total founded', [table]);
  expect(said?.kind).toBe('refusal');
});

it.each([
  ['best place of Bob', ['best']],
  ['highest place of Bob', ['highest']],
])('U2 takes the greatest number of a place for no best one: “%s”', (question, about) => {
  const table = tableOf('Runner;Race;Place\nAnn;Hill;2\nBob;Hill;1\nAnn;Lake;1\nBob;Lake;2');
  const said = askTables(question, [{ id: 'r#0', name: 'r.csv', table }]);
  expect(said).toMatchObject({ kind: 'refusal', refusal: { reason: 'unused_words', about } });
});

it('U2 adds up no prices of one piece each', () => {
  const table = tableOf('Item;Qty;Price each\nScrew;10;0.10\nNail;40;0.05');
  expect(askTables('total price', [{ id: 's#0', name: 's.csv', table }])?.kind).toBe('refusal');
});
