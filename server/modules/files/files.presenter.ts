import type { StoredFile } from '@loupe/shared/contract/files';
import type { FileRow } from './files.repository.ts';

export function presentFile({ id, name, mime, bytes, createdAt, kind, summary }: FileRow): StoredFile {
  return { id, name, mime, bytes, created_at: createdAt.toISOString(), kind, summary };
}
