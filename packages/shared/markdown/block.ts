import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, List, Nodes } from 'mdast';
import { codeBlock } from './element-handlers.ts';
import { costOf, leftForPieces, partsWith } from './block-cost.ts';
import { joinList, joinTable } from './block-pieces.ts';
import { MAX_LENGTH, shareOfBudget } from './limits.ts';
import { definitionsFor, dropMentions, seedsFor } from './label-seeds.ts';
import { splitList } from './list-segments.ts';
import { findLabels, parseMarkdown } from './parse.ts';
import { splitTable } from './table-segments.ts';
import { isLoose, plainBlock, sanitizeElements, toSafeElements } from './safe-elements.ts';

/** What a label stands for. */
export interface Target {
  url: string;
}

/** One block as it was read, with what it gives to and takes from the rest of the document. */
export interface BlockEntry {
  source: string;
  elements: readonly ElementContent[];
  /** Labels it may refer to: folded → as written. */
  labels: ReadonlyMap<string, string>;
  definitions: ReadonlyMap<string, Target>;
  notes: ReadonlyMap<string, readonly ElementContent[]>;
  /** Footnotes in the order they are mentioned. */
  mentions: readonly string[];
  /** How much of what a block may cost was used up. */
  share: number;
  /** The pieces of a long table or list. */
  pieces?: readonly Part[];
  /** There is more of it, which was too much for one update. */
  isPartial?: boolean;
  /** Labels without meaning are left out, since that may still come. */
  hidesLabels?: boolean;
}

/** What the document knows so far, by folded identifier; the first definition of each counts. */
export interface Known {
  definitions: Map<string, Target>;
  notes: Map<string, readonly ElementContent[]>;
}

/** A piece of a long table or list, or a block that has none. */
export interface Part extends BlockEntry {
  /** The list this is a piece of, so that its items can be made again when the list turns out loose. */
  list?: List;
  isLoose?: boolean;
}

/** What was read of the block that is growing at the end of the document. */
export interface GrowingBlock {
  /** Pieces of a long table or list, by their place. */
  pieces: readonly (Part | undefined)[];
  /** The block as it was read last in one go. */
  whole?: Part | undefined;
  /** How many characters of long code or plain text are shown. */
  length?: number;
}

/** What reading may still cost, in characters of plain text; what is read is taken off. */
export interface Budget {
  left: number;
}

/** The elements of what was `read` of a growing block, with the words that have come since. */
export type WithWords = (
  elements: readonly ElementContent[],
  read: string,
  source: string,
) => readonly ElementContent[];

interface Reading {
  /** What was read from one call to the next. */
  growing: GrowingBlock;
  budget: Budget;
  /** More of the text is to come, which may say what a label stands for. */
  isStreaming?: boolean;
  /** The end of a costly block need not be read yet; this shows it meanwhile. */
  withWords?: WithWords | undefined;
}

/**
 * A costly part that is still growing is read again only when it has grown by this factor, so that all readings of it
 * together cost a few times the last one. At its end it is always read as it is.
 */
const GROWTH = 1.125;
const COSTLY_SHARE = 0.25;

function isRecent(kept: Part | undefined, length: number): kept is Part {
  return (
    kept !== undefined &&
    kept.share > COSTLY_SHARE &&
    length >= kept.source.length &&
    length < kept.source.length * GROWTH
  );
}

const FENCE = /^(?:`{3,}|~{3,})/;
/** Behind a fence these mean more than themselves. */
const BEYOND_INFO = /[`&\\]/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const NONE = new Map<string, never>();

/** A chunk that is one fenced code block needs no parser: its lines are its content. */
function readFence(source: string): { code: string; info: string } | undefined {
  const fence = FENCE.exec(source)?.[0];
  const headEnd = source.indexOf('\n');
  if (fence === undefined || headEnd === -1) return undefined;
  const info = source.slice(fence.length, headEnd).trim();
  if (BEYOND_INFO.test(info)) return undefined;
  const lines = source.slice(headEnd + 1).split('\n');
  const end = lines.findIndex((line) => FENCE_END.exec(line)?.[1]?.startsWith(fence) === true);
  if (end !== -1 && lines.slice(end + 1).some((line) => line.trim() !== '')) return undefined;
  const body = lines.slice(0, end === -1 ? undefined : end).join('\n');
  return { code: end === -1 ? body.replace(/\n$/, '') : body, info };
}

function bare(source: string, element: Element): BlockEntry {
  const elements = sanitizeElements([element]);
  return { source, elements, labels: NONE, definitions: NONE, notes: NONE, mentions: [], share: 0 };
}

interface Found {
  definitions: Map<string, Target>;
  notes: FootnoteDefinition[];
  mentions: string[];
}

function collect(node: Nodes, found: Found): void {
  if (node.type === 'definition') {
    if (!found.definitions.has(node.identifier)) found.definitions.set(node.identifier, { url: node.url });
  } else if (node.type === 'footnoteDefinition') found.notes.push(node);
  else if (node.type === 'footnoteReference') found.mentions.push(node.identifier);
  if ('children' in node) for (const child of node.children) collect(child, found);
}

function readPart(source: string, shown: string, known: Known, isStreaming = false): Part {
  const share = shareOfBudget(shown);
  if (share > 1) return { ...bare(source, plainBlock(shown)), share };
  const labels = findLabels(shown);
  const { seeds, hidesLabels } = seedsFor(shown, labels, known, isStreaming);
  const root = parseMarkdown(seeds + shown);
  const children = root.children.filter((node) => (node.position?.start.offset ?? 0) >= seeds.length);
  const found: Found = { definitions: new Map(), notes: [], mentions: [] };
  if (labels.size > 0) for (const child of children) collect(child, found);
  if (hidesLabels) {
    const own = new Set(found.notes.map(({ identifier }) => identifier));
    const isKnown = (identifier: string) => own.has(identifier) || known.notes.has(identifier);
    for (const child of children) dropMentions(child, isKnown);
    found.mentions = found.mentions.filter(isKnown);
  }
  const definitions = definitionsFor(labels, known, found.definitions);
  const notes = new Map<string, readonly ElementContent[]>();
  for (const note of found.notes) {
    if (!notes.has(note.identifier)) notes.set(note.identifier, toSafeElements(note.children, definitions));
  }
  const elements = toSafeElements(children, definitions);
  const part: Part = {
    share,
    source,
    elements,
    labels,
    definitions: found.definitions,
    notes,
    mentions: found.mentions,
    hidesLabels,
  };
  const [only, ...more] = children;
  if (only?.type === 'list' && more.length === 0) {
    part.list = only;
    part.isLoose = isLoose(only);
  }
  return part;
}

/** As much of a long text as one update may show, cut where a line ends. */
function takeLength(text: string, { growing, budget }: Reading): string {
  const shown = growing.length ?? 0;
  const limit = shown + Math.max(budget.left, 1_000);
  const end = text.length <= limit ? text.length : text.lastIndexOf('\n', limit) + 1;
  const length = end > shown ? end : Math.min(limit, text.length);
  budget.left -= length - shown;
  growing.length = length;
  return text.slice(0, length);
}

/** A text that is shown as it was written, or fenced code: nothing in it has to be parsed. */
function readUnparsed(source: string, shown: string, reading: Reading): BlockEntry | undefined {
  const fence = readFence(shown);
  if (fence === undefined && shown.length <= MAX_LENGTH) return undefined;
  const whole = fence?.code ?? shown;
  const code = takeLength(whole, reading);
  const entry = bare(source, fence === undefined ? plainBlock(code) : codeBlock(code, fence.info));
  return code.length < whole.length ? { ...entry, isPartial: true } : entry;
}

/**
 * Reads one block. `shown` is what is to be seen of `source` (the same, or repaired at its open end). A block that is
 * too long for the budget is read in part: the next call with the same `growing` goes on.
 */
export function readBlock(
  source: string,
  shown: string,
  known: Known,
  reading: Reading = { growing: { pieces: [] }, budget: { left: Infinity } },
): BlockEntry {
  const { growing, budget, withWords } = reading;
  const rows = splitTable(shown);
  if (rows !== undefined) {
    const pieces = readPieces(rows, known, reading);
    const table = joinTable(source, pieces);
    if (table !== undefined) return { ...table, isPartial: pieces.length < rows.length };
  }
  const list = splitList(shown);
  if (list !== undefined) {
    const pieces = readPieces(list.segments, known, reading);
    const joined = joinList(source, pieces, list.hasGap, known);
    if (joined !== undefined) return { ...joined, isPartial: pieces.length < list.segments.length };
  }
  const unparsed = readUnparsed(source, shown, reading);
  if (unparsed !== undefined) return unparsed;
  const kept = growing.whole;
  if (withWords !== undefined && isRecent(kept, source.length))
    return { ...kept, source, elements: withWords(kept.elements, kept.source, source) };
  const part = readPart(source, shown, known, reading.isStreaming);
  budget.left -= costOf(source, part);
  growing.whole = part;
  return part;
}

/** Reads the pieces of a long block, as many as the budget allows. */
function readPieces(pieces: readonly string[], known: Known, reading: Reading): readonly Part[] {
  const { growing, budget, withWords } = reading;
  const read: Part[] = [];
  if (growing.pieces.length < pieces.length) budget.left = leftForPieces(budget.left, growing.pieces.length);
  for (const [i, piece] of pieces.entries()) {
    const kept = growing.pieces[i];
    if (kept?.source === piece || (withWords !== undefined && isRecent(kept, piece.length)))
      read.push(kept as Part);
    else {
      if (budget.left <= 0 && i > 0) break;
      const part = readPart(piece, piece, known, reading.isStreaming);
      budget.left -= costOf(piece, part);
      read.push(part);
    }
  }
  growing.pieces = read;
  return read;
}

/** Reads a block again, since these labels have got a meaning. */
export function readBlockAgain(
  entry: BlockEntry,
  labels: ReadonlySet<string>,
  known: Known,
  isStreaming: boolean,
): BlockEntry {
  const stale = new Set(partsWith(entry, labels));
  const pieces = entry.pieces?.map((piece) => (stale.has(piece) ? undefined : piece)) ?? [];
  return readBlock(entry.source, entry.source, known, {
    growing: { pieces },
    budget: { left: Infinity },
    isStreaming,
  });
}
