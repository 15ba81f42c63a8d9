import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Outside } from './outside.ts';

export type ComparedRun = DataOf<EndpointMap['GET /runs/:run_id/compare']>;
export type RunChangesStore = ReturnType<typeof createRunChanges>;

/** What is new, gone and changed in a finished run since the same was asked before. */
export function createRunChanges({ request }: Pick<Outside, 'request'>, runId: string) {
  const $changes = atom<Loadable<ComparedRun>>(loading);

  async function load(): Promise<void> {
    $changes.set(refreshing($changes.get()));
    const result = await request('GET /runs/:run_id/compare', { params: { run_id: runId }, isQuiet: true });
    $changes.set(result.ok ? ready(result.data) : failed($changes.get(), result.error));
  }

  return { $changes, load };
}
