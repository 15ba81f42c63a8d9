import { describe, expect, it } from 'vitest';
import { outcome, type TableName } from './testing/asked.ts';

type Case = readonly [name: TableName, question: string, said: string];

const check = (cases: readonly Case[]) =>
  it.each(cases)('of %s: “%s”', (name, question, said) => {
    expect(outcome(question, [name])).toBe(said);
  });

describe('U2 what was done, where it may not be so of every row', () => {
  check([
    ['settled', 'total gross of paid invoices', 'unused_words paid'],
    ['settled', 'how much gross has Ash paid in total?', 'unused_words paid'],
    ['settled', 'how many invoices were paid', 'unused_words paid'],
    ['settled', 'total gross received', 'unused_words received'],
    ['settled', 'total gross of Ash', '476'],
    ['bookings', 'how many nights did we sell', 'cancelled 2; confirmed 3'],
    ['rentals', 'how many days did we sell', '12'],
  ]);
});

describe('U2 money that came and went', () => {
  check([
    ['ledger', 'total amount spent in January 2025', '-50.5'],
    ['ledger', 'how much did I spend in total?', '-50.5'],
    ['ledger', 'biggest expense', '-30'],
    ['ledger', 'spending by payee', 'Rewe -50.5'],
    ['ledger', 'how much income did I have', '900'],
    ['ledger', 'amount by payee below 500', 'group_condition Amount (EUR)'],
    ['ledger', 'income and spending', 'unused_words and spending'],
    ['account', 'how much did I spend on groceries', '156.35'],
    ['account', 'total income in March 2025', '2100.5'],
    ['account', 'spending on balance', 'no_operation'],
    ['account', 'how many expenses were there', '3'],
    ['ledger', 'total amount received', '900'],
    ['ledger', 'total amount received from Rewe', 'no_rows'],
    ['ledger', 'sum spent at Rewe', '-50.5'],
    ['ledger', 'how much did I spend at Rewe?', '-50.5'],
    ['ledger', 'how much did I spend in January 2025?', '-50.5'],
    ['ledger', 'how much did I get from Rewe?', 'unused_words get'],
    // Only amounts that nothing else is said of: a weight is not spent.
    ['rentals', 'how much did we spend in Bonn', 'no_measure'],
    ['rowers', 'rowers by club', 'Chess 2; Rowing 1'],
    ['ledger', 'total amount', '849.5'],
    ['in and out', 'total money in', '150'],
    ['in and out', 'total money in and total money out', '150'],
    ['in and out', 'money in in February 2025', '50'],
    // Of the one or the other.
    ['in and out', 'money in February 2025', 'several_columns Money in (EUR) Money out (EUR)'],
  ]);
});

describe('U2 years over two of the calendar', () => {
  check([
    ['seasons', 'points in 2023/24', '71'],
    ['seasons', 'points of Red in season 22/23', '40'],
    ['spanned years', 'Umsatz im Geschäftsjahr 2023/24', '88.9'],
    ['spanned years', 'EBIT FY24/25', '5.9'],
    ['spanned years', 'Veränderung des Umsatzes von FY22/23 auf FY24/25', '81.2 93.4 → 12.2 15.0246'],
    // Nobody can tell which of both it would be.
    ['spanned years', 'Umsatz 2023', 'unused_words 2023'],
    ['spanned years', 'Umsatz FY2024', 'no_dates'],
    ['seasons', 'points in 2023', 'unused_words 2023'],
  ]);
});

describe('U2 the mean of months', () => {
  check([
    ['sales', 'average monthly revenue', '130.9583'],
    ['sales', 'average revenue per quarter', '261.9167'],
    ['sales', 'Mean of quarterly totals of Revenue', '261.9167'],
    ['sales', 'Durchschnitt der vierteljährlichen Summen von Revenue', '261.9167'],
    // One row in each: the mean of the rows.
    ['sales', 'average quarterly revenue of South', '165'],
    // Of a quarter without a row nobody can tell whether it counts.
    ['sales', 'average quarterly revenue in North', 'mean_per_time Revenue (EUR)'],
    ['account', 'average monthly debit', '478.175'],
    ['umsatz', 'average monthly Umsatz', 'mean_per_time Umsatz (EUR)'],
    ['umsatz', 'monthly average Umsatz', 'mean_per_time Umsatz (EUR)'],
  ]);
});

describe('U2 shapes of books', () => {
  check([
    ['accounts', 'What were salaries in 2024?', '93700'],
    ['accounts', 'how much did sales change from 2023 to 2024', '-310400 -342900 → -32500'],
    ['noten', 'Welche Note hat Amira in Deutsch?', '1.7'],
    ['noten', 'durchschnittlicher Nettobetrag', '11.9167'],
    ['noten', 'Notendurchschnitt in Mathe', '2.65'],
    ['rounds', 'visitors per round', '1 30; 2 75'],
  ]);
});
