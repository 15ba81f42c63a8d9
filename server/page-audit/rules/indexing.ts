import { noindexOf } from '../page.ts';
import { faultsOf, type Check, type Fault } from '../fault.ts';
import { blockingRule } from '../robots-txt.ts';
import { addressKey, hostOf, resolved, type Site } from '../site.ts';

/** Whether a page answers, and whether it may be found: status, noindex, robots.txt, canonical, sitemap. */
export const checkIndexing: Check = (page, site) => {
  const { status } = page;
  if (status !== null && status.value >= 400) return faultsOf('status_error', page, [status.proof]);
  if (status !== null && status.value >= 300) return faultsOf('status_moved', page, [status.proof]);
  const noindex = noindexOf(page);
  const isListed = site.isInSitemap(page);
  const path = page.address === null ? null : new URL(page.address);
  const blocked =
    path === null || site.robots === null ? null : blockingRule(site.robots, path.pathname + path.search);
  return [
    ...(noindex === undefined ? [] : faultsOf(isListed ? 'noindex_in_sitemap' : 'noindex', page, [noindex])),
    ...(blocked === null ? [] : faultsOf(isListed ? 'blocked_in_sitemap' : 'blocked', page, [blocked])),
    ...checkCanonical(page, site),
    ...(site.sitemap.length > 0 &&
    page.address !== null &&
    !isListed &&
    noindex === undefined &&
    blocked === null &&
    isOwnCanonical(page, site)
      ? faultsOf('not_in_sitemap', page, [page.itself])
      : []),
  ];
};

/** A page whose canonical names another one does not belong into a sitemap. */
function isOwnCanonical(...[page, site]: Parameters<Check>): boolean {
  const [canonical] = page.canonicals;
  const address = canonical === undefined ? null : resolved(canonical.text, page);
  return address === null || site.find(address) === page;
}

function checkCanonical(...[page, site]: Parameters<Check>): readonly Fault[] {
  const [first, ...others] = page.canonicals;
  if (first === undefined) return [];
  if (first.text === '') return faultsOf('canonical_empty', page, [first]);
  const isSame = others.every(({ text }) => text === first.text);
  if (!isSame) return faultsOf('canonical_several', page, page.canonicals);
  const address = resolved(first.text, page);
  if (address === null) return faultsOf('canonical_empty', page, [first]);
  const host = hostOf(address);
  // Where neither the page nor the site says its host, the canonical is all there is to go by.
  if (site.host !== null && host !== site.host && !host.endsWith('.invalid'))
    return faultsOf('canonical_host', page, [first]);
  if (site.isSecure && host === site.host && new URL(address).protocol === 'http:')
    return faultsOf('canonical_http', page, [first]);
  const target = site.find(address);
  if (target !== null) {
    const noindex = target === page ? undefined : noindexOf(target);
    return noindex === undefined ? [] : faultsOf('canonical_noindex', page, [first, noindex]);
  }
  // A page that does not know its own address may well be the one that is named.
  return page.address === null || listsAddress(address, site)
    ? []
    : faultsOf('canonical_unknown', page, [first]);
}

/** Sitemaps hold as many as fifty thousand addresses: their keys are made once. */
const listedOf = new WeakMap<Site, ReadonlySet<string>>();

function listsAddress(address: string, site: Site): boolean {
  const all =
    listedOf.get(site) ??
    new Set(site.sitemap.flatMap(({ text }) => (URL.canParse(text) ? [addressKey(text)] : [])));
  listedOf.set(site, all);
  return all.has(addressKey(address));
}
