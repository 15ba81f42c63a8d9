import { pageLimits } from '../packs/page/rules.ts';
import type { AuditPage, Topic } from './page.ts';
import { addressKey } from './site.ts';

const fromCrawl: readonly Topic[] = ['status', 'inlinks'];

/** A part of a page was saved where the crawl counted enough words: whether its text is short, the file does not say. */
const isPartOf = (saved: AuditPage, row: AuditPage): boolean =>
  row.knows.has('words') &&
  (row.words ?? 0) >= pageLimits.shortWords &&
  (saved.words ?? 0) >= pageLimits.noWords &&
  (saved.words ?? 0) < pageLimits.shortWords;

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
    const own = [...page.knows].filter((topic) => topic !== 'words' || !isPartOf(page, row));
    return {
      ...page,
      status: row.status,
      inlinks: row.inlinks,
      knows: new Set<Topic>([...own, ...known]),
    };
  });
  return saved.filter((page) => !joined.has(page));
}
