import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CompositionReport } from '@loupe/shared/contract/composition-reports';
import {
  archiveOf,
  createReleaseWorld,
  releaseFiles,
  type ReleaseWorld,
} from '../releases/testing/release-world.ts';
import { startFakeOwner, type FakeOwner } from './testing/fake-owner.ts';

const version = '1.1.0-bbbb';
const to = 'https://errors.team.example/loupe?slice=chat';
const minuteMs = 60_000;
type Sent = Omit<CompositionReport, 'remote' | 'version'>;

interface SentReport {
  readonly id: string;
  readonly slice: string;
  readonly errors: readonly { readonly kind: string; readonly code?: string; readonly count: number }[];
  readonly left_out: number;
}

let owner: FakeOwner;
let world: ReleaseWorld;
beforeEach(async () => {
  owner = await startFakeOwner();
  world = await createReleaseWorld({}, { sliceErrors: owner.world });
});
afterEach(async () => {
  await world.close();
  await owner.close();
});

async function release(change: object = { report_to: to }): Promise<void> {
  const stored = await world.upload(archiveOf(releaseFiles({ version, ...change })));
  expect(stored.status).toBe(201);
  expect((await world.promote(version)).status).toBe(200);
}

async function report(...sent: readonly Sent[]): Promise<number> {
  const reports = sent.map((one) => ({ remote: 'chat', version, ...one }));
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/composition-reports',
    payload: { reports },
  });
  return answer.statusCode;
}

async function after(ms: number): Promise<void> {
  world.server.clock.advance(ms);
  await world.server.deps.sliceErrors.drain();
}

const reports = () => owner.received.map(({ text }) => JSON.parse(text) as SentReport);
const places = [
  { file: 'page.js', line: 1, column: 204 },
  { file: 'entry.js', line: 3, column: 9 },
];
const thrown = { kind: 'script_failed', error: { name: 'TypeError', places } } as const;

async function stateShown() {
  const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
  return data.slices.find(({ name }) => name === 'chat')?.error_reports;
}

it('sends the owner of a slice what went wrong in it, counted, a minute after the first error', async () => {
  await release();
  expect(
    await report(
      thrown,
      thrown,
      { kind: 'loaded' },
      { kind: 'load_failed', phase: 'entry', code: 'timeout' },
    ),
  ).toBe(204);
  await after(minuteMs - 1);
  expect(owner.received).toEqual([]);
  await after(1);
  const [sent] = reports();
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(sent).toEqual({
    schema: 1,
    id: expect.any(String) as string,
    site: world.server.deps.site.url,
    slice: 'chat',
    made_at: at,
    errors: [
      { version, kind: 'script_failed', name: 'TypeError', places, count: 2, first_at: at, last_at: at },
      {
        version,
        kind: 'load_failed',
        phase: 'entry',
        code: 'timeout',
        places: [],
        count: 1,
        first_at: at,
        last_at: at,
      },
    ],
    left_out: 0,
  });
  expect(owner.received[0]).toMatchObject({
    path: '/loupe?slice=chat',
    headers: { 'idempotency-key': sent?.id },
  });
  await after(10 * minuteMs);
  expect(owner.received).toHaveLength(1);
});

it('lets nothing through that is not a code, a class or a place in a file of the release', async () => {
  await release();
  const secret = { file: 'my-salary-is-90000.js', line: 1, column: 1 };
  await report(
    {
      kind: 'render_failed',
      code: 'my salary is 90000',
      error: { name: 'RangeError', places: [secret, ...places] },
    },
    { kind: 'policy_violated', code: 'connect-src' },
  );
  const named = await world.app.inject({
    method: 'POST',
    url: '/api/composition-reports',
    payload: {
      reports: [{ remote: 'chat', version, kind: 'script_failed', error: { name: 'my salary', places: [] } }],
    },
  });
  expect(named.statusCode).toBe(400);
  await after(minuteMs);
  expect(owner.received[0]?.text).not.toMatch(/salary/);
  expect(reports()[0]?.errors).toMatchObject([
    expect.objectContaining({ count: 1 }),
    expect.objectContaining({ count: 1 }),
  ]);
  expect(
    reports()[0]
      ?.errors.map(({ kind, code }) => [kind, code])
      .toSorted(),
  ).toEqual([
    ['policy_violated', 'connect-src'],
    ['render_failed', undefined],
  ]);
});

it('signs what it sends with the key that the team can ask for', async () => {
  await release();
  await report(thrown);
  await after(minuteMs);
  const answer = await world.app.inject({
    url: '/api/releases/chat',
    headers: { authorization: `Bearer ${world.tokens.chat}` },
  });
  const { public_key: publicKey } = answer.json<{ data: { public_key: string } }>().data;
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const [received] = owner.received;
  const signature = Buffer.from(String(received?.headers['loupe-signature']), 'base64');
  expect(verify(null, Buffer.from(`loupe-slice-errors\n${received?.text}`), key, signature)).toBe(true);
});

it('sends the same report again until it is taken, later each time, and says so to the admins meanwhile', async () => {
  await release();
  owner.answerWith(503, 302);
  await report(thrown);
  await after(minuteMs);
  expect(await stateShown()).toMatchObject({
    to,
    last_sent_at: null,
    failing: { reason: 'answered', status: 503 },
  });
  await report({ kind: 'chunk_failed' });
  await after(minuteMs);
  expect(await stateShown()).toMatchObject({ failing: { reason: 'answered', status: 302 } });
  await after(minuteMs);
  expect(owner.received).toHaveLength(2);
  await after(minuteMs);
  expect(owner.received.map(({ text }) => text)).toEqual(
    Array.from({ length: 3 }, () => owner.received[0]?.text),
  );
  expect(await stateShown()).toMatchObject({ last_sent_at: expect.any(String) as string, failing: null });
  await after(minuteMs);
  expect(reports()[3]?.errors).toMatchObject([{ kind: 'chunk_failed' }]);
});

it('gives a report up after a day, and goes on with what came since', async () => {
  await release();
  await report(thrown);
  owner.answerWith(...Array.from({ length: 60 }, () => 500));
  for (let hour = 0; hour < 24 * 60; hour += 60) await after(60 * minuteMs);
  const tried = owner.received.length;
  expect(new Set(owner.received.map(({ text }) => text)).size).toBe(1);
  await report({ kind: 'chunk_failed' });
  await after(3 * 60 * minuteMs);
  await after(3 * 60 * minuteMs);
  expect(owner.received.length).toBeGreaterThan(tried);
  expect(reports().at(-1)?.errors).toMatchObject([{ kind: 'chunk_failed' }]);
});

it('keeps a hundred different errors at most for one report, and tells how many more there were', async () => {
  await release();
  const codes = Array.from(
    { length: 104 },
    (_, at) => `code-${'abcdefghijklmnopqrstuvwxyz'[at % 26]}-${'abcd'[Math.floor(at / 26)]}`,
  );
  const failures = codes.map((code) => ({ kind: 'load_failed', phase: 'entry', code }) as const);
  for (let from = 0; from < failures.length; from += 50) await report(...failures.slice(from, from + 50));
  await report(...failures.slice(0, 1));
  await after(minuteMs);
  expect(reports()[0]).toMatchObject({ left_out: 4 });
  expect(reports()[0]?.errors).toHaveLength(100);
  expect(reports()[0]?.errors[0]).toMatchObject({ count: 2 });
});

it('sends nothing of a slice that asked for nothing, and of a version that is not there', async () => {
  await release({});
  await report(thrown);
  await world.app.inject({
    method: 'POST',
    url: '/api/composition-reports',
    payload: { reports: [{ remote: 'chat', version: '9.9.9-none', ...thrown }] },
  });
  await after(2 * minuteMs);
  expect(owner.received).toEqual([]);
  expect(await stateShown()).toBeNull();
});

it.each([
  'http://errors.team.example/',
  'https://me:secret@team.example/',
  'https://team.example:8443/',
  'team.example',
])('takes no release whose errors are to go to %s', async (address) => {
  const answer = await world.upload(archiveOf(releaseFiles({ version, report_to: address })));
  expect(answer).toMatchObject({ status: 400, code: 'release.malformed' });
  expect(answer.sentence).toMatch(/report_to/);
});

it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://metadata.internal/', 'https://localhost/'])(
  'calls nothing that is not on the public internet: %s',
  async (address) => {
    await world.close();
    world = await createReleaseWorld();
    await release({ report_to: address });
    await report(thrown);
    await after(minuteMs);
    expect(await stateShown()).toMatchObject({
      failing: { reason: 'not_public', status: null },
    });
  },
);

it('leaves a report that another process has in hand to that process', async () => {
  await release();
  await report(thrown);
  world.server.clock.advance(minuteMs);
  const { sliceErrors } = world.server.deps;
  const other = await world.server.deps.db.transaction(async (tx) => {
    await tx.execute('select * from slice_error_endpoint for update');
    await sliceErrors.drain();
    return owner.received.length;
  });
  expect(other).toBe(0);
  await sliceErrors.drain();
  expect(owner.received).toHaveLength(1);
});
