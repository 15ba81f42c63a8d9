import { bearerFor } from '@loupe/shared/stores/export-download';
import { language } from '@loupe/shared/language';
import type { Outside } from './outside.ts';

/** An export was refused; `sentence` is the server's own, empty when it said none. */
export class ExportRefused extends Error {
  readonly sentence: string;
  constructor(status: number, sentence: string) {
    super(`HTTP error! status: ${status}`);
    this.sentence = sentence;
  }
}

/**
 * Fetches a file that the server writes (H6). Throws `ExportRefused` for an answer that is not ok, and what `fetch`
 * throws.
 */
export async function fetchExport(
  { config, page, fetch }: Outside['environment'],
  path: string,
  signal?: AbortSignal,
): Promise<Response> {
  const url = new URL(config.apiBaseUrl + path, page.origin()).href;
  const headers = { ...bearerFor(url), 'accept-language': language };
  const response = await fetch(url, signal ? { headers, signal } : { headers });
  if (!response.ok) throw new ExportRefused(response.status, await sentenceOf(response));
  return response;
}

async function sentenceOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const sentence =
    typeof body === 'object' && body !== null && 'error_message' in body ? body.error_message : '';
  return typeof sentence === 'string' ? sentence : '';
}
