import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { $lastAnswer } from '@loupe/shared/stores/composition';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import type { RegistryJudge } from '../../registry/open-registry.ts';
import { setUnsaved } from '../../services/unsaved.ts';
import { followComposition } from './follow-composition.ts';
import { isUpdateFor } from './judge-update.ts';
import { $isUpdateReady, takesUpdate } from './update-ready.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

let newest: string | null = null;
const judge: RegistryJudge = {
  key,
  newest: { read: () => newest, write: (text) => ((newest = text), true) },
  isStrict: true,
};

/** What the server has at `/remotes/registry.signed.json`. */
function served(composition: string, entry: RegistryEntry, issued_at = '2026-03-02T09:30:00.000Z') {
  const document = JSON.stringify({ schema: 2, composition, issued_at, remotes: [entry] });
  return { document, signature: sign(null, Buffer.from(document), privateKey).toString('base64') };
}

function follow(registry: object) {
  provideEnvironment(
    createTestEnvironment({ fetch: vi.fn<typeof fetch>(async () => Response.json(registry)) }),
  );
  return followComposition(own, judge);
}

const own = {
  refusal: null,
  composition: 'own',
  remotes: new Map([['chat', sampleEntry()]]),
  switchedOff: new Map(),
};

/** Other versions than the tab's are in force. */
const newer = sampleEntry(sampleManifest({ version: '2.0.0-cccccccccc' }));

/** The server's last answer names a composition. */
function answer(composition: string): void {
  $lastAnswer.set(new Headers({ 'loupe-composition': composition }));
}

beforeEach(() => {
  $lastAnswer.set(null);
  newest = null;
});

it('offers a newer composition, and takes it with the next page once nothing is unsaved', async () => {
  const stop = follow(served('newer', newer));
  expect(takesUpdate()).toBe(false);
  answer('newer');
  await vi.waitFor(() => expect($isUpdateReady.get()).toBe(true));
  setUnsaved('message', true);
  setUnsaved('card', true);
  setUnsaved('message', false);
  expect(takesUpdate()).toBe(false);
  setUnsaved('card', false);
  expect(takesUpdate()).toBe(true);
  answer('own');
  expect(takesUpdate()).toBe(false);
  stop();
});

it('offers nothing that this person would not get: a canary of others', async () => {
  const { previous: _previous, canary: _canary, ...body } = newer;
  const ofOthers = served('newer', { ...sampleEntry(), canary: { ...body, percent: 0 } });
  follow(ofOthers)();
  expect(await isUpdateFor(own, judge)).toBe(false);
  follow(served('newer', { ...sampleEntry(), canary: { ...body, percent: 100 } }))();
  expect(await isUpdateFor(own, judge)).toBe(true);
});

it('offers the composition in which a slice is switched off, or on again', async () => {
  const off = JSON.stringify({
    schema: 2,
    composition: 'off',
    issued_at: '2026-03-02T09:30:00.000Z',
    remotes: [],
    switched_off: [{ name: 'chat', routes: {} }],
  });
  const signature = sign(null, Buffer.from(off), privateKey).toString('base64');
  follow({ document: off, signature })();
  expect(await isUpdateFor(own, judge)).toBe(true);
  follow(served('on', sampleEntry()))();
  expect(await isUpdateFor({ ...own, remotes: new Map() }, judge)).toBe(true);
});

it('offers nothing that is older than what this tab has seen: somebody sends an old list again', async () => {
  follow(served('older', newer, '2026-03-01T09:30:00.000Z'))();
  newest = '2026-03-02T09:30:00.000Z';
  expect(await isUpdateFor(own, judge)).toBe(false);
  follow(served('newer', newer, '2026-03-03T09:30:00.000Z'))();
  expect(await isUpdateFor(own, judge)).toBe(true);
  expect(newest).toBe('2026-03-03T09:30:00.000Z');
});
