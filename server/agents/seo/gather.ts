import { crawlPages, crawlRoles } from '../../page-audit/crawl-pages.ts';
import { joinCrawl } from '../../page-audit/join-crawl.ts';
import type { AuditPage, Said } from '../../page-audit/page.ts';
import { readRobots, type Robots } from '../../page-audit/robots-txt.ts';
import { savedPage, stemOf } from '../../page-audit/saved-pages.ts';
import { readConsole, type ConsoleTable } from '../../page-audit/search-console.ts';
import { hostOf, siteOf, type Site } from '../../page-audit/site.ts';
import { cellText } from '../../claims/cell-text.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { fetchSite } from './fetch-site.ts';
import { seoTexts } from './messages/seo-texts.ts';
import { addressOf, readSeoFiles } from './request.ts';

/** What the report is written from. */
export interface Gathered {
  readonly dossiers: readonly Dossier[];
  readonly site: Site;
  readonly consoles: readonly ConsoleTable[];
  readonly leftOut: readonly string[];
  readonly isSample: boolean;
}

type Draft = {
  pages: AuditPage[];
  robots: Robots | null;
  sitemap: Said[];
  consoles: ConsoleTable[];
  unused: string[];
  indexes: number[];
};

/** Reads every file for what it is: a page, robots.txt, a sitemap, a crawl or an export; and the address, when it answers. */
export async function gatherSite(run: AnalystRun): Promise<Gathered> {
  const { inputs } = run.facts;
  const texts = seoTexts().report;
  const files = readSeoFiles(inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, files.wanted);
  const draft: Draft = { pages: [], robots: null, sitemap: [], consoles: [], unused: [], indexes: [] };
  for (const dossier of dossiers)
    if (!sortIn(dossier, draft)) draft.unused.push(texts.unusedFile(dossier.name));
  const address = files.isSample ? null : addressOf(inputs);
  const fetched = address === null ? null : await fetchSite(run, address, depthOf(inputs));
  for (const page of fetched?.pages ?? []) draft.pages.push(savedPage(page));
  if (fetched?.robots) draft.robots ??= readRobots(fetched.robots.key, numbered(fetched.robots.text, 1));
  if (fetched?.sitemap) draft.sitemap.push(...listedIn(fetched.sitemap));
  const offline = (fetched?.failed ?? []).map(({ name, reason }) =>
    name === address && draft.pages.length > 0 ? texts.offline(name, reason) : texts.notFetched(name, reason),
  );
  const bad =
    (inputs.address ?? '').trim() !== '' && addressOf(inputs) === null
      ? [texts.badAddress(inputs.address ?? '')]
      : [];
  const host = address === null ? null : hostOf(address);
  const isSecure =
    (!files.isSample && /^\s*https:/i.test(inputs.address ?? '')) ||
    (draft.sitemap.length > 0 && draft.sitemap.every(({ text }) => /^https:/i.test(text)));
  return {
    dossiers: [...dossiers, ...(fetched?.dossiers ?? [])],
    site: siteOf(joinCrawl(withAddresses(draft, isSecure)), {
      robots: draft.robots,
      sitemap: draft.sitemap,
      host,
      isSecure,
    }),
    consoles: draft.consoles,
    leftOut: [
      ...unreadLines(failed),
      ...draft.unused,
      ...draft.indexes.map(texts.sitemapIndex),
      ...offline,
      ...bad,
    ],
    isSample: files.isSample,
  };
}

/** Takes what a file holds; false for one that is nothing of a site. */
function sortIn(dossier: Dossier, draft: Draft): boolean {
  const { key, name, page, text } = dossier;
  const shown = text.passages.map((one) => one.text).join('\n\n');
  if (page !== undefined) {
    draft.pages.push(savedPage({ document: key, name, url: null, facts: page, text: shown }));
    return true;
  }
  if (/(?:^|\/)robots[^/]*\.txt$/i.test(name) || /^\s*user-agent\s*:/im.test(shown)) {
    draft.robots = readRobots(
      key,
      text.passages.flatMap((one) => numbered(one.text, firstLine(one.locator))),
    );
    return true;
  }
  const found = text.tables.map((table, at) => sortTable({ document: key, at, table }, draft));
  return found.includes(true);
}

function sortTable(source: DocumentTable, draft: Draft): boolean {
  const console = readConsole(source);
  if (console !== null) return draft.consoles.push(console) > 0;
  const loc = source.table.columns.find(({ name }) => name.toLowerCase() === 'loc');
  if (loc !== undefined) {
    for (let row = 0; row < source.table.rowCount; row += 1)
      draft.sitemap.push({ text: cellText(loc, row), proof: { kind: 'cell', source, row, column: loc } });
    return true;
  }
  if (source.table.columns[0]?.name.toLowerCase() === 'sitemap')
    return draft.indexes.push(source.table.rowCount) > 0;
  const roles = crawlRoles(source);
  if (roles === null) return false;
  draft.pages.push(...crawlPages(source, roles));
  return true;
}

const firstLine = (locator: string) => Number(/^lines (\d+)/.exec(locator)?.[1] ?? 1);

const numbered = (text: string, first: number) =>
  text.split('\n').map((line, i) => ({ line: first + i, text: line }));

const listedIn = ({ key, addresses }: { key: string; addresses: readonly string[] }): Said[] =>
  addresses.map((text, i) => ({ text, proof: { kind: 'tag', document: key, line: i + 1, quote: text } }));

/**
 * A page without an address has the only one of the sitemap, or of a crawl, that is named like its file. A site of https has
 * no page of http, whatever a canonical says.
 */
function withAddresses({ pages, sitemap }: Draft, isSecure: boolean): AuditPage[] {
  const secured = (address: string) => (isSecure ? address.replace(/^http:/i, 'https:') : address);
  const bySame = Map.groupBy(
    sitemap.filter(({ text }) => URL.canParse(text)),
    ({ text }) => stemOf(new URL(text).pathname),
  );
  return pages.map((page) => {
    const alike = page.address === null ? (bySame.get(stemOf(page.name)) ?? []) : [];
    if (alike.length === 1) return { ...page, address: new URL(alike[0]?.text ?? '').href };
    return page.address === null || !page.knows.has('tags')
      ? page
      : { ...page, address: secured(page.address) };
  });
}
