import { beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { openSession } from '@loupe/shared/stores/session';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { isInCanary } from '@loupe/federation/registry/canary';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { canaryCookie, getsCanary } from './canary-choice.ts';

function withCanary(percent: number, name = 'chat'): RegistryEntry {
  const routes: Record<string, string> = name === 'chat' ? { chat: './chat-page' } : {};
  const {
    previous: _previous,
    canary: _canary,
    ...body
  } = sampleEntry(sampleManifest({ name, routes, version: '2.0.0-cccccccccc' }));
  return { ...sampleEntry(sampleManifest({ name, routes })), canary: { ...body, percent } };
}

function signIn(id: string): void {
  const user = JSON.stringify({ id, email: 'a@example.com', name: 'A' });
  provideEnvironment(createTestEnvironment({ stored: { token: '"t"', userPermissions: '[]', user } }));
  openSession();
}

beforeEach(() => {
  provideEnvironment(createTestEnvironment());
  openSession();
});

it('chooses by the account, so that a person gets the same on every device', () => {
  for (const id of ['usr_1', 'usr_2', 'usr_3', 'usr_4']) {
    signIn(id);
    expect(getsCanary(withCanary(50))).toBe(
      isInCanary(id, 'chat', { version: '2.0.0-cccccccccc', percent: 50 }),
    );
  }
});

it('chooses for a visitor by an id that this browser keeps', () => {
  const outside = createTestEnvironment();
  provideEnvironment(outside);
  const first = getsCanary(withCanary(50));
  expect(outside.storage.get('visitorId')).not.toBeNull();
  for (let again = 0; again < 5; again += 1) expect(getsCanary(withCanary(50))).toBe(first);
});

it('gives nobody a canary that does not exist, and tells the server of those that do', () => {
  expect(getsCanary(sampleEntry())).toBe(false);
  const remotes = [
    withCanary(100),
    withCanary(100, 'notes'),
    sampleEntry(sampleManifest({ name: 'share', routes: {} })),
  ];
  expect(canaryCookie(remotes)).toBe('loupe_canary=chat,notes; path=/; samesite=lax');
  expect(canaryCookie([sampleEntry()])).toBe('loupe_canary=; path=/; samesite=lax');
});
