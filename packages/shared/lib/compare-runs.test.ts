import { describe, expect, it } from 'vitest';
import type { Figure, Finding } from '../contract/run-events.ts';
import { compareRuns, type RunContent } from './compare-runs.ts';

const finding = (id: string, detail: string, status = 'verified'): Finding => ({
  id,
  title: `Title of ${id}`,
  detail,
  status,
});
const figure = (id: string, label: string, value: string): Figure => ({
  id,
  label,
  value,
  formula: 'x',
  inputs: [],
  source_n: null,
});
const said = (text: string, part: 'report' | 'answer' = 'report') => ({ part, text, figure_ids: [] });
const run = (content: Partial<RunContent>): RunContent => ({
  findings: [],
  figures: [],
  claims: [],
  ...content,
});

const answered = (text: string) => run({ claims: [said(text, 'answer')] });
const both = (text: string) => run({ claims: [said(text, 'answer'), said('The same.')] });

describe('two runs', () => {
  it('that say the same differ in nothing, whatever the order and the white space', () => {
    const before = run({
      findings: [finding('a', 'one'), finding('b', 'two')],
      claims: [said('Rose to 5 %.')],
    });
    const now = run({
      findings: [finding('b', 'two'), finding('a', 'one ')],
      claims: [said('Rose  to 5 %.')],
    });
    expect(compareRuns(before, now)).toEqual({ fresh: [], gone: [], changed: [], sameCount: 3 });
  });

  it('are told apart by findings that came, went, and have another status or text', () => {
    const before = run({ findings: [finding('gone', 'x'), finding('kept', 'y', 'for review')] });
    const now = run({ findings: [finding('kept', 'y'), finding('fresh', 'z')] });
    expect(compareRuns(before, now)).toEqual({
      fresh: [
        {
          kind: 'finding',
          id: 'fresh',
          title: 'Title of fresh',
          before: null,
          now: { text: 'z', status: 'verified' },
        },
      ],
      gone: [
        {
          kind: 'finding',
          id: 'gone',
          title: 'Title of gone',
          before: { text: 'x', status: 'verified' },
          now: null,
        },
      ],
      changed: [
        {
          kind: 'finding',
          id: 'kept',
          title: 'Title of kept',
          before: { text: 'y', status: 'for review' },
          now: { text: 'y', status: 'verified' },
        },
      ],
      sameCount: 0,
    });
  });

  it('have a figure changed only where id and label are the same: else one went and another came', () => {
    const before = run({ figures: [figure('cost', 'Cost', 'EUR 4'), figure('rsi-2', 'RSI of ACME', '40')] });
    const now = run({
      figures: [figure('cost', 'Cost', 'EUR 5'), figure('rsi-2', 'RSI of Northwind', '40')],
    });
    const { fresh, gone, changed } = compareRuns(before, now);
    expect(changed).toEqual([
      {
        kind: 'figure',
        id: 'cost',
        title: 'Cost',
        before: { text: 'EUR 4', status: null },
        now: { text: 'EUR 5', status: null },
      },
    ]);
    expect(fresh.map(({ title }) => title)).toEqual(['RSI of Northwind']);
    expect(gone.map(({ title }) => title)).toEqual(['RSI of ACME']);
  });

  it('have a statement changed where only its numbers differ and each has one of these words', () => {
    const before = run({ claims: [said('Sales fell by −4.5 %.'), said('Ann left.')] });
    const now = run({ claims: [said('Sales fell by −1,024.5 %.'), said('Bob left.')] });
    const { fresh, gone, changed } = compareRuns(before, now);
    expect(changed.map((one) => [one.before?.text, one.now?.text])).toEqual([
      ['Sales fell by −4.5 %.', 'Sales fell by −1,024.5 %.'],
    ]);
    expect([fresh.map((one) => one.now?.text), gone.map((one) => one.before?.text)]).toEqual([
      ['Bob left.'],
      ['Ann left.'],
    ]);
  });

  it('do not pair statements of the same words that there are two of', () => {
    const before = run({ claims: [said('Lane 1 costs 4.'), said('Lane 2 costs 6.')] });
    const now = run({ claims: [said('Lane 2 costs 6.'), said('Lane 3 costs 4.')] });
    const { fresh, gone, changed, sameCount } = compareRuns(before, now);
    expect(changed).toEqual([]);
    expect(fresh.map((one) => one.now?.text)).toEqual(['Lane 3 costs 4.']);
    expect(gone.map((one) => one.before?.text)).toEqual(['Lane 1 costs 4.']);
    expect(sameCount).toBe(1);
  });

  it('are compared by the statements of their reports, and by those of their answers where there is none', () => {
    expect(compareRuns(answered('It is so.'), answered('It is not.')).fresh).toHaveLength(1);
    expect(compareRuns(both('It is so.'), both('It is not.'))).toMatchObject({
      fresh: [],
      gone: [],
      sameCount: 1,
    });
  });
});
