import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps bytes under names of its own; what the user called a file never reaches it. */
export interface FileStore {
  /** Stores the bytes whole or not at all; answers with their key. */
  put(bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<Uint8Array>;
  /** Rejects when there is nothing under the key. */
  stream(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Files in a folder, spread over 256 subfolders. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{40}$/.test(key)) throw new Error('Not a storage key');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (bytes) => {
      const key = randomBytes(20).toString('hex');
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      return key;
    },
    read: (key) => readFile(pathOf(key)),
    stream: async (key) => {
      await access(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
