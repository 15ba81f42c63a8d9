import type { Database } from '../../db/database.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import { sampleDocuments } from '../../library/library.ts';
import { documentIdOf } from '../../library/document-names.ts';
import { deleteLibraryDocuments, listLibraryDocuments, lockLibrary } from './library-passages.repository.ts';
import { insertPassages } from './passages.repository.ts';

/**
 * Puts the sample library into `passages`. Safe to call at every start and from several processes:
 * unchanged documents are left alone, changed ones replaced, removed ones taken out.
 */
export async function seedLibrary(db: Database): Promise<{ added: number; removed: number }> {
  const wanted = new Map(
    sampleDocuments().map((document) => [documentIdOf(document.id, document.bytes), document]),
  );
  return db.transaction(async (tx) => {
    await lockLibrary(tx);
    const present = await listLibraryDocuments(tx);
    const gone = [...present].filter((id) => !wanted.has(id));
    if (gone.length > 0) await deleteLibraryDocuments(tx, gone);
    let added = 0;
    for (const [documentId, document] of wanted) {
      if (present.has(documentId)) continue;
      const read = await readDocument('library', document.bytes, document.name);
      await insertPassages(
        tx,
        { documentId },
        read.passages.map((passage) => ({ ...passage, title: document.name })),
      );
      added += 1;
    }
    return { added, removed: gone.length };
  });
}
