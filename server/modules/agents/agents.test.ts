import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents } from '../../agents/registry.ts';
import { agentTitles } from '../../agents/testing/agent-titles.ts';
import { seedLibrary } from '../files/seed-library.usecases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { creditsOf, endOfRun, logOf, startRun } from '../runs/testing/scripted-agent.ts';

const listed = agents.en.filter(({ isListed }) => isListed).map(({ slug }) => slug);

/** Rows of the requirements: the exact titles in their order. */
const rows = [
  'A1 Stock Market Analysis',
  'A2 Crypto Analysis',
  'A3 Japan Itinerary',
  'A4 Financial Statement Analysis',
  'A5 Consumer Sentiment and Behavior Analysis',
  'A6 Business Strategy',
  'A7 Marketing Strategy',
  'A8 Patent Research',
  'A9 SEO',
  'A10 Sustainable Solutions for Logistics Industry',
  'A11 Amazon Product Research',
  'A12 3-Month Fitness Transformation Plan',
  'A13 Vendor Comparison',
  'A14 Personalized Upskilling Roadmap',
  'A15 Competitor Launch Monitoring for Marketing Teams',
  'A16 Investment Opportunity Discovery',
  'A17 Regulations Monitoring',
  'A18 Company Research',
  'A19 Pre-Investment Deep Diligence on a Private Company',
  'A20 Sustainability Claims Audit',
  'A21 Country Risk Snapshot for Market Entry',
  'A22 Adverse Media Analysis',
] as const;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  await seedLibrary(server.db);
  await server.deps.runs.start({ worksOnRuns: true });
  token = (await server.signUp()).token;
});
afterAll(() => server.close());

describe('the catalogue', () => {
  it('R20 lists the agents of the explore page with their price range, without plain chat', async () => {
    const { data } = await server.api('GET /agents', { token });
    const titles = data.agents.map((agent) => agent.title);
    expect(titles).toEqual(agentTitles);
    expect(data.categories).toEqual([...new Set(data.agents.map((agent) => agent.category))]);
    for (const agent of data.agents) expect(agent.credits_min).toBeLessThanOrEqual(agent.credits_max);
  });

  it.each(rows)('%s is in its place under its exact title, with an icon of its own', async (row) => {
    const { data } = await server.api('GET /agents', { token });
    const found = data.agents.find((agent, i) => `A${i + 1} ${agent.title}` === row);
    expect(found?.icon).toMatch(/^[a-z0-9-]+$/);
    expect(data.agents.filter(({ icon }) => icon === found?.icon)).toHaveLength(1);
  });

  it.each(listed)(
    'R8 shows a real report of %s on its sample data, made once and by the analyst',
    async (slug) => {
      const first = await server.api('GET /agents/:slug', { token, params: { slug } });
      const second = await server.api('GET /agents/:slug', { token, params: { slug } });
      expect(first.data.agent).toMatchObject({
        slug,
        engine: 'analyst',
        engine_label: 'Prepared by the built-in analyst: computed and quoted, no language model',
      });
      expect(first.data.agent.sample?.report_markdown).toMatch(/\(#source:\d+\)/);
      expect(second.data.agent.sample).toEqual(first.data.agent.sample);
    },
  );

  it('R8 R20 says how long a run takes with what does the work here: seconds with the built-in analyst', async () => {
    const { data } = await server.api('GET /agents', { token });
    expect(data.agents.every((agent) => agent.minutes_min === 0 && agent.minutes_max === 0)).toBe(true);
    const stocks = { token, params: { slug: 'stock-market-analysis' } };
    const { estimates } = (await server.api('GET /agents/:slug', stocks)).data.agent;
    expect(estimates.deep).toMatchObject({ minutes_min: 0, minutes_max: 0, credits_max: 80 });
  });

  it('R8 does not know an agent that is not there', async () => {
    const answer = await server.api('GET /agents/:slug', { token, params: { slug: 'nobody' } });
    expect([answer.status, answer.error.code]).toEqual([404, 'agent.unknown']);
  });
});

describe('with sample data', () => {
  it.each(listed)(
    '%s goes from the form to a finished report within its estimate, and the receipt is what was charged',
    async (slug) => {
      const owner = (await server.signUp()).token;
      const {
        data: { agent },
      } = await server.api('GET /agents/:slug', { token: owner, params: { slug } });
      const { chatId, runId, sent } = await startRun(server, owner, {
        text: '',
        agent: slug,
        inputs: agent.sample?.inputs ?? {},
      });
      const run = await endOfRun(server, owner, runId);
      expect(run).toMatchObject({
        status: 'done',
        error: null,
        max_credits: agent.estimates.standard.credits_max,
      });
      expect(run.used_credits).toBeGreaterThanOrEqual(1);
      expect(run.used_credits).toBeLessThanOrEqual(sent.data.run.max_credits);
      const {
        data: { chat },
      } = await server.api('GET /chats/:chat_id', { token: owner, params: { chat_id: chatId } });
      expect(chat.messages[1]?.text).toMatch(/^# /);
      expect(chat.title.startsWith(agent.title)).toBe(true);
      const events = await logOf(server, owner, runId);
      expect(
        events.filter((event) => event.type === 'stage.finished').map((event) => event.data.stage_id),
      ).toEqual(agent.stages.map((stage) => stage.id));
      const cited = new Set(
        [...(chat.messages[1]?.text ?? '').matchAll(/\(#source:(\d+)\)/g)].map((match) => Number(match[1])),
      );
      const known = new Set(
        events.flatMap((event) => (event.type === 'source.added' ? [event.data.source.n] : [])),
      );
      expect([...cited].filter((n) => !known.has(n))).toEqual([]);
      const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
        token: owner,
        params: { run_id: runId },
      });
      expect(
        receipt.lines.reduce((sum, line) => sum + line.millicredits, receipt.rounding_millicredits),
      ).toBe(run.used_credits * 1000);
      const titles = new Set(agent.stages.map((stage) => stage.title));
      expect(receipt.lines.filter((line) => !titles.has(line.stage))).toEqual([]);
      expect(await creditsOf(server, owner)).toEqual([500 - run.used_credits, 0, run.used_credits]);
    },
  );

  it('a follow-up in plain chat rests on the report before it', async () => {
    const {
      data: { agent },
    } = await server.api('GET /agents/:slug', { token, params: { slug: 'stock-market-analysis' } });
    const { chatId, runId } = await startRun(server, token, {
      text: '',
      agent: agent.slug,
      inputs: agent.sample?.inputs ?? {},
    });
    await endOfRun(server, token, runId);
    const sent = await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chatId },
      body: { text: 'What is the RSI?' },
      headers: { 'idempotency-key': 'follow-up' },
    });
    expect(await endOfRun(server, token, sent.data.run.id)).toMatchObject({ status: 'done', agent: 'chat' });
    const {
      data: { chat },
    } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
    expect(chat.messages.at(-1)?.text).toMatch(/RSI/);
  });
});
