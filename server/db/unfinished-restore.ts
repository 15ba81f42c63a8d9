import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.ts';

const markOf = (dataDir: string) => join(dataDir, 'restore.unfinished');

/** Marks a data folder whose content is not whole yet; answers the way to take the mark away. */
export function markUnfinishedRestore(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markOf(dataDir), '');
  return () => rmSync(markOf(dataDir), { force: true });
}

/** Nobody is to work on half of what was there. */
export function assertRestoreFinished(dataDir: string): void {
  if (existsSync(markOf(dataDir)))
    throw new StartError(
      `The data folder ${dataDir} holds a restore that was broken off: empty it and restore again (DATA_DIR).`,
    );
}
