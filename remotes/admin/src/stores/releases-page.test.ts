import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createDeployTokens } from './deploy-tokens.ts';
import { createReleasesPage, nextShare, versionAfterRollBack } from './releases-page.ts';

const LIST = 'GET /admin/releases';
const PROMOTE = 'POST /releases/chat/promote';
const slice: AdminSlice = {
  name: 'chat',
  owner: 'Chat',
  live_version: '1.0.0-a',
  previous_version: null,
  canary: null,
  revision: 3,
  versions: [],
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
    expect(page.$order.get()?.slice.revision).toBe(4);
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
