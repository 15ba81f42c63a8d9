// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { matchRoute } from '@loupe/shared/lib/route-path';
import { cleanup, render } from '@loupe/shared/testing/render';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { setUpLoader } from '@loupe/federation/testing/loader-world';
import { createHostContract } from '../services/host-contract.ts';
import { SiteContext, type Site } from '../services/site.ts';
import { RemotePage } from './remote-page.tsx';

const load = vi.fn<() => void>();

/** A site in which these slices are off. */
function siteWithout(...slices: string[]): Site {
  const host = createHostContract();
  const loader = {
    ...setUpLoader({ entry: sampleEntry(sampleManifest({ name: 'notes' })) }).loader,
    load: async () => load(),
  };
  return {
    host,
    hostFor: () => host,
    loader,
    brandName: 'Loupe',
    registry: {
      refusal: null,
      composition: 'one',
      remotes: new Map(),
      switchedOff: new Map(slices.map((name) => [name, { name, routes: {} }])),
    },
    judge: { key: '', newest: { read: () => null, write: () => true }, isStrict: true },
  };
}

function open(path: string, site: Site): HTMLElement {
  const route = matchRoute(path);
  if (!route) throw new Error(path);
  const page = <RemotePage route={route} query="" name="Pricing" skeleton={null} />;
  return render(<SiteContext value={site}>{page}</SiteContext>).container;
}

beforeEach(() => {
  load.mockReset();
  provideEnvironment(createTestEnvironment());
});
afterEach(cleanup);

/** What comes late is there. */
async function openWhole(path: string, site: Site): Promise<HTMLElement> {
  const page = open(path, site);
  await vi.waitFor(() => expect(page.querySelector('h1')).not.toBeNull());
  return page;
}

it('says that its slice is switched off, leads to the chat, and loads nothing', async () => {
  const page = await openWhole('/pricing', siteWithout('billing'));
  expect(page.querySelector('h1')?.textContent).toBe('This part of Loupe is switched off at the moment.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/chat');
  expect(load).not.toHaveBeenCalled();
});

it('leads to the settings when it is the chat that is off', async () => {
  const page = await openWhole('/chat', siteWithout('chat'));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/settings');
});

it('loads the page of a slice that is on, or that this tab has from a developer', () => {
  open('/pricing', siteWithout('chat'));
  const site = siteWithout('billing');
  const developers: Site = { ...site, loader: { ...site.loader, entryOf: () => sampleEntry() } };
  open('/pricing', developers);
  expect(load).toHaveBeenCalledTimes(2);
});
