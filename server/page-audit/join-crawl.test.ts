import { expect, it } from 'vitest';
import { joinCrawl } from './join-crawl.ts';
import { emptyPage, type AuditPage, type Proof } from './page.ts';
import { checkText } from './rules/content.ts';
import { checkIndexing } from './rules/indexing.ts';
import { checkTechnical } from './rules/technical.ts';
import { siteOf } from './site.ts';

const proof: Proof = { kind: 'tag', document: 'd', line: 1, quote: '<title>A</title>' };
const said = (text: string) => [{ text, proof }];
const around = { robots: null, sitemap: [], host: 'a.example', isSecure: true };

/** A page with a title; `more` says what else is known of it. */
const page = (name: string, title: string, more: Partial<AuditPage> = {}): AuditPage => ({
  ...emptyPage(name, proof),
  knows: new Set(['title', 'canonical']),
  titles: said(title),
  ...more,
});

const saved = page('home.html', 'Home of A', {
  address: 'https://a.example/',
  knows: new Set(['title', 'tags']),
});
const crawled = page('https://a.example/', 'Home of A', {
  address: 'https://a.example/',
  knows: new Set(['title', 'inlinks']),
  inlinks: 12,
});

it('a saved page that a crawl lists too is one page, with the links that the crawl counted', () => {
  const [one, ...others] = joinCrawl([saved, crawled]);
  expect([one?.name, one?.inlinks, others]).toEqual(['home.html', 12, []]);
  expect(siteOf(joinCrawl([saved, crawled]), around).sameTitle.size).toBe(0);
});

const rowOf = (words: number) => ({ ...crawled, knows: new Set(['words'] as const), words });
const textRules = (all: readonly AuditPage[]) =>
  all.flatMap((one) => checkText(one, siteOf(all, around))).map(({ rule }) => rule);

it('a page saved in part has no little text where the crawl counted more', () => {
  const part = { ...saved, knows: new Set(['tags', 'words'] as const), words: 69 };
  expect(textRules(joinCrawl([part, rowOf(612)]))).toEqual([]);
  expect(textRules(joinCrawl([part, rowOf(71)]))).toEqual(['text_short']);
});

it('a second main heading is reported of a page that only a crawl lists', () => {
  const headings = ['Implants', 'Questions'].map((text) => ({ text, proof, level: 1 }));
  const one = page('x', 'X', { knows: new Set(['h1']), headings });
  expect(textRules([one])).toEqual(['h1_several']);
});

it('two rows of a crawl for one address are left as they are', () => {
  expect(joinCrawl([saved, crawled, crawled])).toHaveLength(3);
});

it('a page may have the title of the one that its canonical names', () => {
  const braces = page('braces', 'Braces', { address: 'https://a.example/braces' });
  const named = page('invisalign', 'Braces', {
    address: 'https://a.example/invisalign',
    canonicals: said('https://a.example/braces'),
  });
  expect(siteOf([braces, named], around).sameTitle.size).toBe(0);
  expect(siteOf([braces, { ...named, canonicals: [] }], around).sameTitle.size).toBe(1);
});

it('a canonical with http is reported only where the site is known to have https', () => {
  const one = page('x', 'X', { address: 'https://a.example/x', canonicals: said('http://a.example/x') });
  const rules = (isSecure: boolean) =>
    checkIndexing(one, siteOf([one], { ...around, isSecure })).map(({ rule }) => rule);
  expect([rules(true), rules(false)]).toEqual([['canonical_http'], []]);
});

/** Rules that a page which says English breaks with this text. */
function brokenBy(text: string, words: number): readonly string[] {
  const one = page('x', 'X', { knows: new Set(['tags']), language: 'en', hasViewport: true, text, words });
  return checkTechnical(one, siteOf([one], around)).map(({ rule }) => rule);
}

it('a page that says English above a German text is reported, and one of few words is not', () => {
  const german =
    'Das Holz bringt sein Öl selbst mit und braucht keins dazu. Einmal im Frühjahr wird es mit Wasser und einer weichen Bürste gereinigt, immer in Richtung der Faser. Wer den warmen Ton zurück will, schleift mit feinem Papier und lässt die Fläche danach einen Tag trocknen.';
  expect([brokenBy(german, 45), brokenBy('Impressum und Datenschutz', 3)]).toEqual([['language_unlike'], []]);
});
