import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrationsFolder } from './migrate.ts';
import { journal, migrateTo, type JournalEntry } from './testing/migrate-to.ts';
import { readCatalog, breakingChanges } from './testing/schema-catalog.ts';

/*
 * While a deploy goes from process to process, the version before works on the newest schema
 * (docs/how-to/operate.md, "Upgrade"). Every step from here on keeps what code of the step before relies on.
 */
const firstChecked = 28;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('template0');
});
afterAll(() => database.close());

/** `-- unused since 2027-01-31: runs.worker_id`: that day a release went out whose code does without it, and it is older than the migration. */
function permitted({ tag, when }: JournalEntry): string[] {
  const written = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
  return [...written.matchAll(/^-- unused since (\d{4}-\d\d-\d\d): (.+)$/gm)]
    .filter(([, day = '']) => Date.parse(day) < when - 24 * 60 * 60_000)
    .map(([, , what = '']) => what.trim());
}

it('the version before each migration finds in the new schema what it reads and may write what it writes', async () => {
  await migrateTo(database.pool, firstChecked);
  let before = await readCatalog(database.pool);
  const broken: string[] = [];
  for (const [n, entry] of journal.entries.entries()) {
    if (n < firstChecked) continue;
    await migrateTo(database.pool, n + 1);
    const after = await readCatalog(database.pool);
    const may = permitted(entry);
    for (const what of breakingChanges(before, after))
      if (!may.some((one) => what.startsWith(`${one}:`) || what === one)) broken.push(`${entry.tag} ${what}`);
    before = after;
  }
  expect(broken).toEqual([]);
});

it.each([
  ['alter table runs drop column prompt', ['runs.prompt: is gone or has another name']],
  [
    'alter table runs rename column prompt to asked',
    expect.arrayContaining(['runs.prompt: is gone or has another name']),
  ],
  ['alter table notices rename to told', expect.arrayContaining(['notices.id: is gone or has another name'])],
  ['alter table runs alter column attempt type bigint', ['runs.attempt: was integer, is bigint']],
  ['alter table runs alter column request_id set not null', ['runs.request_id: takes no null any more']],
  ['alter table runs alter column attempt drop default', ['runs.attempt: is not filled any more']],
  [
    'alter table runs add column colour text not null',
    ['runs.colour: is new, and must be named in every insert'],
  ],
  ['alter table runs add constraint few check (attempt < 9)', ['runs: CHECK ((attempt < 9))']],
  ['create unique index once on runs (prompt)', ['runs: UNIQUE btree (prompt)']],
  [
    'alter table runs add foreign key (prompt) references chats',
    ['runs: FOREIGN KEY (prompt) REFERENCES chats(id)'],
  ],
  ['alter table runs add column again text references chats', []],
  ['alter table runs add column colour text', []],
  [`alter table runs add column colour text not null default 'red'`, []],
  ['create table paint (id text primary key, colour text not null unique)', []],
  ['create index runs_colour on runs (prompt)', []],
])('of "%s" it says what the version before would meet', async (statement, told) => {
  const fresh = await createTestDatabase();
  const before = await readCatalog(fresh.pool);
  await fresh.pool.query(statement);
  expect(breakingChanges(before, await readCatalog(fresh.pool))).toEqual(told);
  await fresh.close();
});
