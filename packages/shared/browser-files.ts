import type { Environment } from '@loupe/shared/environment';

const DATABASE = 'files';
const STORE = 'kept';
/** The server forgets a half upload after a day; its copy is of no use then. */
const LIFE_MS = 24 * 60 * 60 * 1000;

interface Kept {
  readonly file: File;
  readonly keptAt: number;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answered(request);
}

async function removeOld(store: IDBObjectStore): Promise<void> {
  for (const key of await answered(store.getAllKeys())) {
    const kept = (await answered(store.get(key))) as Kept | undefined;
    if (kept && kept.keptAt < Date.now() - LIFE_MS) store.delete(key);
  }
}

/** Copies of files in IndexedDB (U1). Private windows and full disks keep nothing: then the person chooses the file again. */
export function browserFiles(log: Environment['log']): Environment['keptFiles'] {
  async function attempt<T>(run: (store: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const database = await open();
      try {
        return await run(database.transaction(STORE, 'readwrite').objectStore(STORE));
      } finally {
        database.close();
      }
    } catch (error) {
      log.error('No copy of a file can be kept', error);
      return otherwise;
    }
  }
  return {
    get: (key) =>
      attempt(async (store) => ((await answered(store.get(key))) as Kept | undefined)?.file ?? null, null),
    set: (key, file) =>
      attempt(async (store) => {
        await removeOld(store);
        const kept: Kept = { file, keptAt: Date.now() };
        await answered(store.put(kept, key));
        return true;
        // What a full disk refuses it would refuse again.
      }, true),
    remove: (key) => attempt(async (store) => void (await answered(store.delete(key))), undefined),
    clear: () => attempt(async (store) => void (await answered(store.clear())), undefined),
  };
}

/** SHA-256 by the browser itself, off the page's thread; addresses without https have none. */
export async function browserSha256(content: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
