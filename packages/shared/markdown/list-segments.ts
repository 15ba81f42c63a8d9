/**
 * A long list is read in pieces of some items, so that a growing list costs no more than its last piece. Only lists
 * whose every line is an item at column 0 with the same marker, or indented: there an item ends whatever is open in
 * the item before it.
 */
const ITEMS_PER_SEGMENT = 16;
const ITEM = /^(?:([-+*])|\d{1,9}([.)]))(?:[ \t]|$)/;
const RULE = /^([-*])[ \t]*\1[ \t]*\1[-* \t]*$/;

export interface ListSegments {
  segments: string[];
  /** A blank line is between two pieces: all items are paragraphs. */
  hasGap: boolean;
}

/** The pieces of a long list as markdown, or undefined when the text is something else or short. */
export function splitList(source: string): ListSegments | undefined {
  const marker = markerOf(source.slice(0, 12).split('\n')[0] ?? '');
  if (marker === undefined) return undefined;
  const lines = source.split('\n');
  const segments: string[] = [];
  let first = 0;
  let items = 0;
  let hasGap = false;
  for (const [i, line] of lines.entries()) {
    if (line === '' || line.startsWith(' ') || line.startsWith('\t')) continue;
    if (markerOf(line) !== marker || RULE.test(line)) return undefined;
    if (items === ITEMS_PER_SEGMENT) {
      hasGap ||= lines[i - 1]?.trim() === '';
      segments.push(lines.slice(first, i).join('\n'));
      first = i;
      items = 0;
    }
    items++;
  }
  if (segments.length === 0) return undefined;
  segments.push(lines.slice(first).join('\n'));
  return { segments, hasGap };
}

function markerOf(line: string): string | undefined {
  const match = ITEM.exec(line);
  return match === null ? undefined : (match[1] ?? match[2]);
}
