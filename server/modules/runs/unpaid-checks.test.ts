import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appError } from '../../errors/app-error.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { isoDay } from '../../tools/market-data/price-series.ts';
import { endOfRun } from './testing/scripted-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

/** Too long to be read at once. */
const prices = `Date,Close\n${Array.from({ length: 6_000 }, (_, i) => `${isoDay(14_000 + i)},${100 + (i % 17)}`).join('\n')}\n`;

async function setUp() {
  const { token } = await server.signUp();
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/files?name=prices.csv',
    payload: Buffer.from(prices),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const fileId = uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
  await server.deps.background.settled();
  const { data } = await server.api('POST /chats', { token, body: {} });
  const send = async (key: string) =>
    await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: data.chat.id },
      body: { text: '', agent: 'stock-market-analysis', inputs: { prices: fileId, depth: 'quick' } },
      headers: { 'idempotency-key': key },
    });
  return { token, send };
}

it('U2 messages that wait for their prices to be read hold none of them in memory, and too many of an account are asked to come back', async () => {
  const { token, send } = await setUp();
  const { fileStore } = server.deps;
  const read = fileStore.read.bind(fileStore);
  const isOpen = Promise.withResolvers<undefined>();
  let isFirst = true;
  const reading = vi.spyOn(fileStore, 'read').mockImplementation(async (key) => {
    const isGone = !isFirst;
    isFirst = false;
    await isOpen.promise;
    // A process for each of them would take longer than a test.
    if (isGone) throw appError('server.unavailable');
    return await read(key);
  });
  const refused: Awaited<ReturnType<typeof send>>[] = [];
  const answers = Array.from({ length: 26 }, async (_, n) => {
    const answer = await send(`key-${n}`);
    if (answer.status === 429) refused.push(answer);
    return answer;
  });
  try {
    // Two are read, twenty wait.
    await vi.waitFor(() => expect(refused).toHaveLength(4));
    expect(reading).toHaveBeenCalledTimes(2);
  } finally {
    isOpen.resolve(undefined);
    await Promise.all(answers);
    reading.mockRestore();
  }
  for (const { error, raw } of refused) {
    expect(error).toMatchObject({ code: 'file.queue_full' });
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);
  }
  const sent = (await Promise.all(answers)).filter(({ status }) => status === 201);
  expect(sent).toHaveLength(1);
  expect(await endOfRun(server, token, sent[0]?.data.run.id ?? '')).toMatchObject({ status: 'done' });
});
