import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let close: () => Promise<unknown>;
afterEach(async () => {
  await close();
  await server.close();
});

const login = 'POST /api/auth/login';

/** Everything the server says to a request that is begun and never finished, until it closes the connection. */
async function begin(
  times: { jsonMs: number; anyMs: number },
  contentType: string,
  request = login,
  dripMs?: number,
): Promise<string> {
  server = await createTestServer();
  const app = await createApp(server.deps, null, times);
  close = () => app.close();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `${request} HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: 100\r\n\r\n{"email":`,
  );
  const drip = dripMs === undefined ? undefined : setInterval(() => socket.write(' '), dripMs);
  let said = '';
  for await (const piece of socket) said += String(piece);
  clearInterval(drip);
  return said;
}

it.each(['application/json', 'Application/JSON; charset=utf-8'])(
  'H10 answers a JSON body that does not come with one sentence, and closes the connection: %s',
  async (contentType) => {
    const said = await begin({ jsonMs: 20, anyMs: 60_000 }, contentType);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('connection: close');
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 'request.too_slow' },
      error_message: 'The request took too long to arrive. Check your connection and try again.',
    });
  },
);

it('H10 cuts a JSON body that drips: what counts is when it began', async () => {
  const said = await begin({ jsonMs: 60, anyMs: 60_000 }, 'application/json', login, 20);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

it.each(['POST /api/chats', 'GET /api/plans', 'GET /healthz', 'POST /nowhere'])(
  'a body that nobody waits for any more disturbs nobody when its time is over: %s',
  async (request) => {
    // An error that nobody hears would end the process, and fails this run.
    const said = await begin({ jsonMs: 20, anyMs: 300 }, 'application/json', request);
    expect(said).toMatch(/^HTTP\/1\.1 (?:200|401|404|408) /);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  },
);

it.each(['application/json', 'application/octet-stream'])(
  'cuts the connection of a request that takes too long as a whole, whatever it sends: %s',
  async (contentType) => {
    expect(await begin({ jsonMs: 60_000, anyMs: 50 }, contentType)).toMatch(/^HTTP\/1\.1 4\d\d /);
  },
);
