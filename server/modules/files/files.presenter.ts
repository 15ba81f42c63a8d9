import type { StoredFile } from '@loupe/shared/contract/files';
import type { Upload } from '@loupe/shared/contract/uploads';
import { countChunks, uploadRules } from '@loupe/shared/lib/upload-plan';
import { shown } from '../../language/texts.ts';
import type { FileRow } from './files.repository.ts';
import type { UploadRow } from './uploads.repository.ts';

export function presentFile({ id, name, mime, bytes, createdAt, kind, summary }: FileRow): StoredFile {
  return { id, name, mime, bytes, created_at: createdAt.toISOString(), kind, summary };
}

/** A zip with what was taken out of it and what was not; any other file as it is. */
export function presentOpened(file: FileRow, members: readonly FileRow[]): StoredFile {
  if (file.kind !== 'archive') return presentFile(file);
  const taken = members.map(({ id, name, bytes, summary }) => ({ id, name, bytes, summary }));
  const leftOut = (file.leftOut ?? []).map(({ name, reason }) => ({ name, reason: shown(reason) }));
  return { ...presentFile(file), archive: { files: taken, left_out: leftOut } };
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
