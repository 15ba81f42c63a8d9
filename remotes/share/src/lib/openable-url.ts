import type { Source } from '@loupe/shared/contract/run-events';

/** The address of a web source, or null when it is nothing that may be opened. */
export function openableUrl(source: Source): string | null {
  return source.url !== null && /^https?:\/\//i.test(source.url) && URL.canParse(source.url)
    ? source.url
    : null;
}
