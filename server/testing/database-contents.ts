import type pg from 'pg';

/** What a database holds: which of its tables have rows, and how far its sequences are. */
export interface DatabaseContents {
  /** One statement that empties every table without rows, and sets the sequences back. */
  readonly clear: string;
  /** The tables with rows, and these as JSON. */
  readonly filled: readonly { readonly table: string; readonly rows: string }[];
}

export async function readContents(client: pg.Client): Promise<DatabaseContents> {
  const tables = await namesOf(client, 'r');
  const filled: { table: string; rows: string }[] = [];
  for (const table of tables) {
    const rows = await rowsOf(client, table);
    if (rows !== null) filled.push({ table, rows });
  }
  const empty = tables.filter((table) => !filled.some((one) => one.table === table));
  const sequences: string[] = [];
  for (const sequence of await namesOf(client, 'S')) {
    const { rows } = await client.query<{ at: string; is_called: boolean }>(
      `select last_value as at, is_called from ${sequence}`,
    );
    sequences.push(`setval('${sequence}', ${rows[0]?.at ?? 1}, ${rows[0]?.is_called ?? false})`);
  }
  const deletions = empty.map((table, at) => `emptied_${at} as (delete from ${table})`);
  return { clear: `with ${deletions.join(', ')} select ${sequences.join(', ')}`, filled };
}

/** For a connection whose session has no triggers: rows go in any order, also those that may only be added. */
export async function restoreContents(client: pg.Client, { clear, filled }: DatabaseContents): Promise<void> {
  await client.query({ name: 'clear', text: clear, values: [] });
  for (const { table, rows } of filled) {
    if ((await rowsOf(client, table)) === rows) continue;
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      rows,
    ]);
  }
}

/** Null for none. */
async function rowsOf(client: pg.Client, table: string): Promise<string | null> {
  const { rows } = await client.query<{ rows: string | null }>({
    name: `rows of ${table}`,
    text: `select jsonb_agg(to_jsonb(t) order by to_jsonb(t))::text as rows from ${table} t`,
    values: [],
  });
  return rows[0]?.rows ?? null;
}

async function namesOf(client: pg.Client, kind: 'r' | 'S'): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = $1 and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    [kind],
  );
  return rows.map(({ name }) => name);
}
