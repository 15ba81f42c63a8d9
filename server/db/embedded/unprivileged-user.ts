import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root: the owner the folder already has, else the account `postgres`,
 * else `nobody`. Null when we are not root and nothing needs to change.
 */
export function unprivilegedUser(folder: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount('postgres') ?? findAccount('nobody') ?? { uid: 65_534, gid: 65_534 };
}

function findAccount(name: string): SystemUser | null {
  let accounts: string;
  try {
    accounts = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return null;
  }
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  return fields?.[2] && fields[3] ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** May this user walk through every folder above `path`? */
export function canReach(path: string, user: SystemUser): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && !hasBit(stat, user, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function hasBit(stat: { mode: number; uid: number; gid: number }, user: SystemUser, bit: number): boolean {
  if (stat.uid === user.uid) return (stat.mode & (bit << 6)) !== 0;
  if (stat.gid === user.gid) return (stat.mode & (bit << 3)) !== 0;
  return (stat.mode & bit) !== 0;
}
