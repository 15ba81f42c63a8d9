import { expect, it } from 'vitest';
import type { RunEvent } from '../contract/run-events.ts';
import { emptyRunView, foldRun, reduceRun } from './run-reducer.ts';
import { foldWithSuggestions, reduceWithSuggestions } from './run-suggestions.ts';

const at = '2026-11-20T09:41:00.000Z';
const offered = (seq: number, text: string): RunEvent => ({
  seq,
  at,
  type: 'suggestion.added',
  data: { text },
});
const log = [
  offered(1, 'Sum of Revenue'),
  offered(2, ''),
  offered(3, 'Sum of Revenue'),
  offered(4, 'Mean of Cost'),
];

it('keeps the questions a run offers, each once and none that is empty', () => {
  const view = foldWithSuggestions(log, 'run_1');
  expect(view).toMatchObject({ suggestions: ['Sum of Revenue', 'Mean of Cost'], lastSeq: 4, isGap: false });
  expect(reduceWithSuggestions(view, offered(4, 'Again'))).toBe(view);
});

const offer = (seq: number, text: string, agent = 'coins'): RunEvent => ({
  seq,
  at,
  type: 'suggestion.added',
  data: { text, agent },
});

it('keeps questions for an agent apart from those that the chat answers', () => {
  const view = foldWithSuggestions(
    [
      offer(1, 'Is it safe?'),
      offer(2, 'Is it safe?'),
      offer(3, ''),
      offered(4, 'By year?'),
      offer(5, 'Is it safe?', 'banks'),
    ],
    'run_1',
  );
  expect(view).toMatchObject({
    offers: [
      { agent: 'coins', text: 'Is it safe?' },
      { agent: 'banks', text: 'Is it safe?' },
    ],
    suggestions: ['By year?'],
  });
});

const ended = (isQuestion?: true): RunEvent => ({
  seq: 5,
  at,
  type: 'run.finished',
  data: {
    status: 'done',
    used_credits: 1,
    returned_credits: 0,
    message_id: null,
    error: null,
    ...(isQuestion && { is_question: isQuestion }),
  },
});

it('knows that a run ended with a question, which they answer', () => {
  expect(foldWithSuggestions([...log, ended(true)], 'run_1')).toMatchObject({
    status: 'done',
    isQuestion: true,
  });
  expect(foldWithSuggestions([...log, ended()], 'run_1').isQuestion).toBeUndefined();
});

it('is known only where questions can be asked: the plain reducer moves on', () => {
  expect(foldRun(log, emptyRunView('run_1'))).toEqual({ ...emptyRunView('run_1'), lastSeq: 4 });
  expect(reduceRun(emptyRunView(''), offered(1, 'a')).suggestions).toBeUndefined();
});
