import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes, isErrorCode } from '@loupe/shared/contract/error-codes';
import { accessRows } from './testing/access-rows.ts';
import { createAccessWorld, type AccessWorld } from './testing/access-world.ts';
import { expectedAnswer, identities, operations, type Identity } from './testing/operation-table.ts';
import { servedRoutes } from './testing/served-routes.ts';
import { testPassword } from './testing/test-server.ts';

let world: AccessWorld;
let tokens: Readonly<Record<Identity, string | null>>;
/** What only the owner of the things may read. */
let secrets: readonly string[];
beforeAll(async () => {
  world = await createAccessWorld();
  tokens = await makeTokens(world);
  const { server, own } = world;
  const me = await server.api('GET /me', { token: world.tokens.owner });
  const { share_id: _share, link_id: _link, n: _n, version: _version, ...ids } = own;
  secrets = [...Object.values(ids), me.data.user.id, me.data.user.email, 'notes.txt'];
});
afterAll(() => world.server.close());

async function makeTokens({ server, tokens: known }: AccessWorld): Promise<Record<Identity, string | null>> {
  const deleted = await server.signUp();
  const { user } = (await server.api('GET /me', { token: deleted.token })).data;
  await server.api('POST /account/delete', {
    token: deleted.token,
    body: { password: testPassword, confirmation: user.email },
  });
  const keyOf = async (name: string) =>
    (await server.api('POST /api-keys', { token: known.owner, body: { name } })).data;
  const [key, revoked] = [await keyOf('Works'), await keyOf('Revoked')];
  await server.api('DELETE /api-keys/:key_id', {
    token: known.owner,
    params: { key_id: revoked.api_key.id },
  });
  const deployToken = async (remote: string) =>
    (await server.api('POST /admin/deploy-tokens', { token: known.admin, body: { remote, label: 'Team' } }))
      .data.secret;
  return {
    nobody: null,
    garbage: 'not-a-token',
    'ended session': known.ended,
    'deleted account': deleted.token,
    'revoked key': revoked.secret,
    'other user': known.other,
    admin: known.admin,
    'api key': key.secret,
    'viewing admin': known.reader,
    'writing admin': known.writer,
    'deploy token': await deployToken('chat'),
    'deploy token of another slice': await deployToken('billing'),
  };
}

async function ask(key: string, ids: Readonly<Record<string, string>>, who: Identity) {
  const [method, pattern = ''] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  const row = accessRows[key];
  const payload = row?.body ?? operations[key]?.body ?? (method === 'POST' ? {} : undefined);
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'nothing'));
  const request = {
    method,
    url: `/api${path}`,
    ...(payload !== undefined && { payload }),
    headers: { ...(tokens[who] !== null && { authorization: `Bearer ${tokens[who]}` }), ...row?.headers },
  };
  if (operations[key]?.isStream) return await askForStream(request);
  const answer = await world.server.app.inject(request);
  return { status: answer.statusCode, body: answer.body };
}

/** A stream is left as soon as it has begun; a refusal is read. */
async function askForStream(request: InjectOptions) {
  const answer = await world.server.app.inject({ ...request, payloadAsStream: true });
  const stream = answer.stream();
  if (answer.statusCode < 400) stream.destroy();
  return { status: answer.statusCode, body: answer.statusCode < 400 ? '' : await text(stream) };
}

/** Ids that nothing has; the deploy tokens are of real slices. */
const unknownIds = { name: 'chat', n: '0', version: '1' };
/** Those to whom the owner's ids are foreign. */
const strangers: readonly Identity[] = ['other user', 'admin'];

interface ErrorBody {
  readonly error?: { readonly code?: unknown };
  readonly error_message?: unknown;
  readonly request_id?: unknown;
}

/** What is wrong with an error's answer: it has a code of the contract with its status, a sentence and an id. */
function faultOf({ status, body }: { status: number; body: string }): string[] {
  if (status < 400) return [];
  const { error, error_message: sentence, request_id: id } = JSON.parse(body) as ErrorBody;
  if (!isErrorCode(error?.code)) return [`no code of the contract: ${body}`];
  const isWhole = errorCodes[error.code].status === status && typeof sentence === 'string' && sentence !== '';
  return isWhole && typeof id === 'string' && id !== '' ? [] : [`not an error of the contract: ${body}`];
}

/** An answer without what is new in every one. */
const told = (body: string) => JSON.stringify({ ...(JSON.parse(body) as object), request_id: '' });

/** Faults of one operation for one identity, with ids that nothing has and, for strangers, those of somebody else. */
async function faultsFor(key: string, who: Identity): Promise<string[]> {
  const [status, code] = expectedAnswer(key, who);
  const answer = await ask(key, unknownIds, who);
  const got = answer.status >= 400 ? (JSON.parse(answer.body) as ErrorBody).error?.code : undefined;
  const faults = faultOf(answer);
  if (answer.status !== status || (code !== undefined && got !== code))
    faults.push(`answers ${answer.status} ${String(got ?? '')} instead of ${status} ${code ?? ''}`);
  const isForeign = strangers.includes(who) && accessRows[key]?.whose === 'own';
  const foreign = isForeign ? await ask(key, world.own, who) : null;
  if (foreign && (foreign.status !== 404 || told(foreign.body) !== told(answer.body)))
    faults.push(`tells a foreign id from an unknown one: ${foreign.status} ${foreign.body}`);
  const isOwners = ['api key', 'viewing admin', 'writing admin'].includes(who);
  const maySee = isOwners || (who === 'admin' && operations[key]?.for === 'admin');
  const seen = maySee
    ? []
    : secrets.filter((secret) => `${answer.body}${foreign?.body ?? ''}`.includes(secret));
  if (seen.length > 0) faults.push(`shows ${seen.join(', ')}`);
  return faults.map((fault) => `${who}: ${fault}`);
}

it('describes in the OpenAPI document every route that is served, with what it asks for', async () => {
  const { server } = world;
  const document = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { summary?: string; security?: object[] }>>;
    components: { securitySchemes: object };
  }>();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...operation,
    })),
  );
  const keys = described.map(({ key }) => key).toSorted();
  // The document itself is the one route it does not hold.
  expect(keys).toEqual(
    servedRoutes(server.app)
      .filter((route) => route !== 'GET /openapi.json')
      .toSorted(),
  );
  expect(Object.keys(operations).toSorted()).toEqual(keys);
  expect(described.filter(({ summary, security }) => !summary || !security).map(({ key }) => key)).toEqual(
    [],
  );
  const kinds = (key: string) =>
    described.find((one) => one.key === key)?.security?.flatMap(Object.keys) ?? [];
  for (const [key, { for: audience }] of Object.entries(operations))
    expect([key, kinds(key)]).toEqual([key, securityOf[audience]]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'api_key', 'deploy_token']);
});

const securityOf = {
  everybody: [],
  known: ['session'],
  person: ['session', 'api_key'],
  oneself: ['session'],
  admin: ['session'],
  team: ['session', 'deploy_token'],
};

/** Ends the sessions it is called with, so it is asked after all others. */
const isLast = (key: string) => key === 'POST /auth/logout';
const inOrder = Object.keys(operations).toSorted((one, two) => Number(isLast(one)) - Number(isLast(two)));

it.each(inOrder)(
  'R17 R18 H2 %s answers each kind of caller as it is declared, and shows nothing of others',
  async (key) => {
    const faults: string[] = [];
    for (const who of identities) faults.push(...(await faultsFor(key, who)));
    expect(faults).toEqual([]);
  },
);
