// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import type { RunChange } from '@loupe/shared/contract/runs';
import { ready, type Loadable } from '@loupe/shared/lib/loadable';
import { cleanup, render } from '@loupe/shared/testing/render';
import type { ComparedRun } from '../../stores/run-changes.ts';
import { createSchedules } from '../../stores/schedules.ts';
import { run } from '../../testing/chat-fixtures.ts';
import { createTestOutside } from '../../testing/chat-outside.ts';
import { ChangesTab } from './changes-tab.tsx';

afterEach(cleanup);

const before = { run_id: 'run_1', chat_id: 'cht_1', finished_at: '2026-01-05T12:00:00.000Z' };
const statement = (text: string): RunChange => ({
  kind: 'claim',
  id: null,
  title: '',
  before: null,
  now: { text, status: null },
});

function shown(value: Loadable<ComparedRun>, { isBusy = false } = {}) {
  const asked: string[] = [];
  const opened: string[] = [];
  const { container } = render(
    <ChangesTab
      run={run('run_2', { status: 'done', agent: 'stocks', max_credits: 60 })}
      changes={{ $changes: atom(value), load: async () => {}, start: () => () => {} }}
      schedules={createSchedules(createTestOutside(), 'run_2')}
      again={isBusy ? null : { $runId: atom(null), start: (runId) => void asked.push(runId) }}
      onFigure={(id) => void opened.push(id)}
      onNavigate={() => {}}
    />,
  );
  const press = (name: string) =>
    [...container.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').includes(name))
      ?.click();
  return { text: () => container.textContent ?? '', press, asked, opened, container };
}

it('the first run says that nothing was asked the same before, and can be asked again', () => {
  const { text, press, asked } = shown(ready({ before: null, changes: null }));
  expect(text()).toContain('Nothing was asked the same before.');
  press('Run again, hold up to 60 credits');
  expect(asked).toEqual(['run_2']);
});

it('a run in which nothing changed says since when, and is not offered again while the chat works', () => {
  const changes = { fresh: [], gone: [], changed: [], same_count: 12 };
  const { text, container } = shown(ready({ before, changes }), { isBusy: true });
  expect(text()).toMatch(/Nothing has changed since .*2026/);
  expect(text()).toContain('12 findings, numbers and statements read as before.');
  expect(text()).toContain('This chat is working on an answer.');
  expect(container.querySelector('button')).toBeNull();
});

it('what changed is shown with both sides, and a number leads to how it was computed', () => {
  const cost: RunChange = {
    kind: 'figure',
    id: 'cost',
    title: 'Cost',
    before: { text: 'EUR 4', status: null },
    now: { text: 'EUR 5', status: null },
  };
  const changes = { fresh: [], gone: [], changed: [cost], same_count: 2 };
  const { text, press, opened } = shown(ready({ before, changes }));
  expect(text()).toContain('0 new, 0 gone, 1 changed, 2 as before');
  expect(text()).toMatch(/Changed · 1.*Number.*Cost.*Before.*EUR 4.*Now.*EUR 5/);
  press('Number EUR 5');
  expect(opened).toEqual(['cost']);
});

it('a long group shows its beginning and then all of it', async () => {
  const fresh = Array.from({ length: 33 }, (_, i) => statement(`Statement number ${i + 1}.`));
  const { container } = shown(ready({ before, changes: { fresh, gone: [], changed: [], same_count: 0 } }));
  expect(container.querySelectorAll('li')).toHaveLength(20);
});

it('what could not be compared says why', () => {
  const error = { code: 'network', message: 'The server did not answer.', requestId: null };
  expect(shown({ state: 'failed', error }).text()).toContain('The server did not answer.');
});
