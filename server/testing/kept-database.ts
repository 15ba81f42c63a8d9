import pg from 'pg';
import { openDatabase, type DatabaseAccess } from '../db/pool.ts';
import { cloneDatabase, dropDatabase, templateDatabase, type Place } from './cloned-database.ts';
import { readContents, restoreContents } from './database-contents.ts';
import { readSchema } from './database-schema.ts';
import { keepWarmConnections } from './warm-connections.ts';

/** A database that goes from one test to the next. */
export interface KeptDatabase {
  readonly place: Place;
  open(): DatabaseAccess;
  /** Brings it back to the template's state when the test is through. False when it was dropped instead. */
  restore(): Promise<boolean>;
  drop(): Promise<void>;
}

const poolSize = 8;
/** What is deleted stays in the files: by then they are some megabytes, and a fresh copy costs less than going through them. */
const mostTests = 50;

export async function createKeptDatabase(): Promise<KeptDatabase> {
  const place = await cloneDatabase(templateDatabase);
  const warm = keepWarmConnections();
  const keeper = new pg.Client(place);
  keeper.on('error', () => undefined);
  await keeper.connect();
  // Without triggers: the rules of the ledger forbid what emptying needs.
  await keeper.query('set session_replication_role = replica');
  const contents = await readContents(keeper);
  const schema = await readSchema(keeper);
  let tests = 0;

  const isAsMade = async () =>
    (await isAlone(keeper, await warm.processes())) && (await readSchema(keeper)) === schema;
  const restore = async () => {
    tests += 1;
    if (tests >= mostTests || !(await isAsMade())) return false;
    await restoreContents(keeper, contents);
    return true;
  };
  const drop = async () => {
    await Promise.all([warm.end(), keeper.end()]);
    await dropDatabase(place);
  };
  return {
    place,
    drop,
    open: () => openDatabase({ ...place, Client: warm.Client }, poolSize, () => undefined),
    restore: async () => {
      if (await restore().catch(() => false)) return true;
      await drop();
      return false;
    },
  };
}

/** Looks so often whether somebody has come meanwhile. */
const mostLooks = 50;
/** Who is cut off is waited for: a process of a busy machine goes when its turn comes. */
const leavingMs = 10_000;

/**
 * Cuts off who else is connected and idle, and waits until nobody is left. False when somebody is at work, or does not go:
 * what they write would be found by the next test.
 */
async function isAlone(keeper: pg.Client, own: readonly number[]): Promise<boolean> {
  for (let look = 0; look < mostLooks; look += 1) {
    const { rows } = await keeper.query<{ state: string }>({
      name: 'others',
      text: `select state, pg_terminate_backend(pid, ${leavingMs}) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)`,
      values: [own],
    });
    if (rows.length === 0) return true;
    if (rows.some(({ state }) => state !== 'idle')) return false;
  }
  return false;
}
