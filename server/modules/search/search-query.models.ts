/** Most characters of a search. */
export const longestSearch = 500;

/** Letters and digits that the last word needs before words that begin like it are found too. */
const shortestBeginning = 2;

/**
 * A text with its words apart. PostgreSQL reads `and/or` as the name of a file and `2023-2024` as a negative number, and
 * would find neither half. As long as it was.
 */
export const wordsApart = (text: string): string => text.replaceAll(/[/\\]|[-‐-―](?=\p{N})/gu, ' ');

/** A search, read: what has to be there, and the word that is still being typed. */
export interface AskedWords {
  /** With quotes, `or` and `-` as web searches have them. */
  readonly whole: string;
  readonly start: string;
  /** Null when nothing is being typed. */
  readonly beginning: string | null;
  /** The words before are no condition but another way to match: `revenue or mar`. */
  readonly isAlternative: boolean;
}

/** Null when there is nothing to look for. */
export function readSearch(search: string): AskedWords | null {
  const whole = wordsApart(search.normalize('NFC').toWellFormed())
    .replaceAll(/\p{Cc}/gu, ' ')
    .trimStart();
  if (!/[\p{L}\p{N}]/u.test(whole)) return null;
  const [, start = '', last] = /^(.*?)(?<![\p{L}\p{N}\p{M}'’.@_-])([\p{L}\p{N}\p{M}]+)$/su.exec(whole) ?? [];
  const isInQuotes = (whole.split('"').length - 1) % 2 === 1;
  if (last === undefined || isInQuotes || [...last].length < shortestBeginning)
    return { whole, start: whole, beginning: null, isAlternative: false };
  return { whole, start, beginning: last.toLowerCase(), isAlternative: /(?:^|\s)or\s+$/iu.test(start) };
}

/** Where a list of hits goes on: among the hits before a position, sorted, after so many. */
export interface SearchPlace {
  /** Only messages of positions before this. */
  readonly below: number;
  readonly skipped: number;
}

export const encodePlace = ({ below, skipped }: SearchPlace): string =>
  Buffer.from(`${below}:${skipped}`).toString('base64url');

/** Null for what no answer of ours contained. */
export function decodePlace(cursor: string): SearchPlace | null {
  const [, below, skipped] =
    /^(\d{1,15}):(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return below === undefined ? null : { below: Number(below), skipped: Number(skipped) };
}

const dayMs = 86_400_000;
/** Days after which a message counts half as much for being new. */
const halfLife = 60;

/** How high a hit stands: by how well it matches, and by half for how new it is. */
export function scoreOf(hit: { readonly rank: number; readonly createdAt: Date }, now: Date): number {
  const days = Math.max(0, (now.getTime() - hit.createdAt.getTime()) / dayMs);
  return hit.rank * (0.5 + 0.5 * 0.5 ** (days / halfLife));
}
