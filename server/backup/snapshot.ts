import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationLock } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { BackupManifest, BackupTable } from './backup-format.ts';

type Columns = Pick<BackupTable, 'name' | 'columns'>;

/** The state of the database at one moment, whatever others write meanwhile. */
export interface Snapshot {
  readonly takenAt: Date;
  /** Hashes of the migrations behind its schema. */
  readonly migrations: readonly string[];
  /** Every table of ours, what is pointed at before what points at it. */
  readonly tables: readonly Columns[];
  /** The rows of a table in PostgreSQL's text format of COPY; `rowCount` of the stream says how many, once it has ended. */
  copy(table: Columns): Readable & { readonly rowCount: number };
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Sequences as they are now: at least as far as the moment of the snapshot. */
  sequences(): Promise<BackupManifest['sequences']>;
  /** Lets it go; the connection goes back as it was. */
  close(): Promise<void>;
}

/**
 * Takes a snapshot on a connection of its own. The queue's tables are left out: who is to work on a run, its row says.
 * Throws StartError when there is nothing of Loupe in the database.
 */
export async function takeSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const client = await pool.connect();
  const query: Snapshot['query'] = async (text) => (await client.query(text)).rows;
  try {
    // No migration may come between the moment of the snapshot and the locks on its tables.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === migrationsTable))
      throw new StartError('There is nothing of Loupe in this database yet: nothing to back up.');
    await client.query(
      `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`,
    );
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
    const [moment] = await query<{ at: Date }>('select now() as at');
    const migrations = await query<{ hash: string }>(
      `select hash from ${migrationsTable} order by created_at`,
    );
    return {
      takenAt: moment?.at ?? new Date(),
      migrations: migrations.map(({ hash }) => hash),
      tables: inLoadingOrder(tables, await listReferences(client)),
      copy: ({ name, columns }) =>
        client.query(copyTo(`copy ${quoted(name)} (${columns.map(identifier).join(', ')}) to stdout`)),
      query,
      sequences: async () => await listSequences(client),
      close: async () => {
        // Reading only: there is nothing to keep.
        await client.query('rollback').finally(() => client.release());
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export const migrationsTable = 'drizzle.__drizzle_migrations';
const ours = `('public', 'drizzle')`;

const identifier = (name: string) => pg.escapeIdentifier(name);

/** `schema.table` as SQL takes it. */
export function quoted(name: string): string {
  return name.split('.').map(identifier).join('.');
}

/** Tables of ours with the columns that hold something of their own: generated ones come by themselves. */
export async function listTables(client: pg.ClientBase): Promise<Columns[]> {
  const { rows } = await client.query<Columns>(`
    select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ${ours}
    group by 1 order by 1`);
  return rows;
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select distinct fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`);
  return rows;
}

function inLoadingOrder(tables: readonly Columns[], references: readonly Reference[]): Columns[] {
  const ordered: Columns[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: Columns) => !references.some(({ from, to }) => from === name && names.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`These tables point at each other: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

async function listSequences(client: pg.ClientBase): Promise<BackupManifest['sequences']> {
  const { rows: found } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ${ours} order by 1`);
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of found) {
    const { rows } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${quoted(name)}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}
