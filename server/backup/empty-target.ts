import { existsSync, readdirSync } from 'node:fs';
import type pg from 'pg';
import { StartError } from '../errors/start-error.ts';

/** Left there by file systems and by ourselves. */
const meansNothing = new Set(['lost+found', 'loupe.lock']);

/** Throws StartError for a data folder that holds anything. */
export function assertEmptyFolder(dataDir: string): void {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !meansNothing.has(name)) : [];
  if (found.length > 0)
    throw new StartError(
      `The data folder ${dataDir} is not empty (${found.slice(0, 3).join(', ')}): a backup is restored into an empty one. Nothing was restored (DATA_DIR).`,
    );
}

/** Throws StartError for a database that holds tables, views or sequences of anybody but PostgreSQL and its extensions. */
export async function assertEmptyDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`);
  if (rows[0])
    throw new StartError(
      `The database is not empty (it has ${rows[0].name}): a backup is restored into an empty one. Nothing was restored (DATABASE_URL).`,
    );
}
