import type { PhrasingContent } from 'mdast';
import type { Inline, TextMarks } from '../blocks.ts';
import { joined } from '../words.ts';

/** Addresses of reference links by label. */
export type Definitions = ReadonlyMap<string, string>;

/** Running text of markdown as inlines: formatting becomes marks, links to evidence become figures and citations. */
export function readInlines(nodes: readonly PhrasingContent[], definitions: Definitions): Inline[] {
  return joined(nodes.flatMap((node) => readNode(node, {}, definitions)));
}

function readNode(node: PhrasingContent, marks: TextMarks, definitions: Definitions): Inline[] {
  const inside = (children: readonly PhrasingContent[], more: TextMarks = {}) =>
    children.flatMap((child) => readNode(child, { ...marks, ...more }, definitions));
  switch (node.type) {
    case 'text':
    case 'html':
      return [{ kind: 'text', text: node.value.replaceAll(/\s*\n\s*/g, ' '), ...marks }];
    case 'strong':
      return inside(node.children, { isBold: true });
    case 'emphasis':
      return inside(node.children, { isItalic: true });
    case 'delete':
      return inside(node.children, { isStruck: true });
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'inlineMath':
      return [{ kind: 'maths', tex: node.value.trim() }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return readLink(node.url, inside(node.children), marks);
    case 'linkReference':
      return readLink(definitions.get(node.identifier) ?? '', inside(node.children), marks);
    case 'image':
      return readLink(node.url, [{ kind: 'text', text: node.alt || node.url, ...marks }], marks);
    case 'imageReference':
      return readLink(
        definitions.get(node.identifier) ?? '',
        [{ kind: 'text', text: node.alt || node.identifier, ...marks }],
        marks,
      );
    case 'footnoteReference':
      return [{ kind: 'text', text: `[${node.label ?? node.identifier}]`, ...marks }];
    default:
      return [];
  }
}

const figureAddress = /^#figure:([\w.:-]{1,80})$/;
const sourceAddress = /^#source:(\d{1,4})$/;
const webAddress = /^(?:https?:\/\/|mailto:)/i;

/** A link is to evidence or to the web; any other address is plain text, as the page shows it. */
function readLink(url: string, label: Inline[], marks: TextMarks): Inline[] {
  const text = label.map((inline) => ('text' in inline ? inline.text : '')).join('');
  const figure = figureAddress.exec(url)?.[1];
  if (figure !== undefined) return [{ kind: 'figure', id: figure, text, ...marks }];
  const source = sourceAddress.exec(url)?.[1];
  if (source !== undefined) return [{ kind: 'citation', n: Number(source), text, ...marks }];
  return webAddress.test(url) && URL.canParse(url) ? [{ kind: 'link', url, text, ...marks }] : label;
}
