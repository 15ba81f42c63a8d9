// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageDataId } from '@loupe/federation/registry/page-data-id';
import { provideEnvironment } from '@loupe/shared/environment';
import { endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { overrideKey } from '../../registry/override-key.ts';
import { $isLeavingAsked, setUnsaved } from '../../services/unsaved.ts';
import { openDeveloperMode } from './developer-mode.tsx';

const override = 'chat@http://localhost:4300';
const admin = { id: 'usr_a', email: 'root@example.com', name: 'Ana', permissions: ['admin'] };

class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoSizes);

let world: TestEnvironment;
beforeEach(() => {
  history.replaceState(null, '', `/?dev=${override}`);
  world = createTestEnvironment({
    path: '/#left',
    fetch: vi.fn<typeof fetch>(async () => Promise.reject(new Error('nobody listens'))),
  });
  provideEnvironment(world);
  openSession();
  document.body.innerHTML = `<script id="${pageDataId}" type="application/json">{"is_developer_page":true}</script>`;
  sessionStorage.setItem(overrideKey, override);
});
afterEach(() => world.wake());

it('lets nobody stay with a slice from elsewhere, whatever is unsaved, once the admin’s session has ended', async () => {
  startSession('own', admin);
  await openDeveloperMode(override, new Map());
  // Where the page is to go only the fragment differs: further this browser cannot.
  history.replaceState(null, '', '/');
  setUnsaved('form', true);
  endSession('logout');
  expect([sessionStorage.getItem(overrideKey), $isLeavingAsked.get()]).toEqual([null, false]);
});
