import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { readLink } from './links.ts';

/**
 * Gives links their meaning here (requirement M3): to the web, or a mark of a figure, a claim, a block or a source; any
 * other is only its words. Leaves out the line ends that are between blocks for whoever reads the HTML, and the places.
 */
export function rehypeMarks() {
  return (tree: Root): void => {
    tree.children = readAll(tree.children as ElementContent[]) satisfies RootContent[];
  };
}

function el(tagName: string, children: ElementContent[], properties: Properties): Element {
  return { type: 'element', tagName, properties, children };
}

function readAll(nodes: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'element') out.push(...readElement(node));
    else if (node.type === 'text' && node.value !== '\n') out.push({ type: 'text', value: node.value });
  }
  return out;
}

function readElement({ tagName, properties, children }: Element): ElementContent[] {
  if (tagName === 'code' || tagName === 'pre') return [el(tagName, children.map(unplaced), properties)];
  const read = readAll(children);
  switch (tagName) {
    case 'a':
      return link(String(properties['href'] ?? ''), read);
    case 'p':
      return paragraph(el('p', read, properties));
    case 'li':
      return [listItem(el('li', read, properties))];
    default:
      return [el(tagName, read, properties)];
  }
}

/** Without its place in the text it was read from, which is only a part of the document. */
function unplaced(node: ElementContent): ElementContent {
  if (node.type !== 'element') return { type: 'text', value: node.type === 'text' ? node.value : '' };
  return el(node.tagName, node.children.map(unplaced), node.properties);
}

function link(address: string, children: ElementContent[]): ElementContent[] {
  const target = readLink(address);
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
      return [el('sup', [{ type: 'text', value: target.number }], { dataSource: target.number })];
    case 'none':
      return children;
  }
}

function isDisplayed({ properties }: Element): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes('math-display');
}

/**
 * A formula that is alone in its paragraph stands by itself; one inside a sentence keeps the sentence. A paragraph that
 * only links to `#block:…` is the title of the block behind it.
 */
function paragraph(element: Element): Element[] {
  const [only, ...more] = element.children;
  if (more.length > 0 || only?.type !== 'element') return [element];
  if (isDisplayed(only)) return [only];
  const { dataBlock } = only.properties;
  return [dataBlock === undefined ? element : el('p', only.children, { dataBlock })];
}

/** The box of a task brings its own distance to the words. */
function listItem(item: Element): Element {
  const names = item.properties['className'];
  if (!Array.isArray(names) || !names.includes('task-list-item')) return item;
  return { ...item, properties: { dataTask: true }, children: withoutSpace(item.children) };
}

function withoutSpace([first, ...rest]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== 'element') return first === undefined ? [] : [first, ...rest];
  if (first.tagName === 'p') return [{ ...first, children: withoutSpace(first.children) }, ...rest];
  const [space, ...words] = rest;
  return space?.type === 'text' && space.value === ' ' ? [first, ...words] : [first, ...rest];
}
