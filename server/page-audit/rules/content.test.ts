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

it('a page that none of the pages read links to is reported, the start page and those that are linked are not', () => {
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

it('a page whose canonical leaves out the ending of its file is the page that others link to', () => {
  const courses = { ...page('courses.html', []), address: 'https://a.example/courses/' };
  const start = { ...page('index.html', ['courses.html']), address: 'https://a.example/' };
  const sitemap = [{ text: 'https://a.example/courses.html', proof }];
  const whole = siteOf([start, courses], { robots: null, sitemap, host: null });
  expect(whole.linksTo(courses).map(({ from }) => from.name)).toEqual(['index.html']);
  expect([whole.unread, whole.isInSitemap(courses)]).toEqual([[], true]);
});

it('where both are read, the ending tells them apart', () => {
  const folder = { ...page('courses/index.html', []), address: 'https://a.example/courses/' };
  const file = { ...page('courses.html', []), address: 'https://a.example/courses.html' };
  const start = { ...page('index.html', ['courses.html']), address: 'https://a.example/' };
  const whole = siteOf([start, folder, file], { robots: null, sitemap: [], host: null });
  expect([whole.linksTo(folder).length, whole.linksTo(file).length]).toEqual([0, 1]);
});
