// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { loading, ready } from '@loupe/shared/lib/loadable';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { cleanup, click, render } from '@loupe/shared/testing/render';
import { takeOffer } from '../../stores/take-offer.ts';
import { until } from '../../testing/until.ts';
import type { RunEntry } from '../../stores/run-views.ts';
import { agentCard, message, run, runLog, sampleLog } from '../../testing/chat-fixtures.ts';
import { createFeedback } from '../../stores/feedback.ts';
import { createTestOutside } from '../../testing/chat-outside.ts';
import { AnswerOfRun, type AnswerActions, type AnswerProps } from './answer.tsx';

const NOW = Date.parse('2026-01-05T12:00:42.000Z');

const buttonsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].filter((one) => one.textContent?.includes(' of Revenue'));

const offersIn = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].filter((one) => one.textContent?.startsWith('Coins'));

const failedLog = (code: string) =>
  runLog([
    {
      type: 'run.queued',
      data: { agent: 'stocks', agent_title: 'Stock Market Analysis', max_credits: 60 },
    },
    {
      type: 'run.finished',
      data: {
        status: 'failed',
        used_credits: 0,
        returned_credits: 60,
        message_id: null,
        error: { code, message: 'The run could not be finished.' },
      },
    },
  ]);
const failed = (code: string): RunEntry => ({
  view: foldRun(failedLog(code), emptyRunView('run_1')),
  state: 'ended',
});
const againIn = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Try again'));
const way = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[aria-label="Run again and compare"]');

describe('an answer', () => {
  afterEach(cleanup);
  const asked: string[] = [];
  const $text = atom('');
  const composer = {
    $text,
    setText: (text: string) => $text.set(text),
    setAgent: (agent: AgentCard | null) => asked.push(`agent ${agent?.slug}`),
  };
  const actions: AnswerActions = {
    $now: atom(NOW),
    stop: () => asked.push('stop'),
    openChanges: (runId) => asked.push(`changes ${runId}`),
    openReport: (runId) => asked.push(`report ${runId}`),
    openSource: () => {},
    openClaim: () => {},
    openFigure: () => {},
    copy: async () => true,
    focusComposer: () => {},
    runExport: {
      $slow: atom(null),
      $withDays: atom(new Set<string>()),
      wantDays: () => {},
      exportRun: async () => {},
      tellMenuFailed: () => {},
    },
    again: { $runId: atom(null), start: (runId) => asked.push(`again ${runId}`) },
    ask: (text) => asked.push(`ask ${text}`),
    prepare: (agent, text) => {
      takeOffer(composer, agent, text);
    },
    askAgain: (messageId) => asked.push(`ask again ${messageId}`),
    catalog: { $catalog: atom(loading), want: () => {} },
    tellMenuFailed: () => {},
    navigate: (to) => asked.push(to),
    feedback: createFeedback(createTestOutside(), atom(null), {
      read: () => ({ text: '', files: [] }),
      write: () => {},
    }),
  };

  function show(entry: RunEntry, part: Partial<AnswerProps> = {}): HTMLElement {
    const props = {
      run: run('run_1', { agent: 'stocks', status: entry.view.status }),
      answer: null,
      isLast: true,
      isStopping: false,
      onRetryLog: () => {},
    };
    return render(<AnswerOfRun {...props} entry={entry} actions={actions} {...part} />).container;
  }

  const working: RunEntry = { view: foldRun(sampleLog(false), emptyRunView('run_1')), state: 'live' };
  const done: RunEntry = { view: foldRun(sampleLog(), emptyRunView('run_1')), state: 'ended' };

  it('R7 while working shows stages, state, time, credits and its report taking shape', () => {
    const container = show(working);
    expect(container.textContent).toContain('Read the file');
    expect(container.textContent).toContain('Working0:41');
    expect(container.textContent).toContain('0 used, cap 60 credits');
    click([...container.querySelectorAll('button')].find((one) => one.textContent === 'Open report') ?? null);
    expect(asked).toEqual(['report run_1']);
  });

  it('R7 when done folds its process into one line that opens again', () => {
    const container = show(done);
    const line = container.querySelector('button[aria-expanded]');
    expect(line?.textContent).toBe('Worked 7 s · 1 step · 42 credits');
    expect(container.querySelector('ol')).toBeNull();
    click(line);
    expect(container.querySelector('ol')?.textContent).toContain('Read prices.csv');
    expect(container.textContent).toContain('The trend is intact.');
  });

  it('leads from a finished run of an agent to what changed, and from no answer of a plain chat', () => {
    click(way(show(done)));
    expect(asked.at(-1)).toBe('changes run_1');
    cleanup();
    expect(way(show(done, { run: run('run_1', { status: 'done' }) }))).toBeNull();
    cleanup();
    expect(way(show(failed('run.failed')))).toBeNull();
  });

  it('offers questions that would be answered as buttons, at the end of the chat only', () => {
    const view = { ...done.view, suggestions: ['Sum of Revenue', 'Mean of Revenue'] };
    const buttons = buttonsIn(show({ ...done, view }));
    expect(buttons.map((one) => one.textContent)).toEqual(view.suggestions);
    click(buttons[1] ?? null);
    expect(asked.at(-1)).toBe('ask Mean of Revenue');
    cleanup();
    expect(buttonsIn(show({ ...done, view }, { isLast: false }))).toEqual([]);
  });

  it('offers the answers to a question that a run ended with', () => {
    const view = { ...done.view, suggestions: ['Sum of Revenue'], isQuestion: true };
    const container = show({ ...done, view });
    expect(container.querySelector('section p')?.textContent).toBe('You can answer');
    click(buttonsIn(container)[0] ?? null);
    expect(asked.at(-1)).toBe('ask Sum of Revenue');
  });

  it('puts what an agent could answer into the composer, below what is written there, and sends nothing', async () => {
    const catalog = {
      $catalog: atom(
        ready({ agents: [agentCard('coins', { title: 'Coins' })], categories: [], recentChats: [] }),
      ),
      want: () => {},
    };
    const offers = [
      { agent: 'coins', text: 'Is it stable?' },
      { agent: 'gone', text: 'Who knows?' },
    ];
    const view = { ...done.view, offers };
    $text.set('A draft');
    const container = show({ ...done, view }, { actions: { ...actions, catalog } });
    await until(() => offersIn(container).length > 0);
    const buttons = offersIn(container);
    expect(buttons.map((one) => one.textContent)).toEqual(['Coins: Is it stable?']);
    click(buttons[0] ?? null);
    click(buttons[0] ?? null);
    expect(asked.slice(-2)).toEqual(['agent coins', 'agent coins']);
    expect($text.get()).toBe('A draft\nIs it stable?');
    cleanup();
    expect(offersIn(show({ ...done, view }, { isLast: false }))).toEqual([]);
  });

  it('R7 a stopping run says so until it is confirmed', () => {
    expect(show(working, { isStopping: true }).textContent).toContain('Stopping');
  });

  it('R7 a failed run says why and what came back', () => {
    const container = show(failed('run.failed'));
    expect(container.textContent).toContain('The run could not be finished. Failed. Credits returned: 60.');
  });

  it('R7 a failed run can be tried again at the end of the chat, and says what that would hold', () => {
    const button = againIn(show(failed('run.failed')));
    expect(button?.textContent).toBe('Try again, hold up to 5 credits');
    click(button ?? null);
    expect(asked.at(-1)).toBe('again run_1');
    expect(againIn(show(failed('run.failed'), { isLast: false }))).toBeUndefined();
    expect(againIn(show(done))).toBeUndefined();
  });

  it.each(['run.credit_cap', 'run.step_limit'])(
    'R7 a run that ended at its own limit is not offered again, which would cost again (%s)',
    (code) => {
      expect(againIn(show(failed(code)))).toBeUndefined();
    },
  );

  it('R7 the stored report is in the conversation only when the log cannot be loaded', () => {
    const unknown = { view: emptyRunView('run_1'), state: 'loading' } as const;
    const ended = {
      run: run('run_1', { agent: 'stocks', status: 'done' as const }),
      answer: message('msg_2', 'assistant', { text: 'The whole report' }),
    };
    expect(show(unknown, ended).textContent).not.toContain('The whole report');
    cleanup();
    const container = show({ ...unknown, state: 'failed' }, ended);
    expect(container.textContent).toContain('The whole report');
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('Retry');
  });

  it('R7 says that the live view was interrupted, not the run', () => {
    expect(show({ ...working, state: 'retrying' }).querySelector('[role="status"]')?.textContent).toContain(
      'The run goes on',
    );
  });
});
