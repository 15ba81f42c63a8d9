import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answer } from '@loupe/shared/contract/endpoint';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  createGate,
  endOfRun,
  scriptedAgent,
  startRun,
  writingStep,
} from '../runs/testing/scripted-agent.ts';

let server: TestServer;
const gate = createGate();
beforeEach(async () => {
  const agent = scriptedAgent(async (run) => {
    if (run.facts.prompt === 'wait') await gate.pass(run.signal);
    await writingStep(run, 'one', 'Answered.', 1000);
  });
  server = await createTestServer({ deps: { agents: [agent] } });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterEach(() => server.close());

async function answered() {
  const { token, user } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  return { token, user, chatId, runId };
}

const said = async (token: string, chatId: string) =>
  (await server.api('GET /chats/:chat_id/feedback', { token, params: { chat_id: chatId } })).data.feedback;

const rate = (token: string, runId: string, isHelpful: boolean) =>
  server.api('POST /runs/:run_id/rating', {
    token,
    params: { run_id: runId },
    body: { is_helpful: isHelpful },
  });

const report = (token: string, runId: string, over: object = {}) =>
  server.api('POST /runs/:run_id/problem', {
    token,
    params: { run_id: runId },
    body: { kind: 'wrong_number', text: 'The margin is 4 %', is_agreed: false, ...over },
  });

it('R7 a rating is kept for each person and run, can be changed and taken back, and the same twice is one', async () => {
  const { token, chatId, runId } = await answered();
  expect(await said(token, chatId)).toEqual([]);
  expect((await rate(token, runId, true)).data.feedback).toEqual({
    run_id: runId,
    is_helpful: true,
    report: null,
  });
  await rate(token, runId, true);
  expect(await said(token, chatId)).toHaveLength(1);
  await rate(token, runId, false);
  expect(await said(token, chatId)).toEqual([{ run_id: runId, is_helpful: false, report: null }]);
  const params = { run_id: runId };
  for (let i = 0; i < 2; i += 1) {
    const { data } = await server.api('DELETE /runs/:run_id/rating', { token, params });
    expect(data.feedback.is_helpful).toBeNull();
  }
  expect(await said(token, chatId)).toEqual([]);
});

it('R7 a report sent again takes the place of the one before, and the agreement can be taken back', async () => {
  const { token, chatId, runId } = await answered();
  await report(token, runId);
  const first = (await said(token, chatId))[0]?.report;
  server.clock.advance(60_000);
  await report(token, runId);
  expect((await said(token, chatId))[0]?.report).toEqual(first);
  await report(token, runId, { kind: 'wrong_source', text: ' Not in it \0', is_agreed: true });
  expect(await said(token, chatId)).toMatchObject([
    { report: { kind: 'wrong_source', text: 'Not in it', is_agreed: true, done_at: null } },
  ]);
  const params = { run_id: runId };
  for (let i = 0; i < 2; i += 1)
    await server.api('DELETE /runs/:run_id/problem/agreement', { token, params });
  expect(await said(token, chatId)).toMatchObject([{ report: { text: 'Not in it', is_agreed: false } }]);
});

it('R7 only an answer that is finished is rated and reported, and “other” needs a sentence', async () => {
  const { token, runId } = await answered();
  const other = await report(token, runId, { kind: 'other', text: '  ' });
  expect([other.status, other.error]).toEqual([400, { code: 'feedback.text_missing', field: 'text' }]);
  expect((await report(token, runId, { kind: 'made_up' })).status).toBe(400);
  expect((await report(token, runId, { text: 'x'.repeat(4001) })).status).toBe(400);
  const working = await startRun(server, token, { text: 'wait' });
  expect((await rate(token, working.runId, true)).error.code).toBe('feedback.not_finished');
  expect((await report(token, working.runId)).error.code).toBe('feedback.not_finished');
  gate.open();
  await endOfRun(server, token, working.runId);
  expect((await rate(token, working.runId, true)).status).toBe(200);
});

it('R7 a person reports 20 answers a day, and may still correct what was reported', async () => {
  const { token, user, chatId, runId } = await answered();
  await report(token, runId);
  await server.deps.pool.query(
    `insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, max_millicredits, idempotency_key, request_hash, finished_at, status)
     select 'run_' || n, chat_id, user_id, message_id, agent, engine, inputs, 0, 'key' || n, '', finished_at, 'done' from runs, generate_series(1, 20) n where id = $1`,
    [runId],
  );
  for (let n = 1; n < 20; n += 1) expect((await report(token, `run_${n}`)).status).toBe(200);
  const refused = await report(token, 'run_20');
  expect([refused.status, refused.error.code]).toEqual([429, 'feedback.too_many']);
  expect((await report(token, runId, { text: 'It is 5 %' })).status).toBe(200);
  server.clock.advance(24 * 60 * 60 * 1000);
  expect((await report(token, 'run_20')).status).toBe(200);
  expect(await said(token, chatId)).toHaveLength(21);
  expect(user.id).toMatch(/^usr_/);
});

it('R7 nobody else says anything of a run, also not after its chat was deleted', async () => {
  const { token, chatId, runId } = await answered();
  const other = await server.signUp();
  expect((await rate(other.token, runId, false)).error.code).toBe('run.not_found');
  expect((await report(other.token, runId)).error.code).toBe('run.not_found');
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect((await rate(token, runId, false)).error.code).toBe('run.not_found');
  expect((await report(token, runId)).error.code).toBe('run.not_found');
});

it('R21 the download of one’s data has ratings and reports, and they go with the account', async () => {
  const { token, user, runId } = await answered();
  await rate(token, runId, false);
  await report(token, runId, { is_agreed: true });
  const headers = { authorization: `Bearer ${token}` };
  const exported = await server.app.inject({ url: '/api/account/export', headers });
  expect(exported.json<Answer<unknown>>()).toMatchObject({
    ratings: [{ run_id: runId, is_helpful: false }],
    problems: [{ run_id: runId, kind: 'wrong_number', text: 'The margin is 4 %', note: '' }],
  });
  const body = { password: 'quiet otter parade', confirmation: user.email };
  expect((await server.api('POST /account/delete', { token, body })).status).toBe(200);
  await server.deps.background.settled();
  const { rows } = await server.deps.pool.query(
    'select (select count(*) from run_ratings)::int as ratings, (select count(*) from problem_reports)::int as reports',
  );
  expect(rows).toEqual([{ ratings: 0, reports: 0 }]);
});
