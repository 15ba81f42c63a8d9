/*
 * The server of `npm run dev`: in one process, with one database, begun again with each change of its code. Only the
 * modules that were changed, and what imports them, are loaded again. A change that cannot be loaded leaves the server as
 * it was.
 */
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createHotModules } from './hot-modules.ts';

type Starting = typeof import('../server/start-server.ts');
type Configuring = typeof import('../server/config.ts');
type Databases = typeof import('../server/db/embedded/launcher.ts');

const root = join(import.meta.dirname, '..');
/** An editor writes a file in several steps. */
const settleMs = 30;

const hot = createHotModules(root);
const load = async <M>(file: string) => await hot.load<M>(join(root, file));

/** One database for all starts: beginning it again takes longer than the server. */
async function startDatabase(): Promise<void> {
  const { readConfig } = await load<Configuring>('server/config.ts');
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) return;
  const { startEmbeddedPostgres } = await load<Databases>('server/db/embedded/launcher.ts');
  const { connection } = await startEmbeddedPostgres({ dataDir, endsWithParent: true });
  process.env['DATABASE_URL'] =
    `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
}

async function begin(): Promise<() => Promise<unknown> | unknown> {
  const { readConfig } = await load<Configuring>('server/config.ts');
  const { startServer } = await load<Starting>('server/start-server.ts');
  return await startServer(readConfig(process.env), fail);
}

function fail(error: unknown): never {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}

/** Changed and not yet loaded. */
const changes = new Set<string>();
let stop: (() => Promise<unknown> | unknown) | null = null;
let isAtWork = false;

async function beginAgain(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  while (changes.size > 0) {
    await delay(settleMs);
    for (const file of changes) hot.changed(file);
    changes.clear();
    try {
      // Before anything is stopped: a file with a mistake in it leaves the server as it is.
      await load('server/start-server.ts');
      await stop?.();
      stop = null;
      stop = await begin();
      watchLoaded();
      process.stdout.write('The server runs with the change\n');
    } catch (error) {
      process.stderr.write(`The change could not be taken: ${String(error)}\n`);
    }
  }
  isAtWork = false;
}

const watched = new Set<string>();

/** Folders, not files: an editor puts another file in the place of the one that was changed. */
function watchLoaded(): void {
  for (const folder of new Set(hot.files().map((file) => dirname(file)))) {
    if (watched.has(folder)) continue;
    watched.add(folder);
    watch(folder, (_, name) => {
      const file = join(folder, name ?? '');
      if (!hot.files().includes(file)) return;
      changes.add(file);
      void beginAgain();
    });
  }
}

async function main(): Promise<void> {
  await startDatabase();
  stop = await begin();
  watchLoaded();
  const end = () => void Promise.resolve(stop?.()).finally(() => process.exit(0));
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.stdin.resume().on('end', end).on('error', end);
}

await main().catch(fail);
