import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredFile } from '@loupe/shared/contract/files';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  const signedIn = await server.signUp();
  token = signedIn.token;
  userId = signedIn.user.id;
});
afterAll(() => server.close());

interface UploadAnswer {
  readonly data?: { readonly file: StoredFile };
  readonly error?: { readonly code: string };
  readonly error_message?: string;
}

async function upload(
  name: string,
  bytes: string | Uint8Array,
  options: { token?: string; type?: string } = {},
) {
  const raw = await server.app.inject({
    method: 'POST',
    url: '/api/files',
    query: { name },
    payload: Buffer.from(bytes as string),
    headers: {
      authorization: `Bearer ${options.token ?? token}`,
      'content-type': options.type ?? 'application/octet-stream',
    },
  });
  const answer = raw.json<UploadAnswer>();
  return {
    status: raw.statusCode,
    file: answer.data?.file as StoredFile,
    code: answer.error?.code,
    sentence: answer.error_message,
  };
}

const download = (fileId: string, as = token) =>
  server.app.inject({
    method: 'GET',
    url: `/api/files/${fileId}`,
    headers: { authorization: `Bearer ${as}` },
  });
const prices = 'Date,Close\n2026-01-05,101.5\n2026-01-06,102.25\n';

it('U2 stores a file, says what it is, and gives the same bytes back as an attachment', async () => {
  const { status, file } = await upload('prices.csv', prices);
  expect(status).toBe(201);
  expect(file).toMatchObject({
    id: expect.stringMatching(/^fil_/),
    name: 'prices.csv',
    mime: 'text/csv',
    kind: 'table',
    bytes: prices.length,
  });
  expect(file.summary).toContain('2 rows');
  const answer = await download(file.id);
  expect(answer.body).toBe(prices);
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''prices.csv`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(
    (await server.api('GET /files/:file_id/info', { token, params: { file_id: file.id } })).data.file,
  ).toEqual(file);
});

it('U2 keeps no more of the name than its last part, and no invisible characters', async () => {
  const { file } = await upload('../../etc/Bericht\u202e \u00fcber "K\u00f6ln".csv', prices);
  expect(file.name).toBe('Bericht \u00fcber "K\u00f6ln".csv');
  const { rows } = await server.deps.pool.query<{ storage_key: string }>(
    'select storage_key from files where id = $1',
    [file.id],
  );
  expect(rows[0]?.storage_key).toMatch(/^[0-9a-f]{40}$/);
  expect((await download(file.id)).headers['content-disposition']).toBe(
    `attachment; filename="file"; filename*=UTF-8''Bericht%20%C3%BCber%20%22K%C3%B6ln%22.csv`,
  );
});

it('U2 makes the text of a file searchable', async () => {
  const { searchPassages } = await import('./passages.repository.ts');
  const { file } = await upload(
    'notes.md',
    '# Harbour\n\nThe lighthouse keeper counted ninety ships.\n\n# Hills\n\nNothing but sheep.\n',
  );
  const found = await searchPassages(server.db, userId, 'who counts the ships?', {
    fileIds: [file.id],
    includesLibrary: false,
    limit: 5,
  });
  expect(found[0]).toMatchObject({ fileId: file.id, text: expect.stringContaining('ninety ships') });
  expect(
    await searchPassages(server.db, userId, 'ships', { fileIds: [], includesLibrary: false, limit: 5 }),
  ).toEqual([]);
});

it.each([
  ['an empty file', 'a.csv', '', 400, 'file.empty'],
  ['an unknown type', 'a.exe', 'MZ', 415, 'file.type_unsupported'],
  [
    'a program named like a table',
    'a.csv',
    new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
    400,
    'file.unreadable',
  ],
  ['a text named like a PDF', 'a.pdf', 'hello', 400, 'file.unreadable'],
  [
    'a picture named like a text',
    'a.txt',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]),
    400,
    'file.unreadable',
  ],
  ['a broken PDF', 'a.pdf', '%PDF-1.7\nnothing', 400, 'file.unreadable'],
])('U2 refuses %s with a permanent status and stores nothing', async (_name, name, bytes, status, code) => {
  const before = await server.deps.pool.query('select 1 from files');
  const answer = await upload(name, bytes);
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(answer.sentence).toMatch(/^[^\n]+\.$/);
  expect((await server.deps.pool.query('select 1 from files')).rowCount).toBe(before.rowCount);
});

it('U2 refuses a file of more than 25 MB with 400, not 413', async () => {
  const answer = await upload('big.txt', Buffer.alloc(25 * 1024 * 1024 + 1, 'a'));
  expect([answer.status, answer.code, answer.sentence]).toEqual([
    400,
    'file.too_large',
    'This file is larger than 25 MB.',
  ]);
});

it('U2 refuses what does not fit into the 500 MB of a person', async () => {
  const full = await server.signUp();
  await server.deps.pool.query(
    `insert into files (id, user_id, name, mime, kind, summary, bytes, sha256, storage_key) values ('fil_full', $1, 'a', 'text/csv', 'table', '', $2, '', '')`,
    [full.user.id, 500 * 1024 * 1024 - 10],
  );
  const answer = await upload('prices.csv', prices, { token: full.token });
  expect([answer.status, answer.code]).toEqual([409, 'file.storage_full']);
});

it('U2 wants the file itself as the body', async () => {
  const answer = await upload('a.csv', '{}', { type: 'application/json' });
  expect([answer.status, answer.sentence]).toEqual([
    400,
    'Send the file itself as application/octet-stream.',
  ]);
});

it('U2 answers a foreign file exactly like an unknown one', async () => {
  const { file } = await upload('prices.csv', prices);
  const eve = await server.signUp();
  const [foreign, unknown] = [await download(file.id, eve.token), await download('fil_unknown', eve.token)];
  const withoutRequest = (answer: typeof foreign) => [
    answer.statusCode,
    { ...answer.json<object>(), request_id: '' },
  ];
  expect(withoutRequest(foreign)).toEqual(withoutRequest(unknown));
  expect(foreign.statusCode).toBe(404);
  expect(
    (await server.api('DELETE /files/:file_id', { token: eve.token, params: { file_id: file.id } })).error
      .code,
  ).toBe('file.not_found');
  expect((await server.app.inject(`/api/files/${file.id}`)).statusCode).toBe(401);
});

it('U2 deletes a file with its passages, but not one that a message uses', async () => {
  const { file } = await upload('prices.csv', prices);
  const remove = () => server.api('DELETE /files/:file_id', { token, params: { file_id: file.id } });
  await server.deps.pool.query(`insert into chats (id, user_id, title) values ('cht_1', $1, 't')`, [userId]);
  await server.deps.pool.query(
    `insert into messages (id, chat_id, role, text) values ('msg_1', 'cht_1', 'user', 't')`,
  );
  await server.deps.pool.query(`insert into message_files (message_id, file_id) values ('msg_1', $1)`, [
    file.id,
  ]);
  expect((await remove()).sentence).toBe('This file belongs to a message and stays with its chat.');
  await server.deps.pool.query('delete from message_files');
  expect((await remove()).status).toBe(200);
  expect((await download(file.id)).statusCode).toBe(404);
  expect(
    (await server.deps.pool.query('select 1 from passages where file_id = $1', [file.id])).rowCount,
  ).toBe(0);
});
