import { environment } from '@loupe/shared/environment';
import { bearerFor } from '@loupe/shared/stores/export-download';

/** Whether an address answers HEAD with ok (H7); a failure is logged and counts as no (E5). */
export async function isReachable(url: string): Promise<boolean> {
  const { fetch, log, page } = environment();
  try {
    const response = await fetch(new URL(url, page.origin()).href, {
      method: 'HEAD',
      headers: bearerFor(url),
    });
    if (!response.ok) log.error(`${url} answered ${response.status}`);
    return response.ok;
  } catch (error) {
    log.error(`${url} could not be reached`, error);
    return false;
  }
}
