import { atom } from 'nanostores';
import { beforeEach, expect, it } from 'vitest';
import type { RunFeedback } from '@loupe/shared/contract/feedback';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createFeedback } from './feedback.ts';
import { createProblemForm } from './problem-form.ts';

const LIST = 'GET /chats/cht_1/feedback';
const RATE = 'POST /runs/run_1/rating';
const REPORT = 'POST /runs/run_1/problem';

const said = (part: Partial<RunFeedback> = {}): RunFeedback => ({
  run_id: 'run_1',
  is_helpful: null,
  report: null,
  ...part,
});
const report = {
  kind: 'wrong_source',
  text: 'Not in it',
  is_agreed: true,
  reported_at: '2026-01-05T12:00:00.000Z',
  done_at: null,
  note: '',
} as const;

let outside: TestOutside;
beforeEach(() => {
  outside = createTestOutside();
});
const server = () => outside.environment.server;

async function opened(feedback: RunFeedback[] = []) {
  server().answer(LIST, { feedback });
  const store = createFeedback(outside, atom('cht_1'), outside.drafts);
  await store.load();
  return store;
}
const ratingIn = (store: Awaited<ReturnType<typeof opened>>) =>
  store.$said.get().get('run_1')?.is_helpful ?? null;

it('R7 a rating is shown at once, changed, and taken back', async () => {
  const store = await opened();
  server().answer(RATE, { feedback: said({ is_helpful: true }) });
  const first = store.rate('run_1', true);
  expect(ratingIn(store)).toBe(true);
  await first;
  server().answer(RATE, { feedback: said({ is_helpful: false }) });
  await store.rate('run_1', false);
  expect(
    server()
      .callsOf(RATE)
      .map(({ body }) => body),
  ).toEqual([{ is_helpful: true }, { is_helpful: false }]);
  server().answer('DELETE /runs/run_1/rating', { feedback: said() });
  await store.rate('run_1', null);
  expect([ratingIn(store), server().callsOf('DELETE /runs/run_1/rating').length]).toEqual([null, 1]);
});

it('R7 a rating that is pressed again on its way ends as it was pressed last', async () => {
  const store = await opened();
  server().answer(RATE, { feedback: said({ is_helpful: true }) });
  server().answer(RATE, { feedback: said({ is_helpful: false }) });
  await Promise.all([store.rate('run_1', true), store.rate('run_1', false)]);
  expect(ratingIn(store)).toBe(false);
  expect(server().callsOf(RATE).at(-1)?.body).toEqual({ is_helpful: false });
});

it('R7 a rating that could not be kept is shown as it was before, and says so', async () => {
  const store = await opened([said({ is_helpful: false })]);
  server().refuse(RATE, 500, 'server.failed');
  await store.rate('run_1', true);
  expect(ratingIn(store)).toBe(false);
  expect(outside.notices).toEqual([{ message: 'Your rating could not be kept. Try again.', color: 'error' }]);
});

it('R7 what was written of a problem is kept when the dialog is closed and when sending fails', async () => {
  const store = await opened();
  const form = createProblemForm(store, 'run_1');
  form.change('kind', 'wrong_number');
  form.change('text', 'It is 4 %');
  form.change('isAgreed', true);
  const again = createProblemForm(store, 'run_1');
  expect(again.form.$form.get().values).toEqual({
    kind: 'wrong_number',
    text: 'It is 4 %',
    isAgreed: false,
  });
  server().refuse(REPORT, 429, 'feedback.too_many', { message: 'Too many' });
  expect(await again.form.submit()).toBe(false);
  expect(again.form.$form.get().error?.message).toBe('Too many');
  expect(outside.drafts.kept.get('problem:run_1')?.text).toBe('It is 4 %');
  server().answer(REPORT, { feedback: said({ report: { ...report, is_agreed: false } }) });
  expect(await again.form.submit()).toBe(true);
  expect(outside.drafts.kept.get('problem:run_1')?.text).toBe('');
  expect(store.$said.get().get('run_1')?.report?.text).toBe('Not in it');
});

it('R7 a report needs its kind, and “something else” a sentence', async () => {
  const { form, change } = createProblemForm(await opened(), 'run_1');
  await form.submit();
  expect(form.$form.get().fieldErrors.kind).toBe('Choose what is wrong.');
  change('kind', 'other');
  await form.submit();
  expect(form.$form.get().fieldErrors.text).toBe('Say in a sentence what is wrong.');
  change('text', 'x'.repeat(4001));
  await form.submit();
  expect(form.$form.get().fieldErrors.text).toContain('4,000');
  expect(server().callsOf(REPORT)).toEqual([]);
});

it('R7 the agreement is taken back by itself; the report stays', async () => {
  const store = await opened([said({ report })]);
  const problem = createProblemForm(store, 'run_1');
  expect(problem.form.$form.get().values).toEqual({
    kind: 'wrong_source',
    text: 'Not in it',
    isAgreed: true,
  });
  server().answer('DELETE /runs/run_1/problem/agreement', {
    feedback: said({ report: { ...report, is_agreed: false } }),
  });
  await problem.withdraw();
  expect(problem.form.$form.get().values.isAgreed).toBe(false);
  expect(store.$said.get().get('run_1')?.report).toMatchObject({ text: 'Not in it', is_agreed: false });
});
