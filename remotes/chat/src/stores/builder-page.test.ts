import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { agentCard, agentDetail } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { ownAgent } from '../testing/own-agent-fixture.ts';
import { createBuilderPage, type AskedBuilder } from './builder-page.ts';

const MAKE = 'POST /agents';
const SAVE = 'POST /own-agents/own_1';
const OPEN = 'GET /own-agents/own_1';

const versionsOf = (...versions: number[]) =>
  versions.map((version) => ({ version, title: 'Sales check', created_at: '2026-01-05T12:00:00.000Z' }));

let outside: TestOutside;
beforeEach(() => {
  outside = createTestOutside();
  const { server } = outside.environment;
  server.answer('GET /agents', { agents: [agentCard('stocks')] });
  server.answer('GET /own-agents', { agents: [], packs: [] });
  server.answer('GET /agents/stocks', { agent: agentDetail() });
});

async function openPage(asked: Partial<AskedBuilder> = {}) {
  const page = createBuilderPage(outside, { id: null, from: null, shared: null, ...asked });
  await page.load();
  return page;
}

async function openAgent(document: Partial<OwnAgentDocument> = {}, version = 1) {
  outside.environment.server.answer(OPEN, {
    agent: ownAgent(version, document),
    versions: versionsOf(version),
  });
  return await openPage({ id: 'own_1' });
}

const sent = (key: string) => outside.environment.server.callsOf(key).map(({ body }) => body);

async function refusedSave() {
  const page = await openAgent();
  const { server } = outside.environment;
  page.change({ outcome: 'Mine' });
  server.refuse(SAVE, 409, 'own_agent.changed', { message: 'Changed elsewhere.' });
  server.answer(OPEN, { agent: ownAgent(2, { outcome: 'Theirs' }), versions: versionsOf(2, 1) });
  await page.save();
  return page;
}

describe('a new agent', () => {
  it('R20 gets its address once it is kept, and the next save keeps a version of the same agent', async () => {
    const page = await openPage();
    const { server } = outside.environment;
    page.change({ title: 'Sales check' });
    server.answer(MAKE, { agent: ownAgent(1) }, { status: 201 });
    expect(page.$goTo.get()).toBeNull();
    expect(await page.save()).toBe(true);
    expect(page.$goTo.get()).toBe('/explore/builder/own_1');
    expect(page.isFor({ id: 'own_1', from: null, shared: null })).toBe(true);
    expect(page.isFor({ id: 'own_2', from: null, shared: null })).toBe(false);
    page.change({ title: 'Sales' });
    server.answer(SAVE, { agent: ownAgent(2, { title: 'Sales' }) });
    await page.save();
    expect(sent(MAKE)).toHaveLength(1);
    expect(sent(SAVE)).toMatchObject([{ version: 1, document: { title: 'Sales' } }]);
    expect(page.$versions.get().map(({ version }) => version)).toEqual([2, 1]);
  });

  it('R20 stays where it is while something was typed that is not kept', async () => {
    const page = await openPage();
    page.change({ title: 'Sales check' });
    const hanging = outside.environment.server.hang(MAKE);
    const saving = page.save();
    page.change({ title: 'Sales check 2' });
    hanging.release({ agent: ownAgent(1) });
    await saving;
    expect(page.$document.get().title).toBe('Sales check 2');
    expect(page.$isChanged.get()).toBe(true);
    expect(page.$goTo.get()).toBeNull();
  });

  it('R20 is not sent without a title, and says so', async () => {
    const page = await openPage();
    expect(await page.save()).toBe(false);
    expect(page.$problem.get()).toBe('Give the agent a title.');
    expect(sent(MAKE)).toEqual([]);
    page.change({ title: 'S' });
    expect(page.$problem.get()).toBeNull();
  });

  it('R20 begins as a copy of another one, which is not kept until it is saved', async () => {
    const page = await openPage({ from: 'stocks' });
    expect(page.$document.get()).toMatchObject({ title: 'Copy of Stock Market Analysis', base: 'stocks' });
    await vi.waitUntil(() => page.$baseFields.get().length > 0);
    expect(page.$isChanged.get()).toBe(true);
    page.change({ presets: { period: '1y' } });
    page.change({ base: null });
    expect(page.$document.get().presets).toEqual({});
    expect(page.$baseFields.get()).toEqual([]);
  });
});

describe('an agent that two windows change', () => {
  it('R20 keeps what was typed here, and offers the newer one', async () => {
    const page = await refusedSave();
    expect(page.$problem.get()).toBe('Changed elsewhere.');
    expect(page.$document.get().outcome).toBe('Mine');
    expect(page.$newer.get()?.version).toBe(2);
    page.takeNewer();
    expect(page.$document.get().outcome).toBe('Theirs');
    expect([page.$isChanged.get(), page.$problem.get(), page.$newer.get()]).toEqual([false, null, null]);
  });

  it('R20 keeps what was typed here as the version after the newer one', async () => {
    const page = await refusedSave();
    outside.environment.server.answer(SAVE, { agent: ownAgent(3, { outcome: 'Mine' }) });
    await page.keepMine();
    expect(sent(SAVE).at(-1)).toMatchObject({ version: 2, document: { outcome: 'Mine' } });
    expect(page.$agent.get()?.version).toBe(3);
    expect(page.$versions.get().map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('R20 looking again after a run does not mix its form with another window’s version', async () => {
    const page = await openAgent();
    outside.environment.server.answer(OPEN, { agent: ownAgent(2), versions: versionsOf(2, 1) });
    await page.refresh();
    expect(page.$agent.get()?.version).toBe(1);
  });
});

describe('an agent that is kept', () => {
  it('R20 shows an earlier version in the form, unsaved', async () => {
    const page = await openAgent({ outcome: 'Now' }, 2);
    outside.environment.server.answer('GET /own-agents/own_1/versions/1', {
      document: ownAgent(1, { outcome: 'Before' }).document,
    });
    await page.openVersion(1);
    expect(page.$document.get().outcome).toBe('Before');
    expect(page.$isChanged.get()).toBe(true);
  });

  it('R20 keeps what was typed when saving fails', async () => {
    const page = await openAgent();
    page.change({ instructions: 'Look at the margins' });
    outside.environment.server.unreachable(SAVE);
    expect(await page.save()).toBe(false);
    expect(page.$problem.get()).not.toBeNull();
    expect(page.$document.get().instructions).toBe('Look at the margins');
    expect(page.$isChanged.get()).toBe(true);
  });

  it('R20 is taken away, and the page leads back to where agents are', async () => {
    const page = await openAgent();
    page.change({ outcome: 'Typed' });
    outside.environment.server.answer('DELETE /own-agents/own_1', {});
    await page.remove();
    expect(page.$isChanged.get()).toBe(false);
    expect(page.$goTo.get()).toBe('/explore');
  });

  it('R20 that is gone is reported, and asked for again on request', async () => {
    outside.environment.server.refuse(OPEN, 404, 'agent.unknown');
    const page = await openPage({ id: 'own_1' });
    expect(page.$choices.get()).toMatchObject({ state: 'failed', error: { code: 'agent.unknown' } });
    outside.environment.server.answer(OPEN, { agent: ownAgent(1), versions: versionsOf(1) });
    await page.load();
    expect(page.$choices.get().state).toBe('ready');
    expect(page.$document.get().title).toBe('Sales check');
  });
});

describe('an agent that was shared', () => {
  it('R20 is shown without being one’s own until a copy is made', async () => {
    const { server } = outside.environment;
    server.answer('GET /shared-agents/lnk_1', { document: ownAgent(1).document, may_use: ['Calculates'] });
    const page = await openPage({ shared: 'lnk_1' });
    expect(page.$shared.get()?.mayUse).toEqual(['Calculates']);
    expect([page.$agent.get(), page.$goTo.get()]).toEqual([null, null]);
    server.answer('POST /shared-agents/lnk_1/copy', { agent: { ...ownAgent(1), slug: 'own_9' } });
    await page.copyShared();
    expect(outside.paths).toEqual(['/explore/builder/own_9']);
  });
});
