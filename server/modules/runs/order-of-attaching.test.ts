import { expect, it } from 'vitest';
import { endOfRun, startRun, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';
import { uploadTo } from './testing/upload-table.ts';

const serverWith = scriptedServers();

it('files are read, and shown, in the order of attaching; one attached again counts where it was attached last', async () => {
  const read: (readonly string[])[] = [];
  const server = await serverWith(async (run) => {
    read.push(run.facts.fileIds);
    await writingStep(run, 'one', 'Read. ', 1_000);
  });
  const { token } = await server.signUp();
  const stored = [];
  for (const name of ['a.csv', 'b.csv', 'c.csv']) stored.push(await uploadTo(server, token, name));
  // Against the order of their ids, so that one is not taken for the other.
  const [first = '', second = '', third = ''] = stored.toSorted().toReversed();
  const { chatId, runId } = await startRun(server, token, { text: 'One', attachment_ids: [first, second] });
  await endOfRun(server, token, runId);
  const { data } = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'Two', attachment_ids: [third, first] },
    headers: { 'idempotency-key': 'two' },
  });
  await endOfRun(server, token, data.run.id);
  expect(read).toEqual([
    [first, second],
    [second, third, first],
  ]);
  const { data: shown } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  const asked = shown.chat.messages.filter(({ role }) => role === 'user');
  expect(asked.map(({ files }) => files.map(({ id }) => id))).toEqual([
    [first, second],
    [third, first],
  ]);
});
