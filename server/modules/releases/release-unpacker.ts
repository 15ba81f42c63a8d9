import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import { isOutOfRoom } from '../../errors/out-of-room.ts';
import { releaseKey, type FileStore } from '../../providers/storage/file-store.ts';
import { openArchive } from './release-archive.ts';
import { writeFolder } from './release-folder.ts';
import type { ReleaseRow } from './releases.repository.ts';

/** For so long what failed is not tried again by whoever asks for a file: anybody may ask, and each try is costly. */
const restMs = 10_000;

/** Has the files of releases in the data folder, each unpacked once. */
export interface ReleaseUnpacker {
  /** Folder of a release. Throws `server.unavailable` when its files cannot be had now. */
  folderOf(row: ReleaseRow): Promise<string>;
  /** The same, tried for sure. Throws `release.lost` or `release.not_stored` where that is why. */
  ensure(row: ReleaseRow): Promise<string>;
}

interface UnpackerDeps {
  readonly clock: Clock;
  readonly fileStore: FileStore;
  readonly folder: string;
}

export function createReleaseUnpacker({ clock, fileStore, folder }: UnpackerDeps): ReleaseUnpacker {
  const running = new Map<string, Promise<string>>();
  const failedAt = new Map<string, number>();

  const folderFor = (row: ReleaseRow) => join(folder, row.name, row.version);

  async function unpack(row: ReleaseRow, target: string): Promise<string> {
    await writeFolder(target, await filesOf(fileStore, row));
    return target;
  }

  async function ensure(row: ReleaseRow): Promise<string> {
    const target = folderFor(row);
    if (existsSync(target)) return target;
    const task = running.get(target) ?? unpack(row, target).finally(() => running.delete(target));
    running.set(target, task);
    return await task;
  }

  /** Also over when the clock was set back meanwhile. */
  function isResting(target: string): boolean {
    const last = failedAt.get(target);
    return last !== undefined && Math.abs(clock.now().getTime() - last) < restMs;
  }

  return {
    ensure: async (row) => await ensure(row).catch((error: unknown) => Promise.reject(asRefusal(error))),
    folderOf: async (row) => {
      const target = folderFor(row);
      if (existsSync(target)) return target;
      if (isResting(target)) throw appError('server.unavailable');
      try {
        return await ensure(row);
      } catch (error) {
        failedAt.set(target, clock.now().getTime());
        throw appError('server.unavailable', { cause: error });
      }
    },
  };
}

async function filesOf(fileStore: FileStore, row: ReleaseRow): Promise<ReadonlyMap<string, Uint8Array>> {
  const archive = await fileStore.read(releaseKey(row.name, row.version)).catch((error: unknown) => {
    // A store that cannot be reached says so; what it does not have is gone.
    throw error instanceof AppError ? error : appError('release.lost', { cause: error });
  });
  const opened = await openArchive(archive).catch((error: unknown) => {
    throw appError('release.lost', { cause: error });
  });
  if (opened.manifestIntegrity !== row.manifestIntegrity)
    throw appError('release.lost', { cause: new Error('The stored archive is not what was uploaded') });
  return opened.files;
}

function asRefusal(error: unknown): unknown {
  if (isOutOfRoom(error)) return appError('release.not_stored', { cause: error });
  return error instanceof AppError ? error : appError('server.unavailable', { cause: error });
}
