import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest, type Request } from '@loupe/shared/stores/request';
import { $session, endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';
import { jsonResponse } from '../testing/test-server.ts';

const ana = { id: 'usr_1', email: 'ana@example.com', name: 'Ana', permissions: [] };
const chat = { params: { chat_id: 'cht_1' } };

describe('the request helper', () => {
  let world: TestEnvironment;
  let request: Request;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    openSession();
    closeSnackbar();
    startSession('secret', ana);
    request = createRequest();
  });

  it('H1 does nothing while offline, and shows nothing', async () => {
    world.setOnline(false);
    const result = await request('GET /chats');
    expect(result).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(world.server.calls).toHaveLength(0);
    expect($snackbar.get().visible).toBe(false);
  });

  it('H1 sends the bearer token when there is one, and none for a visitor', async () => {
    world.server.answer('GET /chats', { chats: [], next_cursor: null });
    await request('GET /chats');
    endSession('logout');
    await request('GET /chats');
    expect(world.server.calls.map((call) => call.headers.get('authorization'))).toEqual([
      'Bearer secret',
      null,
    ]);
  });

  it('X2 sends no token to public endpoints, and their 401 ends no session', async () => {
    world.server.refuse('GET /public/shares/shr_1', 401, 'session.missing');
    await request('GET /public/shares/:share_id', { params: { share_id: 'shr_1' } });
    expect(world.server.calls[0]!.headers.get('authorization')).toBeNull();
    expect($session.get()).not.toBeNull();
  });

  it('H1 gets, posts and deletes, with path, query and body in their places', async () => {
    world.server.answer('GET /chats', { chats: [], next_cursor: null });
    world.server.answer('POST /chats/a%2Fb', { chat: {} }, { status: 200 });
    world.server.on('DELETE /chats/cht_1', () => jsonResponse(204, undefined));
    await request('GET /chats', { query: { q: 'oil & gas', cursor: undefined } });
    await request('POST /chats/:chat_id', { params: { chat_id: 'a/b' }, body: { title: 'New' } });
    const removed = await request('DELETE /chats/:chat_id', chat);
    expect(world.server.calls[0]!.query).toEqual({ q: 'oil & gas' });
    expect(world.server.calls[1]!.body).toEqual({ title: 'New' });
    expect(removed).toEqual({ ok: true, data: {}, message: null });
  });

  it('H1 cancels an earlier request to the same path when asked, whatever its query; H8 shows nothing', async () => {
    world.server.hang('GET /chats');
    const first = request('GET /chats', { query: { q: 'a' } });
    await world.advance(0);
    world.server.answer('GET /chats', { chats: [], next_cursor: null });
    const second = await request('GET /chats', { query: { q: 'ab' }, cancelsPrevious: true });
    expect(await first).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(second.ok).toBe(true);
    expect($snackbar.get().visible).toBe(false);
  });

  it('H1 never cancels a request that starts a run', async () => {
    const held = world.server.hang('POST /chats/cht_1/messages');
    const send = { ...chat, body: { text: 'Go' } };
    const first = request('POST /chats/:chat_id/messages', { ...send, idempotencyKey: 'k1' });
    await world.advance(0);
    const second = request('POST /chats/:chat_id/messages', {
      ...send,
      idempotencyKey: 'k1',
      cancelsPrevious: true,
    });
    await world.advance(0);
    held.release({ run: { id: 'run_1' } });
    expect(await first).toMatchObject({ ok: true });
    expect(world.server.calls[0]!.headers.get('idempotency-key')).toBe('k1');
    await second;
  });

  it('H8 E8 a request cancelled by its caller shows nothing', async () => {
    world.server.hang('GET /chats');
    const abort = new AbortController();
    const result = request('GET /chats', { signal: abort.signal });
    abort.abort();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect($snackbar.get().visible).toBe(false);
  });

  it.each([
    ['GET', 200, true],
    ['GET', 202, true],
    ['GET', 201, false],
    ['GET', 204, false],
    ['POST', 200, true],
    ['POST', 201, true],
    ['POST', 202, false],
    ['DELETE', 200, true],
    ['DELETE', 204, true],
    ['DELETE', 202, false],
  ] as const)('H2 %s with status %i is a success: %s', async (method, status, isSuccess) => {
    world.server.on(`${method} /chats/cht_1`, () =>
      jsonResponse(status, status === 204 ? undefined : { data: {} }),
    );
    const result =
      method === 'POST'
        ? await request('POST /chats/:chat_id', { ...chat, body: { title: 'x' } })
        : await request(`${method} /chats/:chat_id`, chat);
    expect(result.ok).toBe(isSuccess);
  });

  it('H3 E1 a 401 of our API clears local storage and tells every tab', async () => {
    world.storage.set('draft:usr_1:cht_1', '{}');
    world.server.refuse('GET /chats', 401, 'session.ended');
    await request('GET /chats');
    expect($session.get()).toBeNull();
    expect(world.storage.keys()).toEqual(['draft:usr_1:cht_1']);
    expect(world.browser.posted.at(-1)?.type).toBe('logout');
  });

  it('H3 a late 401 of a session that was replaced leaves the new one alone', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    world.server.on('GET /chats', () => promise);
    const result = request('GET /chats');
    await world.advance(0);
    startSession('newer', ana);
    resolve(jsonResponse(401, { error: { code: 'session.ended' } }));
    await result;
    expect($session.get()?.token).toBe('newer');
  });

  it('H9 E10 shows the message of a successful answer as success', async () => {
    world.server.answer('GET /chats', { chats: [], next_cursor: null }, { message: '<b>Done</b>' });
    await request('GET /chats');
    expect($snackbar.get()).toEqual({ message: '<b>Done</b>', color: 'success', visible: true });
  });

  it('H10 shows the text of an error answer, and hands on code, field and details', async () => {
    world.server.refuse('GET /chats', 409, 'credits.not_enough', {
      message: '12 needed.',
      field: 'text',
      details: { needed: 12 },
    });
    const result = await request('GET /chats');
    expect($snackbar.get()).toMatchObject({ message: '12 needed.', color: 'error', visible: true });
    expect(result).toMatchObject({
      ok: false,
      error: {
        kind: 'answer',
        status: 409,
        code: 'credits.not_enough',
        field: 'text',
        details: { needed: 12 },
        requestId: 'req_1',
      },
    });
  });

  it('H10 a quiet request shows nothing', async () => {
    world.server.refuse('GET /chats', 500, 'server.unexpected');
    await request('GET /chats', { isQuiet: true });
    expect($snackbar.get().visible).toBe(false);
  });

  it('H10 an unreachable server is a network failure with a sentence', async () => {
    world.server.unreachable('GET /chats');
    const result = await request('GET /chats');
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', code: 'network', status: null } });
    expect($snackbar.get().message).toMatch(/could not be reached/);
  });

  it('H8 a request that breaks off because the page is being left shows nothing, until the page stays after all', async () => {
    const stay = world.beginLeaving();
    world.server.unreachable('GET /chats');
    const result = request('GET /chats');
    await world.advance(0);
    expect($snackbar.get().visible).toBe(false);
    expect(world.errors).toEqual([]);
    stay();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect($snackbar.get().message).toMatch(/could not be reached/);
  });

  it('H10 a page of a proxy in place of JSON is never shown', async () => {
    world.server.on('GET /chats', () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await request('GET /chats');
    expect($snackbar.get().message).toBe('Something went wrong');
  });

  it('H12 uses the API base address or the backoffice one', async () => {
    const config = {
      apiBaseUrl: 'https://api.loupe.example/v1/',
      backofficeBaseUrl: 'https://office.loupe.example',
    };
    world = createTestEnvironment({ config });
    await createRequest({ environment: world })('GET /me', { isQuiet: true });
    await createRequest({ environment: world, base: 'backoffice' })('GET /me', { isQuiet: true });
    expect(world.server.calls.map((call) => call.url)).toEqual([
      'https://api.loupe.example/v1/me',
      'https://office.loupe.example/me',
    ]);
  });

  it('U2 sends a file as the body', async () => {
    world.server.answer('POST /files', { file: {} });
    const file = new Blob(['Date,Close']);
    await request('POST /files', { query: { name: 'prices.csv' }, file });
    expect(world.server.calls[0]!.body).toBe(file);
    expect(world.server.calls[0]!.headers.get('content-type')).toBe('application/octet-stream');
  });
});
