import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { createGuardedFetch } from '../../tools/guarded-fetch.ts';
import type { ToolContext } from '../../tools/tool.ts';
import { openReadableFile } from '../files/files.usecases.ts';
import { searchPassages } from '../files/passages.repository.ts';
import type { ToolScope } from './run-execution.ts';

/** What tools reach the outside through, each time for one user: own files, own passages, the guarded fetcher. */
export function createToolContexts(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  readonly searchUrl: string | null;
}): (scope: ToolScope) => ToolContext {
  return (scope) => ({
    ...scope,
    searchUrl: deps.searchUrl,
    openFile: async (fileId) => await openReadableFile(deps, scope.userId, fileId),
    searchPassages: async (query, where) => await searchPassages(deps.db, scope.userId, query, where),
    fetchPublic: createGuardedFetch(scope.signal),
  });
}
