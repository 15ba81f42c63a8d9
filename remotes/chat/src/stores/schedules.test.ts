import { beforeEach, expect, it } from 'vitest';
import type { Schedule } from '@loupe/shared/contract/schedules';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createSchedules } from './schedules.ts';

const schedule = (id: string, part: Partial<Schedule> = {}): Schedule => ({
  id,
  agent: 'seo',
  agent_title: 'SEO',
  chat_id: 'cht_1',
  chat_title: 'Shop',
  every: 'weekly',
  cap_credits: 20,
  next_at: '2026-01-12T12:00:00.000Z',
  last_run_id: 'run_1',
  paused: null,
  created_at: '2026-01-05T12:00:00.000Z',
  ...part,
});

let outside: TestOutside;
beforeEach(() => {
  outside = createTestOutside();
});
const server = () => outside.environment.server;

it('lists what is repeated of one run, makes one, and pauses it', async () => {
  server().answer('GET /schedules', { schedules: [] });
  const store = createSchedules(outside, 'run_1');
  await store.load();
  expect(server().callsOf('GET /schedules')[0]?.query).toEqual({ run_id: 'run_1' });
  server().answer('POST /schedules', { schedule: schedule('sch_1') }, { status: 201 });
  await store.make('weekly', 20);
  expect(server().callsOf('POST /schedules')[0]?.body).toEqual({
    run_id: 'run_1',
    every: 'weekly',
    cap_credits: 20,
  });
  expect(store.$schedules.get()).toMatchObject({ state: 'ready', value: [{ id: 'sch_1', paused: null }] });
  const paused = { code: 'person', sentence: 'You paused it.' };
  server().answer('POST /schedules/sch_1', { schedule: schedule('sch_1', { paused }) });
  await store.setPaused('sch_1', true);
  expect(store.$schedules.get()).toMatchObject({ value: [{ paused }] });
});

it('a refusal is shown and changes nothing; one thing at a time', async () => {
  server().answer('GET /schedules', { schedules: [schedule('sch_1')] });
  const store = createSchedules(outside, null);
  await store.load();
  expect(server().callsOf('GET /schedules')[0]?.query).toEqual({});
  server().refuse('POST /schedules/sch_1', 404, 'schedule.not_found', { message: 'Not found.' });
  await Promise.all([store.setPaused('sch_1', true), store.setPaused('sch_1', true)]);
  expect(server().callsOf('POST /schedules/sch_1')).toHaveLength(1);
  expect(store.$problem.get()).toBe('Not found.');
  expect(store.$schedules.get()).toMatchObject({ value: [{ paused: null }] });
});

it('what is ended is gone, also when another window ended it before', async () => {
  server().answer('GET /schedules', { schedules: [schedule('sch_1'), schedule('sch_2')] });
  const store = createSchedules(outside, null);
  await store.load();
  server().answer('DELETE /schedules/sch_1', {});
  await store.end('sch_1');
  server().refuse('DELETE /schedules/sch_2', 404, 'schedule.not_found');
  await store.end('sch_2');
  expect(store.$schedules.get()).toMatchObject({ state: 'ready', value: [] });
  expect(outside.notices.map(({ message }) => message)).toHaveLength(2);
});
