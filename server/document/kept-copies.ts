import { agentLibrary } from '../library/agent-library.ts';
import { copyKey, type FileStore } from '../providers/storage/file-store.ts';
import { detectFormat } from '../tools/readers/detect-format.ts';
import { isReadAtOnce } from '../tools/readers/read-document.ts';
import { readInProcess } from '../tools/readers/read-in-process.ts';
import { makeCopy } from './make-copy.ts';
import { createCopyMemory, openCopy, type OpenCopy } from './open-copy.ts';
import { packCopy, type PackedCopy } from './pack-copy.ts';

/** A stored file whose copy is wanted; `read` gives its bytes where the copy has to be made first. */
interface CopyOrigin {
  readonly userId: string;
  readonly name: string;
  readonly storageKey: string;
  read(): Promise<Uint8Array>;
}

/** Copies of files and of what comes with the product as text with places: made once, kept beside the file, opened in parts. */
export interface KeptCopies {
  /** The copy of a file; made first where there is none yet. Throws as the readers and the store do. */
  open(file: CopyOrigin): Promise<OpenCopy>;
  /** The copy of a file of the library by name or title; null when there is none. */
  openSample(nameOrTitle: string): Promise<OpenCopy | null>;
  /** Takes away the copy of a file; also right when there is none. */
  remove(storageKey: string): Promise<void>;
}

/** Unpacked texts held for whoever opens the same place again. */
const memoryBytes = 48 * 1024 * 1024;

export function createKeptCopies(store: FileStore): KeptCopies {
  const memory = createCopyMemory(memoryBytes);
  const making = new Map<string, Promise<void>>();
  const samples = new Map<string, Promise<PackedCopy>>();

  const opened = async (key: string) =>
    await openCopy(
      key,
      { index: () => store.read(copyKey(key)), shelf: (n) => store.read(copyKey(key, n)) },
      memory,
    );

  async function makeOnce(file: CopyOrigin): Promise<void> {
    const { storageKey } = file;
    const work = making.get(storageKey) ?? storeCopy(store, file).finally(() => making.delete(storageKey));
    making.set(storageKey, work);
    await work;
  }

  return {
    open: async (file) => {
      const known = await opened(file.storageKey).catch(() => null);
      if (known !== null) return known;
      await makeOnce(file);
      return await opened(file.storageKey);
    },
    openSample: async (nameOrTitle) => {
      const sample = agentLibrary.file(nameOrTitle);
      if (sample === null) return null;
      const packed = samples.get(sample.id) ?? readCopy('library', async () => sample.bytes, sample.name);
      samples.set(sample.id, packed);
      packed.catch(() => samples.delete(sample.id));
      const { index, shelves } = await packed;
      return await openCopy(
        sample.id,
        { index: async () => index, shelf: async (n) => shelves[n] ?? new Uint8Array() },
        memory,
      );
    },
    remove: async (storageKey) => {
      await making.get(storageKey)?.catch(() => undefined);
      memory.forget(storageKey);
      await store.remove(copyKey(storageKey));
      for (let n = 0; await isThere(store, copyKey(storageKey, n)); n += 1)
        await store.remove(copyKey(storageKey, n));
    },
  };
}

/** The index last: there is a copy only when all of it is there. */
async function storeCopy(store: FileStore, { userId, name, storageKey, read }: CopyOrigin): Promise<void> {
  const { index, shelves } = await readCopy(userId, read, name);
  for (const [n, shelf] of shelves.entries()) await store.put(copyKey(storageKey, n), shelf);
  await store.put(copyKey(storageKey), index);
}

/** Large and packed files are read in a process of their own, as everywhere, and fetched again when it is their turn. */
async function readCopy(owner: string, read: () => Promise<Uint8Array>, name: string): Promise<PackedCopy> {
  return (
    (await copyAtOnce(await read(), name)) ??
    ((await readInProcess(owner, { task: 'copy', bytes: read, name })) as PackedCopy)
  );
}

/** Null for what is not read at once. */
async function copyAtOnce(bytes: Uint8Array, name: string): Promise<PackedCopy | null> {
  const format = detectFormat(bytes, name);
  return isReadAtOnce(format, bytes.length) ? packCopy(await makeCopy(bytes, name, format)) : null;
}

async function isThere(store: FileStore, key: string): Promise<boolean> {
  return await store.read(key).then(
    () => true,
    () => false,
  );
}
