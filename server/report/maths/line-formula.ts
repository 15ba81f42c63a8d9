import type { MathsNode } from './maths-node.ts';
import { flatParts } from './flatten.ts';
import { plainFormula } from './plain-formula.ts';
import { readTex } from './read-tex.ts';

const spaced = /^[=<>≤≥≠≈+−×⋅*/-]$/u;
const isWord = /^\p{L}{2,}/u;
const endsApart = /[\p{L}\p{N})]$/u;

/**
 * A formula as a line of text that means the same, "C_t / C_(t−1) − 1": for cells of a workbook, and where a row of a table
 * has no room for it. Its TeX where that cannot be read.
 */
export function lineFormula(tex: string): string {
  if (!/[\\^_{}]/.test(tex)) return tex;
  const plain = plainFormula(tex);
  if (plain !== null) return plain;
  const node = readTex(tex, false);
  return node === null ? tex : lineOf(node);
}

function lineOf(node: MathsNode): string {
  const nodes = flatParts(node).flatMap((part) => (part.kind === 'row' ? part.children : [part]));
  return nodes
    .reduce((line, one, at) => {
      const text = textOf(one);
      if (one.kind === 'sign' && spaced.test(one.text) && at > 0) return `${line.trimEnd()} ${text} `;
      // "4 n ln 2", "w_i p_i": names of functions, words and what has an index are apart from each other.
      const before = nodes[at - 1];
      const isIndexed = before?.kind === 'scripts' && /^\p{L}/u.test(text);
      const isBehindWord = before !== undefined && 'text' in before && isWord.test(before.text);
      const isApart = endsApart.test(line) && (isIndexed || isBehindWord || isWord.test(text));
      return isApart && !text.startsWith('(') ? `${line} ${text}` : `${line}${text}`;
    }, '')
    .replace(/\s*\/\s*/gu, ' / ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[)}\]])/gu, '')
    .replace(/\s*,\s*/gu, ', ')
    .trim();
}

function textOf(node: MathsNode): string {
  switch (node.kind) {
    case 'sign':
      return node.text.replace('-', '−').replace('⋅', '×').replace('⋯', '…');
    case 'scripts':
      return `${textOf(node.base)}${script('_', node.sub)}${script('^', node.sup)}`;
    case 'stack':
      return node.isAccent
        ? `${accent(node)}(${lineOf(node.base)})`
        : `${textOf(node.base)}${script('_', node.below)}${script('^', node.above)}`;
    case 'root':
      return `${node.degree === null ? '√' : `root ${lineOf(node.degree)} of `}(${lineOf(node.inside)})`;
    case 'row':
    case 'fraction':
      return lineOf(node);
    case 'grid':
      return node.rows.map((row) => row.map(lineOf).join(' ')).join('; ');
    default:
      return node.text;
  }
}

/** A bar above is a mean. */
const accent = (node: MathsNode & { kind: 'stack' }) =>
  /[‾¯―ˉ]/u.test(node.above === null ? '' : lineOf(node.above)) ? 'mean' : lineOf(node.above ?? node.base);

function script(mark: '_' | '^', node: MathsNode | null): string {
  if (node === null) return '';
  const text = lineOf(node).replace(/ ([−+=≤]) /gu, '$1');
  return /^(?:\p{L}+|\p{N}+|\([^()]*\))$/u.test(text) ? `${mark}${text}` : `${mark}(${text})`;
}
