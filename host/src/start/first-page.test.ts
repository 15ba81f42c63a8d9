import { describe, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { sampleEntry } from '@loupe/federation/testing/sample-release';
import { decide } from '../routing/guard.ts';
import { beginFirstPage, readyToDraw } from './first-page.ts';

const user = { permissions: ['view_explore'] };

function begun(path: string, session: { permissions: string[] } | null): unknown[][] {
  const begin = vi.fn(() => Promise.reject(new Error('unreachable')));
  const entry = sampleEntry();
  const entryOf = (remote: string) => (remote === entry.name ? entry : null);
  const loader = { begin, entryOf, isAtHand: () => true };
  beginFirstPage(loader as unknown as RemoteLoader, decide(path, '', session));
  return begin.mock.calls;
}

it('begins the page of a remote for who may see it, and outlives a load that fails', () => {
  expect(begun('/chat', user)).toEqual([['chat', './chat-page']]);
  expect(begun('/chat/cht_1', user)).toEqual([['chat', './chat-page']]);
});

it('runs no remote for a visitor who is sent to the login, on a page of the host or without a release', () => {
  expect(begun('/chat', null)).toEqual([]);
  expect(begun('/auth', null)).toEqual([]);
  expect(begun('/settings', user)).toEqual([]);
  expect(begun('/credit-usage', user)).toEqual([]);
});

describe('drawing the frame', () => {
  const never = new Promise<void>(() => undefined);

  it('waits for a page whose files lie ready, no longer than nobody notices', async () => {
    const outside = createTestEnvironment();
    provideEnvironment(outside);
    let isOver = false;
    void readyToDraw({ settled: never, isAtHand: true }).then(() => (isOver = true));
    await outside.advance(119);
    expect(isOver).toBe(false);
    await outside.advance(1);
    expect(isOver).toBe(true);
    const ready = readyToDraw({ settled: Promise.resolve(), isAtHand: true });
    await expect(ready).resolves.toBeUndefined();
  });

  it('does not wait for files that are still on their way', async () => {
    await expect(readyToDraw({ settled: never, isAtHand: false })).resolves.toBeUndefined();
  });
});
