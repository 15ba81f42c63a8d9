import type { MathsNode } from './maths-node.ts';

/** Signs with which a part of a formula ends where it is broken over lines. */
const breaking = /^[=<>≤≥≠≈+−,-]$/u;
const large = /^[∑∏∫]$/u;
const opening = /^[([{⌈⌊]$/u;
const closing = /^[)\]}⌉⌋]$/u;

const childrenOf = (node: MathsNode): readonly MathsNode[] => (node.kind === 'row' ? node.children : [node]);
const row = (children: readonly MathsNode[]): MathsNode => ({ kind: 'row', children });
const sign = (text: string): MathsNode => ({ kind: 'sign', text });

/** Fractions on one line, as `(a − b)/c`: for rows of a table, where there is no room above and below. */
function onOneLine(node: MathsNode): MathsNode {
  switch (node.kind) {
    case 'row':
      return row(node.children.flatMap((child, at) => besideOthers(child, node.children, at)));
    case 'fraction':
      return node.hasLine ? row([...bracketed(node.over), sign('/'), ...bracketed(node.under)]) : node;
    case 'root':
      return { ...node, inside: onOneLine(node.inside) };
    default:
      return node;
  }
}

const isApart = (other: MathsNode | undefined) =>
  other === undefined || (other.kind === 'sign' && !large.test(other.text));

/** A fraction that is a factor, or what a function is of, is in brackets. */
function besideOthers(node: MathsNode, all: readonly MathsNode[], at: number): readonly MathsNode[] {
  const parts = childrenOf(onOneLine(node));
  const stands = node.kind !== 'fraction' || (isApart(all[at - 1]) && isApart(all[at + 1]));
  return stands ? parts : [sign('('), ...parts, sign(')')];
}

/** What is more than one letter, number or word is in brackets beside the stroke. */
function bracketed(node: MathsNode): readonly MathsNode[] {
  const parts = childrenOf(onOneLine(node));
  return parts.length > 1 ? [sign('('), ...parts, sign(')')] : parts;
}

/** A formula on one line, cut where a line may end: behind signs that are in no bracket. */
export function flatParts(node: MathsNode): MathsNode[] {
  const parts: MathsNode[][] = [[]];
  let depth = 0;
  for (const child of childrenOf(onOneLine(node))) {
    const last = parts.at(-1) ?? [];
    last.push(child);
    if (child.kind !== 'sign') continue;
    if (opening.test(child.text)) depth += 1;
    if (closing.test(child.text)) depth -= 1;
    if (depth <= 0 && last.length > 1 && breaking.test(child.text)) parts.push([]);
  }
  return parts.filter((one) => one.length > 0).map(row);
}
