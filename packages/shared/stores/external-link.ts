import { environment } from '@loupe/shared/environment';
import { isExternalLinkAllowed } from '../lib/external-link.ts';

/** Opens an allowed external link in a new tab with `noopener noreferrer`; tells whether it did (F1). */
export function openExternalLink(link: unknown): boolean {
  const { config, page } = environment();
  if (!isExternalLinkAllowed(link, config.externalLinkHost)) return false;
  page.openTab(link);
  return true;
}
