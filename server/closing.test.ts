import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createGate } from './modules/runs/testing/scripted-agent.ts';
import { createTestServer } from './testing/test-server.ts';

it('answers what still comes while it closes, as a proxy sends it in a deploy', async () => {
  const server = await createTestServer();
  const app = await createApp(server.deps);
  const gate = createGate();
  app.addHook('preClose', () => gate.pass());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const closing = app.close();
  while (gate.arrivals === 0) await new Promise(setImmediate);
  const answer = await fetch(`${address}/api/agents`);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ error: { code: 'session.missing' } }),
  ]);
  gate.open();
  await closing;
  await server.close();
});
