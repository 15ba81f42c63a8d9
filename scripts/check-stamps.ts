// What a check has read when it held: it need not read the same again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from './imports-in.ts';

/** Read by every check. */
const common = ['pnpm-lock.yaml', 'package.json'];

const typeScript = /[.]tsx?$/;

/** What a check reads of the repository, besides what is installed. */
export interface Reads {
  /** Folders; without them the whole repository. */
  readonly folders?: readonly string[];
  /** Files in them that it does not read. */
  readonly except?: RegExp;
  /** Of TypeScript files it reads the imports alone, and that the files are there. */
  readonly importsOnly?: boolean;
}

/** Hashes of what is in the files that git knows or would take in, and what was kept of checks that held. */
export interface CheckStamps {
  /** Of the files it reads, a command and what is installed; null outside a repository: nothing is kept. */
  stampOf(command: readonly string[], reads: Reads): string | null;
  /** Whether the check held when it read just this. */
  held(name: string, stamp: string | null): boolean;
  keep(name: string, stamp: string | null): void;
}

export function readCheckStamps(root: string): CheckStamps {
  const files = filesOf(root);
  const whole = memorized((file) => hashOf(join(root, file)));
  const imports = memorized((file) =>
    typeScript.test(file) ? importsIn(readIfThere(join(root, file)) ?? 'absent') : whole(file),
  );
  const kept = join(root, '.cache/checks');
  const pathOf = (name: string) => join(kept, name.replaceAll(' ', '-'));

  return {
    stampOf(command, { folders = [], except, importsOnly = false }) {
      if (files === null) return null;
      const hash = createHash('sha256').update(`${process.version} ${command.join(' ')}`);
      const isRead = (file: string) =>
        common.includes(file) ||
        ((folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`))) &&
          except?.test(file) !== true);
      const read = importsOnly ? imports : whole;
      for (const file of files) if (isRead(file)) hash.update(`\n${file} ${read(file)}`);
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

function memorized(read: (file: string) => string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const one = known.get(file) ?? read(file);
    known.set(file, one);
    return one;
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
