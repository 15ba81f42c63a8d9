import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeXlsx } from '../../tools/testing/make-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSender, sendAll } from './testing/upload-sender.ts';

// Dozens of files, each read in a process of its own: on a busy machine that takes longer than a test usually may.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const book = makeXlsx({
  A: [
    ['Key', 'Value'],
    ['Owner', 'Desk 4'],
  ],
});

async function store(token: string, name: string, bytes: Uint8Array) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/files',
    query: { name },
    payload: Buffer.from(bytes),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return {
    status: answer.statusCode,
    code: answer.json<{ error?: { code: string } }>().error?.code,
    retryAfter: answer.headers['retry-after'],
  };
}

it('U2 tells an account that brings more files than it may have waiting to come back, and serves another one meanwhile', async () => {
  const busy = await createSender(server);
  const other = (await server.signUp()).token;
  const uploads = await Promise.all(
    Array.from({ length: 30 }, (_, n) => sendAll(busy, `book-${n}.xlsx`, book)),
  );
  const ended: string[] = [];
  const finishing = uploads.map(async (id) => {
    const answer = await busy.finish(id);
    ended.push('busy');
    return { id, answer };
  });
  const others = [store(other, 'note.txt', Buffer.from('8 bytes.')), store(other, 'book.xlsx', book)];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 201]);
  ended.push('other');
  const answers = await Promise.all(finishing);
  // One at a time: most of what was brought before is read after the other account was served.
  expect(ended.lastIndexOf('busy')).toBeGreaterThan(ended.indexOf('other'));

  const refused = answers.filter(({ answer }) => answer.status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { id, answer } of refused) {
    expect(answer).toMatchObject({ status: 429, error: { code: 'file.queue_full' } });
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0);
    // Not a final no: nothing of the upload is lost, and the same call goes through later.
    expect((await busy.finish(id)).status).toBe(201);
  }
});

it('U2 answers a file sent whole with 429 and not with a final no when too many are waiting', async () => {
  const { token } = await server.signUp();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => store(token, `book-${n}.xlsx`, book)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['429 file.queue_full']),
  );
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
});
