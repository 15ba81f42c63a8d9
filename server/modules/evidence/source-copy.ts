import type { Source } from '@loupe/shared/contract/run-events';
import type { SourceCopy } from '@loupe/shared/contract/source-copies';
import type { Deps } from '../../deps.ts';
import type { OpenCopy } from '../../document/open-copy.ts';
import { resolvePlace } from '../../document/resolve-place.ts';
import { findFileEverOwned } from '../files/files.usecases.ts';
import { windowOf, type WantedWindow } from './copy-window.ts';

export type EvidenceDeps = Pick<Deps, 'db' | 'copies' | 'fileStore'>;

type Found = OpenCopy | 'deleted' | 'not_kept';

const without = (state: Exclude<SourceCopy['state'], 'kept'>): SourceCopy => ({ state, window: null });

/**
 * The kept copy behind a source of `ownerId`, at its passage. Throws `file.unreadable` when no copy can be made,
 * `server.unavailable` when the store does not answer.
 */
export async function copyOfSource(
  deps: EvidenceDeps,
  ownerId: string,
  source: Source,
  wanted: WantedWindow,
): Promise<SourceCopy> {
  const found = await findCopy(deps, ownerId, source);
  if (typeof found === 'string') return without(found);
  if (found.index.parts.length === 0) return without('not_kept');
  const named =
    wanted.place === undefined ? source : { locator: wanted.place, excerpt: '', title: source.title };
  return { state: 'kept', window: await windowOf(found, await resolvePlace(found, named), wanted) };
}

async function findCopy(deps: EvidenceDeps, ownerId: string, source: Source): Promise<Found> {
  if (source.kind === 'chat') return 'not_kept';
  if (source.kind === 'library')
    return (await deps.copies.openSample(source.document ?? source.title)) ?? 'not_kept';
  return source.file_id === null ? 'not_kept' : await copyOfFile(deps, ownerId, source.file_id);
}

/** The copy of an own file. A foreign id looks like an unknown one. */
export async function copyOfFile(deps: EvidenceDeps, ownerId: string, fileId: string): Promise<Found> {
  const file = await findFileEverOwned(deps.db, ownerId, fileId);
  if (file === null) return 'not_kept';
  if (file.deletedAt !== null) return 'deleted';
  return await deps.copies.open({ ...file, read: () => deps.fileStore.read(file.storageKey) });
}
