import { expect, it } from 'vitest';
import type { ListedRun } from '@loupe/shared/contract/run-history';
import { run } from '../testing/chat-fixtures.ts';
import { comparePath, isUnderWay, runDays, runPath, tookText } from './run-days.ts';

const rest = {
  title: 'T',
  is_finding: false,
  chat_title: 'C',
  schedule: null,
  has_before: false,
  is_unread: false,
};
const at = (hours: number): ListedRun => ({
  ...run(`run_${hours}`),
  created_at: new Date(2026, 0, 5, hours).toISOString(),
  ...rest,
});

it('R7 runs are told apart by the day of the reader', () => {
  const days = runDays([at(9), at(1), at(-1), at(-30)], new Date(2026, 0, 5, 10).getTime());
  expect(days.map(({ day, runs }) => [day.replaceAll('\u00a0', ' '), runs.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['3 Jan 2026', 1],
  ]);
});

it('R7 says how long a run took, or has taken so far', () => {
  const started = '2026-01-05T12:00:00.000Z';
  const now = Date.parse('2026-01-05T12:01:05.000Z');
  expect(tookText({ started_at: null, finished_at: null }, now)).toBe('');
  expect(tookText({ started_at: started, finished_at: null }, now)).toBe('1:05');
  expect(tookText({ started_at: started, finished_at: '2026-01-05T12:00:12.000Z' }, now)).toBe('12 s');
});

it('R7 leads to the question of a run, and to what changed', () => {
  const one = at(1);
  expect(runPath(one)).toBe('/chat/cht_1#msg_1');
  expect(comparePath(one)).toBe('/chat/cht_1?changes=run_1#msg_1');
  expect(
    ['working', 'queued', 'needs_answer', 'done'].map((status) => isUnderWay({ status } as ListedRun)),
  ).toEqual([true, true, false, false]);
});
