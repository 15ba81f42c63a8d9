import { environment } from '@loupe/shared/environment';
import type { LoadCopy } from '@loupe/shared/evidence/copy-reader';
import { downloadExport } from '@loupe/shared/stores/export-download';
import type { Request } from '@loupe/shared/stores/request';

/** Reads the kept copy behind a source of an own run. */
export function loadOwnCopy(request: Request, runId: string): LoadCopy {
  return async (n, query) =>
    await request('GET /runs/:run_id/sources/:n/copy', {
      params: { run_id: runId, n },
      query,
      isQuiet: true,
    });
}

/** Saves the rows behind an input of a figure as CSV. Rejects when they cannot be had. */
export async function saveFigureRows(runId: string, figureId: string, input: number): Promise<void> {
  const path = `/runs/${encodeURIComponent(runId)}/figures/${encodeURIComponent(figureId)}/rows.csv?input=${input}`;
  await downloadExport(`${environment().config.apiBaseUrl}${path}`, `${figureId}-rows.csv`);
}
