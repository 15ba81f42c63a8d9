import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { provideEnvironment } from '@loupe/shared/environment';
import type { SnackbarColor } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { createCreditUsagePage, type CreditUsagePage } from './credit-usage-page.ts';

const LEDGER = 'GET /billing/ledger';
const usage = {
  available_credits: 462,
  held_credits: 8,
  used_this_cycle: 38,
  cycle_started_at: '2026-01-01T00:00:00Z',
  next_refill_at: null,
  holds: [],
  grants: [],
  days: [],
};

function line(n: number): HistoryLine {
  return {
    id: `ltx_${n}`,
    at: '2026-01-05T12:00:00Z',
    kind: 'run',
    title: `Run ${n}`,
    credits: -n,
    balance_after: 500 - n,
    run_id: `run_${n}`,
    chat_id: null,
  };
}

describe('credit usage', () => {
  let world: TestEnvironment;
  let page: CreditUsagePage;
  let notes: [string, SnackbarColor][];
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    notes = [];
    page = createCreditUsagePage({
      request: createRequest(),
      environment: world,
      notify: (...note) => notes.push(note),
    });
    world.server.answer('GET /billing/usage', usage);
    pages([line(4), line(3)], [line(2), line(1)]);
  });

  /** Serves the ledger page by page, the cursor being the page's index. */
  function pages(...all: HistoryLine[][]) {
    world.server.on(LEDGER, ({ query }) => {
      const index = Number(query['cursor'] ?? 0);
      return jsonResponse(200, {
        data: { lines: all[index], next_cursor: index + 1 < all.length ? String(index + 1) : null },
      });
    });
  }
  const load = () => Promise.all([page.loadUsage(), page.history.refresh()]);
  const ids = () => {
    const history = page.history.$history.get();
    return history.state === 'ready' ? history.value.rows.map(({ id }) => id) : history.state;
  };

  it('R10 goes from loading to ready, and keeps the content while it is fetched again', async () => {
    expect(page.$usage.get().state).toBe('loading');
    await load();
    expect(page.$usage.get()).toMatchObject({
      state: 'ready',
      isRefreshing: false,
      value: { available_credits: 462 },
    });
    world.server.hang('GET /billing/usage');
    void load();
    expect(page.$usage.get()).toMatchObject({ state: 'ready', isRefreshing: true });
  });

  it('R10 a first failure is shown, a later one keeps what is there', async () => {
    world.server.refuse('GET /billing/usage', 500, 'server.unexpected', { message: 'No.' });
    await load();
    expect(page.$usage.get()).toMatchObject({
      state: 'failed',
      error: { message: 'No.', requestId: 'req_1' },
    });
    world.server.answer('GET /billing/usage', usage);
    await load();
    world.server.unreachable('GET /billing/usage');
    await load();
    expect(page.$usage.get()).toMatchObject({ state: 'ready', isRefreshing: false });
  });

  it('R10 loads more of the history, and says when that failed', async () => {
    await load();
    expect(ids()).toEqual(['ltx_4', 'ltx_3']);
    const healthy = world.server;
    healthy.refuse(LEDGER, 500, 'server.unexpected');
    await page.history.loadMore();
    expect([ids(), page.history.$more.get()]).toEqual([['ltx_4', 'ltx_3'], 'failed']);
    pages([line(4), line(3)], [line(2), line(1)]);
    await page.history.loadMore();
    expect([ids(), page.history.$more.get()]).toEqual([['ltx_4', 'ltx_3', 'ltx_2', 'ltx_1'], 'idle']);
    const calls = world.server.callsOf(LEDGER).length;
    await page.history.loadMore();
    expect(world.server.callsOf(LEDGER)).toHaveLength(calls);
  });

  it('R10 is fresh again on focus: new lines on top, what was loaded stays', async () => {
    const stop = page.start();
    await world.advance(0);
    await page.history.loadMore();
    pages([line(5), line(4), line(3)], []);
    world.focus();
    await world.advance(0);
    expect(ids()).toEqual(['ltx_5', 'ltx_4', 'ltx_3', 'ltx_2', 'ltx_1']);
    stop();
    const calls = world.server.calls.length;
    world.focus();
    expect(world.server.calls).toHaveLength(calls);
  });

  it('R10 starts the list again when new lines do not reach what is shown', async () => {
    await load();
    pages([line(9), line(8)], [line(7)]);
    await load();
    expect(ids()).toEqual(['ltx_9', 'ltx_8']);
  });

  it('R10 exports the whole history as CSV under a name of F7', async () => {
    await load();
    await page.history.exportCsv();
    const [file] = world.files;
    expect(file!.name).toMatch(/^credit-history_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.csv$/);
    expect((await file!.content.text()).match(/Run \d/g)).toEqual(['Run 4', 'Run 3', 'Run 2', 'Run 1']);
  });

  it('R10 a failed export saves nothing and says so', async () => {
    world.server.unreachable(LEDGER);
    await page.history.exportCsv();
    expect(world.files).toEqual([]);
    expect(notes).toEqual([['The history could not be exported. Try again.', 'error']]);
    expect(page.history.$isExporting.get()).toBe(false);
  });

  it('R10 opens one receipt at a time and drops the answer for another', async () => {
    const slow = world.server.hang('GET /billing/receipts/run_1');
    world.server.answer('GET /billing/receipts/run_2', { run_id: 'run_2' });
    const first = page.openReceipt('run_1', 'One');
    await page.openReceipt('run_2', 'Two');
    slow.release({ run_id: 'run_1' });
    await first;
    expect(page.$openReceipt.get()).toMatchObject({
      runId: 'run_2',
      title: 'Two',
      receipt: { state: 'ready', value: { run_id: 'run_2' } },
    });
    page.closeReceipt();
    expect(page.$openReceipt.get()).toBeNull();
  });

  it('R10 says why a receipt is not there', async () => {
    world.server.refuse('GET /billing/receipts/run_9', 404, 'run.not_found');
    await page.openReceipt('run_9', 'Nine');
    expect(page.$openReceipt.get()?.receipt).toMatchObject({
      state: 'failed',
      error: { code: 'run.not_found' },
    });
  });
});
