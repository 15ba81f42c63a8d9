import { describe, expect, it } from 'vitest';
import { tableOf } from '../table/testing/describe-table.ts';
import { askTables } from './ask-tables.ts';
import { answerText } from './testing/asked.ts';

const said = (text: string, question: string) => {
  const answer = askTables(question, [{ id: 'fil_a#0', name: 'a.csv', table: tableOf(text, 'a') }]);
  if (answer?.kind === 'answer') return answerText(answer);
  return answer === null ? 'nothing' : [answer.refusal.reason, ...answer.refusal.about].join(' ');
};

const statement = `Date;Description;Paid out;Balance
2024-09-25;Rent;900.00;100.00
2024-10-09;Shop;20.00;80.00
2024-10-28;Garage;30.00;50.00
2024-11-02;Shop;10.00;40.00
2024-11-02;Shop;5.00;35.00`;
const accounts = `Datum;Konto;Saldo
05.05.2024;Giro;100,00
20.05.2024;Tagesgeld;900,00
16.06.2024;Giro;70,00
07.08.2024;Giro;60,00`;
const meter = `Datum;Zählerstand (kWh);abgelesen von
31.03.2023;1.000,5;Uli
30.06.2023;1.200,0;Marga
30.09.2023;1.300,5;Uli`;

describe('U2 what there was at a moment', () => {
  it.each([
    [statement, 'What was my balance at the end of October?', '50'],
    [statement, 'balance on 10 October', '80'],
    [statement, 'balance as of 1 November 2024', '50'],
    [accounts, 'Wie hoch war der Saldo vom Girokonto Ende Juni?', '70'],
    [accounts, 'Saldo Giro am 1. Juli', '70'],
    [meter, 'Zählerstand Ende Juni', '1200'],
  ])('is what the last row up to it says: %#', (table, question, answer) => {
    expect(said(table, question)).toBe(answer);
  });

  it.each([
    // Of two accounts the last row is that of one of them.
    [accounts, 'Saldo Ende Juni', 'stock Saldo'],
    // Two bookings of one day: nobody tells which was the last.
    [statement, 'balance on 2 November', 'stock Balance'],
    [statement, 'balance at the end of November', 'no_order Balance 2'],
    // The table ends before.
    [accounts, 'Saldo Giro Ende Dezember', 'no_rows'],
    // A meter runs on between two readings.
    [meter, 'Zählerstand Ende Mai', 'no_rows'],
    [statement, 'paid out at the end of October', 'unused_words at the end of October'],
    [statement, 'list all rows at the end of October', 'unused_words at the end of October'],
    [statement, 'how many rows at the end of October', 'unused_words at the end of October'],
    [statement, 'highest balance at the end of October', 'no_operation Date'],
  ])('is refused where the rows do not tell: %#', (table, question, answer) => {
    expect(said(table, question)).toBe(answer);
  });

  it('is the same in any order of the rows', () => {
    const [head = '', ...rows] = statement.split('\n');
    const turned = [head, ...rows.toReversed()].join('\n');
    for (const question of ['balance at the end of October', 'balance on 10 October'])
      expect(said(turned, question)).toBe(said(statement, question));
  });
});

describe('U2 days without a year', () => {
  it('are those of the only year of the column', () => {
    expect(said(statement, 'paid out after 9 October')).toBe('45');
    expect(said(statement, 'paid out from October 1 to October 30')).toBe('50');
    expect(said(accounts, 'Wie viele Zeilen bis zum 20. Mai?')).toBe('2');
    expect(said(accounts, 'Wie viele Zeilen vom 1.5. bis 16.6.?')).toBe('3');
  });

  it('are refused where the column has two years', () => {
    const two = `${statement}\n2025-01-03;Shop;7.00;28.00`;
    expect(said(two, 'paid out after 9 October')).toBe('several_years 2024 2025');
    expect(said(two, 'paid out after 9 October 2024')).toBe('52');
  });

  it('are refused where the dates are months', () => {
    expect(said('Month;Rain\n2024-01;5\n2024-02;7', 'rain after 9 January')).toBe('too_fine Month');
  });
});
