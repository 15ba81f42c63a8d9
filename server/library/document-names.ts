import { createHash } from 'node:crypto';

/** Id of a library document in `passages.document_id`: its name and its content's hash. */
export function documentIdOf(id: string, bytes: Uint8Array): string {
  return `library/${id}@${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
}

/** Name of the document behind a `document_id`, e.g. "northwind-freight/profile.md". */
export function documentNameOf(documentId: string): string {
  return documentId.replace(/^library\//, '').replace(/@[0-9a-f]+$/, '');
}
