import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { CopyBlock } from './kept-copy.ts';
import type { CopyIndex } from './pack-copy.ts';

const unpack = promisify(gunzip);

/** Where the pieces of a stored copy come from. */
export interface CopyStore {
  index(): Promise<Uint8Array>;
  shelf(n: number): Promise<Uint8Array>;
}

/** A stored copy: what is known of it at once, and its parts one by one. */
export interface OpenCopy {
  readonly index: CopyIndex;
  part(n: number): Promise<readonly CopyBlock[]>;
}

/** Keeps what was unpacked lately, whichever copy it belongs to. */
export interface CopyMemory {
  get<T>(key: string, load: () => Promise<{ value: T; bytes: number }>): Promise<T>;
  /** Forgets all of one copy. */
  forget(name: string): void;
}

/** Holds at most so many bytes (of the texts unpacked); what was not used for longest goes first. */
export function createCopyMemory(mostBytes: number): CopyMemory {
  const kept = new Map<string, { value: unknown; bytes: number }>();
  let held = 0;
  const drop = (key: string) => {
    held -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: async <T>(key: string, load: () => Promise<{ value: T; bytes: number }>): Promise<T> => {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known.value as T;
      }
      const loaded = await load();
      const other = kept.get(key);
      if (other !== undefined) return other.value as T;
      kept.set(key, loaded);
      held += loaded.bytes;
      for (const oldest of kept.keys()) {
        if (held <= mostBytes) break;
        drop(oldest);
      }
      return loaded.value;
    },
    forget: (name) => {
      for (const key of kept.keys()) if (key === name || key.startsWith(`${name}/`)) drop(key);
    },
  };
}

/** Opens a stored copy under a name of its own. Throws what the store throws. */
export async function openCopy(name: string, store: CopyStore, memory: CopyMemory): Promise<OpenCopy> {
  const index = await memory.get(name, async () => await parsed<CopyIndex>(await store.index()));
  return {
    index,
    part: async (n) => {
      const shelf = index.shelves.findLastIndex((first) => first <= n);
      const parts = await memory.get(
        `${name}/${shelf}`,
        async () => await parsed<readonly (readonly CopyBlock[])[]>(await store.shelf(shelf)),
      );
      return parts[n - (index.shelves[shelf] ?? 0)] ?? [];
    },
  };
}

/** Unpacked outside the event loop; a shelf is small enough to be parsed on it. */
async function parsed<T>(bytes: Uint8Array): Promise<{ value: T; bytes: number }> {
  const text = (await unpack(bytes)).toString('utf8');
  return { value: JSON.parse(text) as T, bytes: text.length * 2 };
}
