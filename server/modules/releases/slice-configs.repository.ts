import { desc, eq, sql } from 'drizzle-orm';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import type { Database } from '../../db/database.ts';
import { remoteConfigs } from './releases.tables.ts';

export type SliceConfigRow = typeof remoteConfigs.$inferSelect;

/** What is set of each slice, by name; slices of which nobody has set anything are missing. */
export async function listSliceConfigs(db: Database): Promise<ReadonlyMap<string, SliceConfigRow>> {
  const rows = await db
    .selectDistinctOn([remoteConfigs.name])
    .from(remoteConfigs)
    .orderBy(remoteConfigs.name, desc(remoteConfigs.number));
  return new Map(rows.map((row) => [row.name, row]));
}

/** What is set of a slice; null while nobody has set anything. */
export async function findSliceConfig(db: Database, name: string): Promise<SliceConfigRow | null> {
  const [row] = await db
    .select()
    .from(remoteConfigs)
    .where(eq(remoteConfigs.name, name))
    .orderBy(desc(remoteConfigs.number))
    .limit(1);
  return row ?? null;
}

/** Puts values in force behind those before; the channel of the slice must be locked. */
export async function insertSliceConfig(
  tx: Database,
  { name, values, at }: { readonly name: string; readonly values: ConfigValues; readonly at: Date },
): Promise<void> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from ${remoteConfigs} where name = ${name})`;
  await tx.insert(remoteConfigs).values({ name, number: next, values, createdAt: at });
}
