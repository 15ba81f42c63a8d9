import { describe, expect, it } from 'vitest';
import type { AgentCase } from '../agent-cases.ts';
import { followFormula } from './follow-formula.ts';
import { scoreAgent, type Reported } from './score-agent.ts';

const figure = (id: string, value: string, label = id) => ({
  id,
  label,
  value,
  formula: 'x',
  inputs: [],
  source_n: null,
});

const labels: AgentCase = {
  name: 'lanes',
  agent: 'lane-reader',
  folder: '',
  language: 'en',
  inputs: {},
  files: {},
  figures: [{ id: 'margin', value: 12.0073, unit: '%' }],
  findings: [{ title: 'Margin', status: 'low risk' }],
  says: ['two lanes'],
  never: ['three lanes'],
};

const reported = (over: Partial<Reported> = {}): Reported => ({
  report: 'The margin of two\u00a0lanes is [12.0 %](#figure:margin).',
  answer: '',
  figures: [figure('margin', '12.0\u00a0%')],
  findings: [{ id: 'margin', title: 'Margin', detail: '12.0 %', status: 'low risk' }],
  claims: [],
  isUnanswered: false,
  ...over,
});

describe('the judge of an agent', () => {
  it('counts what the report holds', () => {
    expect(scoreAgent(labels, reported())).toMatchObject({
      labels: 3,
      right: 3,
      wrong: [],
      missed: [],
      said: [],
    });
  });

  it('takes another number under the same name for wrong, whatever else is right', () => {
    for (const value of ['12.1 %', '12.0', '-12.0 %', 'twelve'])
      expect(scoreAgent(labels, reported({ figures: [figure('margin', value)] })).wrong, value).toHaveLength(
        1,
      );
  });

  it('misses a number that is not linked, and a word that is not said', () => {
    const { wrong, missed } = scoreAgent(labels, reported({ report: 'The margin is 12.0 %.' }));
    expect([wrong, missed]).toEqual([[], ['margin', '“two lanes”']]);
  });

  it('takes another status of a finding for wrong', () => {
    const findings = [{ id: 'margin', title: 'Margin', detail: '', status: 'high risk' }];
    expect(scoreAgent(labels, reported({ findings })).wrong).toEqual([
      'finding Margin is high risk, not low risk',
    ]);
  });

  it('tells what must not be said, and any figure where no answer is honest', () => {
    expect(scoreAgent(labels, reported({ answer: 'All three lanes.' })).said).toEqual(['three lanes']);
    const none = { ...labels, figures: [], findings: [], says: [], unanswered: true };
    expect(scoreAgent(none, reported())).toMatchObject({ right: 0, said: ['figure margin'] });
    expect(scoreAgent(none, reported({ figures: [], isUnanswered: true }))).toMatchObject({
      right: 1,
      said: [],
    });
  });

  it('holds amounts against their currency and scale where the figure says them, and finds figures by label', () => {
    const amount: AgentCase = {
      ...labels,
      figures: [{ label: 'Revenue 2025', value: 412.6, unit: 'EUR million' }],
      findings: [],
      says: [],
    };
    const wrong = (value: string) =>
      scoreAgent(
        amount,
        reported({ report: '[x](#figure:r)', figures: [figure('r', value, 'Revenue 2025')] }),
      ).wrong;
    for (const value of ['EUR 412.6 million', '412.6', 'EUR 412,600 thousand'])
      expect(wrong(value), value).toEqual([]);
    for (const value of ['USD 412.6 million', 'EUR 412.6 thousand', '412'])
      expect(wrong(value), value).toHaveLength(1);
  });
});

describe('a formula over cells', () => {
  const tables = [
    [
      { line: 2, cells: { Lane: 'L1', Tonnes: 12, Kilometres: 300 } },
      { line: 3, cells: { Lane: 'L2', Tonnes: 8, Kilometres: null } },
    ],
  ];

  it('follows signs, brackets, cells and columns', () => {
    expect(followFormula('2 + 3 * (4 - 1) / -2', tables)).toBe(-2.5);
    expect(followFormula('[L1|Tonnes] * [L1|Kilometres] / 1000', tables)).toBe(3.6);
    expect(followFormula('100 * [L2|Tonnes] / sum[Tonnes] + count[Kilometres]', tables)).toBe(41);
  });

  it('gives no number where a cell is missing, and throws for what is no formula', () => {
    expect(followFormula('[L3|Tonnes] + 1', tables)).toBeNaN();
    expect(followFormula('[L2|Kilometres]', tables)).toBeNaN();
    expect(() => followFormula('12 apples', tables)).toThrow('no formula');
    expect(() => followFormula('1 2', tables)).toThrow('does not end');
  });
});
