import type { NewSource } from '../engines/run-context.ts';
import { documentNameOf } from '../library/document-names.ts';
import type { Passage } from './tool.ts';
import { titleOf } from './source-title.ts';

export const excerptCharacters = 1_500;

/** The source behind a passage found by full text. */
export function passageSource(passage: Passage, keptAt: Date): NewSource {
  const isSample = passage.fileId === null;
  return {
    key: `${passage.fileId ?? passage.documentId}:${passage.locator}`,
    kind: isSample ? 'library' : 'file',
    title: titleOf({ kind: isSample ? 'library' : 'file', name: passage.title, isSample }),
    locator: passage.locator,
    url: null,
    file_id: passage.fileId,
    excerpt: passage.text.slice(0, excerptCharacters),
    fetched_at: keptAt.toISOString(),
    is_sample: isSample,
    ...(passage.documentId !== null && { document: documentNameOf(passage.documentId) }),
  };
}

/** Name of the library document of a passage; null for a file's. */
export function libraryDocumentOf(passage: Passage): string | null {
  return passage.documentId === null ? null : documentNameOf(passage.documentId);
}
