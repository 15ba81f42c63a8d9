/*
 * What page and service worker know together, in IndexedDB: a worker has no local storage. Without IndexedDB (some
 * private windows) everything reads as empty.
 */

const databaseName = 'notifications';
const storeName = 'kept';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(storeName));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB cannot be used')));
  });
}

/**
 * Changes one value in a single transaction, so that page, worker and other tabs never overwrite each other.
 * `decide` gets what is kept and answers with what to keep and with the result of the call.
 */
export async function change<T>(
  key: string,
  decide: (kept: unknown) => { readonly keep: unknown; readonly result: T },
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite');
      const store = transaction.objectStore(storeName);
      let outcome: { readonly value: T } | null = null;
      const asked = store.get(key);
      asked.addEventListener('success', () => {
        const decided = decide(asked.result);
        outcome = { value: decided.result };
        store.put(decided.keep, key);
      });
      transaction.addEventListener('complete', () =>
        outcome ? resolve(outcome.value) : reject(new Error('Nothing was read')),
      );
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The change was not kept')),
      );
    });
  } finally {
    database.close();
  }
}

export async function read(key: string): Promise<unknown> {
  return await change(key, (kept) => ({ keep: kept ?? null, result: kept ?? null }));
}

export async function keep(key: string, value: unknown): Promise<void> {
  await change(key, () => ({ keep: value, result: null }));
}
