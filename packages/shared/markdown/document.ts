import { costOfReadingAgain } from './block-cost.ts';
import {
  readBlock,
  readBlockAgain,
  type BlockEntry,
  type Budget,
  type Known,
  type WithWords,
} from './block.ts';
import type { Block } from './block-title.ts';
import { emptyState, place, type DocumentState, type Footnotes } from './document-state.ts';

/** What is to be shown at one moment. Parts that did not change keep their identity. */
export interface Snapshot {
  /** All blocks, in groups of `GROUP_SIZE`; the last block of the last group may still be growing. */
  readonly groups: readonly (readonly Block[])[];
  readonly footnotes: Footnotes;
  /** False while blocks wait to be read: the same call goes on with them. */
  readonly isComplete: boolean;
}

export interface MarkdownDocument {
  /** Takes the whole text so far. When it only grew, only its open end is read. */
  update(text: string, isStreaming: boolean): Snapshot;
}

/** How the end of a text is shown that is still growing. */
export interface OpenEnd {
  /** Closes what is open. */
  repair(source: string): string;
  /** The elements of what was `read`, with the words that have come since. */
  withWords: WithWords;
}

/**
 * What one update may spend on reading blocks, and of that on reading blocks again, in characters of plain text: some
 * tens of milliseconds. One definition can concern every block there is.
 */
const COST_OF_UPDATE = 48_000;
const COST_OF_STALE = 6_000;

/** Notes that a block waits for the labels that mean nothing yet. */
function waitForLabels({ known, waiting }: DocumentState, index: number, { labels }: BlockEntry): void {
  for (const label of labels.keys()) {
    if (known.definitions.has(label) || (label.startsWith('^') && known.notes.has(label.slice(1)))) continue;
    const others = waiting.get(label);
    if (others === undefined) waiting.set(label, [index]);
    else others.push(index);
  }
}

/** Makes a block's definitions known; the blocks that were waiting for them have to be read again. */
function publish(state: DocumentState, entry: BlockEntry): boolean {
  const { known, waiting, stale } = state;
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
  for (const label of fresh) {
    for (const index of waiting.get(label) ?? []) markStale(stale, index, label);
    waiting.delete(label);
  }
  if (fresh.length > 0) state.growing = { pieces: [] };
  return fresh.length > 0;
}

/** The notes of a block that was read again take the place of those it gave before. */
function replaceNotes({ notes }: Known, before: BlockEntry, again: BlockEntry): void {
  for (const [id, elements] of again.notes) {
    if (notes.get(id) === before.notes.get(id)) notes.set(id, elements);
  }
}

/** Nothing more comes: labels that were left out are shown as they were written. */
function showLabels({ entries, waiting, stale, growing }: DocumentState): void {
  for (const [label, indices] of waiting) {
    for (const index of indices) if (entries[index]?.hidesLabels === true) markStale(stale, index, label);
  }
  growing.pieces = growing.pieces.map((piece) => (piece?.hidesLabels === true ? undefined : piece));
}

function markStale(stale: Map<number, Set<string>>, index: number, label: string): void {
  const labels = stale.get(index);
  if (labels === undefined) stale.set(index, new Set([label]));
  else labels.add(label);
}

/** Reads blocks again that wait for it, as many as the update still may, of a fresh one at least one; the rest is left. */
function readStale(state: DocumentState, budget: Budget): void {
  const { known, entries, stale } = state;
  let left = Math.min(budget.left, COST_OF_STALE);
  let isFresh = budget.left === COST_OF_UPDATE;
  for (const [index, labels] of stale) {
    const entry = entries[index] as BlockEntry;
    const cost = costOfReadingAgain(entry, labels);
    if (!isFresh && cost > left) return;
    isFresh = false;
    left -= cost;
    budget.left -= cost;
    stale.delete(index);
    const again = readBlockAgain(entry, labels, known, state.isStreaming);
    replaceNotes(known, entry, again);
    entries[index] = again;
    place(state, index, again);
    state.hasOtherNotes = true;
  }
}

/** Reads finished blocks, as many as one update may; of a very long one a part. */
function readPending(state: DocumentState, budget: Budget): void {
  const { pending } = state;
  for (let source = pending.at(-1); source !== undefined; source = pending.at(-1)) {
    if (budget.left <= 0 || !finish(state, source, budget)) return;
    pending.pop();
  }
}

/** Reads a finished block; answers whether to its end. */
function finish(state: DocumentState, source: string, budget: Budget): boolean {
  if (source.trim() === '') return true;
  const entry = readBlock(source, source, state.known, { ...state, budget });
  place(state, state.entries.length, entry);
  if (entry.isPartial === true) return false;
  state.growing = { pieces: [] };
  const index = state.entries.push(entry) - 1;
  // What a block defines itself it knows already; only the pieces of a long one do not know of each other.
  if (entry.pieces !== undefined) waitForLabels(state, index, entry);
  if (publish(state, entry) || entry.mentions.length > 0) state.hasOtherNotes = true;
  if (entry.pieces === undefined) waitForLabels(state, index, entry);
  return true;
}

/** Shows the open end; answers whether all of it. */
function showOpen(state: DocumentState, openEnd: OpenEnd, budget: Budget): boolean {
  const { rest: source, known, growing, isStreaming } = state;
  const shown = isStreaming ? openEnd.repair(source) : source;
  const withWords = isStreaming ? openEnd.withWords : undefined;
  let entry =
    shown.trim() === ''
      ? undefined
      : readBlock(source, shown, known, { growing, budget, isStreaming, withWords });
  if (entry?.isPartial === true) {
    place(state, state.entries.length, entry);
    return false;
  }
  if (entry !== undefined && !isStreaming && publish(state, entry)) {
    const before = entry;
    entry = readBlock(source, shown, known);
    replaceNotes(known, before, entry);
    state.isSealed = true;
  }
  place(state, state.entries.length, entry);
  state.open = isStreaming ? undefined : entry;
  if (!isStreaming && known.notes.size > 0) state.hasOtherNotes = true;
  return true;
}

/** In the order of their first mention; those that only a footnote mentions come where that footnote is. */
function orderFootnotes({ entries, known, open }: DocumentState): Footnotes {
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
export function createMarkdownDocument(openEnd: OpenEnd): MarkdownDocument {
  let state = emptyState();
  let last: { text: string; isStreaming: boolean; snapshot: Snapshot } | undefined;

  return {
    update(text, isStreaming) {
      const isSame = last?.text === text && last.isStreaming === isStreaming;
      if (isSame && last?.snapshot.isComplete === true) return last.snapshot;
      if (!isSame) {
        const clean = normalize(text);
        if (state.isSealed || !clean.startsWith(state.text)) state = emptyState();
        if (state.isStreaming && !isStreaming) showLabels(state);
        state.isStreaming = isStreaming;
        state.text = clean;
        const { finished, open } = state.splitter.read(clean);
        state.pending = [...finished.toReversed(), ...state.pending];
        state.rest = open;
        state.isRestShown = false;
      }
      const budget = { left: COST_OF_UPDATE };
      // What the last update left comes first: a text that grows fast would leave it until its end.
      readStale(state, budget);
      readPending(state, budget);
      if (state.pending.length === 0) {
        state.isRestShown ||= showOpen(state, openEnd, budget);
        readStale(state, budget);
      }
      if (state.hasOtherNotes) state.footnotes = orderFootnotes(state);
      state.hasOtherNotes = false;
      const { groups, footnotes } = state;
      const isComplete = state.isRestShown && state.pending.length + state.stale.size === 0;
      last = { text, isStreaming, snapshot: { groups, footnotes, isComplete } };
      return last.snapshot;
    },
  };
}
