import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOutOfRoom } from '../../errors/out-of-room.ts';
import { noRoom, StartError } from '../../errors/start-error.ts';
import { systemFolder } from './binaries.ts';
import { canReach, unprivilegedUser, type SystemUser } from './unprivileged-user.ts';

export interface PostgresFolders {
  /** Everything of the embedded database; holds `data`, `run` and `postgres.log`. */
  readonly base: string;
  readonly data: string;
  readonly socket: string;
  readonly log: string;
  readonly user: SystemUser | null;
}

/** `sun_path` is 108 bytes with its end mark on Linux, 104 on macOS. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

/** Makes and owns the folders of the embedded database below `dataDir`. */
export function preparePostgresFolders(dataDir: string): PostgresFolders {
  const wanted = join(dataDir, 'postgres');
  const user = unprivilegedUser(wanted);
  try {
    if (!existsSync(wanted)) create(dataDir, wanted, user);
    const base = realpathSync(wanted);
    const socket = socketFolder(base);
    for (const folder of [base, socket]) own(folder, user);
    return { base, data: join(base, 'data'), socket, log: join(base, 'postgres.log'), user };
  } catch (error) {
    throw new StartError(
      isOutOfRoom(error) ? noRoom(dataDir) : `The data folder ${dataDir} is not writable (DATA_DIR).`,
      error,
    );
  }
}

/** A data folder that the unprivileged user cannot walk to (below /root, say) holds a link to a place that it can. */
function create(dataDir: string, wanted: string, user: SystemUser | null): void {
  mkdirSync(dataDir, { recursive: true });
  if (!user || canReach(wanted, user) || letThrough(dataDir, wanted, user)) {
    mkdirSync(wanted);
    return;
  }
  // A name of its own: who deletes the data folder and starts again must not meet the old data.
  const elsewhere = join(systemFolder, `data-${randomBytes(8).toString('hex')}`);
  mkdirSync(elsewhere, { recursive: true });
  // A link whose target was lost is made again.
  rmSync(wanted, { force: true });
  symlinkSync(elsewhere, wanted);
}

/** Only the data folder itself is closed, as a temporary folder is: others may then walk through it, not look into it. */
function letThrough(dataDir: string, wanted: string, user: SystemUser): boolean {
  if (!canReach(dataDir, user)) return false;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  return canReach(wanted, user);
}

function socketFolder(base: string): string {
  const near = join(base, 'run');
  const isShortEnough = Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= longestSocketPath;
  return isShortEnough ? near : join(tmpdir(), `loupe-pg-${digest(base)}`);
}

/** Only the database's own user may look in: the socket trusts whoever can reach it. */
function own(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
