import { expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { openSession } from '@loupe/shared/stores/session';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import type { LoadReport } from '@loupe/federation/loader/outcome';
import { sendReports } from './send-reports.ts';

function setUp(fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }))) {
  const outside = createTestEnvironment({ fetch, stored: { token: '"tok"', userPermissions: '[]' } });
  provideEnvironment(outside);
  openSession();
  let waiting: LoadReport[] = [];
  const stop = sendReports({ takeReports: () => waiting.splice(0) });
  const report = (count = 1) => {
    waiting = [
      ...waiting,
      ...Array.from({ length: count }, () => ({ remote: 'chat', version: '1.0.0', kind: 'loaded' }) as const),
    ];
  };
  const sent = () =>
    fetch.mock.calls.map(
      ([, init]) => (JSON.parse(String(init?.body)) as { reports: object[] }).reports.length,
    );
  return { outside, fetch, stop, report, sent };
}

it('sends what came together every 5 s, and nothing when there is nothing', async () => {
  const { outside, fetch, report, sent } = setUp();
  report(2);
  await outside.advance(4_999);
  expect(sent()).toEqual([]);
  report();
  await outside.advance(1);
  expect(sent()).toEqual([3]);
  await outside.advance(20_000);
  expect(sent()).toEqual([3]);
  const [url, init] = fetch.mock.calls[0]!;
  expect(String(url)).toMatch(/\/api\/composition-reports$/);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { authorization: 'Bearer tok' } });
});

it('sends what is left when the page is left or hidden, at most 50 at a time', () => {
  const { outside, report, sent } = setUp();
  report(51);
  outside.leave();
  expect(sent()).toEqual([50, 1]);
  report();
  outside.setVisible(false);
  expect(sent()).toEqual([50, 1, 1]);
});

it('H1: sends nothing offline, and what waited when the network is back', async () => {
  const { outside, report, sent } = setUp();
  outside.setOnline(false);
  report(2);
  await outside.advance(20_000);
  outside.setVisible(false);
  outside.leave();
  expect(sent()).toEqual([]);
  outside.setOnline(true);
  expect(sent()).toEqual([2]);
});

it('goes on when a batch does not get through', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('offline')));
  const { outside, report, sent } = setUp(fetch);
  report();
  await outside.advance(5_000);
  report();
  await outside.advance(5_000);
  expect(sent()).toEqual([1, 1]);
  expect(outside.errors).toHaveLength(2);
});
