import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { creditsOf, endOfRun, logOf, startRun } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import { runDueSchedules } from '../modules/schedules/run-due.ts';
import { agentOf } from '../agents/testing/agent-of.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

/** Another one has the database and the files of the first. */
async function startServer(first?: TestServer): Promise<TestServer> {
  const env = {
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'secret',
    LLM_MODEL: 'scripted-1',
    ...(first && { DATA_DIR: first.deps.config.dataDir }),
  };
  const server = endedLater(await createTestServer({ env, ...(first && { sharesDatabaseWith: first }) }));
  await server.deps.runs.start({ worksOnRuns: true });
  return server;
}

const slug = 'company-research';
const inputs = { company: 'Halvane Systems', depth: 'quick' };
/** A dossier of the library in place of files. */
const sample = { ...agentOf(slug).sample?.inputs, depth: 'quick' };
const ask = (question: string, choices?: string[]) => ({
  calls: [{ name: 'ask_user', arguments: { question, ...(choices && { choices }) } }],
});
const report = { text: ['## Summary\n\nAssumption: the year is 2025.\n'] };

async function upload(server: TestServer, token: string, name: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from('Halvane Systems employs 640 people.'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return answer.json<{ data: { file: { id: string } } }>().data.file.id;
}

/** Sends a message and waits until its run has ended. */
async function send(server: TestServer, token: string, chatId: string, text: string, agent?: string) {
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text, ...(agent && { agent }) },
    headers: { 'idempotency-key': `answer-${text}` },
  });
  const run = await endOfRun(server, token, sent.data.run.id);
  return { run, message: sent.data.message, events: await logOf(server, token, run.id) };
}

const lastAsked = () => model.requests.at(-1)?.messages.map(({ content }) => String(content)) ?? [];
const writtenIn = (events: Awaited<ReturnType<typeof logOf>>) =>
  events.map((event) => (event.type === 'text.delta' ? event.data.text : '')).join('');

it('a run that asks ends with the question, and the next message goes on with its agent, form and files, on any server', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  model.script('which year of Halvane', [
    {
      calls: [
        { name: 'search_files', arguments: { query: 'revenue' } },
        { name: 'ask_user', arguments: { question: 'Which year *do* you mean?', choices: ['2024', '2025'] } },
      ],
    },
  ]);
  const fileId = await upload(server, token, 'note.txt');
  const { chatId, runId } = await startRun(server, token, {
    text: 'which year of Halvane?',
    agent: slug,
    inputs,
    attachment_ids: [fileId],
  });
  const first = await endOfRun(server, token, runId);
  const events = await logOf(server, token, runId);
  expect(first).toMatchObject({ status: 'done', error: null, used_credits: 1 });
  expect(await creditsOf(server, token)).toEqual([499, 0, 1]);
  expect(events.at(-1)).toMatchObject({ type: 'run.finished', data: { is_question: true } });
  expect(events.flatMap((e) => (e.type === 'suggestion.added' ? [e.data.text] : []))).toEqual([
    '2024',
    '2025',
  ]);
  // What was asked for beside the question would be paid for twice.
  expect(events.flatMap((e) => (e.type === 'step.started' ? [e.data.tool] : []))).toEqual([
    'model',
    'ask_user',
  ]);
  const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(data.chat.messages[1]?.text).toContain('**Company Research asks\\:** Which year \\*do\\* you mean?');
  const notices = await server.api('GET /notifications', { token });
  expect(notices.data.notifications.map(({ kind }) => kind)).toEqual(['run_waiting']);

  const second = await startServer(server);
  model.script('Answer: 2025', [report]);
  const { run, message, events: log } = await send(second, token, chatId, '2025');
  expect(run).toMatchObject({ agent: slug, status: 'done', used_credits: 1 });
  expect(message).toMatchObject({ text: '2025', files: [] });
  const told = lastAsked().at(-1);
  for (const words of [
    'which year of Halvane?\n\nQuestion: Which year *do* you mean?\nAnswer: 2025',
    '(company): Halvane Systems',
    `note.txt (text), id ${fileId}`,
  ])
    expect(told).toContain(words);
  expect(log.at(-1)?.data).not.toHaveProperty('is_question');
  const claims = log.flatMap((e) => (e.type === 'claim.added' ? [e.data.claim] : []));
  expect(claims).toMatchObject([{ kind: 'assumption', reason: 'said_to_be_assumed' }]);

  model.script('thank you', [{ text: ['You are welcome.'] }]);
  expect((await send(second, token, chatId, 'thank you')).run.agent).toBe('chat');
});

it('asks twice in one matter; a third time it has to assume', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  model.script('three questions', [ask('Which year?'), ask('Which region?'), ask('Which unit?'), report]);
  const { chatId, runId } = await startRun(server, token, {
    text: 'three questions',
    agent: slug,
    inputs: sample,
  });
  await endOfRun(server, token, runId);
  const second = await send(server, token, chatId, 'The last one');
  expect(writtenIn(second.events)).toContain('Which region?');
  expect(model.requests.at(-1)?.messages[0]?.content).toContain('one question at most');
  const third = await send(server, token, chatId, 'The north');
  expect(lastAsked().join('\n')).toContain('The user cannot be asked any more. State an assumption instead');
  expect(lastAsked().join('\n')).toContain('Question: Which region?\nAnswer: The north');
  expect(writtenIn(third.events)).toContain('Assumption: the year is 2025.');
  expect(third.run).toMatchObject({ agent: slug, status: 'done' });
});

it('a run of a schedule has nobody to ask', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  model.script('repeated question', [report, ask('Which year?'), report]);
  const { runId } = await startRun(server, token, { text: 'repeated question', agent: slug, inputs: sample });
  await endOfRun(server, token, runId);
  await server.api('POST /schedules', { token, body: { run_id: runId, every: 'daily', cap_credits: 10 } });
  server.clock.advance(86_400_000);
  await runDueSchedules({ ...server.deps.runs, log: server.deps.log });
  const { data } = await server.api('GET /schedules', { token, query: {} });
  const repeated = data.schedules[0]?.last_run_id ?? '';
  expect(repeated).not.toBe(runId);
  expect(await endOfRun(server, token, repeated)).toMatchObject({ status: 'done' });
  expect(lastAsked()[0]).toContain('Nobody can be asked any more.');
  expect(lastAsked().join('\n')).toContain('The user cannot be asked any more.');
  expect(writtenIn(await logOf(server, token, repeated))).toContain('Assumption: the year is 2025.');
});

it('a message that names an agent asks something else, and a question is asked in the language of the person', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  model.script('left open', [ask('Welches Jahr ist gemeint?')]);
  const {
    data: { chat },
  } = await server.api('POST /chats', { token, body: {} });
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: 'left open', agent: slug, inputs: sample },
    headers: { 'idempotency-key': 'german', 'accept-language': 'de' },
  });
  await endOfRun(server, token, sent.data.run.id);
  expect(writtenIn(await logOf(server, token, sent.data.run.id))).toContain('fragt\\:** Welches Jahr');
  model.script('something else', [{ text: ['Fine.'] }]);
  expect((await send(server, token, chat.id, 'something else', 'chat')).run.agent).toBe('chat');
});

it('does not ask for secrets, or with links, addresses and numbers to call', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const fishing: readonly (readonly [string, string[]?])[] = [
    ['See https://evil.example/a first?'],
    ['Is it the one at halvane-login.example?'],
    ['Shall I write to a@evil.example?'],
    ['Can you call +1 800 555 0100?'],
    ['What is the Pass\u200bword of the room?'],
    ['Wie lautet das Kennwort?'],
    ['Which one?', ['[here](//evil.example)']],
  ];
  for (const [n, [question, choices]] of fishing.entries()) {
    const marker = `fishing, the ${n}th time`;
    model.script(marker, [ask(question, choices), report]);
    const { runId } = await startRun(server, token, { text: marker, agent: slug, inputs: sample });
    await endOfRun(server, token, runId);
    const events = await logOf(server, token, runId);
    expect(writtenIn(events), question).toMatch(/^## Summary/);
    expect(events.at(-1)?.data).not.toHaveProperty('is_question');
    expect(lastAsked().at(-1)).toMatch(/holds no links|never asked for passwords/);
  }
});

it('asks about a file by its name', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  model.script('which table', [ask('Which table of sales.txt counts?')]);
  const id = await upload(server, token, 'sales.txt');
  const { runId } = await startRun(server, token, {
    text: 'which table',
    agent: slug,
    inputs,
    attachment_ids: [id],
  });
  await endOfRun(server, token, runId);
  expect(writtenIn(await logOf(server, token, runId))).toContain('Which table of sales\\.txt counts?');
});
