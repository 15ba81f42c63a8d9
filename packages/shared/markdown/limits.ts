/**
 * What one block may cost. Reading a block is quadratic in the delimiters that wait for a partner, and every line
 * costs as many steps as it has containers. A block past these limits is shown as plain text: nothing a person
 * writes comes near them, and no input can hold the page for much longer than a tenth of a second.
 */
const MAX_LENGTH = 40_000;
const MAX_LINES = 3_000;
const MAX_DELIMITERS = 1_600;
const MAX_CELLS = 2_400;
const MAX_NESTING = 24;
const MAX_CONTAINER_STEPS = 1_000;

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const MATH_OPENER_WEIGHT = 4;

/** How much in a block opens or closes something that waits for a partner. */
function countDelimiters(source: string): number {
  let count = 0;
  for (let i = 0; i < source.length; i++) {
    switch (source.charCodeAt(i)) {
      case 92: {
        // \
        const next = source.charCodeAt(i + 1);
        count += next === 40 || next === 91 ? MATH_OPENER_WEIGHT : 1;
        break;
      }
      case 33: // !
      case 36: // $
      case 38: // &
      case 42: // *
      case 60: // <
      case 64: // @
      case 91: // [
      case 93: // ]
      case 95: // _
      case 96: // `
      case 126: // ~
        count++;
    }
  }
  return count;
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

function nestsTooMuch(lines: readonly string[]): boolean {
  let steps = 0;
  let depth = 0;
  for (const line of lines) {
    const own = nestingOf(line);
    // A line without marks goes on with the containers of the line before; a blank line costs one step.
    depth = own > 0 ? own : line.trim() === '' ? 1 : depth;
    steps += depth;
    if (own > MAX_NESTING || steps > MAX_CONTAINER_STEPS) return true;
  }
  return false;
}

function countCells(source: string): number {
  let count = 0;
  for (let i = source.indexOf('|'); i !== -1; i = source.indexOf('|', i + 1)) count++;
  return count;
}

/** Whether a block has to be shown as plain text because reading it would take too long. */
export function isTooComplex(source: string): boolean {
  if (source.length > MAX_LENGTH) return true;
  const lines = source.split('\n');
  return (
    lines.length > MAX_LINES ||
    countCells(source) > MAX_CELLS ||
    countDelimiters(source) > MAX_DELIMITERS ||
    nestsTooMuch(lines)
  );
}
