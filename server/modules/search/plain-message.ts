import type { Nodes, Parents } from 'mdast';
import { parseMarkdown } from '@loupe/shared/markdown/parse';

/** Most of a message that is searched, characters: what comes behind it is too long for PostgreSQL to index. */
const mostSearched = 100_000;

/**
 * What a person reads of a message: a question as it was typed, an answer without the marks of markdown, addresses of links,
 * numbers of sources and formulas. Blocks are lines.
 */
export function plainMessage(role: 'user' | 'assistant', text: string): string {
  const start = text.slice(0, mostSearched);
  const read = role === 'user' ? start : textOf(parseMarkdown(start));
  return read
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Co}\u00ad\u200b\ufeff]/gu, (sign) => (/\s/u.test(sign) ? sign : ''))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n\s*/gu, '\n')
    .trim();
}

const isParent = (node: Nodes): node is Parents => 'children' in node;

/** What stands by itself: a line for each. */
const blocks = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableRow',
  'blockquote',
  'code',
  'table',
  'list',
]);

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return node.value;
    case 'code':
      return `${node.value}\n`;
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'math':
    case 'inlineMath':
    case 'definition':
    case 'footnoteReference':
    case 'thematicBreak':
      return ' ';
    case 'link':
      // The number of a source says nothing outside of its report.
      return node.url.startsWith('#source:') ? '' : childrenOf(node, '');
    case 'tableRow':
      return `${childrenOf(node, ' · ')}\n`;
    default:
      return isParent(node) ? childrenOf(node, '') + (blocks.has(node.type) ? '\n' : '') : '';
  }
}

const childrenOf = (node: Parents, between: string): string =>
  node.children.map((child) => textOf(child)).join(between);
