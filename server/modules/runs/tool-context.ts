import { createGuardedFetch } from '../../tools/guarded-fetch.ts';
import type { ToolContext } from '../../tools/tool.ts';
import { keepOnce, openReadableFile, searchPassages } from '../files/files.usecases.ts';
import type { FileDeps } from '../files/keep-file.ts';
import type { ToolScope } from './run-execution.ts';

/** What tools reach the outside through, each time for one user: own files, own passages, the guarded fetcher. */
export function createToolContexts(
  deps: FileDeps & { readonly searchUrl: string | null },
): (scope: ToolScope) => ToolContext {
  return (scope) => ({
    ...scope,
    searchUrl: deps.searchUrl,
    openFile: async (fileId) => await openReadableFile(deps, scope.userId, fileId),
    searchPassages: async (query, where) => await searchPassages(deps.db, scope.userId, query, where),
    fetchPublic: createGuardedFetch(scope.signal),
    keepPage: async (page) => await keepOnce(deps, scope.userId, page),
  });
}
