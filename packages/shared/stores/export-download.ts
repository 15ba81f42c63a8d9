import { environment } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';
import { isOwnOrigin } from '../lib/own-origin.ts';

/** The bearer header for an address of our own API, none for a foreign one (H5). */
export function bearerFor(url: string): Record<string, string> {
  const { config, page } = environment();
  const token = $session.get()?.token;
  const isOwn = isOwnOrigin(url, [config.apiBaseUrl, config.backofficeBaseUrl], page.origin());
  return token !== undefined && isOwn ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Downloads `url` and saves it under `name` (H6). Rejects with `HTTP error! status: {code}` on an answer that is
 * not ok, after logging it; network failures are logged and passed on as they are (E3).
 */
export async function downloadExport(url: string, name: string): Promise<void> {
  const { fetch, log, page } = environment();
  try {
    const response = await fetch(new URL(url, page.origin()).href, { headers: bearerFor(url) });
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    page.saveFile(await response.blob(), name);
  } catch (error) {
    log.error(error instanceof Error ? error.message : 'An export could not be downloaded', error);
    throw error;
  }
}
