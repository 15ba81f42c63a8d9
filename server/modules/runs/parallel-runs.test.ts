import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { card, createBuyer, goodCard, type Buyer } from '../payments/testing/shop.ts';
import { createGate, endOfRun, scriptedAgent, until, writingStep } from './testing/scripted-agent.ts';

const gate = createGate();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [scriptedAgent((run) => writingStep(run, 'one', 'Answer', 100, () => gate.pass(run.signal)))],
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => {
  gate.open();
  await server.close();
});

async function send({ token }: Buyer) {
  const chat = await server.api('POST /chats', { token, body: {} });
  const chatId = chat.data.chat.id;
  return await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'Question' },
    headers: { 'idempotency-key': chatId },
  });
}

it('R12 lets as many runs work at the same time as the plan says, also when they are asked for at once', async () => {
  const ada = await createBuyer(server);
  const asked = await Promise.all([1, 2, 3, 4, 5].map(() => send(ada)));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = asked.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.error]).toEqual([
    409,
    { code: 'run.too_many_active', details: { parallel_runs: 3 } },
  ]);
  expect(refused?.sentence).toContain('With the plan Free, 3 runs can work at the same time.');
  await ada.buy({ plan: 'starter', card: card(goodCard) });
  expect((await send(ada)).status).toBe(201);
  gate.open();
  for (const { status, data } of asked.filter((one) => one.status === 201))
    if (status === 201) await endOfRun(server, ada.token, data.run.id);
  await until(async () => (await send(ada)).status === 201);
});
