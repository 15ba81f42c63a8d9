import { Parser } from 'htmlparser2';
import { appError } from '../../errors/app-error.ts';
import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { dayOfFeed } from './feed-days.ts';
import { readLimits } from './document.ts';
import type { ReadHtml } from './html-reader.ts';

/** A tag with what is in it; the children of a feed's item are few. */
interface Element {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/**
 * XML as text and tables: sitemaps and sitemap indexes (sitemaps.org 0.9) as tables of addresses, RSS 2.0, RSS 1.0 and
 * Atom feeds (RFC 4287) as one section and one row for each item, its day as YYYY-MM-DD; anything else as its text.
 * Entities of a document type are not resolved. Throws `file.unreadable` for what no reader should begin, and for no XML.
 */
export function readXml(xml: string, name: string): ReadHtml {
  const root = parse(xml, name);
  if (root === undefined)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.notXml(name)) });
  if (root.name === 'urlset' || root.name === 'sitemapindex') return ofSitemap(root, name);
  const items = itemsOf(root);
  if (items.length > 0 || isFeed(root)) return ofFeed(root, items, name);
  return { title: name, sections: textSections(root, name), tables: [] };
}

/** Without its prefix: "rss:item" is "item", and prefixes are the writer's choice. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Names with a prefix that would be mistaken for others: `media:title` is no title, `image:loc` no page. */
const own = new Set(['dc:date', 'dc:creator', 'content:encoded', 'dcterms:modified', 'rdf:RDF']);

function nameOf(name: string): string {
  if (!name.includes(':') || own.has(name)) return name.includes(':') ? local(name) : name;
  return /^(?:media|image|video|news|itunes|g|xhtml):/.test(name) ? name : local(name);
}

function parse(xml: string, name: string): Element | undefined {
  const top: Element = { name: '', line: 1, attributes: {}, children: [], text: '' };
  const open: Element[] = [top];
  let [tags, at, line] = [0, 0, 1];
  const lineAt = (index: number) => {
    for (; at < index; at += 1) if (xml.charCodeAt(at) === 10) line += 1;
    return line;
  };
  const refuse = (what: 'tooNested' | 'tooComplex') =>
    appError('file.unreadable', { sentence: readerTexts.said((t) => t[what](name)) });
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        tags += 1;
        if (tags > readLimits.elements * 5 || Object.keys(attributes).length > readLimits.attributes)
          throw refuse('tooComplex');
        if (open.length > readLimits.depth) throw refuse('tooNested');
        const element: Element = {
          name: nameOf(tag),
          line: lineAt(parser.startIndex),
          attributes,
          children: [],
          text: '',
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return top.children[0];
}

const childOf = (element: Element, ...names: readonly string[]) => {
  for (const name of names) {
    const found = element.children.find((one) => one.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
};

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (element: Element, ...names: readonly string[]) =>
  clean(childOf(element, ...names)?.text ?? '');

function ofSitemap(root: Element, name: string): ReadHtml {
  const columns = ['loc', 'lastmod', 'changefreq', 'priority'] as const;
  // The addresses of an index are those of sitemaps, and no pages.
  const first = root.name === 'sitemapindex' ? 'sitemap' : 'loc';
  const entries = root.children.filter((one) => one.name === 'url' || one.name === 'sitemap');
  const rows = entries.map((one) => columns.map((column) => textOf(one, column) || null));
  const used = columns.filter((_, i) => i === 0 || rows.some((row) => row[i] !== null));
  const kept = rows.map((row) => used.map((column) => row[columns.indexOf(column)] ?? null));
  const table = tableOf(name, [first, ...used.slice(1)], kept, entries);
  const text = rows.flatMap(([loc]) => loc ?? []).join('\n\n');
  return { title: name, sections: text === '' ? [] : [{ heading: name, text }], tables: table };
}

const isFeed = ({ name, children }: Element) =>
  name === 'feed' || name === 'RDF' || (name === 'rss' && children.some((one) => one.name === 'channel'));

/** Items of a feed: RSS 2.0 keeps them in the channel, RSS 1.0 beside it, Atom calls them entries. */
function itemsOf(root: Element): Element[] {
  if (!isFeed(root)) return [];
  const channel = childOf(root, 'channel');
  return [...(channel?.children ?? []), ...root.children].filter(
    ({ name }) => name === 'item' || name === 'entry',
  );
}

/** What marks up a description is no text of it; what is in lines of its own stays apart. */
const plain = (html: string) =>
  html
    .replace(/<(?:script|style)\b[^<]*<\/(?:script|style)>/gi, ' ')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^<>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .split(/\n{2,}/)
    .map(clean)
    .filter((part) => part !== '')
    .join('\n\n');

/** An address is in the text of a link, or in its `href` (Atom), the one to read it at first. */
function linkOf(item: Element): string {
  const links = item.children.filter(({ name }) => name === 'link');
  const best = links.find(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate') ?? links[0];
  return clean(best?.text ?? '') || clean(best?.attributes.href ?? '') || textOf(item, 'guid');
}

function ofFeed(root: Element, items: readonly Element[], name: string): ReadHtml {
  const channel = childOf(root, 'channel') ?? root;
  const title = textOf(channel, 'title') || name;
  const read = items.map((item) => ({
    day: dayOfFeed(textOf(item, 'pubDate', 'published', 'date', 'updated', 'modified')),
    title: plain(textOf(item, 'title')),
    link: linkOf(item),
    text: plain(childOf(item, 'encoded', 'content', 'description', 'summary')?.text ?? ''),
  }));
  const sections = read.map((item, i) => ({
    heading: item.title || item.link || `${title} ${i + 1}`,
    text: [item.day, item.title, item.text, item.link].filter((part) => part !== '').join('\n\n'),
  }));
  const rows = read.map(({ day, title: said, link, text }) => [
    day || null,
    said || null,
    link || null,
    text.replaceAll('\n\n', ' ').slice(0, 1_000) || null,
  ]);
  const about = plain(textOf(channel, 'description', 'subtitle'));
  const head = about === '' ? [] : [{ heading: title, text: about }];
  return {
    title,
    sections: [...head, ...sections],
    tables: tableOf(title, ['Date', 'Title', 'Link', 'Text'], rows, items),
  };
}

function tableOf(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
  elements: readonly Element[],
): RawGrid[] {
  if (rows.length === 0) return [];
  const first = elements[0]?.line ?? 1;
  const lines = [first, ...elements.map(({ line }) => line)];
  // A row of one cell would be read as a remark below the table.
  const filled = rows.map((row) => row.map((cell) => cell ?? '–'));
  return [gridOfRows(name, [columns, ...filled], { headerRows: 1, lines })];
}

/** The text of every part, part by part of the root: "name: Anna Berg". */
function textSections(root: Element, name: string) {
  const partsOf = (element: Element): string[] => [
    ...(clean(element.text) === '' ? [] : [`${element.name}: ${clean(element.text)}`]),
    ...element.children.flatMap(partsOf),
  ];
  const text = partsOf(root).join('\n\n');
  return text === '' ? [] : [{ heading: name, text }];
}
