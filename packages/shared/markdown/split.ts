import { TEX_SIGNS } from './math-syntax.ts';

/**
 * Cuts growing markdown into top-level chunks, line by line, so that no character is looked at twice.
 * A cut is made only where the block structure cannot continue (CommonMark 0.31, section 3: blocks are decided
 * line by line, left to right), and each decision depends on the lines before it and on the start of the line
 * at hand: a text cut up by a stream therefore yields exactly the chunks of the whole text.
 */
interface Chunks {
  /** Chunks that will never change again, since the last call. */
  finished: string[];
  /** The rest: what is still being written. */
  open: string;
}

export interface Splitter {
  /** Reads on. `text` has to start with the text of the call before. */
  read(text: string): Chunks;
}

interface State {
  /** Where the open chunk starts, and where the first line starts that is not complete yet. */
  start: number;
  line: number;
  empty: boolean;
  afterBlank: boolean;
  /** The line before was a heading, or closed a fence: whatever comes is a new block. */
  afterEnd: boolean;
  /** A list or a footnote is in the chunk: an item, or an indented line, may continue it. */
  container: boolean;
  /** A container and a fence are in the chunk: whose fence it is only a parser can tell. */
  doubtful: boolean;
  fence: string;
  math: string;
  /** Length of the chunk from which on a doubtful cut is tried again. */
  retryAt: number;
}

const BLANK = /^[ \t]*$/;
const HEADING = /^#{1,6}[ \t]/;
const LIST_MARKER = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const UNDECIDED_MARKER = /^(?:[-+*]|\d{1,9}[.)]?)$/;
const CONTAINER_LINE = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)|\[\^)/;
const CONTAINER_START = /^ {0,3}(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]]+\]:)/;
const FENCE_OPEN = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_LIKE = /```|~~~|\$\$|\\\[/;
const MATH_OPEN = /^ {0,3}(\$\$|\\\[)[ \t]*$/;

function isFenceEnd(line: string, fence: string): boolean {
  const mark = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length;
}

/** Whether a formula goes on with the line behind a blank one. */
function goesOnWithMath(line: string): boolean {
  return TEX_SIGNS.test(line) && !CONTAINER_START.test(line);
}

/** Whether `line` (complete or not) starts a new chunk. Undecided lines answer no until they are decided. */
function isCut(line: string, complete: boolean, state: State): boolean {
  if (state.empty || state.fence !== '' || line === '' || /^[ \t]/.test(line)) return false;
  if (state.afterEnd && !state.doubtful) return true;
  // Behind a blank line a formula goes on where there is TeX, which only a complete line can tell.
  if (state.afterBlank && !complete && (state.math !== '' || state.doubtful)) return false;
  if (state.math !== '' && state.afterBlank) return !goesOnWithMath(line);
  if (state.afterBlank) return !state.container || !(LIST_MARKER.test(line) || UNDECIDED_MARKER.test(line));
  if (state.math !== '') return false;
  return HEADING.test(line) || (complete && FENCE_OPEN.test(line));
}

function startChunk(state: State, at: number): void {
  state.start = at;
  state.empty = true;
  state.afterBlank = false;
  state.afterEnd = false;
  state.container = false;
  state.doubtful = false;
  state.math = '';
  state.retryAt = 0;
}

/** Takes a complete line into the state. */
function take(line: string, state: State): void {
  if (state.fence !== '') {
    state.afterEnd = isFenceEnd(line, state.fence);
    if (state.afterEnd) state.fence = '';
    state.afterBlank = false;
    return;
  }
  if (BLANK.test(line)) {
    state.afterBlank = true;
    return;
  }
  if (state.math !== '' && state.afterBlank && !goesOnWithMath(line)) state.math = '';
  state.empty = false;
  state.afterBlank = false;
  state.afterEnd = state.math === '' && HEADING.test(line);
  if (!state.container && CONTAINER_LINE.test(line)) state.container = true;
  if (state.container && FENCE_LIKE.test(line)) state.doubtful = true;
  if (state.math !== '') {
    state.afterEnd = line.trimEnd().endsWith(state.math);
    if (state.afterEnd) state.math = '';
    return;
  }
  // Within a container an indented fence may be the container's own; at column 0 it never is.
  if (state.container && line.startsWith(' ')) return;
  const fence = FENCE_OPEN.exec(line)?.[1];
  if (fence !== undefined) state.fence = fence;
  const math = MATH_OPEN.exec(line)?.[1];
  if (math !== undefined) state.math = math === '$$' ? '$$' : '\\]';
}

/** @param endsOpenBlocks tells whether text at column 0 behind the given chunk, with or without TeX, is a block of its own. */
export function createSplitter(endsOpenBlocks: (chunk: string, hasTex: boolean) => boolean): Splitter {
  const state: State = {
    start: 0,
    line: 0,
    empty: true,
    afterBlank: false,
    afterEnd: false,
    container: false,
    doubtful: false,
    fence: '',
    math: '',
    retryAt: 0,
  };

  /** A doubtful cut is asked of the parser; after each no, not before the chunk has grown by half. */
  function confirm(line: string, text: string, at: number): boolean {
    if (!state.doubtful) return true;
    const length = at - state.start;
    if (length < state.retryAt) return false;
    if (endsOpenBlocks(text.slice(state.start, at), TEX_SIGNS.test(line))) return true;
    state.retryAt = length * 1.5;
    return false;
  }

  function cutBefore(line: string, complete: boolean, text: string, finished: string[]): void {
    if (!isCut(line, complete, state) || !confirm(line, text, state.line)) return;
    finished.push(text.slice(state.start, state.line));
    startChunk(state, state.line);
  }

  return {
    read(text) {
      const finished: string[] = [];
      for (let end = text.indexOf('\n', state.line); end !== -1; end = text.indexOf('\n', state.line)) {
        const line = text.slice(state.line, end);
        cutBefore(line, true, text, finished);
        take(line, state);
        state.line = end + 1;
      }
      cutBefore(text.slice(state.line), false, text, finished);
      return { finished, open: text.slice(state.start) };
    },
  };
}
