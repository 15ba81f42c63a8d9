import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { combineExtensions } from 'micromark-util-combine-extensions';
import {
  characterReferenceFromMarkdown,
  characterReferenceSyntax,
  foldLabel,
} from './character-references.ts';
import { mathFromMarkdown } from './math-node.ts';
import { mathSyntax } from './math-syntax.ts';

/** GFM without raw HTML (requirements M1, M7): a tag is text like any other. */
const syntax = combineExtensions([
  gfmFootnote(),
  gfmStrikethrough(),
  gfmTable(),
  gfmTaskListItem(),
  mathSyntax,
  characterReferenceSyntax,
  { disable: { null: ['htmlFlow', 'htmlText'] } },
]);
const mdastExtensions = [
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  mathFromMarkdown,
  characterReferenceFromMarkdown,
];
const OPTIONS = { extensions: [syntax], mdastExtensions };
const OPTIONS_WITH_ADDRESSES = {
  extensions: [combineExtensions([gfmAutolinkLiteral(), syntax])],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), ...mdastExtensions],
};

/**
 * Without any of these a text has no address that becomes a link by itself: none as written, nor behind a character
 * reference or an escape. To look for addresses costs as much as the rest of a short block.
 */
const MAY_HAVE_ADDRESS = /[@&\\]|www|http/i;

/** Parses the markdown of one block. Total: every text is markdown. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, MAY_HAVE_ADDRESS.test(source) ? OPTIONS_WITH_ADDRESSES : OPTIONS);
}

/** Whether text at column 0 after `source`, with TeX in it or without, starts a block of its own at the top level. */
export function endsOpenBlocks(source: string, hasTex: boolean): boolean {
  const last: Nodes | undefined = parseMarkdown(`${source}${hasTex ? 'x=' : 'x'}`).children.at(-1);
  return last?.type === 'paragraph' && last.position?.start.offset === source.length;
}

const LABEL = /\[((?:[^[\]\\]|\\.){1,999})\]/g;

/** Every label a block could refer to: folded label → as written. Footnote labels keep their `^`. */
export function findLabels(source: string): Map<string, string> {
  const labels = new Map<string, string>();
  if (!source.includes('[')) return labels;
  for (const [, label] of source.matchAll(LABEL)) {
    if (label !== undefined && !labels.has(foldLabel(label))) labels.set(foldLabel(label), label);
  }
  return labels;
}
