import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import type { BodyOf } from '@loupe/shared/contract/endpoint';
import type { createShare } from '@loupe/shared/contract/shares';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addEvent, addWork, createChatOwner, fillChat, type ChatOwner } from './testing/shared-chat.ts';

let server: TestServer;
let owner: ChatOwner;
beforeEach(async () => {
  server = await createTestServer({ env: { RATE_LIMITS: 'on' } });
  owner = await createChatOwner(server);
  await fillChat(server, owner);
  await addWork(server);
});
afterEach(() => server.close());

const share = (body: BodyOf<typeof createShare> = {}) =>
  server.api('POST /chats/:chat_id/shares', {
    token: owner.token,
    params: { chat_id: owner.chatId },
    body,
  });
const made = async (body: BodyOf<typeof createShare> = {}) => (await share(body)).data.share;
const view = (shareId: string, headers: Record<string, string> = {}) =>
  server.api('GET /public/shares/:share_id', { params: { share_id: shareId }, headers });
const eventsOf = (shareId: string) =>
  server.api('GET /public/shares/:share_id/events', { params: { share_id: shareId } });
const open = (shareId: string, password: string) =>
  server.api('POST /public/shares/:share_id/open', { params: { share_id: shareId }, body: { password } });
const listed = async () =>
  (
    await server.api('GET /chats/:chat_id/shares', {
      token: owner.token,
      params: { chat_id: owner.chatId },
    })
  ).data.shares;

describe('what becomes public', () => {
  it('X2 leaves out the steps, with numbers that stay dense, so that the same reducer shows the rest', async () => {
    const { id, ...rest } = await made({ includes_steps: false });
    expect(rest).toMatchObject({ includes_steps: false, includes_prompts: true });
    const [log] = (await eventsOf(id)).data.runs;
    expect(log?.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const seen = foldRun(log?.events ?? [], emptyRunView('run_1'));
    expect([seen.stages, seen.isGap, seen.sources.length]).toEqual([[], false, 1]);
    expect(seen.report).toBe('From prices.csv: up [1](#source:1).');
    expect((await eventsOf(id)).raw.body).not.toContain('read_file');
  });

  it('X2 masks the names of files everywhere, also where a piece of text cuts one in two', async () => {
    const { id } = await made({ includes_file_names: false });
    const everything = (await view(id)).raw.body + (await eventsOf(id)).raw.body;
    expect(everything).not.toMatch(/prices\.csv|"From pri"|"ces\.csv/);
    const [log] = (await eventsOf(id)).data.runs;
    expect(foldRun(log?.events ?? [], emptyRunView('run_1')).report).toBe(
      'From ••••••••••: up [1](#source:1).',
    );
    expect((await view(id)).data.shared_chat.messages[0]).toMatchObject({
      text: 'What moved in ••••••••••?',
      file_names: [],
    });
  });

  it('X2 hides the questions, the name of the chat that was made from the first, and where a report quotes one', async () => {
    await addEvent(server, 9, 'text.delta', {
      part: 'report',
      text: ' You asked: What moved in prices.csv?',
    });
    const { id } = await made({ includes_prompts: false });
    const { shared_chat: chat } = (await view(id)).data;
    expect(chat.title).toBe('Chat');
    expect(chat.messages).toMatchObject([{ role: 'user', text: '' }]);
    expect((await view(id)).raw.body).not.toMatch(/What moved|Harbour/);
    expect((await eventsOf(id)).raw.body).not.toContain('What moved');
  });

  it('X2 shows the owner beforehand exactly what strangers will see, and stores nothing', async () => {
    const { data } = await server.api('GET /chats/:chat_id/share-preview', {
      token: owner.token,
      params: { chat_id: owner.chatId },
      query: { steps: 'no', file_names: 'no', prompts: 'no' },
    });
    expect(await listed()).toEqual([]);
    const { id } = await made({ includes_steps: false, includes_file_names: false, includes_prompts: false });
    expect(data).toEqual({
      shared_chat: (await view(id)).data.shared_chat,
      runs: (await eventsOf(id)).data.runs,
    });
    const eve = (await server.signUp()).token;
    const foreign = await server.api('GET /chats/:chat_id/share-preview', {
      token: eve,
      params: { chat_id: owner.chatId },
    });
    expect(foreign.error.code).toBe('chat.not_found');
  });
});

describe('a link that expires', () => {
  it('X2 opens until its time and then looks like an unknown one', async () => {
    const end = new Date(server.clock.now().getTime() + 86_400_000);
    const { id, expires_at: until } = await made({ expires_at: end.toISOString() });
    expect(until).toBe(end.toISOString());
    server.clock.advance(86_400_000 - 1);
    expect((await view(id)).status).toBe(200);
    server.clock.advance(1);
    for (const answer of [await view(id), await eventsOf(id), await open(id, 'whatever it is')])
      expect([answer.status, answer.error]).toEqual([404, { code: 'share.not_found' }]);
    expect(await listed()).toEqual([]);
  });

  it.each(['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'tomorrow', ''])(
    'X2 refuses %j as its end',
    async (expires) => {
      const answer = await share({ expires_at: expires });
      expect(answer.error).toMatchObject({ code: 'share.expiry_invalid', field: 'expires_at' });
      expect(await listed()).toEqual([]);
    },
  );
});

describe('a link with a password', () => {
  const password = 'blue lantern';

  it('X2 tells nothing before it was entered, and everything after', async () => {
    const { id, is_protected: isProtected } = await made({ password });
    expect(isProtected).toBe(true);
    for (const answer of [await view(id), await eventsOf(id)]) {
      expect([answer.status, answer.error]).toEqual([403, { code: 'share.password_needed' }]);
      expect(answer.raw.body).not.toContain('Harbour');
    }
    expect((await open(id, 'red lantern')).error).toEqual({
      code: 'share.password_wrong',
      field: 'password',
    });
    const opened = await open(id, password);
    expect(opened.data.shared_chat.title).toBe('Harbour prices');
    expect(opened.data.runs[0]?.events).toHaveLength(8);
    expect(opened.raw.headers['x-robots-tag']).toBe('noindex');
    expect(await listed()).toMatchObject([{ id, is_protected: true, views: 1 }]);
  });

  it('X2 keeps only a slow hash of it', async () => {
    await made({ password });
    const { rows } = await server.deps.pool.query<{ password_hash: string }>(
      'select password_hash from shares',
    );
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$/);
  });

  it('X2 refuses further tries after ten wrong ones, also when all come at once, and forgives in time', async () => {
    const { id } = await made({ password });
    const answers = await Promise.all(Array.from({ length: 14 }, () => open(id, 'red lantern')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 403),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    expect((await open(id, password)).status).toBe(429);
    server.clock.advance(15 * 60_000);
    expect((await open(id, password)).status).toBe(200);
  });

  it('X2 counts the addresses of one IPv6 network as one reader, and others on their own', async () => {
    await server.close();
    server = await createTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
    owner = await createChatOwner(server);
    await fillChat(server, owner);
    const { id } = await made({ password });
    const from = (ip: string) =>
      server.api('POST /public/shares/:share_id/open', {
        params: { share_id: id },
        body: { password: 'red lantern' },
        headers: { 'x-forwarded-for': ip },
      });
    for (let n = 1; n <= 10; n += 1) expect((await from(`2001:db8:1:2::${n}`)).status).toBe(403);
    expect((await from('2001:db8:1:2::ff')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(403);
  });

  it('X2 does not count right passwords as tries', async () => {
    const { id } = await made({ password });
    for (let time = 0; time < 12; time += 1) expect((await open(id, password)).status).toBe(200);
  });

  it('X2 refuses a short one', async () => {
    const answer = await share({ password: '1234567' });
    expect(answer.error).toEqual({ code: 'share.password_too_short', field: 'password' });
  });

  it('X2 revoked while protected, it looks like an unknown one', async () => {
    const { id } = await made({ password });
    await server.api('DELETE /shares/:share_id', { token: owner.token, params: { share_id: id } });
    expect((await open(id, password)).error).toEqual((await open('unknown', password)).error);
    expect((await view(id)).status).toBe(404);
  });
});

describe('views', () => {
  it('X2 counts people who read, a reload within ten minutes once', async () => {
    const { id } = await made();
    await view(id, { 'user-agent': 'Firefox' });
    await view(id, { 'user-agent': 'Firefox' });
    await eventsOf(id);
    expect(await listed()).toMatchObject([{ views: 1 }]);
    await view(id, { 'user-agent': 'Safari' });
    server.clock.advance(10 * 60_000);
    await view(id, { 'user-agent': 'Firefox' });
    expect(await listed()).toMatchObject([{ views: 3 }]);
  });

  it('X2 counts no robots, no HEAD and nothing that a browser fetches ahead', async () => {
    const { id } = await made();
    await server.app.inject({ method: 'HEAD', url: `/api/public/shares/${id}` });
    await view(id, { 'user-agent': 'Twitterbot/1.0' });
    await view(id, { 'user-agent': 'facebookexternalhit/1.1' });
    await view(id, { 'user-agent': 'Chrome', 'sec-purpose': 'prefetch;prerender' });
    expect(await listed()).toMatchObject([{ views: 0 }]);
  });
});
