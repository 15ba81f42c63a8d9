import type { BlockContent, DefinitionContent, List, Paragraph, RootContent, Table } from 'mdast';
import { fitsMark, type DecimalMark } from '@loupe/shared/lib/printed-number';
import { formulaOf } from '@loupe/shared/markdown/math-node';
import { parseMarkdown } from '@loupe/shared/markdown/parse';
import { plainText, type Block, type Cell, type Grid, type Inline, type ListItem } from '../blocks.ts';
import { withNumber } from '../read-number.ts';
import { readMarkAddress, type BlockMark } from './block-marks.ts';
import { readInlines, type Definitions } from './read-inlines.ts';

interface Reading {
  readonly definitions: Definitions;
  readonly mark: DecimalMark;
}

/**
 * Report markdown as blocks. Total: every text is markdown, and nothing of it is lost. `mark` is the decimal mark of the
 * language it was written in; in a table that does not keep to it numbers stay text.
 */
export function readReport(markdown: string, mark: DecimalMark): Block[] {
  const { children } = parseMarkdown(markdown);
  const definitions = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return withLead(readAll(children, { definitions, mark }));
}

/** The first paragraph directly under the title, or under the notes that follow it, is the lead. */
function withLead(blocks: readonly Block[]): Block[] {
  const title = blocks.findIndex(({ kind }) => kind === 'title');
  if (title < 0) return [...blocks];
  const lead = blocks.findIndex(({ kind }, index) => index > title && kind !== 'quote');
  return blocks.map((block, index) =>
    index === lead && block.kind === 'paragraph' ? { kind: 'lead', text: block.text } : block,
  );
}

type Content = RootContent | BlockContent | DefinitionContent;

function readAll(nodes: readonly Content[], reading: Reading): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as Content;
    const named = readNamed(node, nodes[at + 1], reading);
    if (named) at += 1;
    blocks.push(...(named ? [named] : readNode(node, reading)));
  }
  return blocks;
}

/** A title that names the block behind it, with that block; null when it does not fit. */
function readNamed(node: Content, next: Content | undefined, reading: Reading): Block | null {
  const link = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  const mark: BlockMark | null = link?.type === 'link' ? readMarkAddress(link.url) : null;
  if (!mark || !next || link?.type !== 'link') return null;
  const title = readInlines(link.children, reading.definitions);
  if (mark.kind === 'limits')
    return next.type === 'list' ? { kind: 'limits', title, items: readItems(next, reading) } : null;
  if (next.type !== 'table') return null;
  const grid = readGrid(next, reading);
  if (mark.kind === 'chart') return { kind: 'chart', shape: mark.shape, title, ...grid };
  return { kind: 'table', form: mark.kind === 'table' ? mark.form : 'plain', title, ...grid };
}

function readNode(node: Content, reading: Reading): Block[] {
  const inline = (children: Paragraph['children']) => readInlines(children, reading.definitions);
  switch (node.type) {
    case 'heading': {
      const text = inline(node.children);
      return [node.depth === 1 ? { kind: 'title', text } : { kind: 'heading', level: node.depth, text }];
    }
    case 'paragraph':
      return readParagraph(node, reading);
    case 'math':
      return [{ kind: 'maths', tex: node.value.trim() }];
    case 'code':
      return [{ kind: 'code', language: node.lang ?? '', text: node.value }];
    case 'html':
      return [{ kind: 'paragraph', text: [{ kind: 'text', text: node.value }] }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readAll(node.children, reading) }];
    case 'list':
      return [
        { kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items: readItems(node, reading) },
      ];
    case 'table':
      return [{ kind: 'table', form: 'plain', title: [], ...readGrid(node, reading) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'footnoteDefinition':
      return readNote(readAll(node.children, reading), `[${node.label ?? node.identifier}] `);
    default:
      return [];
  }
}

/** A formula that is all of a paragraph stands alone. */
function readParagraph({ children }: Paragraph, { definitions }: Reading): Block[] {
  const [only] = children;
  if (children.length === 1 && only?.type === 'inlineMath' && formulaOf(only).display)
    return [{ kind: 'maths', tex: only.value.trim() }];
  const text = readInlines(children, definitions);
  return text.length === 0 ? [] : [{ kind: 'paragraph', text }];
}

function readNote([first, ...rest]: readonly Block[], label: string): Block[] {
  const named: Inline = { kind: 'text', text: label };
  if (first?.kind === 'paragraph') return [{ kind: 'paragraph', text: [named, ...first.text] }, ...rest];
  return [{ kind: 'paragraph', text: [named] }, ...(first ? [first] : []), ...rest];
}

function readItems(list: List, reading: Reading): ListItem[] {
  return list.children.map(({ checked, children }) => ({
    isDone: checked ?? null,
    blocks: readAll(children, reading),
  }));
}

function readGrid(table: Table, { definitions, mark }: Reading): Grid {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map(({ children }) => readInlines(children, definitions)),
  );
  const columns = (head ?? []).map((title, index) => ({ title, align: table.align?.[index] ?? 'left' }));
  const texts = rows.map((row) => columns.map((_, index) => row[index] ?? []));
  const isOurs = fitsMark(texts.flat().map(withoutCitations), mark);
  const cell = (text: Inline[]): Cell => (isOurs ? withNumber(text, mark) : { text });
  return { columns, rows: texts.map((row) => row.map(cell)) };
}

const withoutCitations = (text: readonly Inline[]) =>
  plainText(text.filter(({ kind }) => kind !== 'citation'));
