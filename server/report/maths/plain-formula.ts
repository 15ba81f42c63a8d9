import type { MathsNode } from './maths-node.ts';
import { flatParts } from './flatten.ts';
import { readTex } from './read-tex.ts';

const spaced = /^[=<>≤≥≠≈+−×⋅*/-]$/u;

/**
 * A formula of words, numbers and signs as a line of text, "Operating profit / Revenue": in a row of a table it can be read,
 * broken over lines and copied. Null for one with letters that stand for something, indices or roots.
 */
export function plainFormula(tex: string): string | null {
  const node = readTex(tex, false);
  if (node === null) return null;
  const nodes = flatParts(node).flatMap((part) => (part.kind === 'row' ? part.children : [part]));
  if (!nodes.some(({ kind }) => kind === 'words')) return null;
  const texts = nodes.map(textOf);
  return texts.includes(null) ? null : texts.join('').replace(/\s+/gu, ' ').trim();
}

function textOf(node: MathsNode, at: number): string | null {
  if (node.kind === 'words' || node.kind === 'number') return node.text;
  if (node.kind !== 'sign') return null;
  const sign = node.text.replace('-', '−').replace('⋅', '×');
  return at > 0 && spaced.test(node.text) ? ` ${sign} ` : sign;
}
