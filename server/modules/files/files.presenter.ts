import type { StoredFile } from '@loupe/shared/contract/files';
import type { Upload } from '@loupe/shared/contract/uploads';
import { countChunks, uploadRules } from '@loupe/shared/lib/upload-plan';
import type { FileRow } from './files.repository.ts';
import type { UploadRow } from './uploads.repository.ts';

export function presentFile({ id, name, mime, bytes, createdAt, kind, summary }: FileRow): StoredFile {
  return { id, name, mime, bytes, created_at: createdAt.toISOString(), kind, summary };
}

export function presentUpload(row: UploadRow, received: readonly number[], lifeMs: number): Upload {
  const { id, name, bytes, touchedAt } = row;
  return {
    id,
    name,
    bytes,
    chunk_bytes: uploadRules.chunkBytes,
    chunks: countChunks(bytes),
    received: [...received],
    expires_at: new Date(touchedAt.getTime() + lifeMs).toISOString(),
  };
}
