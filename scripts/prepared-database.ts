// A throw-away site would spend most of its start on making a database cluster and bringing it to the newest schema: two
// seconds of processor time, for the same files each time. So they are made once and copied.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { preparePostgresFolders } from '../server/db/embedded/folders.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const madeFrom = ['scripts/make-database.ts', 'server/package.json', 'server/db/migrate.ts'];
const foldersMadeFrom = ['server/db/embedded', 'server/db/migrations'];

/** Puts an embedded database with the newest schema and nothing in it into a fresh data folder, as a first start leaves it. */
export async function putPreparedDatabase(
  dataDir: string,
  kept = join(root, '.cache/prepared-database'),
): Promise<void> {
  const { data, user } = preparePostgresFolders(dataDir);
  const prepared = join(kept, keyFor(`${user?.uid ?? process.getuid?.()}`));
  if (!existsSync(prepared)) await prepare(prepared);
  await copy(prepared, data);
}

/** Of all that decides what is in the files: PostgreSQL and the other packages, how a cluster is made, migrations, its user. */
function keyFor(user: string): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${user}`);
  const inFolders = foldersMadeFrom.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = [...madeFrom.map((file) => join(root, file)), ...inFolders.toSorted()];
  for (const file of files) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Made beside its place and moved there whole. When somebody else was faster, theirs is as good. */
async function prepare(prepared: string): Promise<void> {
  const kept = dirname(prepared);
  await mkdir(kept, { recursive: true });
  const unfinished = await mkdtemp(`${prepared}.`);
  try {
    const whole = join(unfinished, 'data');
    await run(process.execPath, [join(import.meta.dirname, 'make-database.ts'), whole]);
    const outdated = (await readdir(kept)).filter(
      (name) => !name.startsWith(prepared.slice(kept.length + 1)),
    );
    await rename(whole, prepared).catch((error: unknown) => {
      if (!existsSync(prepared)) throw error;
    });
    for (const name of outdated) await rm(join(kept, name), { recursive: true, force: true });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** With owners and modes: PostgreSQL refuses a folder that is not its user's own. */
async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]);
}
