import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type DatabaseAccess } from '../db/pool.ts';

export const templateDatabase = 'loupe_template';

export interface TestDatabase extends DatabaseAccess {
  /** For a second pool on the same database, as another process would have. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
}

/** A fresh database of its own for one test, migrated unless it comes from another template; `close` drops it. */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await onHouse(`create database ${database} template ${template} strategy file_copy`);
  const connection = { ...inject('postgres'), database };
  const access = openDatabase(connection, 8, () => undefined);
  return {
    ...access,
    connection,
    close: async () => {
      await access.close();
      await onHouse(`drop database ${database} with (force)`);
    },
  };
}

/** Kept for all tests of a worker: making one for each statement cost a sixth of what a test's database does. */
let house: DatabaseAccess | null = null;

async function onHouse(statement: string): Promise<void> {
  house ??= openDatabase({ ...inject('postgres'), database: 'postgres' }, 4, () => undefined);
  await house.pool.query(statement);
}
