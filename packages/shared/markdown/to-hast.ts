import type { Element, ElementContent, Properties, Root as HastRoot } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { AlignType, List, ListItem, Nodes, Table, TableRow } from 'mdast';
import { readLink } from './links.ts';
import { schema } from './schema.ts';

export interface Target {
  url: string;
}

/** What the tree of one block needs to know of the rest of the document. */
export interface References {
  /** The address a reference label stands for, or undefined. Identifiers are folded. */
  resolve: (identifier: string) => Target | undefined;
}

/** Turns markdown nodes into elements that passed the allow-list (requirement M2). */
export function toSafeElements(nodes: readonly Nodes[], references: References): ElementContent[] {
  return sanitizeElements(convertAll(nodes, references));
}

/** The last step before anything is shown: keeps what the allow-list names and nothing else. */
export function sanitizeElements(children: ElementContent[]): ElementContent[] {
  const root: HastRoot = { type: 'root', children };
  const safe = sanitize(root, schema);
  const kept = safe.type === 'root' ? safe.children : [safe];
  return kept.filter((node): node is ElementContent => node.type === 'element' || node.type === 'text');
}

function el(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}
function text(value: string): ElementContent {
  return { type: 'text', value };
}

function convertAll(nodes: readonly Nodes[], references: References): ElementContent[] {
  const out: ElementContent[] = [];
  for (const node of nodes) out.push(...convert(node, references));
  return out;
}

function convert(node: Nodes, references: References): ElementContent[] {
  switch (node.type) {
    case 'text':
      return withBreaks(node.value);
    case 'html':
      return [text(node.value)];
    case 'paragraph':
      return paragraph(convertAll(node.children, references));
    case 'heading':
      return [el(`h${node.depth}`, convertAll(node.children, references))];
    case 'emphasis':
      return [el('em', convertAll(node.children, references))];
    case 'strong':
      return [el('strong', convertAll(node.children, references))];
    case 'delete':
      return [el('del', convertAll(node.children, references))];
    case 'inlineCode':
      return [el('code', [text(node.value)])];
    case 'code':
      return [codeBlock(node.value, node.lang ?? '')];
    case 'break':
      return [el('br', [])];
    case 'thematicBreak':
      return [el('hr', [])];
    case 'blockquote':
      return [el('blockquote', convertAll(node.children, references))];
    case 'list':
      return [list(node, references)];
    case 'table':
      return [table(node, references)];
    case 'math':
      return [math(node.source, node.value, node.display, node.closed)];
    case 'link':
      return link(node.url, convertAll(node.children, references));
    case 'linkReference': {
      const target = references.resolve(node.identifier);
      return link(target?.url ?? '', convertAll(node.children, references));
    }
    case 'image':
      return [el('img', [], { src: node.url, alt: node.alt ?? '' })];
    case 'imageReference':
      return [el('img', [], { src: references.resolve(node.identifier)?.url ?? '', alt: node.alt ?? '' })];
    case 'footnoteReference':
      return [el('sup', [], { dataFootnote: node.identifier })];
    default:
      return [];
  }
}

/** Line breaks are on (requirement M1): every line of a paragraph is a line on the page. */
function withBreaks(value: string): ElementContent[] {
  if (!value.includes('\n')) return [text(value)];
  return value.split('\n').flatMap((line, i) => (i === 0 ? [text(line)] : [el('br', []), text(line)]));
}

/**
 * A formula that is alone in its paragraph stands by itself; one inside a sentence keeps the sentence. A paragraph that
 * only links to `#block:…` is the title of the block behind it.
 */
function paragraph(children: ElementContent[]): ElementContent[] {
  const only = children.length === 1 ? children[0] : undefined;
  if (only?.type !== 'element') return [el('p', children)];
  const { dataMath, dataBlock } = only.properties;
  if (dataMath === 'display') return [only];
  return [dataBlock === undefined ? el('p', children) : el('p', only.children, { dataBlock })];
}

function math(source: string, value: string, display: boolean, closed: boolean): ElementContent {
  if (!closed) return el('p', withBreaks(source));
  // Opener and closer go along, so the original text can be kept when the formula cannot be shown.
  const kind = display ? 'display' : 'inline';
  return el('span', [text(value)], { dataMath: kind, dataDelimiters: source.slice(0, 2) + source.slice(-2) });
}

/** A block that is shown as it was written. */
export function plainBlock(source: string): Element {
  return el('p', [text(source.trim())], { dataPlain: true });
}

/** Blank lines at the end of code depend on where its list ends; nobody sees them. */
function withoutBlankEnd(code: string): string {
  const end = code.indexOf('\n', code.trimEnd().length);
  return end === -1 ? code : code.slice(0, end);
}

/** A code block; `info` is what stands behind the fence, its first word names the language. */
export function codeBlock(value: string, info: string): Element {
  const language = /^[\w+#.-]{1,40}/.exec(info)?.[0];
  const properties = language === undefined ? {} : { className: [`language-${language.toLowerCase()}`] };
  return el('pre', [el('code', [text(withoutBlankEnd(value))], properties)]);
}

function link(url: string, children: ElementContent[]): ElementContent[] {
  const target = readLink(url);
  switch (target.kind) {
    case 'web':
      return [el('a', children, { href: target.href })];
    case 'figure':
      return [el('span', children, { dataFigure: target.id })];
    case 'claim':
      return [el('span', children, { dataClaim: target.id })];
    case 'block':
      return [el('span', children, { dataBlock: target.id })];
    case 'source':
      return [el('sup', [text(target.number)], { dataSource: target.number })];
    case 'none':
      return children;
  }
}

/** Whether the items of a list are paragraphs: a blank line stands between them or within one. */
export function isLoose(node: List): boolean {
  return node.spread === true || node.children.some((item) => item.spread === true);
}

/** The items of one piece of a long list, safe; `loose` is said of the whole list. */
export function toSafeList(node: List, loose: boolean, references: References): ElementContent[] {
  return sanitizeElements([list(node, references, loose)]);
}

function list(node: List, references: References, loose = isLoose(node)): Element {
  const items = node.children.map((item) => listItem(item, loose, references));
  const start =
    node.ordered === true && typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {};
  return el(node.ordered === true ? 'ol' : 'ul', items, start);
}

function listItem(item: ListItem, loose: boolean, references: References): Element {
  const isTask = typeof item.checked === 'boolean';
  const children = item.children.flatMap((child) =>
    child.type === 'paragraph' && !loose
      ? convertAll(child.children, references)
      : convert(child, references),
  );
  if (!isTask) return el('li', children);
  const box = el('input', [], { type: 'checkbox', disabled: true, checked: item.checked === true });
  const first = children[0];
  if (first?.type === 'element' && first.tagName === 'p') first.children.unshift(box);
  else children.unshift(box);
  return el('li', children, { dataTask: true });
}

function table(node: Table, references: References): Element {
  const align = node.align ?? [];
  const [head, ...rows] = node.children;
  const width = head?.children.length ?? 0;
  const parts = head === undefined ? [] : [el('thead', [row(head, 'th', align, width, references)])];
  if (rows.length > 0)
    parts.push(
      el(
        'tbody',
        rows.map((r) => row(r, 'td', align, width, references)),
      ),
    );
  return el('table', parts);
}

function row(
  node: TableRow,
  cell: 'th' | 'td',
  align: readonly AlignType[],
  width: number,
  references: References,
): Element {
  const cells: Element[] = [];
  for (let i = 0; i < width; i++) {
    const side = align[i];
    const content = node.children[i];
    cells.push(
      el(
        cell,
        content === undefined ? [] : convertAll(content.children, references),
        side ? { align: side } : {},
      ),
    );
  }
  return el('tr', cells);
}
