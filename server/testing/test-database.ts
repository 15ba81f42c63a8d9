import { openDatabase, type DatabaseAccess } from '../db/pool.ts';
import { cloneDatabase, dropDatabase, templateDatabase, type Place } from './cloned-database.ts';
import { createKeptDatabase, type KeptDatabase } from './kept-database.ts';

export interface TestDatabase extends DatabaseAccess {
  /** For a second pool on the same database, as another process would have. */
  readonly connection: Place;
}

/** A fresh database of its own for one test, migrated unless it comes from another template; `close` drops it. */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const connection = await cloneDatabase(template);
  const access = openDatabase(connection, 8, () => undefined);
  return {
    ...access,
    connection,
    close: async () => {
      await access.close();
      await dropDatabase(connection);
    },
  };
}

/** A database that a test has for itself until the last pool on it is closed. */
export interface TakenDatabase extends TestDatabase {
  openAnother(): TakenDatabase;
}

/** Databases of this process that no test uses now. */
const shelf: KeptDatabase[] = [];

/** Drops them: whoever takes one next has a new one, which no test has worn. */
export async function clearShelf(): Promise<void> {
  await Promise.all(shelf.splice(0).map((kept) => kept.drop()));
}

/**
 * A database as the template is, fresh or brought back to it after another test, with connections that know it already:
 * half of what a fresh one costs is spent on learning its tables.
 */
export async function takeTestDatabase(): Promise<TakenDatabase> {
  const kept = shelf.pop() ?? (await createKeptDatabase());
  let open = 0;
  const openAnother = (): TakenDatabase => {
    open += 1;
    const access = kept.open();
    return {
      ...access,
      connection: kept.place,
      openAnother,
      close: async () => {
        await access.close();
        open -= 1;
        if (open === 0 && (await kept.restore())) shelf.push(kept);
      },
    };
  };
  return openAnother();
}
