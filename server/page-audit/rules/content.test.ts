import { expect, it } from 'vitest';
import { emptyPage, type AuditPage, type Proof } from '../page.ts';
import { siteOf } from '../site.ts';
import { checkOrphan } from './content.ts';

const proof: Proof = { kind: 'tag', document: 'd', line: 1, quote: '<title>A</title>' };

/** A saved page that links to others. */
const page = (name: string, hrefs: readonly string[]): AuditPage => ({
  ...emptyPage(name, proof),
  knows: new Set(['tags']),
  links: hrefs.map((href) => ({ href, rel: '', text: href, proof })),
});

const site = (...pages: readonly AuditPage[]) => siteOf(pages, { robots: null, sitemap: [], host: null });

it('a page that none of the pages read links to is told, the start page and those that are linked are not', () => {
  const pages = [page('index.html', ['a.html']), page('a.html', ['/']), page('b.html', ['/', 'a.html'])];
  const orphans = pages.filter((one) => checkOrphan(one, site(...pages)).length > 0);
  expect(orphans.map(({ name }) => name)).toEqual(['b.html']);
});

it('of a site of which most was not read no page is called unlinked', () => {
  const pages = [
    page('index.html', ['u.html', 'v.html', 'w.html', 'x.html']),
    page('a.html', []),
    page('b.html', []),
  ];
  expect(pages.flatMap((one) => checkOrphan(one, site(...pages)))).toEqual([]);
});
