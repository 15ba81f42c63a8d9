import { titleOf, type AuditPage, type Proof, type Said } from './page.ts';
import type { Robots } from './robots-txt.ts';
import { stemOf } from './saved-pages.ts';

/** Pages of one site with what holds for all of them. */
export interface Site {
  readonly pages: readonly AuditPage[];
  /** Host of most pages; null when none says its address. */
  readonly host: string | null;
  readonly robots: Robots | null;
  /** Addresses of its sitemaps. */
  readonly sitemap: readonly Said[];
  /** What was given says that its addresses begin with https. */
  readonly isSecure: boolean;
  /** The page an address leads to, among those read. */
  find(address: string): AuditPage | null;
  isInSitemap(page: AuditPage): boolean;
  /** Pages that link to a page, each once, with the link. */
  linksTo(page: AuditPage): readonly { readonly from: AuditPage; readonly proof: Proof }[];
  /** Internal addresses that pages link to and that were not read, with how many pages link there. */
  readonly unread: readonly { readonly address: string; readonly proofs: readonly Proof[] }[];
  /** Pages that say the same in their title. */
  readonly sameTitle: ReadonlyMap<string, readonly AuditPage[]>;
  readonly sameDescription: ReadonlyMap<string, readonly AuditPage[]>;
}

/** Stands for the host of pages that say none; no address of the web ends like this (RFC 2606). */
const nowhere = 'https://site.invalid/';

export const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '').toLowerCase();

/** One spelling of an address: no fragment, no "index.html", no slash at the end. */
export function addressKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  const path = pathname.replace(/\/(?:index|default)\.(?:x?html?|php|aspx?)$/i, '/').replace(/\/+$/, '');
  return `${host.replace(/^www\./, '').toLowerCase()}${path}${search}`;
}

/** An address without the ending of its file: "/courses.html" and "/courses/" are one page unless both are read. */
const looseKey = (address: string) => addressKey(address).replace(/\.(?:x?html?|php|aspx?|jsp)(?=\?|$)/i, '');

export const addressFor = ({ address, name }: AuditPage): string =>
  address ?? new URL(encodeURI(name.split('/').at(-1) ?? ''), nowhere).href;

/** An address of a page as an absolute one; null for what is none of the web. */
export function resolved(href: string, page: AuditPage): string | null {
  const base =
    page.base !== null && URL.canParse(page.base, addressFor(page))
      ? new URL(page.base, addressFor(page)).href
      : addressFor(page);
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

function commonHost(pages: readonly AuditPage[], sitemap: readonly Said[]): string | null {
  const all = [...pages.map(({ address }) => address), ...sitemap.map(({ text }) => text)];
  const hosts = Map.groupBy(
    all.flatMap((one) => (one !== null && URL.canParse(one) ? [hostOf(one)] : [])),
    (host) => host,
  );
  return [...hosts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null;
}

const grouped = (pages: readonly AuditPage[], textOf: (page: AuditPage) => string) =>
  new Map(
    [...Map.groupBy(pages, (page) => textOf(page).toLowerCase())].filter(
      ([text, some]) => text !== '' && some.length > 1,
    ),
  );

/** Puts pages together to a site. `host` is the one a person named. */
export function siteOf(
  pages: readonly AuditPage[],
  around: {
    readonly robots: Robots | null;
    readonly sitemap: readonly Said[];
    readonly host: string | null;
    readonly isSecure?: boolean;
  },
): Site {
  const host = around.host ?? commonHost(pages, around.sitemap);
  const byKey = new Map(pages.map((page) => [addressKey(addressFor(page)), page]));
  const byLoose = Map.groupBy(
    pages.filter(({ address }) => address !== null),
    (page) => looseKey(addressFor(page)),
  );
  const byStem = Map.groupBy(
    pages.filter(({ address }) => address === null),
    ({ name }) => stemOf(name),
  );
  const isOwn = (address: string) => hostOf(address) === host || hostOf(address) === hostOf(nowhere);
  const find = (address: string): AuditPage | null => {
    const exact = byKey.get(addressKey(address));
    if (exact !== undefined || !isOwn(address)) return exact ?? null;
    const alike = byLoose.get(looseKey(address)) ?? byStem.get(stemOf(new URL(address).pathname)) ?? [];
    return alike.length === 1 ? (alike[0] ?? null) : null;
  };
  const to = new Map<AuditPage, Map<AuditPage, Proof>>();
  const unread = new Map<string, { address: string; proofs: Map<AuditPage, Proof> }>();
  for (const from of pages)
    for (const link of from.links) {
      const address = /^(?:#|mailto:|tel:|javascript:|data:)/i.test(link.href)
        ? null
        : resolved(link.href, from);
      if (address === null || !isOwn(address)) continue;
      const page = find(address);
      if (page === from) continue;
      if (page !== null) setOnce(to, page, from, link.proof);
      else {
        const one = unread.get(addressKey(address)) ?? {
          address: shownAddress(address, link.href),
          proofs: new Map(),
        };
        if (!one.proofs.has(from)) one.proofs.set(from, link.proof);
        unread.set(addressKey(address), one);
      }
    }
  const listed = new Set(
    around.sitemap.flatMap(({ text }) => (URL.canParse(text) ? (find(text) ?? []) : [])),
  );
  // A page that names another as the one to be found may have its title.
  const namesAnother = (page: AuditPage): boolean => {
    const [canonical] = page.canonicals;
    const address = canonical === undefined ? null : resolved(canonical.text, page);
    const target = address === null ? null : find(address);
    return target !== null && target !== page;
  };
  const whole = pages.filter((page) => page.knows.has('title') && !namesAnother(page));
  return {
    pages,
    host,
    robots: around.robots,
    sitemap: around.sitemap,
    isSecure: around.isSecure === true,
    find,
    isInSitemap: (page) => page.address !== null && listed.has(page),
    linksTo: (page) => [...(to.get(page) ?? [])].map(([from, proof]) => ({ from, proof })),
    unread: [...unread.values()]
      .map(({ address, proofs }) => ({ address, proofs: [...proofs.values()] }))
      .toSorted((a, b) => b.proofs.length - a.proofs.length),
    sameTitle: grouped(whole, titleOf),
    sameDescription: grouped(whole, ({ descriptions }) => descriptions[0]?.text ?? ''),
  };
}

/** As the page writes it, where no host is known. */
const shownAddress = (address: string, href: string) => (address.startsWith(nowhere) ? href : address);

function setOnce<K, L, V>(map: Map<K, Map<L, V>>, key: K, inner: L, value: V): void {
  const own = map.get(key) ?? new Map<L, V>();
  if (!own.has(inner)) own.set(inner, value);
  map.set(key, own);
}
