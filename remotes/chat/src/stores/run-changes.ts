import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { createResource } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

export type ComparedRun = DataOf<EndpointMap['GET /runs/:run_id/compare']>;
export type RunChangesStore = ReturnType<typeof createRunChanges>;

/** What is new, gone and changed in a finished run since the same was asked before. */
export function createRunChanges({ request }: Pick<Outside, 'request'>, runId: string) {
  const changes = createResource<ComparedRun>(() =>
    request('GET /runs/:run_id/compare', { params: { run_id: runId }, isQuiet: true }),
  );
  return { $changes: changes.$loadable, load: () => changes.load(), start: changes.start };
}
