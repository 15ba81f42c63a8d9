import { expect, it } from 'vitest';
import type { RunEventData } from '@loupe/shared/contract/run-events';
import { settled } from '@loupe/shared/testing/test-clock';
import { agentCard, chat, message, run, runLog } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside } from '../testing/chat-outside.ts';
import { createChatPage } from './chat-page.ts';
import { createQueue } from './queue.ts';

const SEND = 'POST /chats/cht_1/messages';

/** A chat whose only run goes on. */
async function setUp() {
  const outside = createTestOutside();
  const streams = createTestFollow();
  const page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => {} });
  const { server } = outside.environment;
  const value = chat({
    messages: [message('msg_1', 'user', { run_id: 'run_1' })],
    runs: [run('run_1', { status: 'working' })],
  });
  server.answer('GET /chats/cht_1', { chat: value });
  server.answer(SEND, {
    message: message('msg_2', 'user', { run_id: 'run_2' }),
    run: run('run_2', { message_id: 'msg_2' }),
  });
  page.open('cht_1');
  await settled();
  const queue = createQueue(outside, page, outside.drafts);
  queue.start();
  const end = async (part: Partial<RunEventData['run.finished']> = {}) => {
    const data = {
      status: 'done' as const,
      used_credits: 1,
      returned_credits: 0,
      message_id: 'msg_a',
      error: null,
      ...part,
    };
    streams.show('run_1', runLog([{ type: 'run.finished', data }]));
    await settled();
  };
  const queueText = (text: string) => {
    page.composer.setText(text);
    page.queue();
  };
  return { outside, page, queue, server, end, queueText };
}

it('R7 a message written while an answer is made waits, and goes out when the answer is there', async () => {
  const { page, queue, server, end, queueText, outside } = await setUp();
  page.composer.setAgent(agentCard('stocks'));
  queueText('And then?');
  expect(page.composer.$text.get()).toBe('');
  expect(server.callsOf(SEND)).toHaveLength(0);
  page.composer.setText('a later thought');
  await end();
  expect(server.callsOf(SEND).map(({ body }) => body)).toMatchObject([
    { text: 'And then?', agent: 'stocks' },
  ]);
  expect([queue.$queued.get(), page.composer.$text.get()]).toEqual([null, 'a later thought']);
  expect(outside.drafts.read('queue:cht_1').text).toBe('');
  expect(page.$activeRun.get()?.id).toBe('run_2');
});

it.each([
  { how: 'was stopped', part: { status: 'stopped' as const } },
  { how: 'failed', part: { status: 'failed' as const } },
  { how: 'asks something', part: { is_question: true as const } },
])(
  'R7 after an answer that $how it is held, until the person sends it or takes it back',
  async ({ part }) => {
    const { page, queue, server, end, queueText } = await setUp();
    queueText('And then?');
    await end(part);
    expect(server.callsOf(SEND)).toHaveLength(0);
    expect(queue.$queued.get()?.isHeld).toBe(true);
    page.composer.setText('since');
    queue.takeBack();
    expect([page.composer.$text.get(), queue.$queued.get()]).toEqual(['And then?\nsince', null]);
    page.composer.setText('And then?');
    await queue.send();
    expect(server.callsOf(SEND)).toHaveLength(0);
  },
);

it('R7 it outlives the page: held where nobody waits any more, and sent by a press', async () => {
  const { outside, page, end, queueText, server } = await setUp();
  queueText('And then?');
  page.open(null);
  page.open('cht_1');
  await settled();
  const later = createQueue(outside, page, outside.drafts);
  later.start();
  expect(later.$queued.get()).toMatchObject({ isHeld: false, content: { text: 'And then?' } });
  later.$queued.set({ ...later.$queued.get()!, isHeld: true });
  await end();
  await later.send();
  expect(server.callsOf(SEND)).toHaveLength(1);
});

it('R7 H3 what was kept of it and cannot be read any more costs the agent, not the text', async () => {
  const { outside, page } = await setUp();
  outside.drafts.write('queue:cht_1', { text: 'And then?', files: [], inputs: { agent: '{broken' } });
  const later = createQueue(outside, page, outside.drafts);
  later.start();
  expect(later.$queued.get()?.content).toMatchObject({ text: 'And then?', agent: null });
});

it('R7 refused, it is in the composer with the reason, before what was typed since', async () => {
  const { page, queue, server, end, queueText } = await setUp();
  server.refuse(SEND, 402, 'credits.not_enough', { message: 'You have 3 credits left.' });
  queueText('And then?');
  page.composer.setText('since');
  await end();
  expect([page.composer.$text.get(), queue.$queued.get()]).toEqual(['And then?\nsince', null]);
  expect(page.composer.$problem.get()).toMatchObject({ action: 'usage' });
});

it('R7 one message waits at a time; the next stays in the composer', async () => {
  const { page, queue, outside, queueText } = await setUp();
  queueText('first');
  queueText('second');
  expect([queue.$queued.get()?.content.text, page.composer.$text.get()]).toEqual(['first', 'second']);
  expect(outside.notices).toHaveLength(1);
});

it('R7 offline at the end of the answer it is held', async () => {
  const { outside, queue, server, end, queueText } = await setUp();
  queueText('And then?');
  outside.environment.setOnline(false);
  await end();
  expect([queue.$queued.get()?.isHeld, server.callsOf(SEND).length]).toEqual([true, 0]);
});
