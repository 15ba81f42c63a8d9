import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunEvent, RunEventData, RunEventType } from '../contract/run-events.ts';
import { emptyRunView, foldRun, reduceRun } from './run-reducer.ts';

type Entry = { [T in RunEventType]: [T, RunEventData[T]] }[RunEventType];

/** A log with dense positions, one second apart. */
function log(...entries: Entry[]): RunEvent[] {
  return entries.map(([type, data], index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 0, 5, 12, 0, index)).toISOString(),
    type,
    data,
  })) as RunEvent[];
}

const source = (n: number, title: string) => ({
  n,
  title,
  kind: 'file' as const,
  locator: null,
  url: null,
  file_id: null,
  excerpt: '',
  fetched_at: '',
  is_sample: false,
});
const figure = (id: string, value: string) => ({
  id,
  value,
  label: 'Close',
  formula: 'c',
  inputs: [],
  source_n: 1,
});
const started = (attempt = 1): Entry => [
  'run.started',
  {
    attempt,
    engine: 'analyst',
    engine_label: 'Built-in analyst',
    stages: [
      { id: 'read', title: 'Read' },
      { id: 'write', title: 'Write' },
    ],
  },
];
const step = (id: string, stage = 'read'): Entry => [
  'step.started',
  { step_id: id, stage_id: stage, tool: 'read_file', title: 'Read prices' },
];
const done = (id: string): Entry => [
  'step.finished',
  { step_id: id, summary: '756 rows', details: ['a'], millicredits: 1500 },
];
const finished = (status: 'done' | 'failed' | 'stopped'): Entry => [
  'run.finished',
  {
    status,
    used_credits: 12,
    returned_credits: 38,
    message_id: 'msg_2',
    error: status === 'failed' ? { code: 'run.failed', message: 'No.' } : null,
  },
];

const whole = log(
  ['run.queued', { agent: 'stock', agent_title: 'Stock Market Analysis', max_credits: 50 }],
  started(),
  ['stage.started', { stage_id: 'read' }],
  step('s1'),
  done('s1'),
  ['source.added', { source: source(2, 'Second') }],
  ['source.added', { source: source(1, 'First') }],
  ['figure.added', { figure: figure('close', '97.42') }],
  ['finding.added', { finding: { id: 'f1', title: 'Trend', detail: 'Up', status: 'high' } }],
  ['credits.changed', { used_credits: 2, held_credits: 48, cap_credits: 50 }],
  ['stage.finished', { stage_id: 'read', summary: '1 file' }],
  ['stage.started', { stage_id: 'write' }],
  step('s2', 'write'),
  ['text.delta', { part: 'report', text: '# Repo' }],
  ['text.delta', { part: 'report', text: 'rt' }],
  ['text.delta', { part: 'answer', text: 'Done.' }],
  done('s2'),
  ['stage.finished', { stage_id: 'write', summary: '' }],
  finished('done'),
);

const claim = (id: string, end: number, part: 'report' | 'answer' = 'report'): Entry => [
  'claim.added',
  {
    claim: {
      id,
      part,
      start: end - 2,
      end,
      text: id,
      kind: 'quoted',
      source_ns: [1],
      figure_ids: [],
      supported: true,
      reason: 'in_source',
      missing: [],
    },
  },
];
describe('the run reducer', () => {
  it('folds a whole log into what is shown', () => {
    const view = foldRun(whole, emptyRunView('run_1'));
    expect(view).toMatchObject({
      runId: 'run_1',
      status: 'done',
      agentTitle: 'Stock Market Analysis',
      engine: 'analyst',
      engineLabel: 'Built-in analyst',
      report: '# Report',
      answer: 'Done.',
      usedCredits: 12,
      heldCredits: 0,
      capCredits: 50,
      returnedCredits: 38,
      answerMessageId: 'msg_2',
      error: null,
      lastSeq: whole.length,
      isGap: false,
    });
    expect(view.stages.map(({ id, state, summary }) => [id, state, summary])).toEqual([
      ['read', 'done', '1 file'],
      ['write', 'done', ''],
    ]);
    expect(view.stages[0]!.steps).toEqual([
      expect.objectContaining({
        id: 's1',
        state: 'done',
        summary: '756 rows',
        details: ['a'],
        millicredits: 1500,
      }),
    ]);
    expect(view.sources.map(({ n }) => n)).toEqual([1, 2]);
    expect(view.findings).toHaveLength(1);
  });

  it('keeps the claims of a text in its order, and drops those of text that is taken back', () => {
    const view = foldRun(
      log(
        ['text.delta', { part: 'report', text: 'One. Two. Three.' }],
        claim('c1', 4),
        claim('c2', 9),
        claim('c3', 16),
        claim('c4', 16, 'answer'),
        ['text.reset', { part: 'report', length: 9 }],
        claim('c5', 16),
      ),
    );
    expect(view.claims.map(({ id }) => id)).toEqual(['c1', 'c2', 'c4', 'c5']);
  });

  it('replaces a source by number and a figure by id', () => {
    const view = foldRun(
      log(
        ['source.added', { source: source(1, 'Old') }],
        ['figure.added', { figure: figure('a', '1') }],
        ['figure.added', { figure: figure('b', '2') }],
        ['source.added', { source: source(1, 'New') }],
        ['figure.added', { figure: figure('a', '3') }],
      ),
    );
    expect(view.sources.map(({ title }) => title)).toEqual(['New']);
    expect(view.figures.map(({ value }) => value)).toEqual(['3', '2']);
  });

  it('takes back what an attempt had begun and not finished, and keeps what it had', () => {
    const view = foldRun(
      log(
        started(),
        ['stage.started', { stage_id: 'read' }],
        step('s1'),
        done('s1'),
        step('s2'),
        ['text.delta', { part: 'report', text: 'Kept, lost' }],
        started(2),
        ['text.reset', { part: 'report', length: 4 }],
        step('s2'),
        ['text.delta', { part: 'report', text: ' and more' }],
      ),
    );
    expect(view.attempt).toBe(2);
    expect(view.report).toBe('Kept and more');
    expect(view.stages[0]!.steps.map(({ id, state }) => [id, state])).toEqual([
      ['s1', 'done'],
      ['s2', 'working'],
    ]);
  });

  it.each(['failed', 'stopped'] as const)(
    'a run that %s ends what was under way and leaves the rest waiting',
    (status) => {
      const view = foldRun(
        log(started(), ['stage.started', { stage_id: 'read' }], step('s1'), finished(status)),
      );
      expect(view.stages.map(({ state }) => state)).toEqual([status, 'waiting']);
      expect(view.stages[0]!.steps[0]!.state).toBe(status);
      expect(view.error?.code).toBe(status === 'failed' ? 'run.failed' : undefined);
    },
  );

  it('shows a failed step with its sentence', () => {
    const view = foldRun(
      log(started(), step('s1'), [
        'step.failed',
        { step_id: 's1', code: 'file.unreadable', message: 'Not readable.' },
      ]),
    );
    expect(view.stages[0]!.steps[0]).toMatchObject({
      state: 'failed',
      error: { code: 'file.unreadable', message: 'Not readable.' },
    });
  });

  it('ignores kinds it does not know, and names from the prototype', () => {
    const unknown = ['run.dreamed', 'constructor', 'toString'].map((type, index) => ({
      seq: index + 1,
      at: '',
      type,
      data: {},
    })) as unknown as RunEvent[];
    expect(foldRun(unknown)).toEqual({ ...emptyRunView(''), lastSeq: 3 });
  });

  it('marks a gap in the log', () => {
    expect(reduceRun(emptyRunView('run_1'), whole[1]!).isGap).toBe(true);
  });

  it('a fold of a beginning continued with the rest equals the fold of all', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (events, cut) => {
        const at = cut % (events.length + 1);
        expect(foldRun(events.slice(at), foldRun(events.slice(0, at)))).toEqual(foldRun(events));
      }),
    );
  });

  it('events that arrive twice change nothing', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (events, cut) => {
        const at = cut % (events.length + 1);
        expect(foldRun([...events.slice(0, at), ...events])).toEqual(foldRun(events));
      }),
    );
  });

  it('keeps the identity of what a text event does not touch', () => {
    const before = foldRun(whole.slice(0, 14));
    const after = reduceRun(before, whole[14]!);
    for (const part of ['stages', 'sources', 'figures', 'findings'] as const)
      expect(after[part]).toBe(before[part]);
  });
});

const id = fc.constantFrom('read', 'write', 'other');
const part = fc.constantFrom('report' as const, 'answer' as const);
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.constantFrom(
    ...whole.map((event) => [event.type, event.data] as Entry),
    started(2),
    finished('stopped'),
    ['run.stopping', {}] as Entry,
  ),
  fc.tuple(fc.constant('text.delta' as const), fc.record({ part, text: fc.string() })),
  fc.tuple(fc.constant('text.reset' as const), fc.record({ part, length: fc.nat(20) })),
  fc.tuple(id, fc.string({ maxLength: 2 })).map(([stage, name]) => step(name, stage)),
  fc.string({ maxLength: 2 }).map(done),
);
const anyLog = fc.array(anyEntry, { maxLength: 60 }).map((entries) => log(...entries));
