// What a check has read when it held: it need not read the same again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stand behind every check. */
const common = ['pnpm-lock.yaml', 'package.json'];

/** Hashes of what is in the files that git knows or would take in, and what was kept of checks that held. */
export interface CheckStamps {
  /** Of the files below these folders, a command and what is installed; null outside a repository: nothing is kept. */
  stampOf(command: readonly string[], folders: readonly string[]): string | null;
  /** Whether the check held when it read just this. */
  held(name: string, stamp: string | null): boolean;
  keep(name: string, stamp: string | null): void;
}

export function readCheckStamps(root: string): CheckStamps {
  const files = filesOf(root)?.map((file) => ({ file, hash: hashOf(join(root, file)) })) ?? null;
  const kept = join(root, '.cache/checks');
  const pathOf = (name: string) => join(kept, name.replaceAll(' ', '-'));

  return {
    stampOf(command, folders) {
      if (files === null) return null;
      const hash = createHash('sha256').update(`${process.version} ${command.join(' ')}`);
      const isRead = (file: string) =>
        folders.length === 0 ||
        common.includes(file) ||
        folders.some((folder) => file.startsWith(`${folder}/`));
      for (const one of files) if (isRead(one.file)) hash.update(`\n${one.file} ${one.hash}`);
      return hash.digest('hex');
    },
    held: (name, stamp) => stamp !== null && readIfThere(pathOf(name)) === stamp,
    keep(name, stamp) {
      if (stamp === null) return;
      mkdirSync(kept, { recursive: true });
      writeFileSync(pathOf(name), stamp);
    },
  };
}

function filesOf(root: string): readonly string[] | null {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  return status === 0 ? stdout.split('\0').filter(Boolean).toSorted() : null;
}

/** A file that was removed and is still in git's list counts as one that is not there. */
function hashOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64');
  } catch {
    return 'absent';
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
