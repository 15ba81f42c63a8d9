import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { chunkKey, newStorageKey, type FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'loupe-store-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const wrong = (part: Partial<S3Server['place']>): S3Store => createS3Store({ ...s3.place, ...part });

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFolderStore(folder)],
  ['an S3 server', () => createS3Store(s3.place)],
])('U2 the store in %s', (_name, open) => {
  it('U2 gives back exactly the bytes it was given, whole and as a stream', async () => {
    const store = open();
    for (const size of [0, 1, 5_000_000]) {
      const key = newStorageKey();
      const bytes = randomBytes(size);
      await store.put(key, bytes);
      expect(sha256(await store.read(key))).toBe(sha256(bytes));
      expect(sha256(await buffer(await store.stream(key)))).toBe(sha256(bytes));
    }
  });

  it('U1 keeps chunks beside their file, each under a key of its own', async () => {
    const store = open();
    const key = newStorageKey();
    await store.put(chunkKey(key, 0), Buffer.from('first'));
    await store.put(chunkKey(key, 11), Buffer.from('last'));
    await store.put(key, Buffer.from('whole'));
    await store.remove(chunkKey(key, 0));
    await expect(store.read(chunkKey(key, 0))).rejects.toThrow();
    expect(Buffer.from(await store.read(chunkKey(key, 11))).toString()).toBe('last');
    expect(Buffer.from(await store.read(key)).toString()).toBe('whole');
  });

  it('U2 replaces what was under a key', async () => {
    const store = open();
    const key = newStorageKey();
    await store.put(key, Buffer.alloc(300_000, 'a'));
    await store.put(key, Buffer.alloc(100, 'b'));
    expect(Buffer.from(await store.read(key)).toString()).toBe('b'.repeat(100));
  });

  it('U2 rejects what is not there, and removes it without a word', async () => {
    const store = open();
    const key = newStorageKey();
    await expect(store.read(key)).rejects.toThrow();
    await expect(store.stream(key)).rejects.toThrow();
    await expect(store.remove(key)).resolves.toBeUndefined();
    await store.put(key, Buffer.from('x'));
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow();
  });

  it.each(['', '..', '../../etc/passwd', 'a'.repeat(39), `${'a'.repeat(40)}.x`, `${'a'.repeat(40)}/b`])(
    'U2 takes no key but its own: %j',
    async (key) => {
      const store = open();
      await expect((async () => await store.put(key, Buffer.from('x')))()).rejects.toThrow('storage key');
      await expect((async () => await store.read(key))()).rejects.toThrow('storage key');
    },
  );
});

it('tells a store that keeps nothing from one that keeps something, in a folder and in a bucket', async () => {
  const fresh = await startS3Server();
  const below = join(folder, 'not-there-yet');
  for (const store of [createFolderStore(below), createS3Store(fresh.place)]) {
    expect(await store.isEmpty()).toBe(true);
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'));
    expect(await store.isEmpty()).toBe(false);
  }
  await fresh.close();
});

describe('U2 the folder', () => {
  it('U2 leaves no half written file behind', async () => {
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('U2 the object storage', () => {
  it('U2 tells a bucket that can be used from one that cannot', async () => {
    await expect(createS3Store(s3.place).check()).resolves.toBeUndefined();
    await expect(wrong({ bucket: 'missing' }).check()).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('U2 is refused with a wrong secret, and says so as a failure that a sender tries again', async () => {
    const key = newStorageKey();
    await expect(wrong({ secretAccessKey: 'wrong' }).put(key, Buffer.from('secret'))).rejects.toMatchObject({
      code: 'server.unavailable',
      status: 503,
      cause: { message: expect.stringContaining('SignatureDoesNotMatch') },
    });
    await expect(createS3Store(s3.place).read(key)).rejects.toThrow();
  });

  it('U2 answers 503, not 500, when nobody listens', async () => {
    await expect(
      wrong({ endpoint: 'http://127.0.0.1:1' }).put(newStorageKey(), Buffer.from('x')),
    ).rejects.toMatchObject({ status: 503 });
  });
});

// S3 itself promises this for every object; the server of these tests writes into the file in place.
it('U2 keeps one of two that are written under a key at once whole, in a folder', async () => {
  const store = createFolderStore(folder);
  const key = newStorageKey();
  const long = Buffer.alloc(300_000, 'a');
  const short = Buffer.alloc(100, 'b');
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([store.put(key, long), store.put(key, short)]);
    expect([sha256(long), sha256(short)]).toContain(sha256(await store.read(key)));
  }
});
