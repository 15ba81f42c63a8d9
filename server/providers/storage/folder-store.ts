import { randomBytes } from 'node:crypto';
import { open, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appError } from '../../errors/app-error.ts';
import { pathOfKey, type FileStore } from './file-store.ts';

/** Files in a folder, spread over 256 subfolders. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, pathOfKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      // A name of its own for each write: the same chunk may arrive twice at once.
      const half = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(half, bytes, { mode: 0o600, flush: true });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        throw appError('server.unavailable', { cause: error });
      }
    },
    read: (key) => readFile(pathOf(key)),
    stream: async (key) => (await open(pathOf(key))).createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    isEmpty: async () => (await readdir(folder).catch(() => [])).length === 0,
  };
}
