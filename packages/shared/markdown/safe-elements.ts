import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Definition, List, RootContent } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { elementHandlers } from './element-handlers.ts';
import { rehypeMarks } from './link-marks.ts';
import { schema } from './schema.ts';

/** Line breaks are on (requirement M1); the allow-list comes last (requirement M2). */
const toElements = unified()
  .use(remarkBreaks)
  .use(remarkRehype, { handlers: elementHandlers })
  .use(rehypeMarks)
  .use(rehypeSanitize, schema)
  .freeze();

const toSafe = unified().use(rehypeSanitize, schema).freeze();

/**
 * Turns markdown nodes into elements that passed the allow-list (requirement M2). `definitions` are those that stand
 * elsewhere in the document; of several of one label the first counts, and those of `nodes` come last.
 */
export function toSafeElements(
  nodes: readonly RootContent[],
  definitions: readonly Definition[],
): ElementContent[] {
  return childrenOf(toElements.runSync({ type: 'root', children: [...definitions, ...nodes] }) as HastRoot);
}

/** The same for elements that were made without the parser. */
export function sanitizeElements(children: ElementContent[]): ElementContent[] {
  return childrenOf(toSafe.runSync({ type: 'root', children }) as HastRoot);
}

function childrenOf({ children }: HastRoot): ElementContent[] {
  return children.filter((node): node is ElementContent => node.type === 'element' || node.type === 'text');
}

/** Whether the items of a list are paragraphs: a blank line is between them or within one. */
export function isLoose(node: List): boolean {
  return node.spread === true || node.children.some((item) => item.spread === true);
}

/** The items of one piece of a long list, safe; `loose` is said of the whole list. */
export function toSafeList(node: List, loose: boolean, definitions: readonly Definition[]): ElementContent[] {
  const children = loose ? node.children : node.children.map((item) => ({ ...item, spread: false }));
  return toSafeElements([{ ...node, spread: loose, children }], definitions);
}

/** A block that is shown as it was written. */
export function plainBlock(source: string): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: { dataPlain: true },
    children: [{ type: 'text', value: source.trim() }],
  };
}
