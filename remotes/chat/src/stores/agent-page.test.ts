import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputField } from '@loupe/shared/contract/agents';
import { agentDetail, message, run } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads, type UploadServer } from '../testing/upload-server.ts';
import { createAgentPage, type AgentPage } from './agent-page.ts';

const csv = (name: string) => new File(['a,b'], name, { lastModified: 1000 });
const SEND = 'POST /chats/cht_9/messages';

describe('the agent page', () => {
  let outside: TestOutside;
  let page: AgentPage;
  let uploads: UploadServer;
  const $balance = atom<number | null>(100);
  const detail = agentDetail();
  const prices = detail.inputs[0] as InputField;

  beforeEach(async () => {
    outside = createTestOutside();
    $balance.set(100);
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    uploads = answerUploads(outside.environment.server);
    outside.environment.server.answer('GET /agents/stocks', { agent: detail });
    outside.environment.server.answer('POST /chats', { chat: { id: 'cht_9' } });
    await page.load();
  });

  const pricesFile = () => page.$fieldFiles.get().prices?.[0];

  async function chooseFile(name = 'prices.csv'): Promise<void> {
    page.chooseFiles(prices, [new File(['date,close'], name, { lastModified: 1000 })]);
    await vi.waitUntil(() => pricesFile()?.state !== 'uploading');
  }

  it('R8 an address that names no agent leads to an unknown agent, without a request', async () => {
    const calls = outside.environment.server.calls.length;
    const unnamed = createAgentPage({ ...outside, $balance }, '');
    await unnamed.load();
    expect(unnamed.$agent.get()).toMatchObject({ state: 'failed', error: { code: 'agent.unknown' } });
    expect(outside.environment.server.calls).toHaveLength(calls);
  });

  it('R8 the estimate follows the depth and the balance', () => {
    expect(page.$estimate.get()).toMatchObject({
      creditsMin: 30,
      creditsMax: 60,
      balanceAfter: 40,
      isEnough: true,
    });
    page.setDepth('deep');
    $balance.set(70);
    expect(page.$estimate.get()).toMatchObject({ creditsMax: 80, balanceAfter: 0, isEnough: false });
    $balance.set(null);
    expect(page.$estimate.get()).toMatchObject({ balanceAfter: null, isEnough: true });
  });

  it('R8 an empty required field is reported at its place and nothing is sent', async () => {
    page.setValue('stop', 'eighty');
    await page.startRun();
    expect(page.$errors.get()).toEqual({
      prices: 'Choose a file for price file.',
      stop: 'Enter stop level as a number.',
    });
    expect(outside.environment.server.callsOf('POST /chats')).toHaveLength(0);
  });

  it('R8 a file of the wrong kind is refused here, naming the kinds that are taken', async () => {
    await chooseFile('prices.pdf');
    expect(page.$errors.get().prices).toBe('prices.pdf cannot be used here. Choose .csv.');
    expect(outside.environment.server.callsOf('POST /uploads')).toHaveLength(0);
  });

  it('a field of several files takes them together and one after another, and each can be taken out again', async () => {
    const sheets: InputField = { ...prices, name: 'sheets', label: 'Sheets', kind: 'files' };
    outside.environment.server.answer('GET /agents/vendors', {
      agent: { ...detail, slug: 'vendors', inputs: [sheets] },
    });
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    page = createAgentPage({ ...outside, $balance }, 'vendors');
    await page.load();
    const files = () => page.$fieldFiles.get().sheets ?? [];
    page.chooseFiles(sheets, [csv('tarn.csv'), csv('notes.pdf'), csv('ellis.csv')]);
    expect(page.$errors.get().sheets).toBe('notes.pdf cannot be used here. Choose .csv.');
    page.chooseFiles(sheets, [csv('orm.csv')]);
    await vi.waitUntil(() => files().every(({ state }) => state === 'ready'));
    expect(files().map(({ name }) => name)).toEqual(['tarn.csv', 'ellis.csv', 'orm.csv']);
    page.removeFile(files()[1]?.key ?? '');
    const ids = files().map(({ stored }) => stored?.id);
    page.chooseFiles(
      sheets,
      Array.from({ length: 19 }, (_, i) => csv(`more-${i}.csv`)),
    );
    expect(files()).toHaveLength(20);
    expect(page.$errors.get().sheets).toMatch(/20/);
    for (const { key } of files().slice(2)) page.removeFile(key);
    await page.startRun();
    expect(outside.environment.server.callsOf(SEND)[0]?.body).toMatchObject({
      inputs: { sheets: ids.join(','), depth: 'standard' },
    });
  });

  it('R8 starts a run from the form and goes to its chat', async () => {
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    await chooseFile();
    page.setValue('stop', ' 88 ');
    page.setDepth('quick');
    await page.startRun();
    expect(outside.paths).toEqual(['/chat/cht_9']);
    expect(outside.environment.server.callsOf(SEND)[0]?.body).toEqual({
      text: '',
      agent: 'stocks',
      inputs: { prices: 'fil_1', stop: '88', period: '1y', depth: 'quick' },
    });
  });

  it('U2 a refused price file is reported at its field with line and column; the file and the inputs stay', async () => {
    outside.environment.server.refuse(SEND, 400, 'prices.invalid', {
      message: 'The close is not a number.',
      details: { line: 14, column: 'Close' },
    });
    await chooseFile();
    page.setValue('stop', '88');
    await page.startRun();
    expect(page.$errors.get().prices).toBe('The close is not a number. (line 14, column Close)');
    expect(pricesFile()?.name).toBe('prices.csv');
    expect(page.$values.get().stop).toBe('88');
    expect(page.$problem.get()).toContain('no credits are held');
    expect(outside.paths).toEqual([]);
  });

  it('H1 a start whose answer was lost is repeated with the same key', async () => {
    outside.environment.server.unreachable(SEND);
    await chooseFile();
    await page.startRun();
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    await page.startRun();
    const keys = outside.environment.server.callsOf(SEND).map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('R8 the sample starts with one call, whatever the form holds', async () => {
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    await page.startSample();
    expect(outside.environment.server.callsOf(SEND)[0]?.body).toMatchObject({
      inputs: { prices: 'sample', depth: 'standard' },
    });
    expect(outside.paths).toEqual(['/chat/cht_9']);
  });

  it('U1 a lost upload can be tried again, a refused one cannot', async () => {
    const { server } = outside.environment;
    uploads.setAccident(() => 'lost');
    page.chooseFiles(prices, [new File(['date,close'], 'prices.csv')]);
    await outside.environment.advance(60 * 60_000);
    expect(pricesFile()).toMatchObject({ state: 'failed', canRetry: true });
    uploads.setAccident(() => null);
    server.refuse('POST /uploads/upl_1/finish', 415, 'file.type_unsupported', {
      message: 'This type cannot be read.',
    });
    page.retryFile(pricesFile()?.key ?? '');
    await vi.waitUntil(() => pricesFile()?.state === 'failed');
    expect(pricesFile()).toMatchObject({
      canRetry: false,
      problem: 'This type cannot be read.',
    });
    await page.startRun();
    expect(page.$errors.get().prices).toBe('This type cannot be read.');
  });

  it('U1 a file held or half sent keeps the form back and goes on after a reload in its field', async () => {
    uploads.setAccident(() => new Promise<Response>(() => {}));
    const file = new File(['date,close'], 'prices.csv', { lastModified: 1000 });
    page.chooseFiles(prices, [file]);
    await vi.waitUntil(() => uploads.sent().length === 1);
    page.pauseFile(pricesFile()?.key ?? '');
    await page.startRun();
    expect(page.$errors.get().prices).toBe('A file is not uploaded yet. Go on with it or remove it first.');
    uploads.setAccident(() => null);
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    await page.load();
    expect(pricesFile()).toMatchObject({ name: 'prices.csv', state: 'paused' });
    page.resumeFile(pricesFile()?.key ?? '');
    await vi.waitUntil(() => pricesFile()?.state === 'ready');
    expect(outside.drafts.read('start:stocks').uploads).toEqual([]);
    expect(outside.environment.server.callsOf('POST /uploads')).toHaveLength(1);
  });

  it('R8 U1 what was typed, chosen and uploaded is there after a reload, and is gone once it was started', async () => {
    await chooseFile();
    page.setValue('stop', '88');
    page.setDepth('deep');
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    await page.load();
    expect(page.$values.get()).toMatchObject({ stop: '88', period: '1y' });
    expect(page.$depth.get()).toBe('deep');
    expect(pricesFile()).toMatchObject({ name: 'prices.csv', state: 'ready' });
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    await page.startRun();
    expect(outside.environment.server.callsOf(SEND)[0]?.body).toMatchObject({
      inputs: { prices: 'fil_1', stop: '88', depth: 'deep' },
    });
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    await page.load();
    expect(page.$values.get()).toMatchObject({ stop: '' });
    expect(page.$depth.get()).toBe('standard');
    expect(page.$fieldFiles.get()).toEqual({});
  });

  it('R8 a start that failed and the sample keep the draft; another agent does not see it', async () => {
    page.setValue('stop', '88');
    await chooseFile();
    outside.environment.server.refuse(SEND, 500, 'server.unexpected');
    await page.startRun();
    outside.environment.server.answer(SEND, { message: message('msg_1', 'user'), run: run('run_1') });
    await page.startSample();
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    await page.load();
    expect(page.$values.get().stop).toBe('88');
    outside.environment.server.answer('GET /agents/coins', { agent: { ...detail, slug: 'coins' } });
    const other = createAgentPage({ ...outside, $balance }, 'coins');
    await other.load();
    expect(other.$values.get().stop).toBe('');
    expect(other.$fieldFiles.get()).toEqual({});
  });

  it('R8 a kept choice that the agent no longer has is left out', async () => {
    outside.drafts.write('start:stocks', {
      text: '',
      files: [],
      inputs: { period: '9y', depth: 'endless', stop: '1' },
    });
    page = createAgentPage({ ...outside, $balance }, 'stocks');
    await page.load();
    expect(page.$values.get()).toMatchObject({ period: '1y', stop: '1' });
    expect(page.$depth.get()).toBe('standard');
  });

  it('R8 an unknown agent is a failure with its code', async () => {
    const other = createAgentPage({ ...outside, $balance }, 'nothing');
    outside.environment.server.refuse('GET /agents/nothing', 404, 'agent.unknown');
    await other.load();
    expect(other.$agent.get()).toMatchObject({ state: 'failed', error: { code: 'agent.unknown' } });
  });
});
