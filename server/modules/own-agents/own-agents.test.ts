import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAgentDocument, type OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, logOf, startRun } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const documentOf = (given: Partial<OwnAgentDocument> = {}): OwnAgentDocument =>
  ownAgentDocument.parse({
    title: 'Sales check',
    questions: ['total Revenue', 'total Revenue in {region}'],
    inputs: [{ name: 'region', label: 'Region', kind: 'text' }],
    tools: ['read_file', 'search_files', 'query_table'],
    ...given,
  });

async function make(token: string, document = documentOf()) {
  const { data } = await server.api('POST /agents', { token, body: { document } });
  return data.agent;
}

async function upload(token: string, name: string, text: string): Promise<string> {
  const raw = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from(text),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return raw.json<{ data: { file: { id: string } } }>().data.file.id;
}

const sales = 'Month;Region;Revenue\n2026-01;North;1.200,50\n2026-02;South;980,00\n2026-03;North;1.430,25\n';

async function runIt(token: string, slug: string, region = 'the North') {
  const file = await upload(token, 'sales.csv', sales);
  const { runId, chatId } = await startRun(server, token, {
    text: '',
    agent: slug,
    inputs: { region },
    attachment_ids: [file],
  });
  return { run: await endOfRun(server, token, runId), runId, chatId };
}

describe('an agent of one’s own', () => {
  it('is made, run over the person’s file, and answers each question with the place of the form filled in', async () => {
    const { token } = await server.signUp();
    const agent = await make(token);
    expect(agent).toMatchObject({ version: 1, problem: null, can_be_shared: false, link: null });
    const { run, chatId, runId } = await runIt(token, agent.slug);
    expect(run).toMatchObject({
      status: 'done',
      agent: agent.slug,
      agent_title: 'Sales check',
      max_credits: 20,
    });
    const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    const report = data.chat.messages[1]?.text ?? '';
    expect(report).toContain('# Sales check: [2](#figure:answered) of [2](#figure:asked) questions answered');
    expect(report).toContain('[3,610.75](#figure:q1-table-result)');
    expect(report).toContain('[2,630.75](#figure:q2-table-result)');
    const claims = (await logOf(server, token, runId)).flatMap((event) =>
      event.type === 'claim.added' ? [event.data.claim] : [],
    );
    expect(claims.length).toBeGreaterThan(3);
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('says what a question lacks, and charges nothing where none is answered', async () => {
    const { token } = await server.signUp();
    const agent = await make(token, documentOf({ questions: ['total weight of elephants'], inputs: [] }));
    const file = await upload(token, 'sales.csv', sales);
    const { runId } = await startRun(server, token, {
      text: 'Go',
      agent: agent.slug,
      attachment_ids: [file],
    });
    expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 0 });
  });

  it('works as the agent it is built on, with what was preset and not asked for', async () => {
    const { token } = await server.signUp();
    const agent = await make(
      token,
      documentOf({
        base: 'stock-market-analysis',
        questions: [],
        inputs: [],
        presets: { sample_series: 'northwind-freight' },
        cap_credits: 60,
      }),
    );
    const detail = await server.api('GET /agents/:slug', { token, params: { slug: agent.slug } });
    expect(detail.data.agent.inputs.map(({ name }) => name)).not.toContain('sample_series');
    const { runId } = await startRun(server, token, { text: 'Go', agent: agent.slug });
    const run = await endOfRun(server, token, runId);
    expect(run).toMatchObject({ status: 'done', agent: agent.slug, agent_title: 'Sales check' });
    const receipt = await server.api('GET /billing/receipts/:run_id', { token, params: { run_id: runId } });
    expect(receipt.data.lines.length).toBeGreaterThan(2);
  });

  it('asks reference data that it was given, and the rows can be opened', async () => {
    const { token } = await server.signUp();
    const agent = await make(
      token,
      documentOf({ questions: ['How many rows are there?'], inputs: [], packs: ['freight-factors.csv'] }),
    );
    const { runId, chatId } = await startRun(server, token, { text: 'Go', agent: agent.slug });
    expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
    const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    expect(data.chat.messages[1]?.text).toContain('freight-factors.csv');
    const events = await logOf(server, token, runId);
    const sources = events.flatMap((event) => (event.type === 'source.added' ? [event.data.source] : []));
    expect(sources[0]).toMatchObject({ kind: 'library', document: 'reference/freight-factors.csv' });
    const claims = events.flatMap((event) => (event.type === 'claim.added' ? [event.data.claim] : []));
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('never costs more than its cap', async () => {
    const { token } = await server.signUp();
    const agent = await make(token, documentOf({ cap_credits: 5 }));
    const { run } = await runIt(token, agent.slug);
    expect(run.max_credits).toBe(5);
    expect(run.used_credits).toBeLessThanOrEqual(5);
  });

  it('can be kept unfinished, says why it cannot run yet, and refuses to run without holding credits', async () => {
    const { token } = await server.signUp();
    const agent = await make(token, documentOf({ questions: [], inputs: [] }));
    expect(agent.problem).toMatch(/nothing to do/);
    const chat = await server.api('POST /chats', { token, body: {} });
    const sent = await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chat.data.chat.id },
      body: { text: 'Go', agent: agent.slug },
      headers: { 'idempotency-key': 'unfinished' },
    });
    expect([sent.status, sent.error.code]).toEqual([400, 'own_agent.unfinished']);
  });

  it.each<[string, Partial<OwnAgentDocument>, RegExp]>([
    ['two fields of one name', { inputs: [field('a'), field('a')] }, /Two fields are called a/],
    ['a field that every form has', { inputs: [field('depth')] }, /cannot be called depth/],
    ['a choice of one', { inputs: [{ ...field('a'), kind: 'choice', options: ['x'] }] }, /at least two/],
    ['a base that is not there', { base: 'nobody' }, /not available/],
    ['a preset of no field', { presets: { nothing: '1' } }, /no field nothing/],
    ['reference data that is not there', { packs: ['../secret.csv'] }, /no reference data/],
  ])('refuses %s with a sentence, and keeps nothing', async (_, given, sentence) => {
    const { token } = await server.signUp();
    const answer = await server.api('POST /agents', { token, body: { document: documentOf(given) } });
    expect([answer.status, answer.error.code]).toEqual([400, 'own_agent.invalid']);
    expect(answer.sentence).toMatch(sentence);
    expect((await server.api('GET /own-agents', { token })).data.agents).toEqual([]);
  });
});

function field(name: string): OwnAgentDocument['inputs'][number] {
  return { name, label: name, hint: '', kind: 'text', is_required: false, options: [] };
}

describe('versions', () => {
  it('are kept one after the other; a run keeps the one it was started with, and the newest is what runs', async () => {
    const { token } = await server.signUp();
    const agent = await make(token);
    const first = await runIt(token, agent.slug);
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

  it('are not lost when two windows save: the second is told', async () => {
    const { token } = await server.signUp();
    const { slug } = await make(token);
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
    const agent = await make(maker.token, documentOf({ sample: { region: 'the South' } }));
    const params = { agent_id: agent.slug };
    const early = await server.api('POST /own-agents/:agent_id/link', { token: maker.token, params });
    expect([early.status, early.error.code]).toEqual([409, 'own_agent.not_run']);
    await runIt(maker.token, agent.slug);
    const shared = await server.api('POST /own-agents/:agent_id/link', { token: maker.token, params });
    const linkId = new URL(shared.data.agent.link?.url ?? '').searchParams.get('shared') ?? '';
    const link = { token: other.token, params: { link_id: linkId } };
    const seen = await server.api('GET /shared-agents/:link_id', link);
    expect(seen.data.document).toMatchObject({ title: 'Sales check', sample: {} });
    expect(seen.data.may_use.at(-1)).toBe('Never sends, buys, shares or changes anything');
    const copy = (await server.api('POST /shared-agents/:link_id/copy', link)).data.agent;
    const { run } = await runIt(other.token, copy.slug);
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
    const { slug } = await make(maker.token);
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
    const { slug } = await make(token);
    const { runId } = await runIt(token, slug);
    await server.api('DELETE /own-agents/:agent_id', { token, params: { agent_id: slug } });
    expect((await server.api('GET /own-agents', { token })).data.agents).toEqual([]);
    const run = await server.api('GET /runs/:run_id', { token, params: { run_id: runId } });
    expect(run.data.run).toMatchObject({ status: 'done', agent_title: 'Sales check' });
  });
});
