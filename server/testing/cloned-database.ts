import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type DatabaseAccess } from '../db/pool.ts';

export const templateDatabase = 'loupe_template';

export interface Place {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

/** Makes a database as the template is. */
export async function cloneDatabase(template: string): Promise<Place> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await onHouse(`create database ${database} template ${template} strategy file_copy`);
  return { ...inject('postgres'), database };
}

/** Cuts off whoever is connected still. */
export async function dropDatabase({ database }: Place): Promise<void> {
  await onHouse(`drop database ${database} with (force)`);
}

/** Kept for all tests of a worker: making one for each statement cost a sixth of what a test's database does. */
let house: DatabaseAccess | null = null;

async function onHouse(statement: string): Promise<void> {
  house ??= openDatabase({ ...inject('postgres'), database: 'postgres' }, 4, () => undefined);
  await house.pool.query(statement);
}
