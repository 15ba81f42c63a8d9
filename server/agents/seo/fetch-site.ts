import type { SavedPage } from '../../page-audit/saved-pages.ts';
import { hostOf } from '../../page-audit/site.ts';
import type { PageFacts } from '../../tools/readers/page-facts.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { citedLater, dossierOf, sentenceOf } from '../ground/read-documents.ts';

interface Fetched {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly fetched_at: string;
  readonly page: PageFacts | null;
  readonly passages: readonly { readonly locator: string; readonly text: string }[];
}

export interface FetchedSite {
  readonly pages: readonly SavedPage[];
  readonly dossiers: readonly Dossier[];
  readonly robots: { readonly key: string; readonly text: string } | null;
  readonly sitemap: { readonly key: string; readonly addresses: readonly string[] } | null;
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

/** Pages of a site that are fetched, the start page among them. */
const mostPages = { quick: 2, standard: 5, deep: 12 } as const;

/**
 * The page at an address, the site's robots.txt and sitemap, and the pages it links to, as far as the depth goes. Where the
 * network is off the first page tells why, and nothing else is asked for.
 */
export async function fetchSite(
  run: AnalystRun,
  address: string,
  depth: keyof typeof mostPages,
): Promise<FetchedSite> {
  const pages: SavedPage[] = [];
  const dossiers: Dossier[] = [];
  const failed: { name: string; reason: string }[] = [];
  let steps = 0;
  const get = async (url: string): Promise<Fetched | null> => {
    steps += 1;
    try {
      const { output } = await run.useTool<Fetched>(`fetch-${steps}`, 'fetch_page', { url }, citedLater);
      dossiers.push(await webDossier(run, output));
      return output;
    } catch (error) {
      failed.push({ name: url, reason: sentenceOf(error) });
      return null;
    }
  };
  const add = (fetched: Fetched | null) => {
    if (fetched?.page)
      pages.push({
        document: fetched.url,
        name: fetched.url,
        url: fetched.url,
        facts: fetched.page,
        text: fetched.text,
      });
    return fetched;
  };
  const first = add(await get(address));
  if (first === null) return { pages, dossiers, robots: null, sitemap: null, failed };
  const robots = await get(new URL('/robots.txt', first.url).href);
  const sitemap = await get(new URL('/sitemap.xml', first.url).href);
  const queue = linksOf(first);
  for (const url of queue.slice(0, mostPages[depth] - 1)) add(await get(url));
  const addresses = sitemap?.text.split(/\s+/).filter((one) => /^https?:\/\//.test(one)) ?? [];
  return {
    pages,
    dossiers,
    robots: robots === null || robots.page !== null ? null : { key: robots.url, text: robots.text },
    sitemap: sitemap === null || sitemap.page !== null ? null : { key: sitemap.url, addresses },
    failed,
  };
}

/** Internal addresses a page links to, each once, in its order. */
function linksOf({ url, page }: Fetched): string[] {
  const found = (page?.links ?? []).flatMap(({ href }) => {
    if (!URL.canParse(href, url)) return [];
    const link = new URL(href, url);
    link.hash = '';
    return /^https?:$/.test(link.protocol) && hostOf(link.href) === hostOf(url) && link.href !== url
      ? [link.href]
      : [];
  });
  return [...new Set(found)];
}

async function webDossier(run: AnalystRun, output: Fetched): Promise<Dossier> {
  const head = {
    key: output.url,
    name: output.url,
    kind: 'web',
    fileId: null,
    url: output.url,
    isSample: false,
    keptAt: output.fetched_at,
  } as const;
  return await dossierOf(
    head,
    { passages: output.passages, tables: [], title: output.title, isTable: false },
    run.signal,
  );
}
