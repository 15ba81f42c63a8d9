import { emptyWords, pageLimits } from '../../packs/page/rules.ts';
import { faultsOf, type Check } from '../fault.ts';
import { hostOf, resolved } from '../site.ts';

/** Headings and visible text. */
export const checkText: Check = (page) => {
  const ones = page.headings.filter(({ level, text }) => level === 1 && text !== '');
  const skipped = page.headings.filter(
    ({ level }, i) => i > 0 && level > (page.headings[i - 1]?.level ?? level) + 1,
  );
  const words = page.knows.has('words') ? page.words : null;
  const isByScript = words !== null && words < pageLimits.noWords && page.scripts > 0;
  return [
    ...(isByScript ? faultsOf('text_by_script', page, [page.itself]) : []),
    ...(page.knows.has('h1') && ones.length === 0 && !isByScript
      ? faultsOf('h1_missing', page, [page.itself])
      : []),
    ...((page.knows.has('tags') || page.knows.has('h1')) && ones.length > 1
      ? faultsOf('h1_several', page, ones)
      : []),
    ...faultsOf('heading_skipped', page, skipped),
    ...(words !== null && words < pageLimits.shortWords && !isByScript
      ? faultsOf('text_short', page, [page.itself])
      : []),
  ];
};

/** The text of a link without the arrow behind it. */
const plainLink = (text: string) => text.toLowerCase().replace(/[.…»›>→!\s]+$/u, '');

/** Links of a page and pictures without words. */
export const checkLinks: Check = (page, site) => {
  const internal = page.links.filter(({ href }) => {
    const address = resolved(href, page);
    return address !== null && (hostOf(address) === site.host || hostOf(address).endsWith('.invalid'));
  });
  const vague = emptyWords.links as readonly string[];
  return [
    ...faultsOf(
      'link_empty',
      page,
      page.links.filter(({ text }) => text === ''),
    ),
    ...faultsOf(
      'link_vague',
      page,
      internal.filter(({ text }) => vague.includes(plainLink(text))),
    ),
    ...faultsOf(
      'link_script',
      page,
      page.links.filter(({ href }) => /^javascript:/i.test(href)),
    ),
    ...faultsOf(
      'link_nofollow',
      page,
      internal.filter(({ rel }) => rel.split(/\s+/).includes('nofollow')),
    ),
    ...faultsOf(
      'alt_missing',
      page,
      page.images.filter(({ alt }) => alt === null),
    ),
  ];
};

/** A page that none of the others links to; the start page is where people begin. */
export const checkOrphan: Check = (page, site) => {
  const isStart = page.address !== null && new URL(page.address).pathname === '/';
  if (isStart || /^(?:index|home|start|startseite)\./i.test(page.name)) return [];
  if (page.inlinks !== null) return page.inlinks === 0 ? faultsOf('orphan', page, [page.itself]) : [];
  const linking = site.pages.filter((one) => one.knows.has('tags'));
  // Of a site of which most was not read, nothing is known about who links to whom.
  const isPart = linking.length < pageLimits.fewestForOrphans || site.unread.length > linking.length;
  if (!page.knows.has('tags') || isPart) return [];
  return site.linksTo(page).length === 0 ? faultsOf('orphan', page, [page.itself]) : [];
};
