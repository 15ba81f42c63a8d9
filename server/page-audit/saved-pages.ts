import type { PageFacts, PageText } from '../tools/readers/page-facts.ts';
import { emptyPage, type AuditPage, type Proof, type Said } from './page.ts';

/** A saved page as its reader gives it. */
export interface SavedPage {
  /** Key of the document. */
  readonly document: string;
  readonly name: string;
  /** Address it was fetched from, where it was. */
  readonly url: string | null;
  readonly facts: PageFacts;
  /** What it shows. */
  readonly text: string;
}

/** The last part of an address or file name without its ending; "" and "index" are the start page. */
export function stemOf(name: string): string {
  const last = name.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const stem = last.replace(/\.(?:x?html?|php|aspx?|jsp)$/i, '').toLowerCase();
  return /^(?:index|home|start|startseite|default)$/.test(stem) ? '' : stem;
}

const absolute = (text: string | undefined): string | null =>
  text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : null;

/** Its address as the page itself says it: an address that names another page is not its own. */
function ownAddress({ url, name, facts }: SavedPage): string | null {
  const said = [
    ...facts.canonicals.map(({ text }) => text),
    ...facts.metas.filter((one) => one.name === 'og:url').map(({ text }) => text),
  ];
  const fitting = said
    .flatMap((one) => absolute(one) ?? [])
    .find((one) => stemOf(new URL(one).pathname) === stemOf(name));
  return absolute(url ?? undefined) ?? absolute(facts.savedFrom ?? undefined) ?? fitting ?? null;
}

/** A saved page for the audit; everything in it is proven by its tag. */
export function savedPage(page: SavedPage): AuditPage {
  const { document, facts, name, text } = page;
  const proofOf = ({ line, tag }: { line: number; tag: string }): Proof => ({
    kind: 'tag',
    document,
    line,
    quote: tag,
  });
  const said = (one: PageText): Said => ({ text: one.text, proof: proofOf(one) });
  const metas = (...names: readonly string[]) => facts.metas.filter((one) => names.includes(one.name));
  const [refresh] = metas('refresh');
  const first = facts.titles[0] ?? facts.headings[0] ?? facts.metas[0] ?? facts.links[0];
  const itself: Proof = proofOf(first ?? { line: 1, tag: text.slice(0, 120) || name });
  return {
    ...emptyPage(page.url ?? name, itself),
    address: ownAddress(page),
    knows: new Set(['title', 'description', 'h1', 'canonical', 'robots', 'words', 'tags'] as const),
    titles: facts.titles.map(said),
    descriptions: metas('description').map(said),
    headings: facts.headings.map((one) => ({ ...said(one), level: one.level })),
    canonicals: facts.canonicals.map(said),
    robots: metas('robots', 'googlebot').map(said),
    alternates: facts.alternates.map((one) => ({ ...said(one), language: one.language })),
    links: facts.links.map((one) => ({ ...said(one), href: one.href, rel: one.rel })),
    images: facts.images.map((one) => ({ alt: one.alt, proof: proofOf(one) })),
    data: facts.data.map(said),
    language: facts.language,
    base: facts.base,
    hasViewport: metas('viewport').length > 0,
    refresh: refresh === undefined ? null : said(refresh),
    scripts: facts.scripts,
    bytes: facts.bytes,
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    text,
  };
}
