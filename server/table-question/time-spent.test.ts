import { describe, expect, it } from 'vitest';
import type { KeptPlan } from './ask-candidate.ts';
import { askTables } from './ask-tables.ts';
import { answerText, asked, outcomeOf, type TableName } from './testing/asked.ts';

const texts = {
  'time_log.csv': `Date;Person;Client;Hours;Billable
2025-03-03;Ana;Harbour;2;Yes
2025-03-04;Ana;Mill;7;No
2025-03-05;Bob;Harbour;2;Yes
2025-04-06;Bob;Harbour;1;No`,
  'zeiten.csv': `Datum;Wer;Projekt;Stunden;Abrechenbar
03.03.2025;Lia;Hafen;2;ja
04.03.2025;Lia;Turm;7;nein
05.03.2025;Kurt;Hafen;2;ja
06.04.2025;Kurt;Hafen;1;nein`,
  'account.csv': `Date;Payee;Category;Amount;Balance
2025-01-02;Works;Income;2000.00;2500.00
2025-01-04;Bakery;Food;-20.00;2480.00
2025-01-09;Power;Home;-60.00;2420.00
2025-02-11;Bakery;Food;-20.00;2400.00`,
  'konto.csv': `Buchungstag;Empfänger;Kategorie;Betrag (EUR);Saldo (EUR)
02.01.2025;Werk;Einkommen;2.000,00;2.500,00
04.01.2025;Bäcker;Essen;-20,00;2.480,00
09.01.2025;Strom;Wohnen;-60,00;2.420,00
11.02.2025;Bäcker;Essen;-20,00;2.400,00`,
  'no kinds.csv': `Date;Text;Amount
2025-01-02;Pay;2000.00
2025-01-04;Bread;-20.00`,
} as const;

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(outcomeOf(name.replace('.csv', ''), texts[name], question)).toBe(answer);
  });

describe('U2 time is the hours, never how many rows there are', () => {
  check([
    ['time_log.csv', 'Which client takes up the most time?', 'Mill 7'],
    ['time_log.csv', 'What share of our time went to Harbour?', '5 12 → 41.6667'],
    ['time_log.csv', 'What percentage of our time is billable?', '4 12 → 33.3333'],
    ['zeiten.csv', 'Welches Projekt kostet die meiste Zeit?', 'Turm 7'],
    ['zeiten.csv', 'Welcher Anteil der Zeit ist abrechenbar?', '4 12 → 33.3333'],
  ]);
});

describe('U2 a column of yes and no before what is counted', () => {
  check([
    ['time_log.csv', 'How many billable hours do we have for Harbour?', '4'],
    ['time_log.csv', 'Who has the most billable hours?', 'Ana 2; Bob 2'],
    ['time_log.csv', 'non-billable hours by client', 'Harbour 1; Mill 7'],
    ['zeiten.csv', 'Wie viele abrechenbare Stunden hat Kurt?', '2'],
    ['zeiten.csv', 'Wie viele nicht abrechenbare Stunden gab es?', '8'],
  ]);
});

describe('U2 money that went, of an account with both signs', () => {
  check([
    ['account.csv', 'How much money did we spend in January?', '-80'],
    ['account.csv', 'How much came in in January?', '2000'],
    ['account.csv', 'What share of spending was food?', '-40 -100 → 40'],
    ['account.csv', 'What do we spend the most on?', 'Home -60'],
    ['account.csv', 'Which category costs us the most?', 'Home -60'],
    ['account.csv', 'Where do we spend the most?', 'no_operation'],
    ['no kinds.csv', 'What do we spend the most on?', 'no_operation'],
    ['account.csv', 'What was our account balance at the end of January?', '2420'],
    ['konto.csv', 'Wie viel Geld haben wir im Januar ausgegeben?', '-80'],
    ['konto.csv', 'Wie viel kam im Januar rein?', '2000'],
    ['konto.csv', 'Wie viel ging im Januar raus?', '-80'],
    ['konto.csv', 'Wie viel Prozent der Ausgaben sind Essen?', '-40 -100 → 40'],
    ['konto.csv', 'Wofür geben wir am meisten aus?', 'Wohnen -60'],
    ['konto.csv', 'Wie war der Kontostand Ende Januar?', '2420'],
  ]);
});

/** Asks one question after the other, each going on from the answer before. */
const talk = (name: TableName, questions: readonly string[]): string => {
  let kept: KeptPlan | null = null;
  let last = '';
  for (const question of questions) {
    const said = askTables(question, [asked(name)], kept);
    kept = said?.kind === 'answer' ? said.kept : null;
    last = said?.kind === 'answer' ? answerText(said) : (said?.refusal.reason ?? 'nothing');
  }
  return last;
};

describe('U2 the other end of what was ranked', () => {
  it.each([
    [['Which region has the highest revenue?', 'and the lowest?'], 'East 80'],
    [['total units by region', 'and the lowest?'], 'East 5'],
    [['Which region has the most rows?', 'and the fewest?'], 'East 1'],
    [['What is the highest revenue?', 'and the lowest?'], '80'],
    [['Welche Region hat den höchsten Umsatz?', 'und den niedrigsten?'], 'East 80'],
  ])('%j', (questions, said) => {
    expect(talk('sales', questions)).toBe(said);
  });
});
