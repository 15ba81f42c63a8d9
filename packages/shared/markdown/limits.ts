/** Characters of a code block that tell its language; the guess is made again while it grows to them. */
export const CODE_SAMPLE = 1_500;

/**
 * What one block may cost. The parser is quadratic in much of what hostile texts consist of: marks that wait for a
 * partner walk back over all marks before them, openers without an end read to the end each time, an item that closes
 * a list moves all that was read. Each budget below is one such product (or a sum that is squared); a text that uses
 * one up takes some 40 ms of a slow processor. A block past a budget is shown as plain text: nothing a person writes
 * comes near it.
 */
export const MAX_LENGTH = 40_000;
const MAX_LINES = 2_000;
const MAX_CELLS = 1_400;
const MAX_MARKS = 1_000;
const MAX_NESTING = 24;
const MAX_CONTAINER_STEPS = 1_000;
/** Lines that open a list item or a quote × lines. */
const MAX_OPENINGS = 350_000;
/** Underlines of headings × lines. */
const MAX_UNDERLINES = 400_000;
/** Openers that read on to the end of a paragraph × length. */
const MAX_SEARCH = 2_000_000;
/** Lengths of backtick runs × length: the first run of each length may look for its partner in vain. */
const MAX_CODE_SEARCH = 200_000;
/** Tildes, or openings of images, × marks: what is between two of them is resolved again on every level. */
const MAX_LEVELS = 100_000;

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const LINK_START = /https?:|www\./gi;
/** Words that become links by themselves cost less than marks do. */
const LINK_START_WEIGHT = 0.4;
const DEFINITION_WEIGHT = 3;

interface Marks {
  /** What opens or closes something that waits for a partner. */
  all: number;
  /** Openers that look for their end as far as the text goes. */
  searching: number;
  tildes: number;
  images: number;
  /** Different lengths of backtick runs. */
  codeLengths: number;
  cells: number;
}

function countMarks(source: string): Marks {
  const marks: Marks = { all: 0, searching: 0, tildes: 0, images: 0, codeLengths: 0, cells: 0 };
  const lengths = new Set<number>();
  for (let i = 0; i < source.length; i++) {
    const next = source.charCodeAt(i + 1);
    switch (source.charCodeAt(i)) {
      case 92: // \
        marks.all++;
        if (next === 40 || next === 91) marks.searching++;
        break;
      case 36: // $
        marks.all++;
        if (next === 36) marks.searching++;
        break;
      case 93: // ]
        marks.all += next === 58 ? DEFINITION_WEIGHT : 1;
        if (next === 40) marks.searching++;
        break;
      case 33: // !
        marks.all++;
        if (next === 91) marks.images++;
        break;
      case 126: // ~
        marks.all++;
        marks.tildes++;
        break;
      case 96: {
        // `
        const start = i;
        while (source.charCodeAt(i + 1) === 96) i++;
        marks.all += i + 1 - start;
        lengths.add(i + 1 - start);
        break;
      }
      case 124: // |
        marks.cells++;
        break;
      case 38: // &
      case 42: // *
      case 60: // <
      case 64: // @
      case 91: // [
      case 95: // _
        marks.all++;
    }
  }
  marks.all += (source.match(LINK_START)?.length ?? 0) * LINK_START_WEIGHT;
  marks.codeLengths = lengths.size;
  return marks;
}

/** Containers at the start of a line, counted by their marks and, for those of lines before, by the indent. */
function nestingOf(line: string): number {
  let depth = 0;
  let end = 0;
  CONTAINER.lastIndex = 0;
  while (depth <= MAX_NESTING && CONTAINER.test(line)) {
    end = CONTAINER.lastIndex;
    depth++;
  }
  if (depth === 0) return 0;
  const prefix = line.slice(0, end);
  return depth + Math.floor((prefix.length - prefix.trimStart().length) / 2);
}

/** The share of its budgets that the structure of the lines uses up. */
function shareOfLines(lines: readonly string[]): number {
  let steps = 0;
  let depth = 0;
  let deepest = 0;
  let openings = 0;
  let underlines = 0;
  for (const line of lines) {
    const own = nestingOf(line);
    // A line without marks goes on with the containers of the line before; a blank line costs one step.
    depth = own > 0 ? own : line.trim() === '' ? 1 : depth;
    steps += depth;
    if (own > 0) openings++;
    deepest = Math.max(deepest, own);
    if (UNDERLINE.test(line)) underlines++;
  }
  return Math.max(
    lines.length / MAX_LINES,
    steps / MAX_CONTAINER_STEPS,
    deepest > MAX_NESTING ? Infinity : 0,
    (openings * lines.length) / MAX_OPENINGS,
    (underlines * lines.length) / MAX_UNDERLINES,
  );
}

/** The share of its budgets that a block uses up; above 1 it is not read as markdown. */
export function shareOfBudget(source: string): number {
  if (source.length > MAX_LENGTH) return Infinity;
  const marks = countMarks(source);
  return Math.max(
    marks.all / MAX_MARKS,
    marks.cells / MAX_CELLS,
    (marks.searching * source.length) / MAX_SEARCH,
    (marks.codeLengths * source.length) / MAX_CODE_SEARCH,
    (Math.max(marks.tildes, marks.images) * marks.all) / MAX_LEVELS,
    shareOfLines(source.split('\n')),
  );
}
