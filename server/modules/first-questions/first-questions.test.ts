import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, logOf, startRun } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const branches = 'Branch;Sales (EUR thousand);Staff\nLudlow;2234;7\nRoss;1310;9\nHay;987;6\n';
const towns = 'Town;Visitors (count);Cost (EUR)\nHay;20;5\nRoss;30;9\nHay;25;6\nRoss;31;8\n';

async function uploadTo(token: string, name: string, text: string): Promise<string> {
  const sent = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from(text),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return sent.json<{ data: { file: { id: string } } }>().data.file.id;
}

async function offered(token: string, language = 'en') {
  const headers = { 'accept-language': language };
  return (await server.api('GET /first-questions', { token, headers })).data;
}

it('R7 offers a person without a table three questions on the sample, at the price of a question', async () => {
  const { token } = await server.signUp();
  expect(await offered(token)).toMatchObject({
    questions: expect.arrayContaining(['Which Route has the highest Freight cost?']),
    file: null,
    sample: { name: 'container-freight.csv', about: 'invented container freight of two years' },
    credits_min: 1,
    credits_max: 5,
  });
  expect(await offered(token, 'de')).toMatchObject({
    questions: expect.arrayContaining(['Welchen Anteil an Frachtkosten hat Shanghai–Hamburg?']),
    sample: { name: 'containerfracht.csv' },
  });
});

it('R7 answers each question on the sample when it is asked, and keeps the sample once', async () => {
  const { token } = await server.signUp();
  const { questions } = await offered(token);
  const keep = async () => (await server.api('POST /first-questions/sample', { token })).data.file;
  const file = await keep();
  expect(file.name).toBe('container-freight.csv');
  expect(await keep()).toEqual(file);
  for (const text of questions) {
    const { runId } = await startRun(server, token, { text, attachment_ids: [file.id] });
    const run = await endOfRun(server, token, runId);
    const figures = (await logOf(server, token, runId)).filter(({ type }) => type === 'figure.added');
    expect(figures.length, text).toBeGreaterThan(0);
    expect(run, text).toMatchObject({ status: 'done', used_credits: 1 });
  }
  // Who asked the sample has no table of their own yet.
  expect((await offered(token)).file).toBeNull();
});

it('R7 offers questions on the last own table that is understood, and never on another person’s', async () => {
  const { token } = await server.signUp();
  const other = await server.signUp();
  const first = await uploadTo(token, 'branches.csv', branches);
  expect(await offered(token)).toMatchObject({ file: { id: first, name: 'branches.csv' }, sample: null });
  server.clock.advance(1_000);
  const second = await uploadTo(token, 'towns.csv', towns);
  const { file, questions } = await offered(token);
  expect(file?.id).toBe(second);
  expect(questions).toContain('Which Town has the highest Cost?');
  server.clock.advance(1_000);
  // Nothing in it can be computed: the one before is offered.
  await uploadTo(token, 'words.csv', 'Name;Remark\nAnne;late\nBob;early\n');
  expect((await offered(token)).file?.id).toBe(second);
  expect((await offered(other.token)).file).toBeNull();
  await server.api('DELETE /files/:file_id', { token, params: { file_id: second } });
  expect((await offered(token)).file?.id).toBe(first);
});

it('R7 does not bring up a table that was asked about where nothing is kept', async () => {
  const { token } = await server.signUp();
  const fileId = await uploadTo(token, 'towns.csv', towns);
  expect((await offered(token)).file?.id).toBe(fileId);
  const { chat } = (await server.api('POST /chats/temporary', { token })).data;
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: 'Which Town has the highest Cost?', attachment_ids: [fileId] },
    headers: { 'idempotency-key': 'not kept' },
  });
  await endOfRun(server, token, sent.data.run.id);
  expect((await offered(token)).file).toBeNull();
});
