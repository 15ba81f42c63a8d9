import type { Nodes, Root } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { remarkWithoutAddresses } from './bare-addresses.ts';
import { mathFromMarkdown } from './math-node.ts';
import { texSyntax } from './math-syntax.ts';

/** Formulas in brackets and on lines of their own; no raw HTML (requirement M7): a tag is text like any other. */
function remarkReports(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(texSyntax, { disable: { null: ['htmlFlow', 'htmlText'] } });
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown);
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkReports);

const readerWithoutAddresses = reader().use(remarkWithoutAddresses).freeze();
reader.freeze();

/**
 * Without any of these a text has no address that becomes a link by itself: none as written, nor behind a character
 * reference or an escape. To look for addresses costs a quarter of reading a short block.
 */
const MAY_HAVE_ADDRESS = /[@&\\]|www|http/i;

/** Parses the markdown of one block (requirements M1, M4, M7). Total: every text is markdown. */
export function parseMarkdown(source: string): Root {
  return (MAY_HAVE_ADDRESS.test(source) ? reader : readerWithoutAddresses).parse(source);
}

/** Whether text at column 0 after `source`, with TeX in it or without, starts a block of its own at the top level. */
export function endsOpenBlocks(source: string, hasTex: boolean): boolean {
  const last: Nodes | undefined = parseMarkdown(`${source}${hasTex ? 'x=' : 'x'}`).children.at(-1);
  return last?.type === 'paragraph' && last.position?.start.offset === source.length;
}

/** Folds a label the way references are matched (CommonMark 0.31, "matches"); so the parser writes identifiers. */
function foldLabel(label: string): string {
  return normalizeIdentifier(label).toLowerCase();
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
