import { expect, test } from 'vitest';
import { makeCopy } from '../../document/make-copy.ts';
import { assertHoldsWhatItSays, assertStorable } from '../../modules/files/files.policy.ts';
import { cellText } from '../../claims/cell-text.ts';
import type { Table } from '../../table/table.ts';
import { dayOfFeed } from './feed-days.ts';
import { readDocument } from './read-document.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (text: string, name: string) => await readDocument('tests', bytes(text), name);

/** Rows of a table as they are shown. */
const rowsOf = (table: Table | undefined) =>
  Array.from({ length: table?.rowCount ?? 0 }, (_, row) =>
    (table?.columns ?? []).map((column) => cellText(column, row)),
  );

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url>
    <loc>https://hafen-rad.example/</loc>
    <lastmod>2026-03-02</lastmod>
    <image:image><image:loc>https://hafen-rad.example/rad.jpg</image:loc></image:image>
  </url>
  <url><loc>https://hafen-rad.example/preise?a=1&amp;b=2</loc></url>
</urlset>`;

test('a sitemap is a table of addresses with the lines they begin on', async () => {
  const document = await read(sitemap, 'sitemap.xml');
  const [table] = document.typedTables;
  expect(table?.columns.map(({ name }) => name)).toEqual(['loc', 'lastmod']);
  expect(rowsOf(table)[0]?.[0]).toBe('https://hafen-rad.example/');
  expect(rowsOf(table)[1]?.[0]).toBe('https://hafen-rad.example/preise?a=1&b=2');
  expect([...(table?.lines ?? [])]).toEqual([3, 8]);
  expect(document.mime).toBe('text/xml');
});

test('a sitemap index is a table of its sitemaps', async () => {
  const document = await read(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/s1.xml</loc></sitemap><sitemap><loc>https://a.example/s2.xml</loc></sitemap></sitemapindex>',
    'sitemap_index.xml',
  );
  expect(document.typedTables[0]?.columns[0]?.name).toBe('sitemap');
  expect(rowsOf(document.typedTables[0])).toEqual([
    ['https://a.example/s1.xml'],
    ['https://a.example/s2.xml'],
  ]);
});

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Kranwerk news</title><description>From the yard</description>
<item><title>Kranwerk opens a second yard</title><link>https://kranwerk.example/yard</link>
<pubDate>Mon, 03 Mar 2025 10:00:00 GMT</pubDate><media:title>A picture</media:title>
<description><![CDATA[<p>The yard has <b>40</b> places.</p><p>It opens in May.</p>]]></description></item>
<item><title>Prices &amp; terms</title><link>https://kranwerk.example/terms</link><pubDate>7 Jan 25 08:00 +0100</pubDate><description>New terms.</description></item>
</channel></rss>`;

test('a feed is one section and one row for each item, with its day', async () => {
  const document = await read(rss, 'news.rss');
  expect(rowsOf(document.typedTables[0])).toEqual([
    [
      '2025-03-03',
      'Kranwerk opens a second yard',
      'https://kranwerk.example/yard',
      'The yard has 40 places. It opens in May.',
    ],
    ['2025-01-07', 'Prices & terms', 'https://kranwerk.example/terms', 'New terms.'],
  ]);
  expect(document.typedTables[0]?.columns[0]?.kind).toBe('date');
  const item = document.passages.find(({ locator }) => locator === 'section “Kranwerk opens a second yard”');
  expect(item?.text).toContain('2025-03-03');
  expect(item?.text).toContain('The yard has 40 places.');
  expect(document.passages.map(({ text }) => text).join(' ')).not.toContain('A picture');
});

test('an Atom feed gives the address to read an entry at and the day it was published', async () => {
  const document = await read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Log</title><updated>2026-01-01T00:00:00Z</updated><entry><title type="html">First &lt;i&gt;entry&lt;/i&gt;</title><link rel="edit" href="https://a.example/edit"/><link href="https://a.example/1"/><published>2025-11-05T23:30:00-05:00</published><updated>2026-02-02T00:00:00Z</updated><summary>Short.</summary></entry></feed>',
    'log.atom',
  );
  expect(rowsOf(document.typedTables[0])).toEqual([
    ['2025-11-05', 'First entry', 'https://a.example/1', 'Short.'],
  ]);
});

test('other XML is read as its text, and an entity that a document type declares is not resolved', async () => {
  const document = await read(
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><order><customer>Anna Berg</customer><note>&x;</note></order>',
    'order.xml',
  );
  const text = document.passages.map((one) => one.text).join('\n');
  expect(text).toContain('customer: Anna Berg');
  expect(text).not.toContain('root:');
});

test('the kept copy of a feed holds what its passages quote', async () => {
  const blocks = await makeCopy(bytes(rss), 'news.xml', 'xml');
  expect(JSON.stringify(blocks)).toContain('The yard has 40 places.');
});

test('what is named XML and holds none, or is nested without end, is refused with a sentence', async () => {
  await expect(read('only words', 'a.xml')).rejects.toMatchObject({ code: 'file.unreadable' });
  await expect(read('<a>'.repeat(5_000), 'deep.xml')).rejects.toMatchObject({ code: 'file.unreadable' });
});

test('a sitemap and a feed can be uploaded', async () => {
  for (const [name, text, type] of [
    ['sitemap.xml', sitemap, 'text/xml'],
    ['news.rss', rss, 'application/rss+xml'],
  ] as const) {
    expect(() => assertStorable({ name, bytes: text.length, type })).not.toThrow();
    await expect(assertHoldsWhatItSays(bytes(text), name, 'text/xml')).resolves.toBeUndefined();
  }
});

test('days of feeds are read in both forms, and what is none stays as it stands', () => {
  expect(dayOfFeed('Tue, 09 Dec 2025 23:59:59 -0800')).toBe('2025-12-09');
  expect(dayOfFeed('2024-02-29')).toBe('2024-02-29');
  expect(dayOfFeed('31 Dec 99 12:00 GMT')).toBe('1999-12-31');
  expect(dayOfFeed('yesterday')).toBe('yesterday');
});
