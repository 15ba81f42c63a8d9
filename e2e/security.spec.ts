import { randomUUID } from 'node:crypto';
import { errorCodes, isErrorCode } from '../packages/shared/contract/error-codes.ts';
import { accessRows } from '../server/testing/access-rows.ts';
import { expectedAnswer, identities, operations, type Identity } from '../server/testing/operation-table.ts';
import type { SiteProcess } from '../scripts/site-process.ts';
import type { Account, Api } from './fixtures/api.ts';
import { confirmEmail } from './fixtures/mail.ts';
import { admin, expect, test, type Reader } from './fixtures/test.ts';

type Tokens = Readonly<Record<Identity, string | null>>;

/** A token of every kind there is, each got as its owner would get it. */
async function tokensOf(site: SiteProcess, api: Api, owner: Reader): Promise<Tokens> {
  const say = async <T>(method: string, path: string, token: string, body: object = {}) => {
    const sent = method === 'GET' ? {} : { body, key: randomUUID() };
    const answer = await api.call<T>(method, path, { token, ...sent });
    expect([method, path, answer.status < 400, answer.sentence]).toEqual([method, path, true, null]);
    return answer.data;
  };
  const boss = await api.login(admin.email, admin.password);
  const [ended, deleted, other] = await Promise.all([api.signup(), api.signup(), api.signup()]);
  await say('POST', '/auth/logout', ended.token);
  await say('POST', '/account/delete', deleted.token, {
    password: deleted.password,
    confirmation: deleted.email,
  });
  await confirmEmail(site, api, owner);
  type Key = { secret: string; api_key: { id: string } };
  const [key, revoked] = [
    await say<Key>('POST', '/api-keys', owner.token, { name: 'Works' }),
    await say<Key>('POST', '/api-keys', owner.token, { name: 'Revoked' }),
  ];
  await say('DELETE', `/api-keys/${revoked.api_key.id}`, owner.token);
  const { user } = await say<{ user: { id: string } }>('GET', '/me', owner.token);
  const viewAs = async (isReadOnly: boolean) => {
    const { code } = await say<{ code: string }>('POST', '/admin/impersonations', boss.token, {
      user_id: user.id,
      reason: 'A question about a report',
      password: admin.password,
      is_read_only: isReadOnly,
    });
    return (await say<Account>('POST', '/auth/impersonate', boss.token, { code })).token;
  };
  const deployToken = async (remote: string) =>
    (await say<Key>('POST', '/admin/deploy-tokens', boss.token, { remote, label: 'Team' })).secret;
  return {
    nobody: null,
    garbage: 'not-a-token',
    'ended session': ended.token,
    'deleted account': deleted.token,
    'revoked key': revoked.secret,
    'other user': other.token,
    'api key': key.secret,
    'viewing admin': await viewAs(true),
    'writing admin': await viewAs(false),
    admin: boss.token,
    'deploy token': await deployToken('chat'),
    'deploy token of another slice': await deployToken('billing'),
  };
}

interface Served {
  readonly status: number;
  readonly headers: Headers;
  /** Empty for what has no JSON, and for a stream, which is left as soon as it has begun. */
  readonly body: string;
}

async function ask(siteUrl: string, operation: string, ids: Record<string, string>, token: string | null) {
  const [method = '', pattern = ''] = operation.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'nothing'));
  const row = accessRows[operation];
  const given = row?.body ?? operations[operation]?.body ?? (method === 'POST' ? {} : undefined);
  const leave = new AbortController();
  const response = await fetch(`${siteUrl}/api${path}`, {
    method,
    signal: leave.signal,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(given !== undefined && { 'content-type': 'application/json' }),
      ...row?.headers,
    },
    body: given === undefined ? null : typeof given === 'string' ? given : JSON.stringify(given),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body = isJson ? await response.text() : '';
  leave.abort();
  return { status: response.status, headers: response.headers, body } satisfies Served;
}

/** What every answer carries, whoever asked for what. */
function faultsOfHeaders({ headers }: Served): string[] {
  const must = {
    'x-content-type-options': /^nosniff$/,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/,
    'content-security-policy': /default-src 'none'|frame-ancestors/,
    'cache-control': /no-store|no-cache|max-age/,
  };
  return Object.entries(must).flatMap(([name, wanted]) =>
    wanted.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
  );
}

function codeOf(body: string): unknown {
  return body === '' ? undefined : (JSON.parse(body) as { error?: { code?: unknown } }).error?.code;
}

/** What whoever is let in learns on a site that serves slices: first versions, on already, without fields of their own. */
const onServedSite: Readonly<Record<string, number>> = {
  'POST /releases/:name/rollback': 409,
  'POST /admin/releases/:name/switch': 200,
  'POST /admin/releases/:name/config': 409,
};

function faultsOf(operation: string, who: Identity, served: Served): string[] {
  const [declared, code] = expectedAnswer(operation, who);
  const status = code === undefined ? (onServedSite[operation] ?? declared) : declared;
  const got = codeOf(served.body);
  const faults = faultsOfHeaders(served);
  if (served.status !== status || (code !== undefined && got !== code))
    faults.push(`answers ${served.status} ${String(got ?? '')} instead of ${status} ${code ?? ''}`);
  if (served.status >= 400 && (!isErrorCode(got) || errorCodes[got].status !== served.status))
    faults.push(`has no code of the contract: ${served.body}`);
  return faults.map((fault) => `${operation} for ${who}: ${fault}`);
}

/** Ends the sessions it is called with, so it is asked after all others. */
const isLast = (operation: string) => operation === 'POST /auth/logout';
const strangers: readonly Identity[] = ['other user', 'admin'];

test('R17 R18 H2 each operation of the OpenAPI document answers each kind of identity as declared', async ({
  site,
  api,
  reader,
}) => {
  test.setTimeout(180_000);
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(described.toSorted()).toEqual(Object.keys(operations).toSorted());

  const tokens = await tokensOf(site, api, reader);
  const own = { chat_id: reader.chatId, run_id: reader.runId, n: '0', version: '1' };
  const faults: string[] = [];
  for (const operation of described.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))))
    for (const who of identities) {
      const unknown = await ask(site.url, operation, { name: 'chat', n: '0', version: '1' }, tokens[who]);
      faults.push(...faultsOf(operation, who, unknown));
      const names = [...operation.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const isForeign = strangers.includes(who) && accessRows[operation]?.whose === 'own';
      if (!isForeign || names.some((name) => !Object.hasOwn(own, name))) continue;
      const foreign = await ask(site.url, operation, own, tokens[who]);
      if (foreign.status !== unknown.status || codeOf(foreign.body) !== codeOf(unknown.body))
        faults.push(`${operation} for ${who}: tells a foreign id from an unknown one: ${foreign.body}`);
    }
  expect(faults).toEqual([]);
});
