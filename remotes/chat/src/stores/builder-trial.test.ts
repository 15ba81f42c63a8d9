import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputField } from '@loupe/shared/contract/agents';
import { agentDetail, message, run, sampleLog } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads } from '../testing/upload-server.ts';
import { createBuilderTrial, type BuilderTrial } from './builder-trial.ts';

const SEND = 'POST /chats/cht_9/messages';
const STOP = 'POST /runs/run_1/stop';

let outside: TestOutside;
let follow: ReturnType<typeof createTestFollow>;
let trial: BuilderTrial;
const onEnd = vi.fn();
const [prices] = agentDetail().inputs;
const second: InputField = { ...(prices as InputField), name: 'papers', label: 'Papers', kind: 'files' };

beforeEach(() => {
  onEnd.mockClear();
  outside = createTestOutside();
  follow = createTestFollow();
  const { server } = outside.environment;
  answerUploads(server);
  server.answer('GET /agents/own_1', { agent: agentDetail({ inputs: [...agentDetail().inputs, second] }) });
  server.answer('POST /chats', { chat: { id: 'cht_9' } });
  server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1', { chat_id: 'cht_9' }) });
  trial = createBuilderTrial({ ...outside, follow: follow.follow }, onEnd);
});

const csv = (name: string) => new File(['a,b'], name, { lastModified: 1000 });
const uploaded = () =>
  vi.waitUntil(() => trial.files.$attachments.get().every(({ state }) => state !== 'uploading'));
const sent = () => outside.environment.server.callsOf(SEND).map(({ body }) => body);

describe('a test run beside the form', () => {
  it('R20 gives each field its files and what was typed, and follows the run to its end', async () => {
    trial.chooseFiles(prices as InputField, [csv('a.csv'), csv('b.csv')]);
    trial.chooseFiles(second, [csv('c.csv'), csv('d.csv')]);
    trial.setValue('stop', ' 88 ');
    trial.setValue('gone', 'x');
    await uploaded();
    await trial.start('own_1');
    const ids = new Map(trial.files.$attachments.get().map(({ name, stored }) => [name, stored?.id]));
    expect(sent()).toMatchObject([
      {
        agent: 'own_1',
        inputs: { prices: ids.get('a.csv'), papers: `${ids.get('c.csv')},${ids.get('d.csv')}`, stop: '88' },
      },
    ]);
    expect(trial.$isRunning.get()).toBe(true);
    follow.show('run_1', sampleLog());
    expect(trial.$isRunning.get()).toBe(false);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('R20 takes one file where one is taken: the new one in the place of the old', async () => {
    trial.chooseFiles(prices as InputField, [csv('a.csv')]);
    trial.chooseFiles(prices as InputField, [csv('b.csv')]);
    await uploaded();
    expect(trial.files.$attachments.get().map(({ name }) => name)).toEqual(['b.csv']);
  });

  it('R20 is one at a time: a second start while it goes on does nothing, and it can be stopped', async () => {
    await trial.start('own_1');
    await trial.start('own_1');
    expect(sent()).toHaveLength(1);
    outside.environment.server.answer(STOP, { run: run('run_1', { status: 'stopping' }) });
    await trial.stopRun();
    await trial.stopRun();
    expect(outside.environment.server.callsOf(STOP)).toHaveLength(1);
    expect(trial.$isStopping.get()).toBe(true);
    follow.show('run_1', sampleLog());
    expect([trial.$isStopping.get(), trial.$isRunning.get()]).toEqual([false, false]);
    await trial.start('own_1');
    expect(sent()).toHaveLength(2);
  });

  it('R20 waits for files that are on their way, and says why it did not begin', async () => {
    trial.chooseFiles(second, [csv('c.csv')]);
    await trial.start('own_1');
    expect(trial.$problem.get()).toBe('Wait until the files are uploaded.');
    await uploaded();
    outside.environment.server.refuse(SEND, 402, 'credits.not_enough', { message: 'Not enough credits.' });
    await trial.start('own_1');
    expect(trial.$problem.get()).toBe('Not enough credits.');
    expect([trial.$isRunning.get(), trial.$isStarting.get()]).toEqual([false, false]);
  });
});
