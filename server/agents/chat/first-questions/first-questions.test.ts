import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../../../language/language.ts';
import { atOnce } from '../../../part-by-part.ts';
import type { AskedTable } from '../../../table-question/ask-candidate.ts';
import { askTables } from '../../../table-question/ask-tables.ts';
import { asked, type TableName } from '../../../table-question/testing/asked.ts';
import { readDocument } from '../../../tools/readers/read-document.ts';
import { isArithmetic } from '../arithmetic/is-arithmetic.ts';
import { firstQuestions } from './first-questions.ts';

async function sample(name: string): Promise<AskedTable[]> {
  const file = new URL(`../../../library/first-chat/${name}`, import.meta.url);
  const { typedTables } = await readDocument('usr_a', new Uint8Array(await readFile(file)), name);
  return typedTables.map((table, i) => ({ id: `fil_a#${i}`, name, table }));
}

const questionsIn = (language: Language, tables: readonly AskedTable[]) =>
  speaking(language, () => atOnce(firstQuestions(tables)));

it('R7 makes three questions of the sample, in both languages', async () => {
  expect(questionsIn('en', await sample('container-freight.csv'))).toEqual([
    'Which Route has the highest Freight cost?',
    'How did Freight cost change from 2024 to 2025?',
    'What share of Freight cost is Shanghai to Hamburg?',
  ]);
  expect(questionsIn('de', await sample('containerfracht.csv'))).toEqual([
    'Wie hoch ist die Summe von Frachtkosten je Strecke?',
    'Wie hat sich die Summe von Frachtkosten von 2024 auf 2025 verändert?',
    'Welchen Anteil an Frachtkosten hat Shanghai–Hamburg?',
  ]);
});

it('R7 compares two years only where both have the same months', () => {
  expect(questionsIn('en', [asked('energy')])).toContain('How did Output change from 2023 to 2024?');
  // January to July of one year, nothing before.
  expect(questionsIn('en', [asked('sales')])).toContain('What is the total Revenue by Month?');
  // January and April 2024, February and May 2025.
  expect(questionsIn('de', [asked('umsatz')]).join(' ')).not.toContain('verändert');
});

const names: readonly TableName[] = [
  'branches',
  'sales',
  'umsatz',
  'statement',
  'wide',
  'budget',
  'staff',
  'payroll',
  'invoices',
  'orders',
  'survey',
  'energy',
  'fiscal',
  'haushalt',
  'quarters',
  'bestellungen',
  'stock',
  'account',
  'flows',
  'elections',
  'ausgaben',
  'members',
  'tickets',
  'people',
  'meters',
  'loans',
  'plans',
  'settled',
  'seasons',
  'accounts',
  'noten',
  'gdp',
  'gaps',
];

it.each(['en', 'de'] as const)(
  'R7 offers three questions or none, and each has a result (%s)',
  (language) => {
    let offered = 0;
    speaking(language, () => {
      for (const name of names) {
        const tables = [asked(name)];
        const questions = atOnce(firstQuestions(tables));
        expect([0, 3], name).toContain(questions.length);
        expect(new Set(questions).size, name).toBe(questions.length);
        for (const question of questions) {
          const said = askTables(question, tables);
          if (said?.kind !== 'answer') throw new Error(`${name}: “${question}” is not answered`);
          expect(said.corrections, question).toEqual([]);
          expect(
            said.result.lines.flatMap(({ measured }) => measured.map(({ value }) => value)),
            question,
          ).not.toContain(Number.NaN);
          expect(isArithmetic(question), question).toBe(false);
          offered += 1;
        }
      }
    });
    expect(offered).toBeGreaterThan(60);
  },
);

it('R7 asks nothing that two sheets would answer differently, and nothing of a table of words', () => {
  const [one, other] = [asked('branches'), { ...asked('budget'), id: 'fil_other#0', name: 'other.csv' }];
  const questions = questionsIn('en', [one, other]);
  // Either alone gives three; both have rows that can be counted.
  expect(questionsIn('en', [one])).toContain('Number of rows');
  expect(questionsIn('en', [other])).toContain('Number of rows');
  expect(questions).not.toContain('Number of rows');
  for (const question of questions) expect(askTables(question, [one, other])?.kind).toBe('answer');
  expect(questionsIn('en', [asked('stock')])).toEqual([]);
  expect(questionsIn('en', [])).toEqual([]);
});
