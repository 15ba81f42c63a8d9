import { expect, it } from 'vitest';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createRunChanges } from './run-changes.ts';

const key = 'GET /runs/run_2/compare';
const before = { run_id: 'run_1', chat_id: 'cht_1', finished_at: '2026-01-05T12:00:00.000Z' };
const changes = { fresh: [], gone: [], changed: [], same_count: 4 };

it('loads what changed, keeps it while it is read again, and when that fails', async () => {
  const outside = createTestOutside();
  const { server } = outside.environment;
  const store = createRunChanges(outside, 'run_2');
  expect(store.$changes.get()).toEqual({ state: 'loading' });
  server.answer(key, { before, changes });
  await store.load();
  expect(store.$changes.get()).toEqual({ state: 'ready', value: { before, changes }, isRefreshing: false });
  const hanging = server.hang(key);
  const again = store.load();
  expect(store.$changes.get()).toMatchObject({ state: 'ready', isRefreshing: true });
  hanging.release({ before, changes });
  await again;
  server.unreachable(key);
  await store.load();
  expect(store.$changes.get()).toMatchObject({ state: 'ready', isRefreshing: false });
});

it('says why runs could not be compared', async () => {
  const outside = createTestOutside();
  outside.environment.server.refuse(key, 409, 'run.not_comparable', { message: 'Only finished ones.' });
  const store = createRunChanges(outside, 'run_2');
  await store.load();
  expect(store.$changes.get()).toMatchObject({
    state: 'failed',
    error: { code: 'run.not_comparable', message: 'Only finished ones.' },
  });
});
