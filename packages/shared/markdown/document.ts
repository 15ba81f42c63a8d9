import type { ElementContent } from 'hast';
import { readBlock, type BlockEntry, type Known, type SegmentCache } from './block.ts';
import { endsOpenBlocks } from './parse.ts';
import { createSplitter, type Splitter } from './split.ts';

/** One top-level block: its safe elements. A new object whenever they changed, the same one as long as not. */
export interface Block {
  readonly elements: readonly ElementContent[];
}

export interface Footnote {
  readonly identifier: string;
  readonly elements: readonly ElementContent[];
}

/** Footnotes in the order of their first mention. */
interface Footnotes {
  readonly list: readonly Footnote[];
  /** Identifier → number, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** What is to be shown at one moment. Parts that did not change keep their identity. */
export interface Snapshot {
  /** All blocks, in groups of `GROUP_SIZE`; the last block of the last group may still be growing. */
  readonly groups: readonly (readonly Block[])[];
  readonly footnotes: Footnotes;
}

export interface MarkdownDocument {
  /** Takes the whole text so far. When it only grew, only its open end is read. */
  update(text: string, isStreaming: boolean): Snapshot;
}

/** Closes what is open at the end of a text that is still growing. */
export type Repair = (source: string) => string;

/** Blocks a group holds: an update compares about as many blocks as there are groups and blocks in a group. */
export const GROUP_SIZE = 24;

const NO_FOOTNOTES: Footnotes = { list: [], numbers: new Map() };

interface State {
  text: string;
  splitter: Splitter;
  known: Known;
  entries: BlockEntry[];
  groups: Block[][];
  footnotes: Footnotes;
  segments: SegmentCache;
  /** The open end gave the document definitions, which hold only as long as the text stays as it is. */
  isSealed: boolean;
}

function emptyState(): State {
  return {
    text: '',
    splitter: createSplitter(endsOpenBlocks),
    known: { definitions: new Map(), notes: new Map() },
    entries: [],
    groups: [],
    footnotes: NO_FOOTNOTES,
    segments: [],
    isSealed: false,
  };
}

/** Puts a block in its place, or takes the place away; only the group that changes gets a new identity. */
function place(state: State, index: number, block: Block | undefined): void {
  const g = Math.floor(index / GROUP_SIZE);
  const at = index % GROUP_SIZE;
  const group = state.groups[g]?.slice() ?? [];
  if (block === undefined) {
    if (group.length <= at) return;
    group.length = at;
  } else group[at] = block;
  state.groups = state.groups.slice();
  if (group.length === 0) state.groups.length = g;
  else state.groups[g] = group;
}

/** Makes a block's definitions known and reads the blocks again that were waiting for them. */
function publish(state: State, entry: BlockEntry): boolean {
  const { known, entries } = state;
  const fresh: string[] = [];
  for (const [id, target] of entry.definitions) {
    if (known.definitions.has(id)) continue;
    known.definitions.set(id, target);
    fresh.push(id);
  }
  for (const [id, elements] of entry.notes) {
    if (known.notes.has(id)) continue;
    known.notes.set(id, elements);
    fresh.push(`^${id}`);
  }
  if (fresh.length === 0) return false;
  state.segments = [];
  for (const [i, other] of entries.entries()) {
    if (!fresh.some((label) => other.labels.has(label))) continue;
    const again = readBlock(other.source, other.source, known);
    for (const [id, elements] of again.notes) {
      if (known.notes.get(id) === other.notes.get(id)) known.notes.set(id, elements);
    }
    entries[i] = again;
    place(state, i, again);
  }
  return true;
}

function finish(state: State, source: string): void {
  if (source.trim() === '') return;
  const entry = readBlock(source, source, state.known, state.segments);
  state.segments = [];
  state.entries.push(entry);
  place(state, state.entries.length - 1, entry);
  const gives = entry.definitions.size + entry.notes.size > 0;
  const changed = gives && publish(state, entry);
  if (changed || entry.mentions.length > 0) state.footnotes = orderFootnotes(state, undefined);
}

function showOpen(state: State, source: string, isStreaming: boolean, repair: Repair): void {
  const shown = isStreaming ? repair(source) : source;
  let entry = shown.trim() === '' ? undefined : readBlock(source, shown, state.known, state.segments);
  const gives = entry !== undefined && entry.definitions.size + entry.notes.size > 0;
  if (entry !== undefined && gives && !isStreaming && publish(state, entry)) {
    entry = readBlock(source, shown, state.known);
    for (const [id, elements] of entry.notes) state.known.notes.set(id, elements);
    state.isSealed = true;
  }
  place(state, state.entries.length, entry);
  if (!isStreaming && state.known.notes.size > 0) state.footnotes = orderFootnotes(state, entry);
}

/** In the order of their first mention; those that only a footnote mentions come where that footnote stands. */
function orderFootnotes({ entries, known }: State, open: BlockEntry | undefined): Footnotes {
  const order = new Set<string>();
  for (const entry of open === undefined ? entries : [...entries, open]) {
    for (const id of entry.mentions) if (known.notes.has(id)) order.add(id);
  }
  const list = [...order].map((identifier) => ({ identifier, elements: known.notes.get(identifier) ?? [] }));
  return { list, numbers: new Map([...order].map((identifier, i) => [identifier, i + 1])) };
}

/** One kind of line end and no NUL, as the parser would make it; a growing text stays a growing text. */
function normalize(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.includes('\0') ? lines.replaceAll('\0', '\uFFFD') : lines;
}

/** A document that grows: finished blocks are read once and kept, only the open end is read again. */
export function createMarkdownDocument(repair: Repair): MarkdownDocument {
  let state = emptyState();
  let last: { text: string; isStreaming: boolean; snapshot: Snapshot } | undefined;

  return {
    update(text, isStreaming) {
      if (last?.text === text && last.isStreaming === isStreaming) return last.snapshot;
      const clean = normalize(text);
      if (state.isSealed || !clean.startsWith(state.text)) state = emptyState();
      state.text = clean;
      const { finished, open } = state.splitter.read(clean);
      for (const source of finished) finish(state, source);
      showOpen(state, open, isStreaming, repair);
      last = { text, isStreaming, snapshot: { groups: state.groups, footnotes: state.footnotes } };
      return last.snapshot;
    },
  };
}
