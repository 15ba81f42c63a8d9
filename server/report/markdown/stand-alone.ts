import type { Nodes, PhrasingContent, RootContent } from 'mdast';

/** A tree for readers that know none of our links: figures are their numbers, citations footnotes, titles of blocks bold. */
export function standAlone(nodes: readonly RootContent[], sources: ReadonlySet<number>): RootContent[] {
  return nodes.map((node) => changed(node, sources) as RootContent);
}

function changed(node: Nodes, sources: ReadonlySet<number>): Nodes {
  if (node.type === 'link' && node.url.startsWith('#')) return ownLink(node.url, node.children, sources);
  if (!('children' in node)) return node;
  const children = (node.children as Nodes[]).map((child) => changed(child, sources));
  return { ...node, children } as Nodes;
}

function ownLink(url: string, children: PhrasingContent[], sources: ReadonlySet<number>): PhrasingContent {
  const [name = '', id = ''] = url.slice(1).split(':');
  if (name === 'source' && sources.has(Number(id)))
    return { type: 'footnoteReference', identifier: id, label: id };
  if (name === 'block') return { type: 'strong', children };
  const [only] = children;
  return children.length === 1 && only ? only : { type: 'emphasis', children };
}
