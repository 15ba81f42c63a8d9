import { describe, expect, it } from 'vitest';
import type { KeptPlan } from './ask-candidate.ts';
import { askTables } from './ask-tables.ts';
import { answerText, asked, outcome, type TableName } from './testing/asked.ts';

/** Asks one question after the other, each going on from the answer before. */
function talk(name: TableName, ...questions: readonly string[]): string {
  let kept: KeptPlan | null = null;
  let last = '';
  for (const question of questions) {
    const said = askTables(question, [asked(name)], kept);
    if (said?.kind === 'answer') {
      // As it comes back from a checkpoint.
      kept = JSON.parse(JSON.stringify(said.kept)) as KeptPlan;
      last = answerText(said);
    } else last = said === null ? 'nothing' : [said.refusal.reason, ...said.refusal.about].join(' ');
  }
  return last;
}

describe('a question that follows an answer', () => {
  it.each([
    [['total revenue in North', 'and for South?'], '330'],
    [['total revenue in North', 'what about East?'], '80'],
    [['total revenue in North', 'by month'], '2025-01 100.5; 2025-03 180.25; 2025-07 95'],
    [['total revenue in North', 'and in March?'], '180.25'],
    [['total revenue in North', 'and in March?', 'and the cost?'], '90'],
    [['Umsatz in North', 'und für South?'], '330'],
    [['Umsatz in North', 'und im März?'], '180.25'],
    [['revenue by region', 'only the top 2'], 'North 375.75; South 330'],
    [['revenue by region', 'by quarter'], '2025 Q1 490.75; 2025 Q2 200; 2025 Q3 95'],
    [['revenue by region', 'what about units?'], 'East 5; North 38; South 42'],
    [['revenue by region', 'without East'], 'North 375.75; South 330'],
    [['revenue in Q1 2025', 'and in April?'], '80'],
    [['total revenue', 'average units'], '14.1667'],
    [['total revenue in North', 'total cost'], '430'],
    [['total revenue in North', 'as a share'], '375.75 785.75 → 47.8206'],
    [['total revenue in North', 'and South?', 'as a share'], '330 785.75 → 41.9981'],
    [['Umsatz nach Region', 'als Anteil'], 'East 80 → 10.1814; North 375.75 → 47.8206; South 330 → 41.9981'],
    [['revenue by region', 'sort by revenue'], 'North 375.75; South 330; East 80'],
    [['revenue by region', 'sort by cost'], 'no_operation'],
    [['revenue by region', 'only 2025', 'the same for costs'], 'East 70; North 200; South 160'],
    [['Umsatz nach Region', 'das gleiche für Kosten'], 'East 70; North 200; South 160'],
    [['average quarterly revenue', 'and in 2025?'], '261.9167'],
    [['average quarterly revenue', 'by region'], 'no_operation'],
    [['average quarterly revenue', 'and in North?'], 'mean_per_time Revenue (EUR)'],
    [['revenue by region', 'why?'], 'nothing'],
    [['revenue minus cost by region', 'and in March?'], 'North 90.25'],
    [['total revenue in North', 'and for Mars and South?'], 'unused_words Mars'],
    [['total revenue', 'what about unit price?'], 'not_additive Unit price'],
    [['how did revenue change from Q1 to Q2 2025', 'and from Q2 to Q3 2025?'], '200 95 → -105 -52.5'],
  ])('%j', (questions, said) => {
    expect(talk('sales', ...questions)).toBe(said);
  });

  it('is a question of its own when there is no answer to go on from', () => {
    expect(outcome('and for South?', ['sales'])).toMatch(/^(?:unused_words|no_measure)/);
  });

  it('does not go on in a table that has changed', () => {
    const said = askTables('total revenue in North', [asked('sales')]);
    const kept = said?.kind === 'answer' ? said.kept : null;
    expect(outcome('and for South?', ['wide'], kept)).not.toBe('330');
  });
});

describe('several tables', () => {
  it('the one that fits answers', () => {
    expect(outcome('total output', ['sales', 'energy', 'rain'])).toBe('117');
  });

  it('are not guessed between', () => {
    expect(outcome('total revenue 2024', ['statement', 'wide'])).toMatch(/^several_columns/);
    expect(outcome('total units', ['sales', 'energy'])).toBe('85');
  });

  it.each([
    ['revenue by country', 'Germany 610.75; Ghana 175'],
    ['total revenue for the Retail segment', '455.75'],
    ['revenue per segment in March 2025', 'Retail 180.25'],
    ['which segment had the highest cost', 'Retail 270'],
  ])('are joined by the column they share: “%s”', (question, said) => {
    expect(outcome(question, ['customers', 'sales'])).toBe(said);
  });
});
