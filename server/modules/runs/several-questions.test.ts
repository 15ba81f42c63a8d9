import { expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { creditsOf, endOfRun, logOf, startRun } from './testing/scripted-agent.ts';
import { endedAfterEach } from './testing/scripted-server.ts';

const ended = endedAfterEach();

async function upload(server: TestServer, token: string): Promise<string> {
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/files?name=sales.csv',
    payload: Buffer.from(
      'Date,Region,Revenue\n2026-03-01,North,120\n2026-04-09,South,300\n2026-04-10,North,5\n',
    ),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
}

/** Sends the next message of a chat. */
async function goOn(server: TestServer, token: string, chatId: string, text: string) {
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text },
    headers: { 'idempotency-key': 'next' },
  });
  return await endOfRun(server, token, sent.data.run.id);
}

it('R7 C1 several questions of a message are one run and one charge, and the next message goes on from the last', async () => {
  const server = ended(await createTestServer());
  await server.deps.runs.start({ worksOnRuns: true });
  const { token } = await server.signUp();
  const [before] = await creditsOf(server, token);
  const file = await upload(server, token);
  const text =
    '1. What is the total revenue?\n2. What is the weather in Paris?\n3. What is 6 * 7?\n4. Is this company creditworthy?';
  const { chatId, runId } = await startRun(server, token, { text, attachment_ids: [file] });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', error: null });
  const log = await logOf(server, token, runId);
  const answer = log.flatMap(({ type, data }) => (type === 'text.delta' ? [data.text] : [])).join('');
  expect(answer.match(/^## .*$/gmu)).toEqual([
    '## What is the total revenue?',
    '## What is the weather in Paris?',
    '## What is 6 \\* 7?',
    '## Is this company creditworthy?',
  ]);
  expect(answer).toContain('[42](#figure:p3-result)');
  expect(log.at(-1)?.data).toMatchObject({ used_credits: 3 });
  expect(await creditsOf(server, token)).toEqual([(before ?? 0) - 3, 0, 3]);
  const offered = log.flatMap(({ type, data }) => (type === 'suggestion.added' ? [data] : []));
  expect(offered).toContainEqual({
    text: 'Is this company creditworthy?',
    agent: 'financial-statement-analysis',
  });
  const [next] = offered.filter(({ agent }) => agent === undefined);
  expect(next?.text).toBe('And by Region?');
  expect(await goOn(server, token, chatId, 'And by Region?')).toMatchObject({ used_credits: 1 });

  const { data: share } = await server.api('POST /chats/:chat_id/shares', {
    token,
    params: { chat_id: chatId },
    body: {},
  });
  const { data } = await server.api('GET /public/shares/:share_id/events', {
    params: { share_id: share.share.id },
  });
  const told = JSON.stringify(data);
  expect(told).toContain('## What is the total revenue?');
  expect(told).not.toContain('financial-statement-analysis');
  // It is the question of the second turn, and nothing that was offered.
  expect(told.split('"suggestion.added"')).not.toHaveLength(1);
  expect(told).not.toContain('{"text":"And by Region?"');
});
