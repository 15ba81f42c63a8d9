import { beforeEach, expect, it } from 'vitest';
import type { ListedRun } from '@loupe/shared/contract/run-history';
import { settled } from '@loupe/shared/testing/test-clock';
import { run } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createChatList } from './chat-list.ts';
import { createRunsPage, type RunsPage } from './runs-page.ts';

const AT = '2026-01-05T12:00:00.000Z';

function listed(id: string, part: Partial<ListedRun> = {}): ListedRun {
  return {
    ...run(id, { status: 'done', started_at: AT, finished_at: AT }),
    title: `Title of ${id}`,
    is_finding: false,
    chat_title: 'First chat',
    schedule: null,
    has_before: false,
    is_unread: false,
    ...part,
  };
}

const working = (id: string) => listed(id, { status: 'working', finished_at: null });

let outside: TestOutside;
let moved: number;
let stop: (() => void) | null;

beforeEach(() => {
  outside = createTestOutside();
  moved = 0;
  stop = null;
  server().answer('GET /agents', {
    agents: [{ slug: 'seo', title: 'SEO' }],
    categories: [],
  });
  server().answer('GET /chats', { chats: [], next_cursor: null });
  return () => stop?.();
});

const server = () => outside.environment.server;
const serve = (runs: readonly ListedRun[], cursor: string | null = null) =>
  server().answer('GET /runs/history', { runs, next_cursor: cursor });
const asked = () => server().callsOf('GET /runs/history');
const states = (page: RunsPage) => page.$rows.get().map(({ id, status }) => [id, status]);

async function open(shown?: string): Promise<RunsPage> {
  const page = createRunsPage(
    { ...outside, onCreditsMoved: () => (moved += 1) },
    createChatList(outside),
    shown,
  );
  stop = page.start();
  await settled();
  return page;
}

it('R7 what the runs are narrowed to is asked of the server, kept in the address, and taken from it', async () => {
  serve([listed('run_1')]);
  const page = await open('failed');
  expect(asked()[0]?.query).toEqual({ group: 'failed' });
  page.showGroup('done');
  await settled();
  page.showAgent('seo');
  await settled();
  page.showAll();
  await settled();
  expect(
    asked()
      .map(({ query }) => query)
      .slice(1),
  ).toEqual([{ group: 'done' }, { group: 'done', agent: 'seo' }, {}]);
  expect(outside.paths).toEqual(['/runs?show=done', '/runs']);
  expect((await open('nonsense')).$group.get()).toBeNull();
});

it('R7 a run is asked to stop once, and is stopping until the list says that it has ended', async () => {
  serve([working('run_1')]);
  const page = await open();
  server().answer('POST /runs/run_1/stop', { run: run('run_1', { status: 'stopping' }) });
  const [row] = page.$rows.get();
  await Promise.all([page.stop(row!), page.stop(row!)]);
  expect(server().callsOf('POST /runs/run_1/stop')).toHaveLength(1);
  // The list is a moment older than the answer.
  expect(states(page)).toEqual([['run_1', 'stopping']]);
  serve([listed('run_1', { status: 'stopped' })]);
  await outside.environment.advance(4_000);
  expect(states(page)).toEqual([['run_1', 'stopped']]);
  expect(page.$news.get()).toBe('Stopped: Title of run_1');
  expect(moved).toBe(1);
});

it('R7 a stop that is refused says why, and the run goes on', async () => {
  serve([working('run_1')]);
  const page = await open();
  server().refuse('POST /runs/run_1/stop', 500, 'server.unexpected', { message: 'Try again.' });
  await page.stop(page.$rows.get()[0]!);
  expect(states(page)).toEqual([['run_1', 'working']]);
  expect(outside.notices).toEqual([{ message: 'Try again.', color: 'error' }]);
});

it('R7 a run is asked again once, also where an answer was lost, and is shown where it can be seen', async () => {
  serve([listed('run_1')]);
  const page = await open('done');
  const row = page.$rows.get()[0]!;
  server().unreachable('POST /runs/run_1/again');
  await page.again(row);
  expect(outside.notices[0]?.message).toContain('only one run begins');
  server().answer('POST /runs/run_1/again', { message: {}, run: run('run_2') }, { status: 201 });
  serve([working('run_2'), listed('run_1')]);
  await Promise.all([page.again(row), page.again(row)]);
  await settled();
  const keys = server()
    .callsOf('POST /runs/run_1/again')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(page.$group.get()).toBeNull();
  expect(states(page)).toEqual([
    ['run_2', 'working'],
    ['run_1', 'done'],
  ]);
  expect(moved).toBe(1);
});

it('R7 follows what happens elsewhere, and looks at what runs every three seconds', async () => {
  serve([listed('run_1')]);
  await open();
  await outside.environment.advance(60_000);
  expect(asked()).toHaveLength(1);
  serve([working('run_2'), listed('run_1')]);
  outside.changeElsewhere('cht_1');
  outside.changeElsewhere('cht_2');
  await outside.environment.advance(400);
  expect(asked()).toHaveLength(2);
  await outside.environment.advance(7_000);
  expect(asked()).toHaveLength(4);
  outside.environment.setVisible(false);
  await outside.environment.advance(60_000);
  expect(asked()).toHaveLength(4);
});

it('R7 a list that is shown stays when it cannot be read again, and older runs follow it', async () => {
  serve([listed('run_1')], 'next');
  const page = await open();
  serve([listed('run_0', { agent: 'own_1', agent_title: 'Mine' })]);
  await page.loadMore();
  expect(asked().at(-1)?.query).toEqual({ cursor: 'next' });
  expect(page.$rows.get().map(({ id }) => id)).toEqual(['run_1', 'run_0']);
  expect(page.$agents.get()).toEqual([
    { slug: 'seo', title: 'SEO' },
    { slug: 'chat', title: 'Chat' },
    { slug: 'own_1', title: 'Mine' },
  ]);
  server().refuse('GET /runs/history', 500, 'server.unexpected');
  await page.load();
  expect(page.$rows.get()).toHaveLength(2);
});

it('P3 marks all as read', async () => {
  serve([listed('run_1', { is_unread: true })]);
  const page = await open();
  expect(page.$hasUnread.get()).toBe(true);
  server().answer('POST /notifications/read', { unread_count: 0 });
  serve([listed('run_1')]);
  await page.markAllRead();
  expect(page.$hasUnread.get()).toBe(false);
});
