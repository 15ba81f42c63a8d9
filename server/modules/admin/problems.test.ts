import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AgentDefinition, AnalystRun } from '../../agents/agent-definition.ts';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, scriptedAgent, startRun } from '../runs/testing/scripted-agent.ts';
import { uploadTo } from '../runs/testing/upload-table.ts';

/** In everything a person asks, names and is answered. */
const marker = 'zanderfilet';

const field = { hint: null, is_required: false, options: [], accept: [], example: null, default: null };
const fields: AgentDefinition['inputs'] = [
  { ...field, name: 'topic', label: 'Topic', kind: 'text' },
  { ...field, name: 'sheets', label: 'Sheets', kind: 'files', accept: ['.csv'] },
];

let server: TestServer;
let admin: string;
beforeEach(async () => {
  const agent = scriptedAgent(work, { inputs: fields });
  server = await createTestServer({ deps: { agents: [agent] } });
  await server.deps.runs.start({ worksOnRuns: true });
  admin = (await signUpAdmin(server)).token;
});
afterEach(() => server.close());

async function work(run: AnalystRun) {
  await run.step({ id: `look-${marker}`, tool: 'read_file', title: `Read ${marker}` }, (step) => {
    step.write('answer', `The answer is ${marker}.`);
    return Promise.resolve({
      output: { query: marker },
      summary: `Found ${marker}`,
      details: [`q=${marker}`],
      millicredits: 2500,
    });
  });
  if (run.facts.prompt.includes('fails')) throw new Error(`It broke at ${marker}`);
}

const kinds = ['wrong_number', 'wrong_source', 'not_understood'] as const;

/** A person who reports a run in which the marker is everywhere, but in what is written to the admins. */
async function reported(over: { isAgreed?: boolean; kind?: (typeof kinds)[number]; text?: string } = {}) {
  const { token, user } = await server.signUp({ name: 'Ada' });
  const file = await uploadTo(server, token, `${marker}.csv`);
  const text = `${over.text ?? 'Tell me of'} ${marker}`;
  const { chatId, runId } = await startRun(server, token, {
    text,
    inputs: { topic: marker, sheets: file },
    attachment_ids: [file],
  });
  await endOfRun(server, token, runId);
  await server.api('POST /chats/:chat_id', {
    token,
    params: { chat_id: chatId },
    body: { title: `About ${marker}` },
  });
  const params = { run_id: runId };
  const { kind = 'wrong_number', isAgreed = false } = over;
  const body = { kind, text: 'It is 4 %', is_agreed: isAgreed };
  await server.api('POST /runs/:run_id/problem', { token, params, body });
  server.clock.advance(1000);
  const { problems } = (await server.api('GET /admin/problems', { token: admin })).data;
  const problem = problems.find(({ run_id: id }) => id === runId);
  if (!problem) throw new Error('The report is not listed.');
  return { token, user, chatId, runId, problem, params: { report_id: problem.id } };
}

const looks = async () =>
  (
    await server.deps.pool.query<{ actor_id: string; subject_id: string; detail: string }>(
      "select actor_id, subject_id, detail from audit_log where action = 'problem.content_read'",
    )
  ).rows;

it.each(['Tell me of', 'This fails at'])(
  'R17 without agreement an admin reads nothing of the chat in any answer: “%s”',
  async (text) => {
    const { user, problem, params, token, runId } = await reported({ text });
    await server.api('POST /runs/:run_id/rating', {
      token,
      params: { run_id: runId },
      body: { is_helpful: false },
    });
    const settled = { is_done: true, note: 'Thanks', reported_at: problem.reported_at };
    const answers = [
      await server.api('GET /admin/problems', { token: admin }),
      await server.api('GET /admin/problems/:report_id', { token: admin, params }),
      await server.api('POST /admin/problems/:report_id/content', { token: admin, params }),
      await server.api('POST /admin/problems/:report_id', { token: admin, params, body: settled }),
      await server.api('GET /admin/ratings', { token: admin }),
      await server.api('GET /admin/audit', { token: admin }),
      await server.api('GET /admin/users', { token: admin }),
      await server.api('GET /admin/users/:user_id', { token: admin, params: { user_id: user.id } }),
      await server.api('GET /admin/users/:user_id/ledger', { token: admin, params: { user_id: user.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ raw }) => raw.body.includes(marker))).toEqual([]);
    expect(answers[1]?.raw.body).toContain('It is 4 %');
    expect(await looks()).toEqual([]);
  },
);

it('R17 shows the log of the reported run by times, costs and steps, and that its books are right', async () => {
  const { params } = await reported();
  const { data } = await server.api('GET /admin/problems/:report_id', { token: admin, params });
  expect(data.run).toMatchObject({
    status: 'done',
    engine: 'analyst',
    used_credits: 3,
    attempts: 1,
    faults: [],
  });
  expect(data.run.steps).toMatchObject([
    { stage: 'Work', tool: 'read_file', millicredits: 2500, outcome: 'done', error_code: null },
  ]);
  await server.deps.pool.query('update runs set used_millicredits = 0');
  const spoilt = await server.api('GET /admin/problems/:report_id', { token: admin, params });
  expect(spoilt.data.run.faults).toEqual(['wrong_charge']);
});

it('R17 agreed content is read with each look in the audit log, until the person takes it back', async () => {
  const { token, user, runId, params } = await reported({ isAgreed: true });
  for (let i = 0; i < 2; i += 1) {
    const { data } = await server.api('POST /admin/problems/:report_id/content', { token: admin, params });
    expect(data).toEqual({
      question: `Tell me of ${marker}`,
      inputs: [{ name: 'topic', value: marker }],
      answer: `The answer is ${marker}.`,
    });
  }
  const seen = await looks();
  expect(seen.map(({ subject_id: of, detail }) => [of, detail])).toEqual([
    [user.id, params.report_id],
    [user.id, params.report_id],
  ]);
  await server.api('DELETE /runs/:run_id/problem/agreement', { token, params: { run_id: runId } });
  const refused = await server.api('POST /admin/problems/:report_id/content', { token: admin, params });
  expect([refused.status, refused.error.code]).toEqual([403, 'problem.not_agreed']);
  expect(await looks()).toHaveLength(2);
});

it('R17 the agreement ends when the chat is deleted; the report stays', async () => {
  const { token, chatId, params } = await reported({ isAgreed: true });
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
  const { data } = await server.api('GET /admin/problems/:report_id', { token: admin, params });
  expect([data.problem.text, data.problem.is_agreed]).toEqual(['It is 4 %', false]);
  const refused = await server.api('POST /admin/problems/:report_id/content', { token: admin, params });
  expect(refused.error.code).toBe('problem.not_agreed');
});

it('R17 lists reports newest first, page by page, by state, kind and agent', async () => {
  const made = [];
  for (const kind of kinds) made.push(await reported({ kind }));
  const [first] = made;
  if (!first) throw new Error('Nothing was reported.');
  const list = async (query: object) =>
    (await server.api('GET /admin/problems', { token: admin, query })).data.problems.map(({ kind }) => kind);
  expect(await list({})).toEqual(kinds.toReversed());
  expect(await list({ kind: 'wrong_source' })).toEqual(['wrong_source']);
  expect(await list({ agent: 'chat' })).toHaveLength(3);
  expect(await list({ agent: 'other' })).toEqual([]);
  const body = { is_done: true, note: ' Fixed ', reported_at: first.problem.reported_at };
  await server.api('POST /admin/problems/:report_id', { token: admin, params: first.params, body });
  expect(await list({ state: 'done' })).toEqual(['wrong_number']);
  expect(await list({ state: 'open' })).toEqual(['not_understood', 'wrong_source']);
  await server.deps.pool.query(
    `insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, max_millicredits, idempotency_key, request_hash, finished_at, status)
     select 'run_' || n, chat_id, user_id, message_id, agent, engine, inputs, 0, 'key' || n, '', finished_at, 'done' from runs, generate_series(1, 70) n where id = $1`,
    [first.runId],
  );
  await server.deps.pool.query(
    `insert into problem_reports (id, run_id, user_id, kind, text, reported_at)
     select 'rpt_' || n, 'run_' || n, $1, 'other', 'x', timestamptz '2020-01-01' + (n / 3) * interval '1 minute' from generate_series(1, 70) n`,
    [first.user.id],
  );
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor };
    const { data } = await server.api('GET /admin/problems', { token: admin, query });
    seen.push(...data.problems.map(({ id }) => id));
    cursor = data.next_cursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([73, 73]);
});

it('R17 the person reads the note, and a report that was sent again is open and has to be read again', async () => {
  const { token, chatId, runId, problem, params } = await reported();
  const done = { is_done: true, note: 'Fixed', reported_at: problem.reported_at };
  const settle = (body: typeof done) =>
    server.api('POST /admin/problems/:report_id', { token: admin, params, body });
  await settle(done);
  await settle(done);
  const said = async () =>
    (await server.api('GET /chats/:chat_id/feedback', { token, params: { chat_id: chatId } })).data
      .feedback[0];
  expect(await said()).toMatchObject({ report: { note: 'Fixed', done_at: expect.any(String) } });
  const noted = await server.deps.pool.query("select 1 from audit_log where action = 'problem.done'");
  expect(noted.rowCount).toBe(1);
  const body = { kind: 'other' as const, text: 'Still wrong', is_agreed: false };
  await server.api('POST /runs/:run_id/problem', { token, params: { run_id: runId }, body });
  expect(await said()).toMatchObject({ report: { text: 'Still wrong', note: '', done_at: null } });
  const late = await settle(done);
  expect([late.status, late.error.code]).toEqual([409, 'problem.changed']);
});

it('R17 counts the ratings of the last 30 days by agent', async () => {
  const { token, runId } = await reported();
  const rate = (isHelpful: boolean) =>
    server.api('POST /runs/:run_id/rating', {
      token,
      params: { run_id: runId },
      body: { is_helpful: isHelpful },
    });
  const ratings = async () => (await server.api('GET /admin/ratings', { token: admin })).data.agents;
  await rate(false);
  const row = { agent: 'chat', agent_title: 'Chat', is_own_agent: false };
  expect(await ratings()).toEqual([{ ...row, helpful: 0, not_helpful: 1 }]);
  await rate(true);
  expect(await ratings()).toEqual([{ ...row, helpful: 1, not_helpful: 0 }]);
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  const later = (await signInAdminAgain()).data.agents;
  expect(later).toEqual([]);
});

/** A session is over after a month. */
async function signInAdminAgain() {
  const { token } = await signUpAdmin(server);
  return await server.api('GET /admin/ratings', { token });
}

it('R18 an admin who views as the person neither rates nor reports, also where writing is allowed', async () => {
  const { user, runId, chatId } = await reported();
  const asked = await server.api('POST /admin/impersonations', {
    token: admin,
    body: { user_id: user.id, reason: 'Ticket', password: testPassword, is_read_only: false },
  });
  const { data } = await server.api('POST /auth/impersonate', {
    body: { code: asked.data.code },
    token: admin,
  });
  const { token } = data;
  const params = { run_id: runId };
  const body = { kind: 'other' as const, text: 'x', is_agreed: true };
  const answers = [
    await server.api('POST /runs/:run_id/rating', { token, params, body: { is_helpful: true } }),
    await server.api('DELETE /runs/:run_id/rating', { token, params }),
    await server.api('POST /runs/:run_id/problem', { token, params, body }),
    await server.api('DELETE /runs/:run_id/problem/agreement', { token, params }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(Array(4).fill('impersonation.personal'));
  const seen = await server.api('GET /chats/:chat_id/feedback', { token, params: { chat_id: chatId } });
  expect(seen.data.feedback).toMatchObject([{ is_helpful: null, report: { is_agreed: false } }]);
});
