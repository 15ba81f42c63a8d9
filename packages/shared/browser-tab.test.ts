// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserTab } from './browser-tab.ts';

function provideLocks(locks: unknown): void {
  vi.stubGlobal('navigator', { locks });
}

afterEach(() => vi.unstubAllGlobals());

it('H3 names the tabs that hold their ids', async () => {
  const held = [{ name: 'loupe-tab:tab_1' }, { name: 'something else' }, {}];
  provideLocks({ query: async () => ({ held }) });
  expect(await browserTab().heldIds()).toEqual(new Set(['tab_1']));
});

it('H3 does not take tabs for closed where the browser has no locks or does not answer', async () => {
  provideLocks(undefined);
  expect(await browserTab().heldIds()).toBeNull();
  provideLocks({ query: async () => Promise.reject(new Error('Not here')) });
  expect(await browserTab().heldIds()).toBeNull();
});
