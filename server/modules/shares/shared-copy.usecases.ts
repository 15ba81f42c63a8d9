import type { Source } from '@loupe/shared/contract/run-events';
import type { SourceCopy } from '@loupe/shared/contract/source-copies';
import { appError } from '../../errors/app-error.ts';
import type { WantedWindow } from '../evidence/copy-window.ts';
import { findSource } from '../evidence/evidence.usecases.ts';
import { copyOfSource, type EvidenceDeps } from '../evidence/source-copy.ts';
import { unlockShare, type ReadShareDeps } from './read-share.usecases.ts';
import type { FrozenLogs } from './shared-parts.models.ts';
import { findOpenLogs } from './open-shares.read-model.ts';

export type SharedCopyDeps = ReadShareDeps & EvidenceDeps;

/** A source of a run within a share. */
export interface SharedSource {
  readonly shareId: string;
  readonly runId: string;
  readonly n: number;
}

/**
 * The kept copy behind a source of a share: of sample data and of fetched pages, whose passages the share shows anyway.
 * Files of the owner are `not_included`, whatever the share says of them. Throws `share.not_found` for unknown, revoked
 * and expired shares, and for runs and numbers that are not in it; `share.password_needed`, `share.password_wrong`,
 * `request.too_many` as reading the share does.
 */
export async function getSharedCopy(
  deps: SharedCopyDeps,
  { shareId, runId, n }: SharedSource,
  given: { readonly password: string | null; readonly ip: string },
  wanted: WantedWindow,
): Promise<SourceCopy> {
  const { events } = await unlockShare(deps, shareId, given);
  const logs = await findOpenLogs(deps.db, shareId, deps.clock.now());
  const source = frozenSource(events, runId, n);
  if (!logs || source === null) throw appError('share.not_found');
  if (source.kind === 'file') return { state: 'not_included', window: null };
  return await copyOfSource(deps, logs.ownerId, await withFile(deps, runId, source), wanted);
}

function frozenSource(logs: FrozenLogs, runId: string, n: number): Source | null {
  const events = logs.find((log) => log.run_id === runId)?.events ?? [];
  const found = events.findLast((event) => event.type === 'source.added' && event.data.source.n === n);
  return found?.type === 'source.added' ? found.data.source : null;
}

/** A share names no ids of files: the one a page was kept under is in the run's own log. */
async function withFile(deps: SharedCopyDeps, runId: string, source: Source): Promise<Source> {
  if (source.kind !== 'web') return source;
  const own = await findSource(deps.db, runId, source.n);
  return { ...source, file_id: own?.kind === 'web' && own.url === source.url ? own.file_id : null };
}
