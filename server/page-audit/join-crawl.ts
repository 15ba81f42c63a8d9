import type { AuditPage, Topic } from './page.ts';
import { addressKey } from './site.ts';

const fromCrawl: readonly Topic[] = ['status', 'inlinks'];

/** A saved page that a crawl tells of too is one page: its own tags, with the status and the links that the crawl counted. */
export function joinCrawl(pages: readonly AuditPage[]): AuditPage[] {
  const crawled = Map.groupBy(
    pages.filter(({ address, knows }) => address !== null && !knows.has('tags')),
    ({ address }) => addressKey(address ?? ''),
  );
  const joined = new Set<AuditPage>();
  const saved = pages.map((page) => {
    const [row, another] =
      page.address === null || !page.knows.has('tags') ? [] : (crawled.get(addressKey(page.address)) ?? []);
    // Of two rows for one address nothing tells which one the page is.
    if (row === undefined || another !== undefined) return page;
    joined.add(row);
    const known = fromCrawl.filter((topic) => row.knows.has(topic));
    return {
      ...page,
      status: row.status,
      inlinks: row.inlinks,
      knows: new Set<Topic>([...page.knows, ...known]),
    };
  });
  return saved.filter((page) => !joined.has(page));
}
