import { chunkKey, releaseKey } from '../providers/storage/file-store.ts';
import type { Snapshot } from './snapshot.ts';

/** Bytes that the rows of a snapshot speak of. */
export interface WantedFile {
  readonly key: string;
  /** What its row says of a person's file; null for what is checked where it is used. */
  readonly sha256: string | null;
  /** A person's file: its kept copy lies beside it. A chunk: of an upload that is under way. */
  readonly kind: 'file' | 'chunk' | 'release';
}

/** Every file, every chunk of an upload under way and every release of a slice that the snapshot knows. */
export async function listWantedFiles(snapshot: Snapshot): Promise<WantedFile[]> {
  const files = await snapshot.query<{ key: string; sha256: string }>(
    'select storage_key as key, sha256 from files where deleted_at is null order by created_at, id',
  );
  const chunks = await snapshot.query<{ key: string; n: number }>(
    `select u.storage_key as key, c.n from upload_chunks c join uploads u on u.id = c.upload_id
     where u.file_id is null order by u.created_at, u.id, c.n`,
  );
  const releases = await snapshot.query<{ name: string; version: string }>(
    'select name, version from remote_release order by created_at, name, version',
  );
  return [
    ...files.map((file) => ({ ...file, kind: 'file' as const })),
    ...chunks.map(({ key, n }) => ({ key: chunkKey(key, n), sha256: null, kind: 'chunk' as const })),
    ...releases.map(({ name, version }) => ({
      key: releaseKey(name, version),
      sha256: null,
      kind: 'release' as const,
    })),
  ];
}
