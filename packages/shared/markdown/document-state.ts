import type { ElementContent } from 'hast';
import type { BlockEntry, GrowingBlock, Known } from './block.ts';
import { asTitle, type Block } from './block-title.ts';
import { endsOpenBlocks } from './parse.ts';
import { createSplitter, type Splitter } from './split.ts';

export interface Footnote {
  readonly identifier: string;
  readonly elements: readonly ElementContent[];
}

/** Footnotes in the order of their first mention. */
export interface Footnotes {
  readonly list: readonly Footnote[];
  /** Identifier → number, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Blocks a group holds: an update compares about as many blocks as there are groups and blocks in a group. */
export const GROUP_SIZE = 24;

const NO_FOOTNOTES: Footnotes = { list: [], numbers: new Map() };

/** A document that grows, as far as it is read. */
export interface DocumentState {
  text: string;
  splitter: Splitter;
  known: Known;
  entries: BlockEntry[];
  groups: Block[][];
  footnotes: Footnotes;
  growing: GrowingBlock;
  /** Finished blocks that are still to be read, the next one last. */
  pending: string[];
  /** What follows them, and whether it is shown already. */
  rest: string;
  isRestShown: boolean;
  /** The end of a text that is whole. */
  open: BlockEntry | undefined;
  /** Blocks that refer to a label without meaning. */
  waiting: Map<string, number[]>;
  /** Blocks to be read again, with the labels that have got a meaning since. */
  stale: Map<number, Set<string>>;
  /** Footnotes were added, mentioned or changed. */
  hasOtherNotes: boolean;
  /** The open end gave the document definitions, which hold only as long as the text stays as it is. */
  isSealed: boolean;
  /** More is to come. */
  isStreaming: boolean;
}

/** Nothing is read yet. */
export function emptyState(): DocumentState {
  return {
    text: '',
    splitter: createSplitter(endsOpenBlocks),
    known: { definitions: new Map(), notes: new Map() },
    entries: [],
    groups: [],
    footnotes: NO_FOOTNOTES,
    growing: { pieces: [] },
    pending: [],
    rest: '',
    isRestShown: false,
    open: undefined,
    waiting: new Map(),
    stale: new Map(),
    hasOtherNotes: false,
    isSealed: false,
    isStreaming: false,
  };
}

/** Puts a block in its place, or takes the place away; only the group that changes gets a new identity. */
export function place(state: DocumentState, index: number, block: Block | undefined): void {
  const g = Math.floor(index / GROUP_SIZE);
  const at = index % GROUP_SIZE;
  const group = state.groups[g]?.slice() ?? [];
  if (block === undefined) {
    if (group.length <= at) return;
    group.length = at;
  } else
    group[at] = asTitle(
      block,
      (before) => state.groups[Math.floor(before / GROUP_SIZE)]?.[before % GROUP_SIZE],
      index,
    );
  state.groups = state.groups.slice();
  if (group.length === 0) state.groups.length = g;
  else state.groups[g] = group;
}
