import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@loupe/shared/contract/endpoints';
import { createTestServer, testPassword, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const post = (
  url: string,
  payload: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => server.app.inject({ method: 'POST', url, payload, headers });

describe('bad input', () => {
  it.each([
    ['broken JSON', '{"email": ', 'request.not_json', 'The request could not be read.'],
    [
      'a prototype key',
      '{"__proto__": {"admin": true}, "email": "a@example.com", "password": "x"}',
      'request.not_json',
      'The request could not be read.',
    ],
    ['no body', '', 'request.invalid', 'The request needs a body with the fields of this endpoint, as JSON.'],
    [
      'a list for a body',
      '[]',
      'request.invalid',
      'The request needs a body with the fields of this endpoint, as JSON.',
    ],
    ['a missing field', '{"email": "a@example.com"}', 'request.invalid', 'The field “password” is missing.'],
    ['a wrong type', '{"email": 7, "password": "x"}', 'request.invalid', 'The field “email” must be text.'],
    [
      'a long field',
      JSON.stringify({ email: `${'a'.repeat(300)}@example.com`, password: 'x' }),
      'request.invalid',
      'The field “email” is larger than allowed, at most 254 characters.',
    ],
    [
      'an unstorable character',
      JSON.stringify({ email: 'a\u0000b@example.com', password: testPassword }),
      'request.invalid',
      'The text contains a character that cannot be stored.',
    ],
  ])('H10 answers %s with one sentence', async (_name, payload, code, sentence) => {
    const answer = await post('/api/auth/login', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code },
      error_message: sentence,
      request_id: expect.any(String),
    });
  });

  it('H10 answers a body that is too large, and one that is not JSON', async () => {
    const large = await post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(2_000_000) }));
    expect([large.statusCode, large.json().error.code]).toEqual([400, 'request.too_large']);
    const form = await post('/api/auth/login', 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.statusCode, form.json().error_message]).toEqual([
      400,
      'Send the request as application/json.',
    ]);
  });

  it('E9 answers an unknown address of the API with JSON, never with the page', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/chats/%E0%A4%A']) {
      const answer = await server.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.json()).toMatchObject({
        error: { code: expect.stringMatching(/^request\./) },
        error_message: expect.any(String),
      });
    }
  });

  it('H10 says what is wrong in the language of the reader, and in English to everybody else', async () => {
    const german = 'Melden Sie sich an, um fortzufahren.';
    for (const [language, sentence] of [
      ['de-AT,de;q=0.9', german],
      ['en', 'Log in to go on.'],
      ['deutlich', 'Log in to go on.'],
    ]) {
      const answer = await server.app.inject({ url: '/api/me', headers: { 'accept-language': language } });
      expect(answer.json<{ error_message: string }>().error_message).toBe(sentence);
    }
  });

  it('E1 asks who is calling before it looks at the body', async () => {
    const answer = await post('/api/chats', '{"title": 7}');
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.missing']);
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/api/billing/plans' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('asks for HTTPS only when the public address is HTTPS', async () => {
    const secure = await createTestServer({ env: { PUBLIC_URL: 'https://loupe.test' } });
    const { headers } = await secure.app.inject({ method: 'GET', url: '/healthz' });
    await secure.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('rate limits', () => {
  it.each<[string, string, (n: number, by?: string) => string]>([
    [
      'an address that is only claimed, before that of the proxy',
      'on',
      (n, by = '203.0.113.5') => `10.7.0.${n}, ${by}`,
    ],
    ['another address of the own IPv6 network', 'on', (n, by = '2001:db8:1:2') => `${by}::${n}`],
    [
      'an address that is claimed, behind two proxies',
      '2',
      (n, by = '203.0.113.5') => `10.7.0.${n}, ${by}, 10.0.0.1`,
    ],
  ])('R5 cannot be escaped by %s', async (how, proxies, forwarded) => {
    const other = how.includes('IPv6') ? '2001:db8:1:3' : '203.0.113.6';
    const limited = await createTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: proxies } });
    const logIn = (n: number, by?: string) =>
      limited.api('POST /auth/login', {
        body: { email: `a${n}@example.com`, password: 'x' },
        headers: { 'x-forwarded-for': forwarded(n, by) },
      });
    for (let tries = 0; tries < 30; tries += 1) expect((await logIn(tries)).status).toBe(400);
    expect((await logIn(30)).status).toBe(429);
    // Somebody else is somebody else.
    expect((await logIn(31, other)).status).toBe(400);
    await limited.close();
  });

  it('R5 limits what costs a password hash by address, with a sentence and Retry-After', async () => {
    const limited = await createTestServer({ env: { RATE_LIMITS: 'on' } });
    const logIn = (email: string) => limited.api('POST /auth/login', { body: { email, password: 'x' } });
    for (let tries = 0; tries < 30; tries += 1)
      expect((await logIn(`a${tries}@example.com`)).status).toBe(400);
    const last = await logIn('a@example.com');
    expect([last.status, last.error.code]).toEqual([429, 'request.too_many']);
    expect(last.sentence).toMatch(/^Too many tries\. Wait \d+ seconds, then try again\.$/);
    expect(Number(last.raw.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  it('R5 limits right passwords as well, each of which costs a hash', async () => {
    const limited = await createTestServer({ env: { RATE_LIMITS: 'on' } });
    const { token, user } = await limited.signUp();
    const ask = () =>
      limited.api('POST /account/email', { token, body: { email: user.email, password: testPassword } });
    const statuses = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await ask()).status);
    expect(statuses.indexOf(429)).toBe(60);
    await limited.close();
  });
});

describe('health and contract', () => {
  it('is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('binds every endpoint of the contract and describes it', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const declared = Object.values(endpoints).map(
      ({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(declared.filter((one) => !described.includes(one))).toEqual([]);
  });
});
