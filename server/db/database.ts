import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Query access; inside `db.transaction(async (tx) => …)` pass `tx` on, it has the same shape. */
export type Database = Omit<NodePgDatabase<Record<string, never>>, '$client'>;
