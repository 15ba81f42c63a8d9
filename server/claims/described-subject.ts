import type { Token } from './tag-sentence.ts';

const isName = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);

/**
 * "Verdane AG mit Sitz in Köln beschäftigt", "The company, based in Cork, has", "Verdane Ltd of Leeds had": index of the
 * company when the words of its place end at `at`; else null.
 */
export function beforePlace(tokens: readonly Token[], at: number): number | null {
  let i = tokens[at]?.text === ',' ? at - 1 : at;
  const last = i;
  while (isName(tokens[i]) || (i < last && tokens[i]?.text === ',' && isName(tokens[i - 1]))) i -= 1;
  if (i === last || last - i > 5 || !/^(?:in|of|aus|near|bei)$/.test(tokens[i]?.lower ?? '')) return null;
  i -= 1;
  if (tokens[i]?.kind === 'noun' && /^(?:mit|with)$/.test(tokens[i - 1]?.lower ?? '')) i -= 2;
  else if (/^(?:based|headquartered|located|ansässig|ansässige)$/.test(tokens[i]?.lower ?? '')) i -= 1;
  if (tokens[i]?.text === ',') i -= 1;
  const named = tokens[i];
  return (named?.kind === 'company' || named?.kind === 'self') && !named.isOwner ? i : null;
}

/** "Lumora SE, its largest competitor, had": index of the first comma, when the closing one is at `at`; else null. */
export function beforeApposition(tokens: readonly Token[], at: number, otherParties: RegExp): number | null {
  if (tokens[at]?.text !== ',') return null;
  const open = tokens.findLastIndex((token, i) => i < at && token.text === ',');
  if (open < 1 || at - open > 6 || tokens[open - 1]?.kind !== 'company') return null;
  const inside = tokens.slice(open + 1, at);
  return inside.every((token) => token.kind === 'word' || (token.kind === 'self' && token.isOwner)) &&
    otherParties.test(inside.map((token) => token.text).join(' '))
    ? open
    : null;
}

/** "Verdane, which has its head office in Cork, had", "Verdane, founded in 1938, employs": index of the first comma, when the closing one is at `at`; else null. */
export function beforeDescription(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.text !== ',') return null;
  const open = tokens.findLastIndex(
    ({ lower }, i) =>
      i < at &&
      /^(?:which|founded|established|based|headquartered|listed|incorporated)$/.test(lower) &&
      tokens[i - 1]?.text === ',',
  );
  const named = tokens[open - 2];
  if (open < 2 || at - open > 14 || (named?.kind !== 'company' && named?.kind !== 'self')) return null;
  const inside = tokens.slice(open, at);
  const isPlain =
    inside.every(({ kind, text }) => kind !== 'company' && (kind !== 'mark' || text === ',')) &&
    inside.filter(({ text }) => text === ',').length <= 1;
  return named.isOwner || !isPlain ? null : open - 1;
}
