import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import { settled } from '@loupe/shared/testing/test-clock';
import { agentCard, chat, message, run, sampleLog } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads } from '../testing/upload-server.ts';
import { $chatChange } from './chat-changes.ts';
import { createChatPage, type ChatPage } from './chat-page.ts';

const SEND = 'POST /chats/cht_1/messages';

describe('the chat page', () => {
  let outside: TestOutside;
  let streams: ReturnType<typeof createTestFollow>;
  let page: ChatPage;
  let moves = 0;

  beforeEach(() => {
    outside = createTestOutside();
    streams = createTestFollow();
    moves = 0;
    page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => void (moves += 1) });
  });

  async function openChat(value: Chat = chat()): Promise<void> {
    outside.environment.server.answer('GET /chats/cht_1', { chat: value });
    page.open('cht_1');
    await settled();
  }

  function shownChat(): Chat {
    const current = page.$chat.get();
    if (current?.state !== 'ready') throw new Error('The chat is not shown');
    return current.value;
  }

  function acceptMessages(): void {
    outside.environment.server.answer(SEND, {
      message: message('msg_1', 'user', { run_id: 'run_1' }),
      run: run('run_1'),
    });
  }

  it('R7 sends into a new chat: makes it, follows its run, goes to its address', async () => {
    outside.environment.server.answer('POST /chats', { chat: { id: 'cht_1' } });
    outside.environment.server.hang('GET /chats/cht_1');
    acceptMessages();
    page.open(null);
    page.composer.setText('Is the trend intact?');
    await page.send();
    expect(outside.paths).toEqual(['/chat/cht_1']);
    expect(streams.isFollowed('run_1')).toBe(true);
    expect(page.$turns.get().map((turn) => turn.question?.id)).toEqual(['msg_1']);
    expect(page.composer.$text.get()).toBe('');
    expect(outside.drafts.read('cht_1').text).toBe('');
    expect(outside.drafts.read(null).text).toBe('');
    expect(moves).toBe(1);
  });

  it('R7 shows the question at once, and keeps its draft until the server has it', async () => {
    await openChat();
    const answer = outside.environment.server.hang(SEND);
    page.composer.setText('A long question');
    const sending = page.send();
    expect(page.$sending.get()?.text).toBe('A long question');
    expect(page.composer.$text.get()).toBe('');
    expect(outside.drafts.read('cht_1').text).toBe('A long question');
    answer.release({ message: message('msg_1', 'user'), run: run('run_1') });
    await sending;
    expect(page.$sending.get()).toBeNull();
    expect(outside.drafts.read('cht_1').text).toBe('');
  });

  it('U2 a refused message keeps text, files and agent, and names line and column', async () => {
    await openChat();
    answerUploads(outside.environment.server);
    outside.environment.server.refuse(SEND, 400, 'prices.invalid', {
      message: 'The close is not a number.',
      details: { line: 14, column: 'Close' },
    });
    page.composer.addFiles([new File(['a'], 'prices.csv')]);
    await vi.waitUntil(() => page.composer.$attachments.get()[0]?.state === 'ready');
    page.composer.setAgent(agentCard('stocks'));
    page.composer.setText('Look at this');
    await page.send();
    expect(page.composer.$text.get()).toBe('Look at this');
    expect(page.composer.$attachments.get().map((file) => [file.name, file.state])).toEqual([
      ['prices.csv', 'ready'],
    ]);
    expect(page.composer.$agent.get()?.slug).toBe('stocks');
    expect(page.composer.$problem.get()).toMatchObject({ action: 'form' });
    expect(page.composer.$problem.get()?.message).toContain('line 14, column Close');
    expect(outside.drafts.read('cht_1')).toEqual({
      text: 'Look at this',
      files: [{ id: 'fil_1', name: 'prices.csv' }],
      uploads: [],
    });
    expect(moves).toBe(0);
  });

  it('R7 text typed while a message fails is kept too', async () => {
    await openChat();
    const gate = Promise.withResolvers<Response>();
    outside.environment.server.on(SEND, () => gate.promise);
    page.composer.setText('First');
    const sending = page.send();
    page.composer.setText('Second');
    gate.reject(new TypeError('Failed to fetch'));
    await sending;
    expect(page.composer.$text.get()).toBe('First\nSecond');
    expect(outside.drafts.read('cht_1').text).toBe('First\nSecond');
  });

  it('C4 not enough credits says the server’s sentence and where to look', async () => {
    await openChat();
    outside.environment.server.refuse(SEND, 409, 'credits.not_enough', {
      message: 'This needs 60 credits; there are 12.',
    });
    page.composer.setText('Go');
    await page.send();
    expect(page.composer.$problem.get()).toMatchObject({ action: 'usage' });
    expect(page.composer.$problem.get()?.message).toContain('This needs 60 credits; there are 12.');
  });

  it('H1 a retry after a lost answer uses the same key and the same chat', async () => {
    outside.environment.server.answer('POST /chats', { chat: { id: 'cht_1' } });
    outside.environment.server.unreachable(SEND);
    page.open(null);
    page.composer.setText('Once only');
    await page.send();
    acceptMessages();
    outside.environment.server.answer('GET /chats/cht_1', { chat: chat() });
    await page.send();
    const keys = outside.environment.server.callsOf(SEND).map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(outside.environment.server.callsOf('POST /chats')).toHaveLength(1);
  });

  it('H1 another text is another message, with a key of its own', async () => {
    await openChat();
    outside.environment.server.unreachable(SEND);
    page.composer.setText('One');
    await page.send();
    page.composer.setText('Two');
    await page.send();
    const keys = outside.environment.server.callsOf(SEND).map((call) => call.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('R7 a chat made for a message that was refused does not stay behind', async () => {
    outside.environment.server.answer('POST /chats', { chat: { id: 'cht_1' } });
    outside.environment.server.refuse(SEND, 409, 'credits.not_enough');
    page.open(null);
    page.composer.setText('Go');
    await page.send();
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(1);
  });

  it('S5 while offline nothing is sent and the text is kept as a draft', async () => {
    await openChat();
    outside.environment.setOnline(false);
    page.composer.setText('Later');
    await page.send();
    expect(outside.environment.server.callsOf(SEND)).toHaveLength(0);
    expect(page.composer.$problem.get()?.message).toBe('Offline: kept as draft');
    expect(outside.drafts.read('cht_1').text).toBe('Later');
  });

  it('R7 a file that is still on its way holds the message back', async () => {
    await openChat();
    outside.environment.server.hang('POST /uploads');
    page.composer.addFiles([new File(['a'], 'prices.csv')]);
    page.composer.setText('Go');
    await page.send();
    expect(outside.environment.server.callsOf(SEND)).toHaveLength(0);
    expect(page.composer.$problem.get()?.message).toBe('Waiting for the files to be uploaded');
  });

  it('R7 a reload in the middle of a run goes on following it and folds the same log', async () => {
    await openChat(
      chat({
        messages: [message('msg_1', 'user')],
        runs: [run('run_1', { status: 'working', agent: 'stocks' })],
      }),
    );
    expect(streams.isFollowed('run_1')).toBe(true);
    streams.show('run_1', sampleLog(false));
    expect(page.runs.watch('run_1').get()).toMatchObject({
      state: 'live',
      view: { report: '# Rising trend\n\nText' },
    });
  });

  it('R7 leaving stops following, never the run', async () => {
    await openChat(
      chat({ messages: [message('msg_1', 'user')], runs: [run('run_1', { status: 'working' })] }),
    );
    const stop = page.start();
    stop();
    expect(streams.isFollowed('run_1')).toBe(false);
    expect(outside.environment.server.callsOf('POST /runs/run_1/stop')).toHaveLength(0);
  });

  it('C3 looks at the credits when a run began or ended that it has not followed, and only then', async () => {
    await openChat(chat({ runs: [] }));
    expect(moves).toBe(0);
    page.open(null);
    // Started on the page of an agent, and over before the chat was opened.
    await openChat(chat({ runs: [run('run_1', { status: 'done', used_credits: 42 })] }));
    expect(moves).toBe(1);
    await page.load();
    expect(moves).toBe(1);
    outside.environment.server.answer('GET /chats/cht_1', {
      chat: chat({ runs: [run('run_1', { status: 'done', used_credits: 42 }), run('run_2')] }),
    });
    await page.load();
    expect(moves).toBe(2);
  });

  it('R7 when the run ends, its log has said all: credits and answer are shown, the rail hears of it, nothing is read again', async () => {
    await openChat(
      chat({ messages: [message('msg_1', 'user')], runs: [run('run_1', { status: 'working' })] }),
    );
    streams.show('run_1', sampleLog());
    expect(page.$activeRun.get()).toBeNull();
    await settled();
    expect([shownChat().runs[0]?.used_credits, page.$cost.get()]).toEqual([42, 42]);
    expect(page.$turns.get()[0]?.answer).toMatchObject({ id: 'msg_2', run_id: 'run_1' });
    expect(outside.environment.server.callsOf('GET /chats/cht_1')).toHaveLength(1);
    expect($chatChange.get()).toMatchObject({ kind: 'changed', chatId: 'cht_1' });
  });

  it('R7 Stop says stopping until the log says that the run has ended', async () => {
    await openChat(
      chat({ messages: [message('msg_1', 'user')], runs: [run('run_1', { status: 'working' })] }),
    );
    outside.environment.server.answer(
      'POST /runs/run_1/stop',
      { run: run('run_1', { status: 'stopping' }) },
      { status: 200 },
    );
    await page.stop();
    expect(page.$isStopping.get()).toBe(true);
    await page.stop();
    expect(outside.environment.server.callsOf('POST /runs/run_1/stop')).toHaveLength(1);
    streams.show('run_1', sampleLog());
    expect(page.$isStopping.get()).toBe(false);
  });

  it('R7 a Stop that does not arrive is reported, and can be tried again', async () => {
    await openChat(
      chat({ messages: [message('msg_1', 'user')], runs: [run('run_1', { status: 'working' })] }),
    );
    outside.environment.server.refuse('POST /runs/run_1/stop', 503, 'server.unavailable', {
      message: 'Not right now.',
    });
    await page.stop();
    expect(page.$isStopping.get()).toBe(false);
    expect(outside.notices).toEqual([{ message: 'Not right now.', color: 'error' }]);
  });

  it('R7 Stop pressed before the server knows of the run stops it as soon as it does', async () => {
    await openChat();
    const answer = outside.environment.server.hang(SEND);
    outside.environment.server.answer('POST /runs/run_1/stop', { run: run('run_1') }, { status: 200 });
    page.composer.setText('Go');
    const sending = page.send();
    await page.stop();
    answer.release({ message: message('msg_1', 'user'), run: run('run_1') });
    await sending;
    await settled();
    expect(outside.environment.server.callsOf('POST /runs/run_1/stop')).toHaveLength(1);
  });

  it('R7 a message that arrives after the reader went to another chat leaves no draft behind', async () => {
    await openChat();
    const answer = outside.environment.server.hang(SEND);
    page.composer.setText('For the first chat');
    const sending = page.send();
    outside.environment.server.answer('GET /chats/cht_2', { chat: chat({ id: 'cht_2' }) });
    page.open('cht_2');
    expect(page.$sending.get()).toBeNull();
    expect(outside.drafts.read('cht_1').text).toBe('For the first chat');
    answer.release({ message: message('msg_1', 'user'), run: run('run_1') });
    await sending;
    expect(outside.drafts.read('cht_1').text).toBe('');
    expect(page.$chatId.get()).toBe('cht_2');
  });

  it('R7 a rename that is refused brings the old title back', async () => {
    await openChat();
    outside.environment.server.refuse('POST /chats/cht_1', 500, 'server.unexpected');
    await page.rename('Better');
    expect(shownChat().title).toBe('First chat');
    expect(outside.notices).toHaveLength(1);
  });

  it('R7 an unknown chat is a failure with the code, and a failed refresh keeps the chat', async () => {
    outside.environment.server.refuse('GET /chats/cht_1', 404, 'chat.not_found');
    page.open('cht_1');
    await settled();
    expect(page.$chat.get()).toMatchObject({ state: 'failed', error: { code: 'chat.not_found' } });
    await openOther();
    outside.environment.server.unreachable('GET /chats/cht_2');
    await page.load();
    expect(page.$chat.get()).toMatchObject({ state: 'ready', isRefreshing: false });

    async function openOther(): Promise<void> {
      outside.environment.server.answer('GET /chats/cht_2', { chat: chat({ id: 'cht_2' }) });
      page.open('cht_2');
      await settled();
    }
  });
});
