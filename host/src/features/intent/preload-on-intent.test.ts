// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { openSession, startSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { preloadOnIntent } from './preload-on-intent.ts';

const billing = sampleEntry(
  sampleManifest({
    name: 'billing',
    exposes: { './pricing-page': { scripts: [], styles: [] }, './usage-page': { scripts: [], styles: [] } },
    routes: { pricing: './pricing-page', creditUsage: './usage-page' },
  }),
);
const load = vi.fn<(remote: string, expose: string) => Promise<unknown>>();
let outside: TestEnvironment;
let isUpdateReady = false;

function link(href: string, target = ''): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href, target });
  document.body.append(made);
  return made;
}

const point = (at: Element) => at.dispatchEvent(new Event('pointerover', { bubbles: true }));
const loaded = () => load.mock.calls.map(([remote, expose]) => `${remote} ${expose}`);

preloadOnIntent(
  {
    loader: { entryOf: (name) => (name === 'billing' ? billing : null), load },
    registry: { switchedOff: new Map() },
    takesUpdate: () => isUpdateReady,
  },
  null,
);

beforeEach(() => {
  isUpdateReady = false;
  load.mockReset().mockResolvedValue({});
  document.body.replaceChildren();
  outside = createTestEnvironment();
  provideEnvironment(outside);
  openSession();
  startSession('token', { id: 'usr_1', email: 'ada@example.com', name: 'Ada', permissions: [] });
  point(document.body);
});

it('loads the page of a link on which the pointer rests, or that has the focus', async () => {
  point(link('/pricing?from=rail'));
  expect(loaded()).toEqual([]);
  await outside.advance(65);
  expect(loaded()).toEqual(['billing ./pricing-page']);
  link('/credit-usage').dispatchEvent(new Event('focusin', { bubbles: true }));
  await outside.advance(65);
  expect(loaded()).toEqual(['billing ./pricing-page', 'billing ./usage-page']);
});

it('loads nothing for a pointer that passes over it', async () => {
  point(link('/pricing'));
  await outside.advance(40);
  point(document.body);
  await outside.advance(100);
  expect(loaded()).toEqual([]);
});

it('loads at once what is being pressed', () => {
  link('/pricing').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(loaded()).toEqual(['billing ./pricing-page']);
});

it.each([
  ['a page of the host', '/settings', ''],
  ['a page that this person may not see', '/admin', ''],
  ['another tab', '/pricing', '_blank'],
  ['another site', 'https://elsewhere.example/pricing', ''],
  ['no page at all', '/nowhere', ''],
])('loads nothing for %s', async (_what, href, target) => {
  point(link(href, target));
  await outside.advance(100);
  expect(loaded()).toEqual([]);
});

it('loads nothing ahead for people whose browser saves data', async () => {
  outside.setSavesData(true);
  point(link('/pricing'));
  await outside.advance(100);
  expect(loaded()).toEqual([]);
});

it('loads nothing ahead when the next page comes with newer versions', async () => {
  isUpdateReady = true;
  point(link('/pricing'));
  await outside.advance(100);
  expect(loaded()).toEqual([]);
});
