import type { ElementContent } from 'hast';
import type { FootnoteDefinition, Nodes } from 'mdast';
import { isTooComplex } from './limits.ts';
import { endsOpenBlocks, findLabels, parseMarkdown } from './parse.ts';
import { holdFence, repairTail } from './repair.ts';
import { createSplitter } from './split.ts';
import type { Splitter } from './split.ts';
import { codeBlock, plainBlock, sanitizeElements, toSafeElements } from './to-hast.ts';
import type { Target } from './to-hast.ts';

/** One top-level block: its safe elements. A new object whenever they changed, the same one as long as not. */
export interface Block {
  elements: readonly ElementContent[];
}

export interface Footnote {
  identifier: string;
  elements: readonly ElementContent[];
}

/** Footnotes in the order of their first mention. */
export interface Footnotes {
  list: readonly Footnote[];
  /** Identifier → number, from 1. */
  numbers: ReadonlyMap<string, number>;
}

/** What is to be shown at one moment. Parts that did not change keep their identity. */
export interface Snapshot {
  /** All blocks, in groups of `GROUP_SIZE`; the last block of the last group may still be growing. */
  groups: readonly (readonly Block[])[];
  footnotes: Footnotes;
}

export interface MarkdownDocument {
  /** Takes the whole text so far. When it only grew, only the open end is read. */
  update(text: string, isStreaming: boolean): Snapshot;
}

export const GROUP_SIZE = 24;

interface Entry extends Block {
  source: string;
  /** Folded label → as written. */
  labels: ReadonlyMap<string, string>;
  definitions: ReadonlyMap<string, Target>;
  notes: ReadonlyMap<string, readonly ElementContent[]>;
  mentions: readonly string[];
}

interface Known {
  definitions: Map<string, Target>;
  notes: Map<string, readonly ElementContent[]>;
}

const FENCE = /^(`{3,}|~{3,})[ \t]*([^\s`&\\]*)[^\n`&\\]*(?:\n|$)/;
const NO_FOOTNOTES: Footnotes = { list: [], numbers: new Map() };
const NONE = new Map<string, never>();

/** A chunk that is one fenced code block needs no parser: its lines are its content. */
function readFence(source: string): ElementContent | undefined {
  const [head, fence, info] = FENCE.exec(source) ?? [];
  if (head === undefined || fence === undefined || !source.slice(0, head.length).includes('\n')) return undefined;
  const lines = source.slice(head.length).split('\n');
  const end = lines.findIndex((line) => /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1]?.startsWith(fence) === true);
  if (end !== -1 && lines.slice(end + 1).some((line) => line.trim() !== '')) return undefined;
  const body = lines.slice(0, end === -1 ? undefined : end).join('\n');
  return codeBlock(end === -1 ? body.replace(/\n$/, '') : body, info ?? '');
}

function bare(source: string, elements: ElementContent[]): Entry {
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
  return seeds === '' ? '' : `${seeds}[${'-'.repeat(8)}]: #\n\n`;
}

function collect(node: Nodes, entry: { definitions: Map<string, Target>; notes: FootnoteDefinition[]; mentions: string[] }): void {
  if (node.type === 'definition') {
    if (!entry.definitions.has(node.identifier)) entry.definitions.set(node.identifier, { url: node.url });
  } else if (node.type === 'footnoteDefinition') entry.notes.push(node);
  else if (node.type === 'footnoteReference') entry.mentions.push(node.identifier);
  if ('children' in node) for (const child of node.children) collect(child, entry);
}

function readBlock(source: string, shown: string, known: Known): Entry {
  const fence = readFence(shown);
  if (fence !== undefined) return bare(source, sanitizeElements([fence]));
  if (isTooComplex(shown)) return bare(source, sanitizeElements([plainBlock(shown)]));
  const labels = findLabels(shown);
  const seeds = seedsFor(labels, known);
  const children = parseMarkdown(seeds + shown).children.filter((node) => (node.position?.start.offset ?? 0) >= seeds.length);
  const found = { definitions: new Map<string, Target>(), notes: [] as FootnoteDefinition[], mentions: [] as string[] };
  if (labels.size > 0) for (const child of children) collect(child, found);
  const resolve = (identifier: string) => known.definitions.get(identifier) ?? found.definitions.get(identifier);
  const notes = new Map<string, readonly ElementContent[]>();
  for (const note of found.notes) {
    if (!notes.has(note.identifier)) notes.set(note.identifier, toSafeElements(note.children, { resolve }));
  }
  const elements = toSafeElements(children, { resolve });
  return { source, elements, labels, definitions: found.definitions, notes, mentions: found.mentions };
}

/** A document that grows: finished blocks are parsed once and kept, only the open end is parsed again. */
export function createMarkdownDocument(): MarkdownDocument {
  let text = '';
  let splitter: Splitter = createSplitter(endsOpenBlocks);
  let known: Known = { definitions: new Map(), notes: new Map() };
  let entries: Entry[] = [];
  let groups: Block[][] = [];
  let footnotes: Footnotes = NO_FOOTNOTES;
  let notesStale = false;
  let last: { text: string; isStreaming: boolean; snapshot: Snapshot } | undefined;
  /** The open end gave the document definitions: they were final only as long as the text was. */
  let isSealed = false;

  function reset(): void {
    splitter = createSplitter(endsOpenBlocks);
    known = { definitions: new Map(), notes: new Map() };
    entries = [];
    groups = [];
    footnotes = NO_FOOTNOTES;
    notesStale = false;
    isSealed = false;
  }

  function place(index: number, entry: Entry): void {
    const g = Math.floor(index / GROUP_SIZE);
    const group = (groups[g] ?? []).slice();
    group[index % GROUP_SIZE] = entry;
    groups = groups.slice();
    groups[g] = group;
  }

  /** Makes an entry's definitions known and reads the blocks again that were waiting for them. */
  function publish(entry: Entry): boolean {
    const fresh = new Set<string>();
    for (const [id, target] of entry.definitions) {
      if (known.definitions.has(id)) continue;
      known.definitions.set(id, target);
      fresh.add(id);
    }
    for (const [id, elements] of entry.notes) {
      if (known.notes.has(id)) continue;
      known.notes.set(id, elements);
      fresh.add(`^${id}`);
    }
    if (fresh.size === 0) return false;
    for (const [i, other] of entries.entries()) {
      if (![...fresh].some((label) => other.labels.has(label))) continue;
      const again = readBlock(other.source, other.source, known);
      for (const [id, elements] of again.notes) if (known.notes.get(id) === other.notes.get(id)) known.notes.set(id, elements);
      entries[i] = again;
      place(i, again);
    }
    return true;
  }

  function finish(source: string): void {
    if (source.trim() === '') return;
    const entry = readBlock(source, source, known);
    const index = entries.length;
    entries.push(entry);
    place(index, entry);
    if (entry.mentions.length > 0) notesStale = true;
    if (entry.definitions.size + entry.notes.size > 0 && publish(entry)) notesStale = true;
  }

  function showOpen(source: string, isStreaming: boolean): Entry | undefined {
    const index = entries.length;
    const shown = isStreaming ? (FENCE.test(source) ? holdFence(source) : repairTail(source)) : source;
    if (shown.trim() === '') {
      dropFrom(index);
      return undefined;
    }
    let entry = readBlock(source, shown, known);
    if (!isStreaming && entry.definitions.size + entry.notes.size > 0 && publish(entry)) {
      entry = readBlock(source, shown, known);
      isSealed = true;
    }
    place(index, entry);
    return entry;
  }

  function dropFrom(index: number): void {
    const g = Math.floor(index / GROUP_SIZE);
    const group = groups[g];
    if (group === undefined || group.length <= index % GROUP_SIZE) return;
    groups = groups.slice(0, g);
    if (index % GROUP_SIZE > 0) groups.push(group.slice(0, index % GROUP_SIZE));
  }

  /** Footnotes in the order of their first mention; those that a footnote mentions come after. */
  function orderFootnotes(open: Entry | undefined): Footnotes {
    const order = new Set<string>();
    for (const entry of open === undefined ? entries : [...entries, open]) {
      for (const id of entry.mentions) if (known.notes.has(id)) order.add(id);
    }
    const list = [...order].map((identifier) => ({ identifier, elements: known.notes.get(identifier) ?? [] }));
    return { list, numbers: new Map([...order].map((identifier, i) => [identifier, i + 1])) };
  }

  return {
    update(next, isStreaming) {
      if (last?.text === next && last.isStreaming === isStreaming) return last.snapshot;
      const clean = normalize(next);
      if (isSealed || !clean.startsWith(text)) reset();
      text = clean;
      const { finished, open } = splitter.read(clean);
      for (const source of finished) finish(source);
      const entry = showOpen(open, isStreaming);
      if (notesStale || (!isStreaming && known.notes.size > 0)) footnotes = orderFootnotes(isStreaming ? undefined : entry);
      notesStale = false;
      last = { text: next, isStreaming, snapshot: { groups, footnotes } };
      return last.snapshot;
    },
  };
}

/** One kind of line end and no NUL, as the parser would make it; both keep a growing text growing. */
function normalize(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.includes('\0') ? lines.replaceAll('\0', '\uFFFD') : lines;
}
