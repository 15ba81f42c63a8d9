import type { LoadCopy } from '@loupe/shared/evidence/copy-reader';
import type { Request } from '@loupe/shared/stores/request';
import type { SharePage } from '../stores/share-page.ts';

/** Reads the kept copy behind a source of a shared run; with the password where one opened the share. */
export function loadSharedCopy(request: Request, page: SharePage, runId: string): LoadCopy {
  return async (n, query) => {
    const params = { share_id: page.shareId ?? '', run_id: runId, n };
    const password = page.password();
    return password === null
      ? await request('GET /public/shares/:share_id/runs/:run_id/sources/:n/copy', {
          params,
          query,
          isQuiet: true,
        })
      : await request('POST /public/shares/:share_id/runs/:run_id/sources/:n/copy', {
          params,
          query,
          body: { password },
          isQuiet: true,
        });
  };
}
