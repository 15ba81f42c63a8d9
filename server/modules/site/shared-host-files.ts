import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createBoundedMemory } from '../../bounded-memory.ts';
import type { Deps } from '../../deps.ts';
import { hostFileKey } from '../../providers/storage/file-store.ts';
import { writeCompressed } from '../releases/release-folder.ts';

/** Name of a file whose content never changes. */
export const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;
const fetchedName = /^(assets\/)?[\w.-]+[.-][0-9a-f]{8,}\.(js|css|woff2)$/;
/** Whoever asks for files that nobody has does not make the storage look for each of them again and again. */
const missedMs = 10_000;
const mostMissed = 1000;

/** The files of the host that can be sent. */
export interface HostFiles {
  /** True when it lies in the folder: of a build that was served here or, fetched now, by another machine of the site. */
  has(file: string): Promise<boolean>;
}

/** What the machines of a site have of each other's builds of the host, while they run different ones. */
export interface SharedHostFiles {
  /** Keeps the files of a build for the others. */
  keep(build: string, files: Iterable<string>): Promise<void>;
  letGo(file: string): Promise<void>;
  /** `files` lie in the folder already. */
  serveFrom(folder: string, files: Iterable<string>): HostFiles;
}

/**
 * While a deploy goes from machine to machine, the page of one build may come from one of them and its scripts be asked
 * for at another. So every build's files are kept in the file storage, and fetched from there when they are asked for.
 */
export function createSharedHostFiles({
  fileStore,
  clock,
  log,
}: Pick<Deps, 'fileStore' | 'clock' | 'log'>): SharedHostFiles {
  return {
    async keep(build, files) {
      const kept = [...files].filter((file) => fetchedName.test(file));
      try {
        await Promise.all(
          kept.map(async (file) => fileStore.put(hostFileKey(file), await readFile(join(build, file)))),
        );
      } catch (error) {
        log.error({ err: error }, 'the files of the host could not be kept for other machines');
      }
    },
    async letGo(file) {
      if (!fetchedName.test(file)) return;
      await fileStore
        .remove(hostFileKey(file))
        .catch((error: unknown) => log.error({ err: error, file }, 'an old file of the host stays'));
    },
    serveFrom(folder, files) {
      const here = new Set(files);
      const underWay = new Map<string, Promise<boolean>>();
      const missedAt = createBoundedMemory<number>(mostMissed);

      async function fetchFile(file: string): Promise<boolean> {
        try {
          await write(join(folder, file), await fileStore.read(hostFileKey(file)));
          here.add(file);
          return true;
        } catch {
          missedAt.set(file, clock.now().getTime());
          return false;
        }
      }

      return {
        async has(file) {
          if (here.has(file)) return true;
          const isMissed = clock.now().getTime() - (missedAt.get(file) ?? -Infinity) < missedMs;
          if (isMissed || !fetchedName.test(file)) return false;
          const task = underWay.get(file) ?? fetchFile(file).finally(() => underWay.delete(file));
          underWay.set(file, task);
          return task;
        },
      };
    },
  };
}

/** The file itself appears last, and whole. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${process.pid}.${basename(path)}`);
  await mkdir(dirname(path), { recursive: true });
  await writeCompressed(unfinished, content);
  for (const ending of ['.gz', '.br', ''])
    if (existsSync(unfinished + ending)) await rename(unfinished + ending, path + ending);
}
