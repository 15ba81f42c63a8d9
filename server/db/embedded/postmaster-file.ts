import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive, processCommand } from './processes.ts';

export interface RunningPostmaster {
  readonly pid: number;
  /** `starting`, `ready`, `stopping`; empty while the file is being written. */
  readonly state: string;
}

/**
 * The postmaster that serves this folder, from its lock file `postmaster.pid` (PostgreSQL manual, "postmaster.pid").
 * A stale file (its process is gone, or the id now belongs to another program) is removed.
 */
export function findPostmaster(dataFolder: string): RunningPostmaster | null {
  const file = join(dataFolder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number(lines[0]));
  if (Number.isInteger(pid) && pid > 0 && isProcessAlive(pid) && isPostgres(pid))
    return { pid, state: lines[7]?.trim() ?? '' };
  rmSync(file, { force: true });
  return null;
}

/**
 * Removes the lock beside the socket when its process is gone. PostgreSQL takes a zombie for a living owner
 * and would refuse to start until somebody reaps it.
 */
export function removeStaleSocketLock(socketFolder: string): void {
  const file = join(socketFolder, '.s.PGSQL.5432.lock');
  try {
    const pid = Math.abs(Number(readFileSync(file, 'utf8').split('\n')[0]));
    if (pid > 0 && isProcessAlive(pid) && isPostgres(pid)) return;
  } catch {
    return;
  }
  rmSync(file, { force: true });
}

function isPostgres(pid: number): boolean {
  const command = processCommand(pid);
  // An unreadable command line is taken for PostgreSQL: two servers on one folder would be worse than a refusal.
  return command === null || command.includes('postgres');
}
