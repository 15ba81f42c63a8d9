import { createHash } from 'node:crypto';
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passages } from '../modules/files/files.tables.ts';
import { readDocument } from '../tools/readers/read-document.ts';
import { sampleDocuments } from './library.ts';

const lockNumber = 7_120_241;

/** Id of a library document in `passages.document_id`: its name and its content's hash. */
export function documentIdOf(id: string, bytes: Uint8Array): string {
  return `library/${id}@${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
}

/** Name of the document behind a `document_id`, e.g. "northwind-freight/profile.md". */
export function documentNameOf(documentId: string): string {
  return documentId.replace(/^library\//, '').replace(/@[0-9a-f]+$/, '');
}

/**
 * Puts the sample library into `passages`. Safe to call at every start and from several processes:
 * unchanged documents are left alone, changed ones replaced, removed ones taken out.
 */
export async function seedLibrary(db: Database): Promise<{ added: number; removed: number }> {
  const wanted = new Map(
    sampleDocuments().map((document) => [documentIdOf(document.id, document.bytes), document]),
  );
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
    const rows = await tx
      .selectDistinct({ id: passages.documentId })
      .from(passages)
      .where(and(isNull(passages.fileId), isNotNull(passages.documentId)));
    const present = new Set(rows.map((row) => row.id ?? ''));
    const gone = [...present].filter((id) => !wanted.has(id));
    if (gone.length > 0)
      await tx.delete(passages).where(and(isNull(passages.fileId), inArray(passages.documentId, gone)));
    let added = 0;
    for (const [documentId, document] of wanted) {
      if (present.has(documentId)) continue;
      const read = await readDocument('library', document.bytes, document.name);
      await tx.insert(passages).values(
        read.passages.map((passage) => ({
          documentId,
          title: document.name,
          locator: passage.locator,
          text: passage.text,
        })),
      );
      added += 1;
    }
    return { added, removed: gone.length };
  });
}
