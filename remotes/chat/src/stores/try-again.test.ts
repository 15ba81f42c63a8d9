import { expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, message, run } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside } from '../testing/chat-outside.ts';
import { createChatPage } from './chat-page.ts';

const AGAIN = 'POST /runs/run_1/again';

/** A chat whose only run failed. */
async function setUp() {
  const outside = createTestOutside();
  const streams = createTestFollow();
  const page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => {} });
  const { server } = outside.environment;
  const value = chat({
    messages: [message('msg_1', 'user', { run_id: 'run_1' })],
    runs: [run('run_1', { status: 'failed' })],
  });
  server.answer('GET /chats/cht_1', { chat: value });
  page.open('cht_1');
  await settled();
  const accept = () =>
    server.answer(AGAIN, {
      message: message('msg_2', 'user', { run_id: 'run_2' }),
      run: run('run_2', { message_id: 'msg_2' }),
    });
  const turns = () => page.$turns.get().map((turn) => turn.run?.id);
  return { outside, server, streams, page, accept, turns };
}

it('R7 asks once more what a failed run was asked, and follows the new run; the draft stays', async () => {
  const { page, accept, turns, streams } = await setUp();
  accept();
  page.composer.setText('A draft');
  await Promise.all([page.again.start('run_1'), page.again.start('run_1')]);
  expect(turns()).toEqual(['run_1', 'run_2']);
  expect(streams.isFollowed('run_2')).toBe(true);
  expect(page.composer.$text.get()).toBe('A draft');
  expect(page.again.$runId.get()).toBeNull();
});

it('R7 H1 is one run however often it is pressed: each try carries the key of the failed run', async () => {
  const { outside, server, page, accept, turns } = await setUp();
  server.unreachable(AGAIN);
  await page.again.start('run_1');
  expect(outside.notices).toEqual([
    { message: 'The server did not answer. Press again: only one run begins.', color: 'error' },
  ]);
  accept();
  await page.again.start('run_1');
  const keys = server.callsOf(AGAIN).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys)).toEqual(new Set(['again:run_1']));
  expect(turns()).toEqual(['run_1', 'run_2']);
});

it('R7 says in the words of the server why a run is not started again', async () => {
  const { outside, server, page, turns } = await setUp();
  server.refuse(AGAIN, 402, 'credits.not_enough', { message: 'You have 3 credits left.' });
  await page.again.start('run_1');
  expect(outside.notices).toEqual([{ message: 'You have 3 credits left.', color: 'error' }]);
  expect(turns()).toEqual(['run_1']);
});

it('R7 leaves the chat alone that the reader has gone to meanwhile', async () => {
  const { server, page } = await setUp();
  const held = server.hang(AGAIN);
  const started = page.again.start('run_1');
  page.open(null);
  held.release({
    message: message('msg_2', 'user', { run_id: 'run_2' }),
    run: run('run_2', { message_id: 'msg_2' }),
  });
  await started;
  expect(page.$turns.get()).toEqual([]);
});

it('asks an earlier run of the chat once more too, each time that others have been asked since', async () => {
  const { outside, server, page } = await setUp();
  const value = chat({
    messages: [message('msg_1', 'user', { run_id: 'run_1' })],
    runs: [run('run_1', { status: 'done' }), run('run_7', { status: 'done' })],
  });
  server.answer('GET /chats/cht_2', { chat: { ...value, id: 'cht_2' } });
  page.open('cht_2');
  await settled();
  server.refuse(AGAIN, 409, 'run.already_active', { message: 'Busy.' });
  await page.again.start('run_1');
  expect(server.callsOf(AGAIN).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'again:run_1:run_7',
  ]);
  expect(outside.notices).toEqual([{ message: 'Busy.', color: 'error' }]);
});
