import type { BlockContent, List, PhrasingContent, Root, RootContent, Table, TableCell, Text } from 'mdast';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import type { InlineMath } from 'mdast-util-math';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { formulaOf } from '@loupe/shared/markdown/math-node';
import type { Block, Grid, Inline, ListItem, ReportBlocks } from '../blocks.ts';
import { markAddress, type BlockMark } from './block-marks.ts';
import { writeInlines } from './write-inlines.ts';

/**
 * TeX as it is, between delimiters that the reader knows. A dollar sign of a text is no delimiter, nor is an escaped bracket:
 * a backslash before it would open a formula.
 */
const mathToMarkdown: Options = {
  handlers: {
    inlineMath: (node: InlineMath) => formulaOf(node).source,
    text: (node: Text, _parent, state, info) =>
      state
        .safe(node.value, info)
        .replaceAll(/\\([\s\S])/g, (escape, sign: string) =>
          '()[]'.includes(sign) ? `&#${sign.charCodeAt(0)};` : escape,
        )
        // Only after "www" a full stop would begin a link.
        .replaceAll(/(?<!ww)(w)\\\./gi, '$1.'),
  },
  unsafe: [{ character: '$', inConstruct: 'phrasing' }],
};

const options: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  resourceLink: true,
  extensions: [
    gfmAutolinkLiteralToMarkdown(),
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
    mathToMarkdown,
  ],
};

/**
 * Blocks as the markdown a run keeps and the panel shows: `step.write('report', writeReport(blocks))`. Reading it back with
 * `readReport` gives the same blocks.
 */
export function writeReport(blocks: ReportBlocks): string {
  return treeToMarkdown({ type: 'root', children: reportTree(blocks) });
}

/** Blocks as markdown's own tree. */
export function reportTree(blocks: ReportBlocks): RootContent[] {
  return blocks.flatMap(writeBlock);
}

export const treeToMarkdown = (root: Root): string => toMarkdown(root, options);

const paragraph = (text: readonly Inline[]): BlockContent => ({
  type: 'paragraph',
  children: writeInlines(text),
});

function writeBlock(block: Block): BlockContent[] {
  switch (block.kind) {
    case 'title':
      return [{ type: 'heading', depth: 1, children: writeInlines(block.text) }];
    case 'heading':
      return [{ type: 'heading', depth: block.level, children: writeInlines(block.text) }];
    case 'lead':
    case 'paragraph':
      return [paragraph(block.text)];
    case 'maths':
      return [{ type: 'paragraph', children: [displayed(block.tex)] }];
    case 'code':
      return [{ type: 'code', lang: block.language || null, value: block.text }];
    case 'quote':
      return [{ type: 'blockquote', children: block.blocks.flatMap(writeBlock) }];
    case 'list':
      return [writeList(block.items, block.start)];
    case 'limits':
      return [named(block.title, { kind: 'limits' }), writeList(block.items, null)];
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'chart':
      return [named(block.title, { kind: 'chart', shape: block.shape }), writeGrid(block)];
    case 'table':
      return writeTable(block);
  }
}

const displayed = (tex: string): PhrasingContent => ({
  type: 'inlineMath',
  value: `\n${tex}\n`,
  data: { opener: '$$' },
});

function named(title: readonly Inline[], mark: BlockMark): BlockContent {
  return {
    type: 'paragraph',
    children: [{ type: 'link', url: markAddress(mark), children: writeInlines(title) as never[] }],
  };
}

function writeTable(block: Extract<Block, { kind: 'table' }>): BlockContent[] {
  if (block.form !== 'plain')
    return [named(block.title, { kind: 'table', form: block.form }), writeGrid(block)];
  return block.title.length > 0
    ? [named(block.title, { kind: 'caption' }), writeGrid(block)]
    : [writeGrid(block)];
}

function writeList(items: readonly ListItem[], start: number | null): List {
  return {
    type: 'list',
    ordered: start !== null,
    start,
    spread: false,
    children: items.map(({ isDone, blocks }) => ({
      type: 'listItem',
      checked: isDone,
      spread: false,
      children: blocks.flatMap(writeBlock),
    })),
  };
}

const writeCell = (text: readonly Inline[]): TableCell => ({
  type: 'tableCell',
  children: writeInlines(
    text.map((inline) => (inline.kind === 'break' ? { kind: 'text', text: ' ' } : inline)),
  ),
});

function writeGrid({ columns, rows }: Grid): Table {
  return {
    type: 'table',
    align: columns.map(({ align }) => (align === 'left' ? null : align)),
    children: [
      { type: 'tableRow', children: columns.map(({ title }) => writeCell(title)) },
      ...rows.map((row) => ({ type: 'tableRow' as const, children: row.map(({ text }) => writeCell(text)) })),
    ],
  };
}
