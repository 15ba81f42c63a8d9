import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, Nodes } from 'mdast';
import { isTooComplex } from './limits.ts';
import { findLabels, parseMarkdown } from './parse.ts';
import { splitTable } from './table-segments.ts';
import { codeBlock, plainBlock, sanitizeElements, toSafeElements, type Target } from './to-hast.ts';

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

/** Pieces of the long table that is growing at the end of the document, by their place. */
export type SegmentCache = BlockEntry[];

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

function readPart(source: string, shown: string, known: Known): BlockEntry {
  if (isTooComplex(shown)) return bare(source, plainBlock(shown));
  const labels = findLabels(shown);
  const seeds = seedsFor(labels, known);
  const root = parseMarkdown(seeds + shown);
  const children = root.children.filter((node) => (node.position?.start.offset ?? 0) >= seeds.length);
  const found: Found = { definitions: new Map(), notes: [], mentions: [] };
  if (labels.size > 0) for (const child of children) collect(child, found);
  const resolve = (identifier: string) => known.definitions.get(identifier) ?? found.definitions.get(identifier);
  const notes = new Map<string, readonly ElementContent[]>();
  for (const note of found.notes) {
    if (!notes.has(note.identifier)) notes.set(note.identifier, toSafeElements(note.children, { resolve }));
  }
  const elements = toSafeElements(children, { resolve });
  return { source, elements, labels, definitions: found.definitions, notes, mentions: found.mentions };
}

function tableOf(entry: BlockEntry): Element | undefined {
  const [only, ...more] = entry.elements;
  return more.length === 0 && only?.type === 'element' && only.tagName === 'table' ? only : undefined;
}

/** Puts the pieces of a long table together again: one head, one body for each piece. */
function joinTable(source: string, parts: readonly BlockEntry[]): BlockEntry | undefined {
  const bodies: ElementContent[] = [];
  for (const [i, part] of parts.entries()) {
    const table = tableOf(part);
    if (table === undefined) return undefined;
    bodies.push(...(i === 0 ? table.children : table.children.slice(1)));
  }
  const table: Element = { type: 'element', tagName: 'table', properties: {}, children: bodies };
  return {
    source,
    elements: [table],
    labels: new Map(parts.flatMap((part) => [...part.labels])),
    definitions: NONE,
    notes: NONE,
    mentions: parts.flatMap((part) => part.mentions),
  };
}

/**
 * Reads one block. `shown` is what is to be seen of `source` (the same, or repaired at its open end); `cache` keeps
 * the pieces of a long table from one call to the next.
 */
export function readBlock(source: string, shown: string, known: Known, cache: SegmentCache = []): BlockEntry {
  const fence = readFence(shown);
  if (fence !== undefined) return bare(source, fence);
  const segments = splitTable(shown);
  if (segments === undefined) return readPart(source, shown, known);
  const parts = segments.map((segment, i) => {
    const kept = cache[i];
    return kept?.source === segment ? kept : readPart(segment, segment, known);
  });
  cache.splice(0, cache.length, ...parts);
  return joinTable(source, parts) ?? readPart(source, shown, known);
}
