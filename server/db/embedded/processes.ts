import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Is there a living process with this id? A zombie (ended, not yet reaped) does not live. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return linuxState(pid) !== 'Z';
}

/**
 * Tells two processes with the same id apart: process ids are reused, after a container restart nearly always.
 * Null when the process is gone.
 */
export function processBirth(pid: number): string | null {
  if (!isProcessAlive(pid)) return null;
  if (process.platform === 'linux') return linuxStat(pid)?.[19] ?? null;
  return ps(pid, 'lstart');
}

/** The command line of a process, or null when it cannot be seen. */
export function processCommand(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

/** Resolves true as soon as the process is gone, false when it still lives after `timeoutMs`. */
export async function waitForProcessEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isProcessAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** Fields of /proc/<pid>/stat after the command name, which may itself contain spaces and brackets. */
function linuxStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function linuxState(pid: number): string | null {
  return process.platform === 'linux' ? (linuxStat(pid)?.[0] ?? null) : null;
}

function ps(pid: number, field: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
