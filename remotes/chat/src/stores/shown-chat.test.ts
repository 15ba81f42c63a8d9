import { beforeEach, expect, it } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import { settled } from '@loupe/shared/testing/test-clock';
import { fileCountOf } from '../lib/chat-parts.ts';
import { chat, message, run, storedFile } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createShownChat, type ShownChat } from './shown-chat.ts';

const READ = 'GET /chats/cht_1';
/** Four turns: the first asked an agent and brought a file that the last one has too. */
const turns = [1, 2, 3, 4].map((n) => ({
  messages: [
    message(`q${n}`, 'user', { files: n === 1 || n === 4 ? [storedFile('fil_1', 'prices.csv')] : [] }),
    message(`a${n}`, 'assistant', { run_id: `r${n}` }),
  ],
  run: run(`r${n}`, {
    message_id: `q${n}`,
    answer_message_id: `a${n}`,
    agent: n === 1 ? 'stocks' : 'chat',
    status: 'done',
    used_credits: n,
  }),
}));
const reportRun = turns[0]!.run;

/** Turns as the server answers them, with what lies before. */
function part(from: number, to: number): Chat {
  const before = turns.slice(0, from);
  const shown = turns.slice(from, to);
  const files = shown.some(({ messages }) => messages[0]!.files.length > 0) || from === 0 ? 0 : 1;
  return chat({
    messages: shown.flatMap(({ messages }) => messages),
    runs: shown.map((turn) => turn.run),
    earlier: {
      message_count: 2 * before.length,
      used_credits: before.reduce((sum, turn) => sum + turn.run.used_credits, 0),
      file_count: files,
      report_run: from > 0 ? reportRun : null,
    },
  });
}

let outside: TestOutside;
let shown: ShownChat;
let reads: (readonly string[])[];
const server = () => outside.environment.server;
const idsOf = () => shown.value()?.messages.map(({ id }) => id);
const lastQuery = () => server().callsOf(READ).at(-1)?.query;
const answer = (value: Chat) => server().answer(READ, { chat: value });

beforeEach(async () => {
  outside = createTestOutside();
  reads = [];
  shown = createShownChat(outside, {
    isSending: () => false,
    onRead: (runs) => void reads.push(runs.map(({ id }) => id)),
  });
  answer(part(2, 4));
  shown.show('cht_1');
  await settled();
});

it('R7 a long chat is opened with its newest messages, and knows what the others cost and held', () => {
  expect(lastQuery()).toEqual({ limit: '50' });
  expect(idsOf()).toEqual(['q3', 'a3', 'q4', 'a4']);
  const value = shown.value()!;
  expect([shown.$cost.get(), fileCountOf(value)]).toEqual([10, 1]);
  expect(shown.$runs.get().map(({ id }) => id)).toEqual(['r1', 'r3', 'r4']);
});

it('R7 older messages come before, each once, and what the chat cost and held stays the same', async () => {
  answer(part(1, 2));
  expect(await shown.readOlder()).toBe(true);
  expect(lastQuery()).toEqual({ before: 'q3', limit: '50' });
  answer(part(0, 1));
  await Promise.all([shown.readOlder(), shown.readOlder()]);
  expect(server().callsOf(READ)).toHaveLength(3);
  expect(idsOf()).toEqual(turns.flatMap(({ messages }) => messages.map(({ id }) => id)));
  const value = shown.value()!;
  expect([shown.$cost.get(), fileCountOf(value), value.earlier.message_count]).toEqual([10, 1, 0]);
  expect(shown.$runs.get().map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4']);
  await shown.readOlder();
  expect(server().callsOf(READ)).toHaveLength(3);
});

it('R7 older messages that could not be had are reported as missing, and can be asked for again', async () => {
  server().unreachable(READ);
  expect(await shown.readOlder()).toBe(false);
  expect([shown.older.$state.get(), idsOf()?.length]).toEqual(['failed', 4]);
  answer(part(0, 2));
  expect(await shown.older.readAll()).toBe(true);
  expect([shown.older.$state.get(), idsOf()?.length]).toEqual(['idle', 8]);
});

it('R7 a message further up is read to, with all that lies between', async () => {
  answer(part(0, 2));
  await shown.goToMessage('a1');
  expect(lastQuery()).toEqual({ before: 'q3', from: 'a1' });
  expect([idsOf()?.length, shown.$target.get()]).toEqual([8, { turnId: 'q1' }]);
  await shown.goToMessage('msg_unknown');
  expect(shown.$target.get()).toEqual({ turnId: 'q1' });
});

it('R7 looking again asks only for what is newer than the last message', async () => {
  answer(chat({ title: 'Renamed elsewhere', earlier: { ...part(2, 4).earlier, message_count: 8 } }));
  await shown.load();
  expect(lastQuery()).toEqual({ limit: '50', after: 'a4' });
  expect([idsOf()?.length, shown.value()?.title]).toEqual([4, 'Renamed elsewhere']);
  const newer = chat({
    messages: [message('q5', 'user')],
    runs: [run('r5', { message_id: 'q5' })],
    earlier: { ...part(2, 4).earlier, message_count: 8 },
  });
  answer(newer);
  await shown.load();
  expect([idsOf()?.at(-1), reads.at(-1)]).toEqual(['q5', ['r5']]);
});

it('R7 a chat that moved on further than that is read from the start, without a gap', async () => {
  const far = chat({
    messages: [message('q9', 'user')],
    earlier: { ...part(2, 4).earlier, message_count: 16 },
  });
  answer(far);
  await shown.load();
  expect(lastQuery()).toEqual({ limit: '50' });
  expect(idsOf()).toEqual(['q9']);
});

it('R7 what belongs to another chat by now is not shown in it', async () => {
  const late = server().hang(READ);
  const reading = shown.readOlder();
  server().answer('GET /chats/cht_2', { chat: chat({ id: 'cht_2', messages: [message('x1', 'user')] }) });
  shown.show('cht_2');
  await settled();
  late.release({ chat: part(0, 2) });
  expect(await reading).toBe(false);
  expect([idsOf(), shown.older.$state.get()]).toEqual([['x1'], 'idle']);
});
