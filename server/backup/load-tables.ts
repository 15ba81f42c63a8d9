import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { migrationsFolder } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { BackupManifest, BackupTable } from './backup-format.ts';
import { listTables, migrationsTable, quoted } from './snapshot.ts';

/**
 * Makes the schema that the rows of a backup had, in the transaction of `client`: the next start brings it to the newest.
 * Throws StartError when this Loupe does not know that schema.
 */
export async function makeSchema(client: pg.ClientBase, manifest: BackupManifest): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const behind = known.slice(0, manifest.migrations.length);
  if (
    behind.length < manifest.migrations.length ||
    behind.some(({ hash }, n) => hash !== manifest.migrations[n])
  )
    throw new StartError(
      'The backup has a schema that this Loupe does not know: restore it with the version that made it, or a newer one. Nothing was restored.',
    );
  // As drizzle makes it; its rows come with the backup.
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql } of behind) for (const statement of sql) await client.query(statement);
  const made = (await listTables(client)).map(({ name, columns }) => [name, columns.toSorted()]);
  const wanted = manifest.tables
    .map(({ name, columns }) => [name, columns.toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (JSON.stringify(made.toSorted()) !== JSON.stringify(wanted))
    throw new StartError(
      'The tables of the backup are not those that its migrations make: its database was changed by hand. Nothing was restored.',
    );
}

/** Takes the parts of tables in the order of the backup. */
export interface TableLoader {
  add(path: string, content: Uint8Array): Promise<void>;
  /** After the last part: every table has as many rows as were written, and sequences go on where they were. */
  finish(): Promise<void>;
}

/** Loads rows as they are: what triggers once made of them comes with the backup. */
export async function openTableLoader(client: pg.ClientBase, manifest: BackupManifest): Promise<TableLoader> {
  const byPart = new Map(
    manifest.tables.flatMap((table) => table.parts.map((part) => [part, table] as const)),
  );
  const loaded = new Map<string, number>();
  let current: { readonly table: BackupTable; readonly stream: CopyStreamQuery } | null = null;
  await setTriggers(client, manifest, 'disable');

  const end = async () => {
    if (!current) return;
    const { table, stream } = current;
    current = null;
    stream.end();
    await finished(stream);
    loaded.set(table.name, stream.rowCount);
  };
  const begin = (table: BackupTable) => {
    const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
    const stream = client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`));
    current = { table, stream };
    return stream;
  };
  return {
    add: async (path, content) => {
      const table = byPart.get(path);
      if (!table) return;
      if (current?.table !== table) await end();
      const stream = current?.stream ?? begin(table);
      if (!stream.write(content)) await once(stream, 'drain');
    },
    finish: async () => {
      await end();
      for (const { name, rows } of manifest.tables)
        if ((loaded.get(name) ?? 0) !== rows)
          throw new Error(`${name} got ${loaded.get(name) ?? 0} rows instead of ${rows}`);
      await setTriggers(client, manifest, 'enable');
      for (const { name, value, is_called } of manifest.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, is_called]);
    },
  };
}

async function setTriggers(
  client: pg.ClientBase,
  { tables }: BackupManifest,
  how: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${how} trigger user`);
}
