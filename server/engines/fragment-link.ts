/** What a text that begins with "[" is. */
export type LinkStart =
  /** Not a link to a source, figure or claim. */
  | { readonly kind: 'none' }
  /** Nobody can tell yet. */
  | { readonly kind: 'open' }
  | { readonly kind: 'link'; readonly length: number; readonly label: string; readonly to: FragmentTarget };

export interface FragmentTarget {
  readonly type: 'source' | 'figure' | 'claim';
  readonly id: string;
}

/** Longer labels are no marks of ours; their links lead nowhere (see `looseFragment`). */
const longestLabel = 120;
const longestTarget = 120;

/** The beginning of an address into the text's evidence, wherever it is outside of a whole link. */
export const looseFragment = /#(?=(?:source|figure|claim):)/;

/** True for text that may become one with more. */
export function mayBecomeFragment(text: string): boolean {
  return ['#source:', '#figure:', '#claim:'].some((start) => start.startsWith(text));
}

/** Reads `[label](#figure:id)` at the beginning of a text, also with brackets in its label, a title or in `<…>`. */
export function readFragmentLink(text: string): LinkStart {
  const close = endOfLabel(text);
  if (close === 'none' || close === 'open') return { kind: close };
  const rest = text.slice(close + 1);
  if (rest === '') return { kind: 'open' };
  if (!rest.startsWith('(')) return { kind: 'none' };
  const end = rest.indexOf(')');
  if (end < 0) {
    const isOurs =
      /^\(\s{0,3}<?\s{0,3}(?:$|[#&\\])/.test(rest) && rest.length < longestTarget && !rest.includes('\n');
    return { kind: isOurs ? 'open' : 'none' };
  }
  const target = decoded(rest.slice(1, end));
  const [, type, id] =
    /^\s*<?#(source|figure|claim):([^\s<>"']{1,80})>?(?:\s+["'].*)?\s*$/.exec(target) ?? [];
  if (type === undefined || id === undefined) return { kind: 'none' };
  const to = { type: type as FragmentTarget['type'], id };
  return { kind: 'link', length: close + 1 + end + 1, label: text.slice(1, close), to };
}

function endOfLabel(text: string): number | 'none' | 'open' {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (at > longestLabel || sign === '\n') return 'none';
    if (sign === '\\') at += 1;
    else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return 'open';
}

/** An address as a reader of Markdown sees it: without escapes and character references. */
function decoded(address: string): string {
  return address
    .replace(/&(?:#35|#x23|num);/gi, '#')
    .replace(/&(?:#58|#x3a|colon);/gi, ':')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
