import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { endSession, startSession } from '@loupe/shared/stores/session';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads, type UploadServer } from '../testing/upload-server.ts';
import { draftUploads, type Attachment } from './attachment.ts';
import { createAttachments, type Attachments } from './attachments.ts';
import { createLanes } from './upload-lanes.ts';

const MB = 1024 * 1024;
const refused = (status: number) => jsonResponse(status, { error_message: 'No.', error: { code: 'x' } });
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let outside: TestOutside;
let server: UploadServer;
let files: Attachments;

function begin(): void {
  outside = createTestOutside();
  server = answerUploads(outside.environment.server);
  files = createAttachments(outside, { lanes: createLanes() });
}

function fileOf(size: number, name = 'ledger.txt'): File {
  return new File([randomBytes(size)], name, { type: 'text/plain', lastModified: 1000 });
}

const only = (): Attachment => {
  const [one, ...others] = files.$attachments.get();
  if (!one || others.length > 0) throw new Error('There is not exactly one file');
  return one;
};

/** Lets answers arrive and, when they do not suffice, retries fall due. Hashing takes real time: the test's own limit ends the wait. */
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 1; !condition(); turn += 1) await outside.environment.advance(turn % 10 === 0 ? 30_000 : 0);
}

const isReady = () => only().state === 'ready';

describe('U1 a file on its way', () => {
  beforeEach(begin);

  it('U1 goes in chunks of 1 MB, three at a time, and arrives whole with its checksum', async () => {
    const file = fileOf(6 * MB + 3);
    files.add([file]);
    await until(isReady);
    const hash = hashOf(new Uint8Array(await file.arrayBuffer()));
    expect(hashOf(await server.content('upl_1'))).toBe(hash);
    expect([...server.kept.get('upl_1')!.chunks.values()].map((chunk) => chunk.size)).toEqual([
      ...Array.from({ length: 6 }, () => MB),
      3,
    ]);
    expect(server.mostAtOnce()).toBe(3);
    const [finish] = outside.environment.server.callsOf('POST /uploads/upl_1/finish');
    expect(finish?.body).toEqual({ sha256: hash });
    expect(outside.environment.server.callsOf('POST /uploads')[0]?.body).toEqual({
      name: 'ledger.txt',
      bytes: 6 * MB + 3,
      type: 'text/plain',
    });
  });

  it('U1 arrives with its checksum, though the code for it came only once the line was back', async () => {
    const { sha256 } = outside.environment;
    let tries = 0;
    const later = async (content: Blob) => (++tries === 1 ? null : sha256(content));
    outside = { ...outside, environment: { ...outside.environment, sha256: later } };
    files = createAttachments(outside, { lanes: createLanes() });
    const file = fileOf(10);
    files.add([file]);
    await until(isReady);
    const [finish] = outside.environment.server.callsOf('POST /uploads/upl_1/finish');
    expect(finish?.body).toEqual({ sha256: hashOf(new Uint8Array(await file.arrayBuffer())) });
  });

  it('U1 shares its three lanes with other files', async () => {
    files.add([fileOf(3 * MB, 'a.txt'), fileOf(3 * MB, 'b.txt')]);
    await until(() => files.$attachments.get().every((one) => one.state === 'ready'));
    expect(server.mostAtOnce()).toBe(3);
    expect(server.kept.size).toBe(2);
  });

  it('U1 sends lost chunks again until they are there, and tells that it waits', async () => {
    const lost = new Map<number, number>();
    server.setAccident((n) => {
      lost.set(n, (lost.get(n) ?? 0) + 1);
      if (lost.get(n)! > 4) return null;
      return [429, 502, 503].includes(400 + n) ? refused(503) : n % 2 === 0 ? 'lost' : refused(502);
    });
    const file = fileOf(4 * MB);
    const waits = new Set<boolean>();
    files.$attachments.listen((all) => waits.add(all[0]?.isWaiting ?? false));
    files.add([file]);
    await until(isReady);
    expect([...lost.values()]).toEqual([5, 5, 5, 5]);
    expect(waits).toEqual(new Set([false, true]));
    expect(hashOf(await server.content('upl_1'))).toBe(hashOf(new Uint8Array(await file.arrayBuffer())));
  });

  it('U1 gives a chunk up after 100 more tries, and the file can then be tried again without the rest', async () => {
    let isBroken = true;
    server.setAccident((n) => (isBroken && n === 1 ? refused(503) : null));
    files.add([fileOf(2 * MB)]);
    await settled();
    await outside.environment.advance(60 * 60_000);
    await until(() => only().state === 'failed');
    expect(server.sent().filter((n) => n === 1)).toHaveLength(101);
    expect(only().canRetry).toBe(true);
    isBroken = false;
    files.retry(only().key);
    await until(isReady);
    expect(server.sent().filter((n) => n === 0)).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 409, 415, 500, 501])(
    'U1 does not try again after %s, and sends no other chunk',
    async (status) => {
      server.setAccident((n) => (n === 0 ? refused(status) : new Promise<Response>(() => {})));
      files.add([fileOf(9 * MB)]);
      await until(() => only().state === 'failed');
      await outside.environment.advance(120_000);
      expect(server.sent()).toEqual([0, 1, 2]);
      expect(only()).toMatchObject({ canRetry: false, problem: 'No.' });
      expect(draftUploads(files.$attachments.get())).toEqual([]);
    },
  );

  it('U1 waits while there is no connection, which costs no try', async () => {
    outside.environment.setOnline(false);
    files.add([fileOf(2 * MB)]);
    await settled();
    expect(only()).toMatchObject({ state: 'uploading', isWaiting: true });
    expect(outside.environment.server.calls).toHaveLength(0);
    await outside.environment.advance(10 * 60_000);
    outside.environment.setOnline(true);
    await until(isReady);
    expect(server.sent()).toEqual([0, 1]);
  });

  it('U1 gives up a chunk that gets no answer, and sends it again', async () => {
    let tries = 0;
    server.setAccident((n) => (n === 0 && ++tries === 1 ? new Promise<Response>(() => {}) : null));
    files.add([fileOf(MB)]);
    await until(isReady);
    expect(tries).toBe(2);
  });

  it('U1 can be held and goes on with what is missing only', async () => {
    const gate = Promise.withResolvers<'lost'>();
    server.setAccident(async (n) => (n < 2 ? null : await gate.promise));
    files.add([fileOf(5 * MB)]);
    await until(() => only().sent === 2 * MB);
    files.pause(only().key);
    const sent = server.sent().length;
    gate.resolve('lost');
    await outside.environment.advance(60_000);
    expect(only()).toMatchObject({ state: 'paused', sent: 2 * MB });
    expect(server.sent()).toHaveLength(sent);
    server.setAccident(() => null);
    files.resume(only().key);
    await until(isReady);
    expect(server.sent().filter((n) => n < 2)).toEqual([0, 1]);
  });

  it('U1 is taken out: sending stops, and half of it is thrown away on the server', async () => {
    server.setAccident((n) => (n === 0 ? null : new Promise<Response>(() => {})));
    files.add([fileOf(3 * MB)]);
    await until(() => only().sent === MB);
    files.remove(only().key);
    await settled();
    expect(files.$attachments.get()).toEqual([]);
    expect(server.kept.size).toBe(0);
    expect(outside.environment.browser.keptFiles.size).toBe(0);
  });

  it('U1 refuses an empty file here, and what a page has limits for', async () => {
    files.add([fileOf(0, 'nothing.txt')]);
    expect(only()).toMatchObject({ state: 'failed', canRetry: false, problem: '“nothing.txt” is empty.' });
    const limited = createAttachments(outside, { limits: { endings: ['.csv'], files: 2, bytes: 5 } });
    limited.add([fileOf(6, 'a.csv'), fileOf(1, 'b.pdf'), fileOf(1, 'c.csv')]);
    expect(limited.$attachments.get().map((one) => one.problem)).toEqual([
      '“a.csv” is larger than 5 B.',
      '“b.pdf” is of a type that cannot be used here.',
      'No more than 2 files can be added.',
    ]);
    expect(outside.environment.server.calls).toHaveLength(0);
  });

  it('U1 starts from the beginning when the upload is over on the server', async () => {
    server.setAccident((n) => (n === 1 ? refused(503) : null));
    files.add([fileOf(2 * MB)]);
    await until(() => only().sent === MB);
    files.pause(only().key);
    server.kept.clear();
    server.setAccident(() => null);
    files.resume(only().key);
    await until(isReady);
    expect(outside.environment.server.callsOf('POST /uploads')).toHaveLength(2);
  });
});

/** Half of a file is there when the page is reloaded; gives the file and what the draft holds. */
async function reload(isCopyKept: boolean, isEnough = () => true): Promise<File> {
  const file = fileOf(3 * MB);
  server.setAccident((n) => (n === 1 ? new Promise<Response>(() => {}) : null));
  files.add([file]);
  await until(() => only().sent === 2 * MB && isEnough());
  const kept = draftUploads(files.$attachments.get());
  server.setAccident(() => null);
  const { browser, server: same } = outside.environment;
  if (!isCopyKept) browser.keptFiles.clear();
  const environment = createTestEnvironment({ browser, fetch: same.fetch });
  provideEnvironment(environment);
  outside = {
    ...outside,
    environment: { ...environment, server: same },
    request: createRequest({ environment }),
  };
  files = createAttachments(outside, { lanes: createLanes() });
  same.calls.length = 0;
  files.continueUploads(kept);
  return file;
}

/** The code that keeps copies comes with the third try only; gives how often it was asked for. */
function codeComesLate(): () => number {
  const { keptFiles } = outside.environment;
  let tries = 0;
  const set = async (key: string, file: File) => (++tries < 3 ? false : keptFiles.set(key, file));
  outside = { ...outside, environment: { ...outside.environment, keptFiles: { ...keptFiles, set } } };
  files = createAttachments(outside, { lanes: createLanes() });
  return () => tries;
}

/** A file is on its way, and no chunk of it is answered. */
async function beginWithoutAnswer(): Promise<void> {
  server.setAccident(() => new Promise<Response>(() => {}));
  files.add([fileOf(3 * MB)]);
  await until(() => only().uploadId !== null);
}

describe('U1 after a reload', () => {
  beforeEach(begin);

  it('U1 goes on by itself from the copy the browser kept, and forgets the copy', async () => {
    const file = await reload(true);
    await until(isReady);
    expect(server.sent()).toEqual([1]);
    expect(hashOf(await server.content('upl_1'))).toBe(hashOf(new Uint8Array(await file.arrayBuffer())));
    expect(outside.environment.browser.keptFiles.size).toBe(0);
  });

  it('U1 keeps the copy once the line lets the code for it through', async () => {
    const tries = codeComesLate();
    const { keptFiles } = outside.environment.browser;
    await reload(true, () => keptFiles.size === 1);
    expect(tries()).toBe(3);
    await until(isReady);
    expect(server.sent()).toEqual([1]);
  });

  it('U1 keeps the copy of an upload that was held before the code for it came', async () => {
    const tries = codeComesLate();
    await beginWithoutAnswer();
    files.pause(only().key);
    await until(() => outside.environment.browser.keptFiles.size === 1);
    expect([only().state, tries()]).toEqual(['paused', 3]);
  });

  it('U1 asks no more for the code when the file was taken out', async () => {
    const tries = codeComesLate();
    await beginWithoutAnswer();
    files.remove(only().key);
    await outside.environment.advance(60_000);
    expect([tries(), outside.environment.browser.keptFiles.size]).toEqual([1, 0]);
  });

  it('U1 goes on once the same file is chosen again, and takes another one for another', async () => {
    const file = await reload(false);
    await until(() => only().state === 'missing');
    files.add([new File([await file.arrayBuffer()], file.name, { lastModified: 2000 })]);
    expect(files.$attachments.get().map((one) => one.state)).toEqual(['missing', 'uploading']);
    files.remove(files.$attachments.get()[1]?.key ?? '');
    server.setAccident(() => null);
    const [key] = files.add([file]);
    expect(key).toBe(only().key);
    await until(isReady);
    expect(server.sent().filter((n) => n === 1).length).toBeGreaterThan(0);
    expect(hashOf(await server.content('upl_1'))).toBe(hashOf(new Uint8Array(await file.arrayBuffer())));
  });

  it('U1 finds out that the file was finished after all', async () => {
    const file = fileOf(10);
    files.add([file]);
    await until(isReady);
    const upload = { id: 'upl_1', name: file.name, bytes: file.size, modified: 1000 };
    files.clear();
    files.continueUploads([upload]);
    await until(isReady);
    expect(only().stored?.id).toBe('fil_1');
  });

  it('U1 the copies of files go with the session, the half upload stays in the draft', async () => {
    const user = { id: 'usr_1', email: 'a@example.com', name: 'A', permissions: [] };
    startSession('a token', user);
    await reload(true);
    const drafted = draftUploads(files.$attachments.get());
    expect(outside.environment.browser.keptFiles.size).toBe(1);
    endSession('logout');
    await settled();
    expect(outside.environment.browser.keptFiles.size).toBe(0);
    expect(drafted.map((one) => one.id)).toEqual(['upl_1']);
  });

  it('U1 stays held when it was held, and lets go of what the server has thrown away', async () => {
    const known = { name: 'a.txt', bytes: MB, modified: 1 };
    files.continueUploads([
      { ...known, id: 'upl_8', isPaused: true },
      { ...known, id: 'upl_9' },
    ]);
    await until(() => files.$attachments.get().length === 1);
    expect(only()).toMatchObject({ uploadId: 'upl_8', state: 'paused' });
  });
});
