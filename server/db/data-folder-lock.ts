import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOutOfRoom } from '../errors/out-of-room.ts';
import { noRoom, StartError } from '../errors/start-error.ts';
import { processBirth } from './embedded/processes.ts';

export interface DataFolderLock {
  release(): void;
}

/** Another Loupe works in the data folder. */
export class DataFolderInUse extends StartError {}

/** Makes the data folder and takes it for this process. Refuses a folder that cannot be written or that another Loupe uses. */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const file = join(dataDir, 'loupe.lock');
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    take(file, dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      isOutOfRoom(error) ? noRoom(dataDir) : `The data folder ${dataDir} is not writable (DATA_DIR).`,
      error,
    );
  }
  return { release: () => rmSync(file, { force: true }) };
}

/** Not mkdir's own `recursive`: that one never comes back from a file system that refuses with ENOENT, like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** A link appears at once with its content, so nobody ever reads half a lock. */
function take(file: string, dataDir: string): void {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${processBirth(process.pid) ?? ''}\n`);
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (tryLink(mine, file)) return;
      const holder = livingHolder(file);
      if (holder !== null)
        throw new DataFolderInUse(
          `The data folder ${dataDir} is in use by another Loupe (process ${holder}); stop it or set DATA_DIR.`,
        );
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new DataFolderInUse(
    `The data folder ${dataDir} is in use by another Loupe; stop it or set DATA_DIR.`,
  );
}

function tryLink(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function livingHolder(file: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
  const [pid, ...birth] = text.split(' ');
  return processBirth(Number(pid)) === birth.join(' ') ? Number(pid) : null;
}
