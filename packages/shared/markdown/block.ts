import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, List, Nodes } from 'mdast';
import { shareOfBudget } from './limits.ts';
import { splitList } from './list-segments.ts';
import { findLabels, parseMarkdown } from './parse.ts';
import { splitTable } from './table-segments.ts';
import {
  codeBlock,
  isLoose,
  plainBlock,
  sanitizeElements,
  toSafeElements,
  toSafeList,
  type Target,
} from './to-hast.ts';

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
}

/** What the document knows so far, by folded identifier; the first definition of each counts. */
export interface Known {
  definitions: Map<string, Target>;
  notes: Map<string, readonly ElementContent[]>;
}

interface Part extends BlockEntry {
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
}

/**
 * A costly part that is still growing is read again only when it has grown by this factor, so that all readings of it
 * together cost a few times the last one. At its end it is always read as it is.
 */
const GROWTH = 1.125;
const COSTLY_SHARE = 0.25;
/** What any block costs, and what one costs that uses up all it may; in characters of plain text. */
const COST_OF_BLOCK = 200;
const COST_OF_BUDGET = 8_000;

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
function readFence(source: string): Element | undefined {
  const fence = FENCE.exec(source)?.[0];
  const headEnd = source.indexOf('\n');
  if (fence === undefined || headEnd === -1) return undefined;
  const info = source.slice(fence.length, headEnd).trim();
  if (BEYOND_INFO.test(info)) return undefined;
  const lines = source.slice(headEnd + 1).split('\n');
  const end = lines.findIndex((line) => FENCE_END.exec(line)?.[1]?.startsWith(fence) === true);
  if (end !== -1 && lines.slice(end + 1).some((line) => line.trim() !== '')) return undefined;
  const body = lines.slice(0, end === -1 ? undefined : end).join('\n');
  return codeBlock(end === -1 ? body.replace(/\n$/, '') : body, info);
}

function bare(source: string, element: Element): BlockEntry {
  const elements = sanitizeElements([element]);
  return { source, elements, labels: NONE, definitions: NONE, notes: NONE, mentions: [], share: 0 };
}

/** Definitions from elsewhere that this block may use, as markdown to put in front of it. */
function seedsFor(labels: ReadonlyMap<string, string>, known: Known): string {
  let seeds = '';
  for (const [folded, written] of labels) {
    const label = written.replace(/\s+/g, ' ');
    if (known.definitions.has(folded)) seeds += `[${label}]: #\n\n`;
    else if (folded.startsWith('^') && known.notes.has(folded.slice(1))) seeds += `[${label}]: x\n\n`;
  }
  // The last line ends a footnote that an indented first line would otherwise continue.
  return seeds === '' ? '' : `${seeds}[--------]: #\n\n`;
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

function readPart(source: string, shown: string, known: Known): Part {
  const share = shareOfBudget(shown);
  if (share > 1) return { ...bare(source, plainBlock(shown)), share };
  const labels = findLabels(shown);
  const seeds = seedsFor(labels, known);
  const root = parseMarkdown(seeds + shown);
  const children = root.children.filter((node) => (node.position?.start.offset ?? 0) >= seeds.length);
  const found: Found = { definitions: new Map(), notes: [], mentions: [] };
  if (labels.size > 0) for (const child of children) collect(child, found);
  const resolve = (identifier: string) =>
    known.definitions.get(identifier) ?? found.definitions.get(identifier);
  const notes = new Map<string, readonly ElementContent[]>();
  for (const note of found.notes) {
    if (!notes.has(note.identifier)) notes.set(note.identifier, toSafeElements(note.children, { resolve }));
  }
  const elements = toSafeElements(children, { resolve });
  const part: Part = {
    share,
    source,
    elements,
    labels,
    definitions: found.definitions,
    notes,
    mentions: found.mentions,
  };
  const [only, ...more] = children;
  if (only?.type === 'list' && more.length === 0) {
    part.list = only;
    part.isLoose = isLoose(only);
  }
  return part;
}

function elementOf({ elements }: BlockEntry, tagName: string): Element | undefined {
  const [only, ...more] = elements;
  return more.length === 0 && only?.type === 'element' && only.tagName === tagName ? only : undefined;
}

/** Puts the pieces of a long table together again: one head, one body for each piece. */
function joinTable(source: string, parts: readonly Part[]): BlockEntry | undefined {
  const bodies: ElementContent[] = [];
  for (const [i, part] of parts.entries()) {
    const table = elementOf(part, 'table');
    if (table === undefined) return undefined;
    bodies.push(...(i === 0 ? table.children : table.children.slice(1)));
  }
  return join(source, { type: 'element', tagName: 'table', properties: {}, children: bodies }, parts);
}

/** Puts the pieces of a long list together again; if one is loose, all are. */
function joinList(
  source: string,
  parts: readonly Part[],
  hasGap: boolean,
  known: Known,
): BlockEntry | undefined {
  const loose = hasGap || parts.some((part) => part.list !== undefined && isLoose(part.list));
  const tagName = parts[0]?.list?.ordered === true ? 'ol' : 'ul';
  const items: ElementContent[] = [];
  for (const part of parts) {
    if (part.list === undefined) return undefined;
    if (part.isLoose !== loose) {
      const resolve = (id: string) => known.definitions.get(id) ?? part.definitions.get(id);
      part.elements = toSafeList(part.list, loose, { resolve });
      part.isLoose = loose;
    }
    const list = elementOf(part, tagName);
    if (list === undefined) return undefined;
    items.push(...list.children);
  }
  const properties = elementOf(parts[0] as Part, tagName)?.properties ?? {};
  return join(source, { type: 'element', tagName, properties, children: items }, parts);
}

function join(source: string, element: Element, parts: readonly Part[]): BlockEntry {
  return {
    share: 0,
    pieces: parts,
    source,
    elements: [element],
    labels: new Map(parts.flatMap((part) => [...part.labels])),
    definitions: firstOfEach(parts.map((part) => part.definitions)),
    notes: firstOfEach(parts.map((part) => part.notes)),
    mentions: parts.flatMap((part) => part.mentions),
  };
}

function firstOfEach<T>(maps: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  return new Map(maps.flatMap((map) => [...map]).toReversed());
}

/** The block as it was read last, with what has come since as plain text. */
function withPlainRest(kept: Part, source: string): BlockEntry {
  const rest = source.slice(kept.source.length);
  if (rest.trim() === '') return { ...kept, source };
  return { ...kept, source, elements: [...kept.elements, ...sanitizeElements([plainBlock(rest)])] };
}

/**
 * Reads one block. `shown` is what is to be seen of `source` (the same, or repaired at its open end). `growing` keeps
 * what was read from one call to the next; with `mayLag` the end of a costly block need not be read yet.
 */
export function readBlock(
  source: string,
  shown: string,
  known: Known,
  growing: GrowingBlock = { pieces: [] },
  mayLag = false,
): BlockEntry {
  const fence = readFence(shown);
  if (fence !== undefined) return bare(source, fence);
  const rows = splitTable(shown);
  if (rows !== undefined) {
    const table = joinTable(source, readPieces(rows, known, growing, mayLag));
    if (table !== undefined) return table;
  }
  const list = splitList(shown);
  if (list !== undefined) {
    const pieces = readPieces(list.segments, known, growing, mayLag);
    const joined = joinList(source, pieces, list.hasGap, known);
    if (joined !== undefined) return joined;
  }
  if (mayLag && isRecent(growing.whole, source.length)) return withPlainRest(growing.whole, source);
  growing.whole = readPart(source, shown, known);
  return growing.whole;
}

function readPieces(
  pieces: readonly string[],
  known: Known,
  growing: GrowingBlock,
  mayLag: boolean,
): readonly Part[] {
  const read = pieces.map((piece, i) => {
    const kept = growing.pieces[i];
    if (kept?.source === piece) return kept;
    return mayLag && isRecent(kept, piece.length) ? kept : readPart(piece, piece, known);
  });
  growing.pieces = read;
  return read;
}

/** What reading a text costs that uses up this share of what a block may cost; in characters of plain text. */
const costOf = (source: string, share: number) =>
  COST_OF_BLOCK + source.length + Math.min(share, 1) * COST_OF_BUDGET;

/** What it costs to read a block for the first time, in characters of plain text. */
export function costOfReading(source: string): number {
  return costOf(source, shareOfBudget(source));
}

/** The parts of a block that refer to one of these labels: the block itself, or pieces of it. */
function partsWith(entry: BlockEntry, labels: ReadonlySet<string>): readonly BlockEntry[] {
  return (
    entry.pieces?.filter((piece) => [...piece.labels.keys()].some((label) => labels.has(label))) ?? [entry]
  );
}

/** What it costs to read a block again, since these labels have got a meaning; in characters of plain text. */
export function costOfReadingAgain(entry: BlockEntry, labels: ReadonlySet<string>): number {
  return partsWith(entry, labels).reduce((cost, part) => cost + costOf(part.source, part.share), 0);
}

/** Reads a block again, since these labels have got a meaning. */
export function readBlockAgain(entry: BlockEntry, labels: ReadonlySet<string>, known: Known): BlockEntry {
  const stale = new Set(partsWith(entry, labels));
  const pieces = entry.pieces?.map((piece) => (stale.has(piece) ? undefined : piece)) ?? [];
  return readBlock(entry.source, entry.source, known, { pieces });
}
