import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createDeployTokens } from './deploy-tokens.ts';
import {
  createReleasesPage,
  effectOf,
  lastRolledBack,
  nextShare,
  versionAfterRollBack,
  versionsInBrief,
  checksBy,
} from './releases-page.ts';

const LIST = 'GET /admin/releases';
const PROMOTE = 'POST /releases/chat/promote';
const slice: AdminSlice = {
  name: 'chat',
  owner: 'Chat',
  live_version: '1.0.0-a',
  previous_version: null,
  canary: null,
  switched_off: null,
  revision: 3,
  pages: ['/chat/:chatId?'],
  slots: ['rail.list'],
  can_be_switched_off: true,
  config: null,
  error_reports: null,
  versions: [],
  versions_total: 0,
};
const trying = (percent: number): AdminSlice => ({
  ...slice,
  canary: { version: '1.1.0-b', percent, started_at: '2026-03-02T09:00:00.000Z' },
});

let world: TestEnvironment;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  world.server.answer(LIST, { slices: [slice] });
  world.server.answer('GET /admin/releases/chat/diff', { from: {}, to: {}, differences: [] });
});

const make = () => createReleasesPage({ request: createRequest() });

describe('the next step that is offered', () => {
  it('is a small share at first, then the next larger one, and everybody for a slice that is new', () => {
    expect(nextShare(slice, '1.1.0-b')).toBe(10);
    expect(nextShare(trying(10), '1.1.0-b')).toBe(25);
    expect(nextShare(trying(50), '1.1.0-b')).toBe(100);
    expect(nextShare(trying(10), '1.2.0-c')).toBe(10);
    expect(nextShare({ ...slice, live_version: null }, '1.0.0-a')).toBe(100);
  });

  it('goes back to the live version from a canary, else to the one before, else nowhere', () => {
    expect(versionAfterRollBack(trying(10))).toBe('1.0.0-a');
    expect(versionAfterRollBack({ ...slice, previous_version: '0.9.0-z' })).toBe('0.9.0-z');
    expect(versionAfterRollBack(slice)).toBe(null);
  });
});

it('tells what a site has not checked of an upload itself, and nothing of what was built with it', () => {
  const checks = {
    files: 'server',
    pages: 'server',
    host_contract: 'server',
    weight: 'server',
    shared: 'nobody',
    contract_kit: 'team',
  } as const;
  expect(checksBy(checks, 'team')).toEqual(['contract_kit']);
  expect(checksBy(checks, 'nobody')).toEqual(['shared']);
  expect(checksBy(null, 'team')).toEqual([]);
});

const version = (name: string, people = 0, isWithdrawn = false): AdminSlice['versions'][number] => ({
  name: 'chat',
  version: name,
  owner: 'Chat',
  checks: null,
  source: 'uploaded',
  bytes: 1,
  gzip_bytes: 1,
  files: 1,
  host_api: '^1.0.0',
  created_at: '2026-03-02T09:00:00.000Z',
  is_withdrawn: isWithdrawn,
  rolled_back: isWithdrawn ? { at: '2026-03-02T10:00:00.000Z', evidence: null } : null,
  health: {
    people,
    failed: 0,
    load_failed: 0,
    chunk_failed: 0,
    render_failed: 0,
    script_failed: 0,
    policy_violated: 0,
  },
});

describe('what is shown of an order before it is confirmed', () => {
  const seen = { ...slice, versions: [version('1.1.0-b', 0, true), version('1.0.0-a', 27)] };
  const promote = (to: string, percent: number, of: AdminSlice = seen) =>
    effectOf({ kind: 'promote', slice: of, version: to, percent });

  it('is who gets what, about how many they are, and what the others keep', () => {
    expect(promote('1.1.0-b', 10)).toMatchObject({
      people: { about: 3, of: 27 },
      others: '1.0.0-a',
      ends: null,
    });
    expect(promote('1.1.0-b', 100)).toMatchObject({ people: { about: 27, of: 27 }, others: null });
    expect(promote('1.1.0-b', 10, slice).people).toBe(null);
  });

  it('is the canary of another version that ends, and that this one was rolled back before', () => {
    expect(promote('1.2.0-c', 10, trying(25)).ends).toMatchObject({ version: '1.1.0-b', percent: 25 });
    expect(promote('1.1.0-b', 50, trying(25)).ends).toBe(null);
    expect(promote('1.1.0-b', 10).isWithdrawn).toBe(true);
    expect(promote('1.0.0-a', 10).isWithdrawn).toBe(false);
  });
});

describe('the release that was taken back', () => {
  const versions = [version('1.1.0-b', 4, true), version('1.0.0-a', 27), version('0.9.0-z', 0, true)];

  it('is shown until something newer is live or tried out', () => {
    expect(lastRolledBack({ ...slice, versions })?.version).toBe('1.1.0-b');
    expect(lastRolledBack({ ...trying(10), versions })).toBe(null);
    expect(lastRolledBack({ ...slice, versions: [version('1.2.0-c'), ...versions] })?.version).toBe(
      '1.1.0-b',
    );
    const isMended = { ...slice, live_version: '1.2.0-c', versions: [version('1.2.0-c'), ...versions] };
    expect(lastRolledBack(isMended)).toBe(null);
  });

  it('is the one that was taken back last', () => {
    const later = {
      ...version('1.2.0-c', 0, true),
      rolled_back: { at: '2026-03-02T09:30:00.000Z', evidence: null },
    };
    expect(lastRolledBack({ ...slice, versions: [later, ...versions] })?.version).toBe('1.1.0-b');
  });
});

it('a long history is shown in brief: the newest versions, and what is in force or was', () => {
  const versions = Array.from({ length: 30 }, (_none, at) => version(`1.${30 - at}.0-x`));
  const long = { ...slice, versions, live_version: '1.20.0-x', previous_version: '1.2.0-x' };
  expect(versionsInBrief(long).map((one) => one.version)).toEqual([
    '1.30.0-x',
    '1.29.0-x',
    '1.28.0-x',
    '1.27.0-x',
    '1.26.0-x',
    '1.20.0-x',
    '1.2.0-x',
  ]);
});

describe('an order', () => {
  it('is sent only when it is confirmed, about the state that was looked at', async () => {
    world.server.answer(PROMOTE, { channel: {} });
    const page = make();
    await page.load();
    page.ask({ kind: 'promote', slice, version: '1.1.0-b', percent: 10 });
    page.choose(25);
    expect(world.server.callsOf(PROMOTE)).toEqual([]);
    expect((await page.confirm())?.kind).toBe('promote');
    expect(world.server.callsOf(PROMOTE)[0]?.body).toEqual({ version: '1.1.0-b', percent: 25, revision: 3 });
    expect(page.$order.get()).toBe(null);
    expect(world.server.callsOf(LIST)).toHaveLength(2);
  });

  it('that somebody else was quicker than stays, with the reason, about what is there now', async () => {
    world.server.refuse(PROMOTE, 409, 'release.changed', { message: 'Somebody else was quicker.' });
    const page = make();
    await page.load();
    page.ask({ kind: 'promote', slice, version: '1.1.0-b', percent: 10 });
    world.server.answer(LIST, { slices: [{ ...slice, revision: 4 }] });
    expect(await page.confirm()).toBe(null);
    expect(page.$error.get()?.message).toBe('Somebody else was quicker.');
    expect(page.$order.get()).toMatchObject({ version: '1.1.0-b', percent: 10, slice: { revision: 4 } });
  });

  it('is compared again once another version has become live meanwhile', async () => {
    world.server.refuse(PROMOTE, 409, 'release.changed', { message: 'Somebody else was quicker.' });
    const page = make();
    await page.load();
    page.ask({ kind: 'promote', slice, version: '1.2.0-c', percent: 10 });
    world.server.answer(LIST, { slices: [{ ...slice, live_version: '1.1.0-b', revision: 4 }] });
    await page.confirm();
    const compared = world.server.callsOf('GET /admin/releases/chat/diff').map(({ query }) => query);
    expect(compared.map((query) => query['from'])).toEqual(['1.0.0-a', '1.1.0-b']);
  });

  it('can be taken back', () => {
    const page = make();
    page.ask({ kind: 'roll_back', slice });
    page.dismiss();
    expect(page.$order.get()).toBe(null);
  });
});

describe('a new deploy token', () => {
  it('is asked for with a slice and a purpose, and shows its secret until it is dismissed', async () => {
    world.server.answer('POST /admin/deploy-tokens', { token: {}, secret: 'ldt_secret' });
    world.server.answer('GET /admin/deploy-tokens', { tokens: [] });
    const tokens = createDeployTokens({ request: createRequest() });
    expect(await tokens.form.submit()).toBe(false);
    expect(Object.keys(tokens.form.$form.get().fieldErrors)).toEqual(['remote', 'label']);
    tokens.form.change('remote', 'chat');
    tokens.form.change('label', 'Pipeline');
    expect(await tokens.form.submit()).toBe(true);
    expect(tokens.$secret.get()).toBe('ldt_secret');
    tokens.dismissSecret();
    expect(tokens.$secret.get()).toBe(null);
  });
});
