import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, logOf, startRun } from '../runs/testing/scripted-agent.ts';
import { documentOf, field, make, runIt, sales, upload } from './testing/made-agent.ts';

const stocks = 'stock-market-analysis';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

describe('an agent of one’s own', () => {
  it('is made, run over the person’s file, and answers each question with the place of the form filled in', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token);
    expect(agent).toMatchObject({ version: 1, problem: null, can_be_shared: false, link: null });
    const { run, chatId, runId } = await runIt(server, token, agent.slug);
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
    const agent = await make(
      server,
      token,
      documentOf({ questions: ['total weight of elephants'], inputs: [] }),
    );
    const file = await upload(server, token, 'sales.csv', sales);
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
      server,
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

  it('keeps what was typed for questions of its own while it is built on another agent, and works as that one', async () => {
    const { token } = await server.signUp();
    const typed = documentOf({
      questions: ['total Revenue in {Region}'],
      inputs: [field('period')],
      packs: ['freight-factors.csv'],
    });
    const agent = await make(server, token, { ...typed, base: stocks, presets: { stop: '80,5' } });
    expect(agent.problem).toBeNull();
    expect(agent.document).toMatchObject({ questions: typed.questions, presets: { stop: '80.5' } });
    const detail = await server.api('GET /agents/:slug', { token, params: { slug: agent.slug } });
    const names = detail.data.agent.inputs.map(({ name }) => name);
    expect(names.filter((name) => name === 'period')).toHaveLength(1);
    expect(names).not.toContain('stop');
    const back = await server.api('POST /own-agents/:agent_id', {
      token,
      params: { agent_id: agent.slug },
      body: { document: { ...typed, inputs: [field('region')] }, version: 1 },
    });
    expect(back.data.agent.problem).toBeNull();
  });

  it('asks for a place however its name is written in the question', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token, documentOf({ questions: ['total Revenue in {Region}'] }));
    const { runId } = await runIt(server, token, agent.slug);
    const figures = (await logOf(server, token, runId)).flatMap((event) =>
      event.type === 'figure.added' ? [event.data.figure] : [],
    );
    expect(figures.find(({ id }) => id === 'q1-table-result')?.value).toBe('2,630.75');
  });

  it('asks reference data that it was given, and the rows can be opened', async () => {
    const { token } = await server.signUp();
    const agent = await make(
      server,
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

  it('counts a question that was left without its field as not answered', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token);
    const file = await upload(server, token, 'sales.csv', sales);
    const { runId, chatId } = await startRun(server, token, {
      text: 'Go',
      agent: agent.slug,
      attachment_ids: [file],
    });
    await endOfRun(server, token, runId);
    const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    const report = data.chat.messages[1]?.text ?? '';
    expect(report).toContain('[1](#figure:answered) of [2](#figure:asked) questions answered');
    expect(report).toContain('Not answered: total Revenue in {region}');
  });

  it.each<[string, OwnAgentDocument['tools'], string]>([
    ['computes over no table', ['read_file', 'search_files'], 'Nothing in the files answers this.'],
    ['quotes nothing', ['query_table'], '3,610.75'],
    ['does neither', [], 'Nothing in the files answers this.'],
  ])('%s where its maker did not allow it', async (_, tools, said) => {
    const { token } = await server.signUp();
    const agent = await make(server, token, documentOf({ questions: ['total Revenue'], inputs: [], tools }));
    const { chatId, runId } = await startRun(server, token, {
      text: 'Go',
      agent: agent.slug,
      attachment_ids: [await upload(server, token, 'sales.csv', sales)],
    });
    expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
    const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    expect(data.chat.messages[1]?.text).toContain(said);
  });

  it('says that its parts need a language model, and charges nothing, where it has no others', async () => {
    const { token } = await server.signUp();
    const agent = await make(
      server,
      token,
      documentOf({ questions: [], inputs: [], blocks: [{ kind: 'text', title: 'Risks', note: '' }] }),
    );
    const { chatId, runId } = await startRun(server, token, {
      text: 'Go',
      agent: agent.slug,
      attachment_ids: [await upload(server, token, 'sales.csv', sales)],
    });
    expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 0 });
    const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    expect(data.chat.messages[1]?.text).not.toContain('No table was found');
    expect(data.chat.messages[1]?.text).toContain('“Risks” is written by a language model');
  });

  it('never costs more than its cap', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token, documentOf({ cap_credits: 5 }));
    const { run } = await runIt(server, token, agent.slug);
    expect(run.max_credits).toBe(5);
    expect(run.used_credits).toBeLessThanOrEqual(5);
  });

  it('can be kept unfinished, says why it cannot run yet, and refuses to run without holding credits', async () => {
    const { token } = await server.signUp();
    const agent = await make(server, token, documentOf({ questions: [], inputs: [] }));
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
    ['a preset of no field', { base: stocks, presets: { nothing: '1' } }, /no field nothing/],
    ['a preset its field does not take', { base: stocks, presets: { period: 'ages' } }, /Period is one of/],
    ['a preset number that is none', { base: stocks, presets: { stop: 'low' } }, /is a number, like/],
    ['reference data that is not there', { packs: ['../secret.csv'] }, /no reference data/],
  ])('refuses %s with a sentence, and keeps nothing', async (_, given, sentence) => {
    const { token } = await server.signUp();
    const answer = await server.api('POST /agents', { token, body: { document: documentOf(given) } });
    expect([answer.status, answer.error.code]).toEqual([400, 'own_agent.invalid']);
    expect(answer.sentence).toMatch(sentence);
    expect((await server.api('GET /own-agents', { token })).data.agents).toEqual([]);
  });
});
