import type { ElementContent, Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { environment } from '@loupe/shared/environment';

/**
 * Takes the place of `hast-util-from-html-isomorphic` in the built site: what KaTeX writes, as a tree. The package asks the
 * page's own HTML parser, which Trusted Types refuse. To a document without a window the page's policy on styles holds as
 * well, so they go past it under another name; in KaTeX's words a quotation mark is always escaped.
 */
export function fromHtmlIsomorphic(markup: string): Root {
  const fragment = environment().parseFragment?.(markup.replaceAll(' style="', ' data-style="'));
  if (fragment === undefined) throw new Error('This host cannot read markup');
  const root = fromDom(fragment) as Root;
  for (const node of root.children) restoreStyle(node as ElementContent);
  return root;
}

function restoreStyle(node: ElementContent): void {
  if (node.type !== 'element') return;
  const { dataStyle, ...properties } = node.properties;
  if (typeof dataStyle === 'string') node.properties = { ...properties, style: dataStyle };
  for (const child of node.children) restoreStyle(child);
}
