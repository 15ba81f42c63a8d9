import { describe, expect, it } from 'vitest';
import type { Source } from '@loupe/shared/contract/run-events';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { message, run, sampleLog } from '../testing/chat-fixtures.ts';
import { announcement } from './announcement.ts';
import { exportMarkdown } from './export-markdown.ts';
import { formLines } from '@loupe/shared/lib/form-lines';
import { logGroups } from './log-entries.ts';
import { outlineOf } from './outline.ts';
import { reportTitle, runSummary, stageNote } from './run-summary.ts';
import { activeRun, reportRun } from './run-state.ts';
import { turnsOf } from './turns.ts';

const source: Source = {
  n: 1,
  kind: 'file',
  title: 'prices.csv',
  locator: 'line 757',
  url: null,
  file_id: 'fil_1',
  excerpt: 'x',
  fetched_at: '2026-01-05T12:00:00.000Z',
  is_sample: false,
};

describe('reading a chat', () => {
  it('R7 pairs questions with their runs and answers', () => {
    const messages = [
      message('q1', 'user'),
      message('a1', 'assistant', { run_id: 'r1' }),
      message('q2', 'user'),
    ];
    const turns = turnsOf(messages, [
      run('r1', { message_id: 'q1', answer_message_id: 'a1' }),
      run('r2', { message_id: 'q2' }),
    ]);
    expect(turns.map(({ question, run: of, answer }) => [question?.id, of?.id, answer?.id])).toEqual([
      ['q1', 'r1', 'a1'],
      ['q2', 'r2', undefined],
    ]);
  });

  it('R7 an answer without a known run stands alone', () => {
    expect(turnsOf([message('a1', 'assistant')], [])).toMatchObject([
      { question: null, run: null, answer: { id: 'a1' } },
    ]);
  });

  it('R7 the report is the newest one, not the last plain answer', () => {
    const runs = [
      run('r1', { agent: 'stocks', used_credits: 42, status: 'done' }),
      run('r2', { used_credits: 3, status: 'working' }),
    ];
    expect(reportRun(runs)?.id).toBe('r1');
    expect(activeRun(runs)?.id).toBe('r2');
    expect(reportRun([run('r3')])?.id).toBe('r3');
  });
});

describe('reading a question', () => {
  it('R8 reads what a form has asked as names and values, and leaves typed text alone', () => {
    expect(formLines('Stock Market Analysis\n- Period: 1 year\n- Question: Is it: so?')).toEqual({
      title: 'Stock Market Analysis',
      fields: [
        { label: 'Period', value: '1 year' },
        { label: 'Question', value: 'Is it: so?' },
      ],
    });
    expect([
      formLines('Hello'),
      formLines('A\nB'),
      formLines('- a: b\n- c: d'),
      formLines('List:\n- one: two\nand more'),
    ]).toEqual([null, null, null, null]);
  });
});

describe('reading a report', () => {
  it('R7 finds the headings of a report, not those in code', () => {
    const text =
      '# Title\n\n```md\n# no\n```\n## What **moved** [97](#figure:a)\n#no heading\n### Deeper ##\n';
    expect(outlineOf(text)).toEqual([
      { level: 1, text: 'Title', index: 0 },
      { level: 2, text: 'What moved 97', index: 1 },
      { level: 3, text: 'Deeper', index: 2 },
    ]);
  });

  it('R7 exports sources as footnotes, figures as plain numbers and marks of claims as words', () => {
    const text =
      'Close [97.42](#figure:close).[1](#source:1) Unknown.[9](#source:9) Luck. [not supported](#claim:c1)';
    const facts = {
      agent: 'Stock Market Analysis',
      date: '2026-01-05T12:00:00.000Z',
      engine: 'built-in analyst',
    };
    expect(exportMarkdown(text, [source], facts)).toBe(
      '*Stock Market Analysis · 5 January 2026 · built-in analyst*\n\n' +
        'Close 97.42.[^1] Unknown.9 Luck. (not supported)\n\n' +
        '[^1]: prices.csv, line 757, kept 5 January 2026\n',
    );
  });

  it('R7 takes the title from the first heading', () => {
    expect(reportTitle('## **Rising** [trend](#figure:a)\n\nText')).toBe('Rising trend');
    expect(reportTitle('No heading here')).toBe('No heading here');
  });
});

describe('reading a run', () => {
  const done = foldRun(sampleLog(), emptyRunView('run_1'));
  const working = foldRun(sampleLog(false), emptyRunView('run_1'));

  it('R7 folds a finished run into one line', () => {
    expect(runSummary(done)).toBe('Worked 7 s · 1 step · 42 credits');
    expect(runSummary(working)).toBe('');
  });

  it('R7 says at a stage what it found and how long it took, while working at which step it is', () => {
    expect(stageNote(done.stages[0]!)).toBe('756 sessions · 4 s');
    expect(stageNote(working.stages[0]!)).toBe('step 1');
  });

  it('R7 tells the log in words, by stage', () => {
    const groups = logGroups(done);
    expect(groups.map((group) => group.title)).toEqual(['Before the work', 'Read the file', 'The end']);
    expect(groups[1]?.entries[0]).toMatchObject({
      text: 'Read prices.csv',
      note: '756 sessions · 2.5 credits',
    });
    expect(groups[2]?.entries[0]).toMatchObject({
      text: 'Done',
      note: '42 credits charged, 18 credits returned',
    });
  });

  it('R7 announces how far a run is, never its text', () => {
    const steps = sampleLog();
    const said: string[] = [];
    let before = emptyRunView('run_1');
    for (const event of steps) {
      const after = foldRun([event], before);
      const text = announcement(before, after);
      if (text !== null) said.push(text);
      before = after;
    }
    expect(said).toEqual([
      'Stock Market Analysis started working.',
      'Still working: Read the file.',
      'The answer is finished.',
    ]);
    expect(announcement(null, done)).toBeNull();
  });
});
