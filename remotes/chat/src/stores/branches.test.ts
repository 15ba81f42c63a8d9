import { expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, message, run } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside } from '../testing/chat-outside.ts';
import { createBranches } from './branches.ts';
import { createChatPage } from './chat-page.ts';

const SEND = 'POST /chats/cht_1/messages';
const SHOW = 'POST /chats/cht_1/branch';

const turn = (n: number, part: object = {}) => [
  message(`msg_q${n}`, 'user', { run_id: `run_${n}`, text: `question ${n}`, ...part }),
  message(`msg_a${n}`, 'assistant', { run_id: `run_${n}`, text: `answer ${n}` }),
];
const ended = (n: number) =>
  run(`run_${n}`, {
    message_id: `msg_q${n}`,
    answer_message_id: `msg_a${n}`,
    status: 'done',
    used_credits: 2,
  });

const whole = chat({ messages: [...turn(1), ...turn(2)], runs: [ended(1), ended(2)] });

async function setUp(value = whole) {
  const outside = createTestOutside();
  const streams = createTestFollow();
  const page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => {} });
  const branches = createBranches(outside, page.instead);
  const { server } = outside.environment;
  server.answer('GET /chats/cht_1', { chat: value });
  page.open('cht_1');
  await settled();
  const stop = branches.start();
  const questions = () => page.$turns.get().map(({ question }) => question?.text);
  const accept = (n: number, text: string) =>
    server.answer(SEND, {
      message: message(`msg_q${n}`, 'user', { run_id: `run_${n}`, text }),
      run: run(`run_${n}`, { message_id: `msg_q${n}` }),
    });
  return { outside, server, streams, page, branches, questions, accept, stop };
}

it('R7 an edited question takes the place of the old one and of what came after it; the cost of the chat stays', async () => {
  const { page, branches, questions, accept, streams, server } = await setUp();
  accept(3, 'other');
  branches.edit('msg_q1');
  branches.setText('other');
  await branches.sendEdited();
  expect(questions()).toEqual(['other']);
  expect(server.callsOf(SEND)[0]?.body).toEqual({ text: 'other', replaces: 'msg_q1', attachment_ids: [] });
  expect(page.$turns.get()[0]?.question?.versions).toEqual(['msg_q1', 'msg_q3']);
  expect(streams.isFollowed('run_3')).toBe(true);
  expect([page.$cost.get(), branches.$editing.get()]).toEqual([4, null]);
});

it('R7 while it is on its way the old answer is gone from view; refused, it is all there again with the text and the reason', async () => {
  const { page, branches, server, questions } = await setUp();
  server.refuse(SEND, 402, 'credits.not_enough', { message: 'You have 3 credits left.' });
  branches.edit('msg_q2');
  branches.setText('too dear');
  const sending = branches.sendEdited();
  expect(page.$replacing.get()).toMatchObject({ messageId: 'msg_q2', text: 'too dear' });
  await sending;
  expect([page.$replacing.get(), questions()]).toEqual([null, ['question 1', 'question 2']]);
  expect(branches.$editing.get()).toMatchObject({ messageId: 'msg_q2', text: 'too dear' });
  expect(branches.$editing.get()?.problem).toMatchObject({ action: 'usage' });
});

it('R7 H1 a lost answer does not ask twice: the next press carries the same key', async () => {
  const { branches, server, accept, questions } = await setUp();
  server.unreachable(SEND);
  branches.edit('msg_q2');
  branches.setText('again');
  await branches.sendEdited();
  accept(3, 'again');
  await branches.sendEdited();
  const keys = server.callsOf(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(questions()).toEqual(['question 1', 'again']);
});

it('R7 what was typed at a question is there again after leaving it, another chat or a reload, until it is sent', async () => {
  const { outside, branches, page } = await setUp();
  branches.edit('msg_q1');
  branches.setText('half a thought');
  branches.close();
  branches.edit('msg_q1');
  expect(branches.$editing.get()?.text).toBe('half a thought');
  page.open(null);
  expect(branches.$editing.get()).toBeNull();
  page.open('cht_1');
  await settled();
  const later = createBranches(outside, page.instead);
  later.start();
  expect(later.$editing.get()).toMatchObject({ messageId: 'msg_q1', text: 'half a thought' });
  later.undo();
  expect(later.$editing.get()?.text).toBe('question 1');
});

it('R7 a question is asked once more, by another agent where one is named', async () => {
  const { branches, accept, server, questions } = await setUp();
  accept(3, 'question 2');
  await branches.askAgain('msg_q2', 'stocks');
  expect(server.callsOf(SEND)[0]?.body).toEqual({ text: 'question 2', replaces: 'msg_q2', agent: 'stocks' });
  expect(questions()).toEqual(['question 1', 'question 2']);
});

it('R7 steps to the version of a question beside it, with all that came after that, and no further than the ends', async () => {
  const versions = ['msg_q1', 'msg_q9'];
  const value = chat({
    messages: [...turn(1, { versions }), ...turn(2)],
    runs: [ended(1), ended(2)],
    branch_count: 2,
    hidden_credits: 2,
  });
  const { branches, server, questions, page } = await setUp(value);
  await branches.step('msg_q1', -1);
  expect(server.callsOf(SHOW)).toHaveLength(0);
  server.answer(SHOW, {
    chat: chat({ messages: turn(9, { versions }), runs: [ended(9)], branch_count: 2, hidden_credits: 4 }),
  });
  await branches.step('msg_q1', 1);
  expect(server.callsOf(SHOW)[0]?.body).toEqual({ message_id: 'msg_q9' });
  expect([questions(), page.$cost.get()]).toEqual([['question 9'], 6]);
});

it('R7 a branch whose answer is still being made is followed as soon as it is shown', async () => {
  const versions = ['msg_q1', 'msg_q9'];
  const { branches, server, streams, page } = await setUp(
    chat({ messages: turn(1, { versions }), runs: [ended(1)], branch_count: 2 }),
  );
  const going = run('run_9', { message_id: 'msg_q9', status: 'working' });
  server.answer(SHOW, {
    chat: chat({ messages: [turn(9, { versions })[0]!], runs: [going], branch_count: 2 }),
  });
  await branches.show('msg_q9');
  expect(streams.isFollowed('run_9')).toBe(true);
  expect(page.$activeRun.get()?.id).toBe('run_9');
});

it('R7 says why another version does not open, and leaves what is shown', async () => {
  const { branches, server, outside, questions } = await setUp();
  server.unreachable(SHOW);
  await branches.show('msg_q9');
  expect(outside.notices).toHaveLength(1);
  expect(questions()).toEqual(['question 1', 'question 2']);
  expect(branches.$opening.get()).toBeNull();
});

it('R7 nothing is edited or asked again while an answer is being made', async () => {
  const going = run('run_2', { message_id: 'msg_q2', status: 'working' });
  const value = chat({ messages: turn(1).concat(turn(2)[0]!), runs: [ended(1), going] });
  const { branches, server, outside } = await setUp(value);
  branches.edit('msg_q1');
  await branches.askAgain('msg_q1');
  expect([branches.$editing.get(), server.callsOf(SEND).length, outside.notices.length]).toEqual([
    null,
    0,
    2,
  ]);
});

it('R7 follows another tab to the branch that it shows', async () => {
  const { page, server, questions } = await setUp();
  const other = chat({ messages: turn(9), runs: [ended(9)], branch_count: 2 });
  server.refuse('GET /chats/cht_1', 409, 'chat.other_branch');
  server.answer('GET /chats/cht_1', { chat: other });
  await page.load();
  expect(questions()).toEqual(['question 9']);
});
