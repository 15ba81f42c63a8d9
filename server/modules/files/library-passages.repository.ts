import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passages } from './files.tables.ts';

const lockNumber = 7_120_241;

/** One process after the other, until the transaction ends. */
export async function lockLibrary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
}

/** Ids of the documents of the sample library whose passages are there. */
export async function listLibraryDocuments(tx: Database): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: passages.documentId })
    .from(passages)
    .where(and(isNull(passages.fileId), isNotNull(passages.documentId)));
  return new Set(rows.map((row) => row.id ?? ''));
}

export async function deleteLibraryDocuments(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(passages).where(and(isNull(passages.fileId), inArray(passages.documentId, [...ids])));
}
