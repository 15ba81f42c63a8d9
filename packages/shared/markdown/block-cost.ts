import type { ElementContent } from 'hast';
import type { BlockEntry } from './block.ts';

/** What any block costs, any element, and a block that uses up all it may; in characters of plain text. */
const COST_OF_BLOCK = 60;
const COST_OF_ELEMENT = 80;
const COST_OF_BUDGET = 8_000;
/** What a label adds that has a meaning: its definition is parsed with each block that refers to it. */
const COST_OF_LABEL = 60;

/** Of a link the browser reads the address too; a code block is several elements and a button, a formula is drawn. */
const WEIGHTS: Readonly<Record<string, number>> = { a: 8, pre: 8, span: 3, td: 2, th: 2 };
/** What a piece of a long block costs once more that is drawn already: the browser lays out the whole of it again. */
const COST_OF_STANDING_PIECE = 100;
/** So much of its budget an update may always spend on what is new. */
const LEAST_SHARE = 0.3;

function weightOf(nodes: readonly ElementContent[]): number {
  let weight = 0;
  for (const node of nodes)
    if (node.type === 'element') weight += (WEIGHTS[node.tagName] ?? 1) + weightOf(node.children);
  return weight;
}

/** What it costs to read a text and to show it, in characters of plain text. */
export function costOf(source: string, { share, elements }: BlockEntry): number {
  const cost = COST_OF_BLOCK + source.length + Math.min(share, 1) * COST_OF_BUDGET;
  return cost + weightOf(elements) * COST_OF_ELEMENT;
}

/** The parts of a block that refer to one of these labels: the block itself, or pieces of it. */
export function partsWith(entry: BlockEntry, labels: ReadonlySet<string>): readonly BlockEntry[] {
  return (
    entry.pieces?.filter((piece) => [...piece.labels.keys()].some((label) => labels.has(label))) ?? [entry]
  );
}

function costOfPart(part: BlockEntry): number {
  return costOf(part.source, part) + part.labels.size * COST_OF_LABEL;
}

/** What it costs to read a block again, since these labels have got a meaning; in characters of plain text. */
export function costOfReadingAgain(entry: BlockEntry, labels: ReadonlySet<string>): number {
  return partsWith(entry, labels).reduce((cost, part) => cost + costOfPart(part), 0);
}

/** What is left of a budget for the pieces of a long block that are still to be read. */
export function leftForPieces(left: number, standing: number): number {
  return Math.max(left - standing * COST_OF_STANDING_PIECE, left * LEAST_SHARE);
}
