import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, List, Nodes } from 'mdast';
import { isTooComplex } from './limits.ts';
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

/** Pieces of the long table or list that is growing at the end of the document, by their place. */
export type SegmentCache = Part[];

const FENCE = /^(`{3,}|~{3,})[ \t]*([^\s`&\\]*)[^\n`&\\]*\n/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const NONE = new Map<string, never>();

/** A chunk that is one fenced code block needs no parser: its lines are its content. */
function readFence(source: string): Element | undefined {
  const [head, fence, info] = FENCE.exec(source) ?? [];
  if (head === undefined || fence === undefined) return undefined;
  const lines = source.slice(head.length).split('\n');
  const end = lines.findIndex((line) => FENCE_END.exec(line)?.[1]?.startsWith(fence) === true);
  if (end !== -1 && lines.slice(end + 1).some((line) => line.trim() !== '')) return undefined;
  const body = lines.slice(0, end === -1 ? undefined : end).join('\n');
  return codeBlock(end === -1 ? body.replace(/\n$/, '') : body, info ?? '');
}

function bare(source: string, element: Element): BlockEntry {
  const elements = sanitizeElements([element]);
  return { source, elements, labels: NONE, definitions: NONE, notes: NONE, mentions: [] };
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
  if (isTooComplex(shown)) return bare(source, plainBlock(shown));
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
function joinTable(source: string, parts: readonly BlockEntry[]): BlockEntry | undefined {
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

function join(source: string, element: Element, parts: readonly BlockEntry[]): BlockEntry {
  return {
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

/**
 * Reads one block. `shown` is what is to be seen of `source` (the same, or repaired at its open end); `cache` keeps
 * the pieces of a long table or list from one call to the next.
 */
export function readBlock(source: string, shown: string, known: Known, cache: SegmentCache = []): BlockEntry {
  const fence = readFence(shown);
  if (fence !== undefined) return bare(source, fence);
  const rows = splitTable(shown);
  if (rows !== undefined) {
    const table = joinTable(source, readParts(rows, known, cache));
    if (table !== undefined) return table;
  }
  const list = splitList(shown);
  if (list !== undefined) {
    const joined = joinList(source, readParts(list.segments, known, cache), list.hasGap, known);
    if (joined !== undefined) return joined;
  }
  return readPart(source, shown, known);
}

function readParts(segments: readonly string[], known: Known, cache: SegmentCache): Part[] {
  const parts = segments.map((segment, i) => {
    const kept = cache[i];
    return kept?.source === segment ? kept : readPart(segment, segment, known);
  });
  cache.splice(0, cache.length, ...parts);
  return parts;
}
