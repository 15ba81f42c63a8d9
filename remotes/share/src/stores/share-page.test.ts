import { beforeEach, describe, expect, it } from 'vitest';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { SharedChat } from '@loupe/shared/contract/shares';
import { environment, provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, openSession, startSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { openableUrl } from '../lib/openable-url.ts';
import { runSummary } from '../lib/run-summary.ts';
import { sharedView } from '../lib/shared-turns.ts';
import { createSharePage } from './share-page.ts';

const CHAT = 'GET /public/shares/shr_1';
const LOG = 'GET /public/shares/shr_1/events';

const source = {
  n: 1,
  kind: 'file' as const,
  title: 'prices.csv',
  locator: 'line 757',
  url: null,
  file_id: null,
  excerpt: '97.42',
  fetched_at: '2026-01-05T12:00:00Z',
  is_sample: true,
};
const figure = { id: 'close', label: 'Close', value: '97.42', formula: 'c_{757}', inputs: [], source_n: 1 };
const at = (second: number) => `2026-01-05T12:00:0${second}Z`;
const events: RunEvent[] = [
  {
    seq: 1,
    at: at(0),
    type: 'run.queued',
    data: { agent: 'stock', agent_title: 'Stock Market Analysis', max_credits: 50 },
  },
  {
    seq: 2,
    at: at(1),
    type: 'run.started',
    data: {
      attempt: 1,
      engine: 'analyst',
      engine_label: 'Built-in analyst',
      stages: [{ id: 'a', title: 'Read' }],
    },
  },
  {
    seq: 3,
    at: at(1),
    type: 'step.started',
    data: { step_id: 's1', stage_id: 'a', tool: 'read_file', title: 'Read prices' },
  },
  { seq: 4, at: at(2), type: 'source.added', data: { source } },
  { seq: 5, at: at(2), type: 'figure.added', data: { figure } },
  { seq: 6, at: at(3), type: 'text.delta', data: { part: 'report', text: '# Rising trend' } },
  {
    seq: 7,
    at: at(4),
    type: 'run.finished',
    data: { status: 'done', used_credits: 12, returned_credits: 38, message_id: 'msg_2', error: null },
  },
];
const message = { created_at: at(0), agent: null, file_names: [] };
const chat: SharedChat = {
  title: 'Northwind',
  frozen_at: at(9),
  messages: [
    { ...message, id: 'msg_1', role: 'user', text: 'Is it rising?', run_id: null },
    { ...message, id: 'msg_2', role: 'assistant', text: 'Yes.', run_id: 'run_1' },
    { ...message, id: 'msg_3', role: 'user', text: 'And now?', run_id: null },
  ],
  runs: [
    {
      id: 'run_1',
      agent: 'stock',
      agent_title: 'Stock',
      engine: 'analyst',
      status: 'done',
      started_at: at(1),
      finished_at: at(4),
      answer_message_id: 'msg_2',
      message_id: 'msg_1',
    },
    {
      id: 'run_2',
      agent: 'stock',
      agent_title: 'Stock',
      engine: 'analyst',
      status: 'working',
      started_at: at(5),
      finished_at: null,
      answer_message_id: null,
      message_id: 'msg_3',
    },
  ],
};
const logs = [
  { run_id: 'run_1', events },
  { run_id: 'run_2', events: events.slice(0, 6) },
];

/** What the page shows once it has loaded. */
async function load(shareId: string | undefined = 'shr_1') {
  const page = createSharePage({ request: createRequest(), environment: environment() }, shareId);
  await page.load();
  return page.$share.get();
}

describe('the shared chat', () => {
  let world: TestEnvironment;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    openSession();
    world.server.answer(CHAT, { shared_chat: chat });
    world.server.answer(LOG, { runs: logs });
  });
  it('R14 is read without a session, and folded by the reducer of the live view', async () => {
    const share = await load();
    if (share.state !== 'ready') throw new Error(share.state);
    expect(share.value.title).toBe('Northwind');
    expect(share.value.turns.map(({ run }) => run?.report)).toEqual([undefined, '# Rising trend', undefined]);
    expect(share.value.openRuns.get('msg_3')?.report).toBe('# Rising trend');
  });

  it('X2 sends no token, also for someone who is signed in', async () => {
    startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
    await load();
    expect(world.server.calls.map((call) => call.headers.get('authorization'))).toEqual([null, null]);
    expect($session.get()).not.toBeNull();
  });

  it('X2 revoked, expired and unknown look the same, and so does a link without an id', async () => {
    world.server.refuse(CHAT, 404, 'share.not_found');
    world.server.refuse(LOG, 404, 'share.not_found');
    expect(await load()).toEqual({ state: 'unavailable' });
    const page = createSharePage({ request: createRequest(), environment: environment() }, undefined);
    await page.load();
    expect(page.$share.get()).toEqual({ state: 'unavailable' });
  });

  it('X2 a protected one opens by its password, which travels in the body and without a token', async () => {
    const OPEN = 'POST /public/shares/shr_1/open';
    startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
    world.server.refuse(CHAT, 403, 'share.password_needed');
    world.server.refuse(LOG, 403, 'share.password_needed');
    const page = createSharePage({ request: createRequest(), environment: environment() }, 'shr_1');
    await page.load();
    expect(page.$share.get()).toEqual({ state: 'locked' });
    await page.unlock('');
    expect(world.server.callsOf(OPEN)).toEqual([]);
    world.server.refuse(OPEN, 403, 'share.password_wrong');
    await page.unlock('red lantern');
    expect(page.$unlocking.get()).toEqual({ isBusy: false, problem: 'The password is not right.' });
    world.server.refuse(OPEN, 429, 'request.too_many');
    await page.unlock('red lantern');
    expect(page.$unlocking.get().problem).toMatch(/Too many/);
    expect([page.$share.get().state, page.password()]).toEqual(['locked', null]);
    world.server.answer(OPEN, { shared_chat: chat, runs: logs });
    await page.unlock('blue lantern');
    expect([page.$share.get().state, page.password()]).toEqual(['ready', 'blue lantern']);
    const [call] = world.server.callsOf(OPEN).slice(-1);
    expect([call?.body, call?.headers.get('authorization')]).toEqual([{ password: 'blue lantern' }, null]);
    expect(world.server.calls.map(({ url }) => url).join(' ')).not.toContain('lantern');
  });

  it('X2 a protected one that was revoked meanwhile looks like an unknown one', async () => {
    const page = createSharePage({ request: createRequest(), environment: environment() }, 'shr_1');
    world.server.refuse('POST /public/shares/shr_1/open', 404, 'share.not_found');
    await page.unlock('blue lantern');
    expect(page.$share.get()).toEqual({ state: 'unavailable' });
  });

  it('R14 a failure can be tried again', async () => {
    world.server.unreachable(LOG);
    expect(await load()).toMatchObject({ state: 'failed', error: { code: 'network' } });
    world.server.answer(LOG, { runs: [] });
    expect(await load()).toMatchObject({ state: 'ready' });
  });

  it('R14 S5 what failed is fetched when the network is back; a frozen one that is shown is not fetched again', async () => {
    world.setOnline(false);
    const page = createSharePage({ request: createRequest(), environment: world }, 'shr_1');
    const stop = page.start();
    await world.advance(0);
    expect(page.$share.get().state).toBe('failed');
    world.setOnline(true);
    await world.advance(0);
    expect(page.$share.get().state).toBe('ready');
    world.focus();
    await world.advance(0);
    expect(world.server.callsOf(CHAT)).toHaveLength(1);
    stop();
  });
});

describe('what a report rests on', () => {
  const view = sharedView(chat, logs);
  const run = view.turns[1]!.run!;

  it('M3 only web addresses can be opened', () => {
    expect(openableUrl({ ...source, url: 'https://a.example/x' })).toBe('https://a.example/x');
    expect(
      ['javascript:alert(1)', 'data:x', 'https://', null].map((url) => openableUrl({ ...source, url })),
    ).toEqual([null, null, null, null]);
  });

  it('says how long a run worked, and when it did not end', () => {
    expect(runSummary(run)).toBe('Worked 3 s · 1 step · 1 source');
    expect(runSummary(view.openRuns.get('msg_3')!)).toBe(
      'Not finished when it was shared · 1 step · 1 source',
    );
  });
});
