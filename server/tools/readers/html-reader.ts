import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import type { RawGrid } from '../../table/raw-grid.ts';
import { tableGrid } from './html-table.ts';
import { measureHtml } from './html-guard.ts';
import { removeUnseen } from './html-hidden.ts';

interface HtmlSection {
  readonly heading: string;
  readonly text: string;
}

export interface ReadHtml {
  readonly title: string;
  readonly sections: readonly HtmlSection[];
  readonly tables: readonly RawGrid[];
}

const blockTags = new Set(['P', 'LI', 'BLOCKQUOTE', 'PRE', 'DT', 'DD', 'FIGCAPTION', 'TD', 'TH', 'CAPTION']);

/**
 * Main text of a page by headings. With `mainOnly` navigation and advertising are left out (Readability), where that
 * does not take too long. Throws `file.unreadable` for a page that no reader should begin.
 */
export function readHtml(html: string, fallbackTitle: string, mainOnly: boolean): ReadHtml {
  const page = html.includes('<html') ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { isLight } = measureHtml(page, fallbackTitle);
  const { document } = parseHTML(page);
  const title =
    clean(document.querySelector('title')?.textContent ?? document.querySelector('h1')?.textContent ?? '') ||
    fallbackTitle;
  removeUnseen(document);
  writeBreaks(document);
  // A table around tables is how old pages are laid out; its cells would hold all of theirs again.
  const tables = [...document.querySelectorAll('table')]
    .filter((table) => table.querySelector('table') === null)
    .slice(0, 50)
    .map((table, i) => tableGrid(table, `${title}, table ${i + 1}`))
    .filter((table) => table !== null);
  const article =
    mainOnly && isLight && !isOfRules(document)
      ? new Readability(document.cloneNode(true) as Document, { charThreshold: 200 }).parse()
      : null;
  const body = article?.content
    ? parseHTML(`<!doctype html><html><body>${article.content}</body></html>`).document.body
    : document.body;
  return { title: clean(article?.title ?? '') || title, sections: toSections(body, title), tables };
}

/** Fewer lines of numbers may be in any article. */
const fewestArticles = 3;
const articleLine = /^(?:Article|Artikel|Art\.|Section|§)\s*\d+[a-z]?(?:[\s.:–—-].{0,90})?$/u;

/** A law: Readability takes its short lines, such as "Article 5", and the tables that hold its lists for decoration. */
function isOfRules(document: Document): boolean {
  const lines = [...document.querySelectorAll('p,h1,h2,h3,h4,h5,h6,div,span')].filter(
    (element) => element.children.length <= 2 && articleLine.test(clean(element.textContent ?? '')),
  );
  return new Set(lines.map(({ textContent }) => clean(textContent ?? ''))).size >= fewestArticles;
}

/** "(a)", "1.", "—" in a cell of their own number the words of the next. */
const itemMark = /^(?:\(\p{L}{1,4}\)|\(\d{1,3}\)|\d{1,3}\.|\p{L}\)|[—–-])$/u;

function rowText(row: Element): string {
  const cells = [...row.children].map((cell) => clean(cell.textContent ?? ''));
  return cells.join(cells.length === 2 && itemMark.test(cells[0] ?? '') ? ' ' : ' | ');
}

/** Stands for `br`: other breaks of a page's source are spaces. */
const lineBreak = '\u2028';

/** What is in lines of its own is no one word with what is before it. */
function writeBreaks(document: Document): void {
  for (const mark of document.querySelectorAll('br'))
    mark.replaceWith(mark.closest('td,th') ? breakIn(mark) : lineBreak);
  // "li + li" as a selector goes through all children of a parent for each of them.
  for (const item of document.querySelectorAll('td li,td p,td div,th li,th p,th div'))
    if (item.previousElementSibling?.tagName === item.tagName) item.before(breakIn(item));
}

/** Values in a cell beside their name are a list: "Anna Berg, Jan Kühn". */
function breakIn(mark: Element): string {
  const cell = mark.closest('td,th');
  return cell?.tagName === 'TD' && cell.parentElement?.firstElementChild?.tagName === 'TH' ? ', ' : ' ';
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines of a paragraph, where it is broken into some; an empty one between them is kept. */
const lines = (text: string) =>
  text
    .split(lineBreak)
    .map(clean)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const isList = ({ nodeName }: Node) => nodeName === 'UL' || nodeName === 'OL';

/** An item that holds lists: its own words, then each item of theirs in a block of its own, marked as one. */
function itemBlocks(item: Element, mark = ''): string[] {
  const nodes = [...item.childNodes];
  const own = nodes.filter((node) => !isList(node)).map((node) => node.textContent ?? '');
  const below = nodes.filter(isList).flatMap((list) => [...(list as Element).children]);
  return [`${mark}${lines(own.join(''))}`, ...below.flatMap((one) => itemBlocks(one, '- '))];
}

function toSections(body: Element, title: string): HtmlSection[] {
  const sections: { heading: string; blocks: string[] }[] = [{ heading: title, blocks: [] }];
  const walk = (element: Element): void => {
    for (const child of element.children) {
      if (/^H[1-4]$/.test(child.tagName))
        sections.push({ heading: clean(child.textContent ?? ''), blocks: [] });
      else if (child.tagName === 'LI' && [...child.childNodes].some(isList))
        sections.at(-1)?.blocks.push(...itemBlocks(child));
      else if (child.tagName === 'TR') sections.at(-1)?.blocks.push(rowText(child));
      else if (blockTags.has(child.tagName) || child.children.length === 0)
        sections.at(-1)?.blocks.push(lines(child.textContent ?? ''));
      else walk(child);
    }
  };
  walk(body);
  return sections
    .map(({ heading, blocks }) => ({ heading, text: blocks.filter((block) => block !== '').join('\n\n') }))
    .filter(({ text }) => text !== '');
}
