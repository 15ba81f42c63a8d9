import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { documentOf, make, runIt } from './testing/made-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

describe('versions', () => {
  it('are kept one after the other; a run keeps the one it was started with, and the newest is what runs', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token);
    const first = await runIt(server, token, agent.slug);
    const params = { agent_id: agent.slug };
    const changed = documentOf({ title: 'Revenue check', questions: ['highest Revenue'], inputs: [] });
    const saved = await server.api('POST /own-agents/:agent_id', {
      token,
      params,
      body: { document: changed, version: 1 },
    });
    expect(saved.data.agent).toMatchObject({ version: 2, can_be_shared: false });
    const old = await server.api('GET /runs/:run_id', { token, params: { run_id: first.runId } });
    expect(old.data.run.agent_title).toBe('Sales check');
    const { data } = await server.api('GET /own-agents/:agent_id', { token, params });
    expect(data.versions.map(({ version, title }) => [version, title])).toEqual([
      [2, 'Revenue check'],
      [1, 'Sales check'],
    ]);
    const before = await server.api('GET /own-agents/:agent_id/versions/:version', {
      token,
      params: { ...params, version: 1 },
    });
    expect(before.data.document.title).toBe('Sales check');
  });

  it('are not lost when two windows save: the second is refused', async () => {
    const { token } = await server.signUp();
    const { slug } = await make(server, token);
    const save = async (title: string) =>
      await server.api('POST /own-agents/:agent_id', {
        token,
        params: { agent_id: slug },
        body: { document: documentOf({ title }), version: 1 },
      });
    expect((await save('One')).status).toBe(200);
    const second = await save('Two');
    expect([second.status, second.error.code]).toEqual([409, 'own_agent.changed']);
    // The answer to the first was lost: sending it again keeps nothing twice.
    expect((await save('One')).data.agent.version).toBe(2);
  });
});

describe('sharing', () => {
  it('needs a run of this version, gives copies by the link without the maker’s sample, and ends', async () => {
    const maker = await server.signUp();
    const other = await server.signUp();
    const agent = await make(server, maker.token, documentOf({ sample: { region: 'the South' } }));
    const params = { agent_id: agent.slug };
    const early = await server.api('POST /own-agents/:agent_id/link', { token: maker.token, params });
    expect([early.status, early.error.code]).toEqual([409, 'own_agent.not_run']);
    await runIt(server, maker.token, agent.slug);
    const shared = await server.api('POST /own-agents/:agent_id/link', { token: maker.token, params });
    const linkId = new URL(shared.data.agent.link?.url ?? '').searchParams.get('shared') ?? '';
    const link = { token: other.token, params: { link_id: linkId } };
    const seen = await server.api('GET /shared-agents/:link_id', link);
    expect(seen.data.document).toMatchObject({ title: 'Sales check', sample: {} });
    expect(seen.data.may_use.at(-1)).toBe('Never sends, buys, shares or changes anything');
    const copy = (await server.api('POST /shared-agents/:link_id/copy', link)).data.agent;
    const { run } = await runIt(server, other.token, copy.slug);
    expect(run.status).toBe('done');
    await server.api('DELETE /own-agents/:agent_id/link', { token: maker.token, params });
    const gone = await server.api('GET /shared-agents/:link_id', link);
    expect([gone.status, gone.error.code]).toEqual([404, 'own_agent.link_gone']);
    expect(
      (await server.api('GET /own-agents/:agent_id', { token: other.token, params: { agent_id: copy.slug } }))
        .status,
    ).toBe(200);
  });

  it('shows nobody else’s agent, and runs none of them', async () => {
    const maker = await server.signUp();
    const other = await server.signUp();
    const { slug } = await make(server, maker.token);
    const { token } = other;
    const answers = [
      await server.api('GET /own-agents/:agent_id', { token, params: { agent_id: slug } }),
      await server.api('DELETE /own-agents/:agent_id', { token, params: { agent_id: slug } }),
      await server.api('GET /agents/:slug', { token, params: { slug } }),
    ];
    for (const { status, error } of answers) expect([status, error.code]).toEqual([404, 'agent.unknown']);
    const chat = await server.api('POST /chats', { token: other.token, body: {} });
    const sent = await server.api('POST /chats/:chat_id/messages', {
      token: other.token,
      params: { chat_id: chat.data.chat.id },
      body: { text: 'Go', agent: slug },
      headers: { 'idempotency-key': 'foreign' },
    });
    expect(sent.error.code).toBe('agent.unknown');
  });

  it('ends with the agent, whose runs stay readable', async () => {
    const { token } = await server.signUp();
    const { slug } = await make(server, token);
    const { runId } = await runIt(server, token, slug);
    await server.api('DELETE /own-agents/:agent_id', { token, params: { agent_id: slug } });
    expect((await server.api('GET /own-agents', { token })).data.agents).toEqual([]);
    const run = await server.api('GET /runs/:run_id', { token, params: { run_id: runId } });
    expect(run.data.run).toMatchObject({ status: 'done', agent_title: 'Sales check' });
  });
});
