/**
 * What one block may cost. Parsing is quadratic in nesting and in the number of delimiters that wait for
 * a partner, so a block past these limits is shown as plain text: nothing a person writes comes near them,
 * and no input can hold the page for long.
 */
const MAX_BLOCK_LENGTH = 40_000;
const MAX_DELIMITERS = 2_000;
const MAX_NESTING = 24;

const PREFIX = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const MARKER = />|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])/g;
const DEEP_INDENT = /^[ \t]{72,}(?:[-+*]|\d{1,9}[.)])[ \t]/m;

/** How many characters of a block open or close something that waits for a partner. */
function countDelimiters(source: string): number {
  let count = 0;
  for (let i = 0; i < source.length; i++) {
    switch (source.charCodeAt(i)) {
      case 33: // !
      case 38: // &
      case 42: // *
      case 60: // <
      case 64: // @
      case 91: // [
      case 92: // \
      case 93: // ]
      case 95: // _
      case 96: // `
      case 126: // ~
        count++;
    }
  }
  return count;
}

function nestsTooDeep(source: string): boolean {
  if (DEEP_INDENT.test(source)) return true;
  for (const [prefix] of source.matchAll(PREFIX)) {
    if (prefix.length > MAX_NESTING && (prefix.match(MARKER)?.length ?? 0) > MAX_NESTING) return true;
  }
  return false;
}

/** Whether a block has to be shown as plain text because reading it would take too long. */
export function isTooComplex(source: string): boolean {
  return source.length > MAX_BLOCK_LENGTH || countDelimiters(source) > MAX_DELIMITERS || nestsTooDeep(source);
}
