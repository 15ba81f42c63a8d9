import type { Element, ElementContent } from 'hast';

/** What a title says of the block behind it. */
export interface BlockName {
  /** E.g. `scorecard`, `chart-line`. */
  readonly kind: string;
  readonly title: string;
}

/** One top-level block: its safe elements. A new object whenever they changed, the same one as long as not. */
export interface Block {
  readonly elements: readonly ElementContent[];
  /** Given where the block is the title of the next one. */
  readonly names?: BlockName;
}

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function headingIn(block: Block | undefined): Element | undefined {
  const first = block?.elements[0];
  return first?.type === 'element' && /^h\d/.test(first.tagName) ? first : undefined;
}

/**
 * The title of a block as a heading one level below the last heading of the text; a caption stays a paragraph. It is not
 * shown where the heading right before it has the same words. Any other block is given back as it is.
 */
export function asTitle(block: Block, blockAt: (index: number) => Block | undefined, index: number): Block {
  const [named] = block.elements;
  const kind = named?.type === 'element' ? named.properties['dataBlock'] : undefined;
  if (named?.type !== 'element' || typeof kind !== 'string') return block;
  const names = { kind, title: textOf(named) };
  if (kind === 'caption') return { elements: block.elements, names };
  let level = 1;
  for (let at = index - 1; at >= 0; at--) {
    const heading = headingIn(blockAt(at));
    if (heading === undefined || heading.properties['dataBlock'] !== undefined) continue;
    if (at === index - 1 && textOf(heading) === names.title) return { elements: [], names };
    level = Number(heading.tagName.slice(1));
    break;
  }
  return { elements: [{ ...named, tagName: `h${Math.min(level + 1, 6)}` }], names };
}
