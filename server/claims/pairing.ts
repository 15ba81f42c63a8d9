import { isFigureNoun } from './figure-lists.ts';
import type { Token } from './tag-sentence.ts';

/** Which tokens of a sentence belong together by their places in lists: indices of tokens. */
interface Pairing {
  /** As many as values, or one. */
  readonly nouns: readonly number[];
  readonly values: readonly number[];
  /** As many as values, one, or none. */
  readonly periods: readonly number[];
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['&', /^(?:and|und|sowie)$/],
  ['r', /^(?:respectively|jeweils)$/],
  [
    'v',
    /^(?:was|were|amounted|came|totall?ed|reached|stood|rose|grew|fell|increased|declined|decreased|betrug|betrugen|lag|lagen|beliefen|belief|erreichten|stiegen|sanken)$/,
  ],
  ['t', /^(?:to|at|of|sich|auf|bei|von)$/],
  ['i', /^(?:in|for|during|the|years?|fiscal|financial|ended|im|für|den|jahren?|geschäftsjahren?)$/],
];

/** A sign for each token, so that the order of a sentence can be matched: N noun, Q value, P time, x anything else. */
function signOf(token: Token): string {
  if (isFigureNoun(token)) return 'N';
  if (token.kind === 'quantity') return 'Q';
  if (token.kind === 'period') return 'P';
  if (/^[,.;()]$/.test(token.text)) return token.text;
  return signs.find(([, words]) => words.test(token.lower))?.[0] ?? 'x';
}

const list = (sign: string) => `${sign}(?:,${sign})*,?&i*${sign}`;
const ends = ',?r?(?=[.;]|,?$|,[xi&])';
const orders: readonly RegExp[] = [
  // "Revenue and EBITDA in 2025 were A and B", "Revenue and EBITDA were A and B in 2025"
  new RegExp(
    `(?<nouns>${list('N')})(?:i*(?<early>P))?v+t?(?:i*(?<between>P)t?)?(?<values>${list('Q')})(?:i*(?<late>P))?${ends}`,
    'du',
  ),
  // "Sales in 2025 and 2024 were A and B"
  new RegExp(`(?<nouns>N)i*(?<early>${list('P')})v+t?(?<values>${list('Q')})${ends}`, 'du'),
  // "Sales were A in 2023, B in 2024 and C in 2025"
  new RegExp(`(?<nouns>N)(?:v+t?|t)(?<values>(?<late>Qi*P(?:,Qi*P)+,?&Qi*P))${ends}`, 'du'),
  // "Sales were A and B in 2025 and 2024, respectively"
  new RegExp(`(?<nouns>N)(?:v+t?|t)(?<values>${list('Q')})i*(?<late>${list('P')})${ends}`, 'du'),
];
const shared = new RegExp(`${list('N')}|Ni*${list('P')}`, 'gu');

const hasAnd = (tokens: readonly Token[]) => tokens.some(({ lower }) => /^(?:and|und|sowie)$/.test(lower));
const written = (tokens: readonly Token[]) => tokens.map(signOf).join('');

/** The lists of a sentence that belong together; null where there are none or they are not of one length. */
export function pairingOf(tokens: readonly Token[]): Pairing | null {
  if (!hasAnd(tokens)) return null;
  const order = written(tokens);
  for (const pattern of orders) {
    const match = pattern.exec(order);
    const groups = match?.indices?.groups;
    if (match === null || groups === undefined) continue;
    const at = (group: readonly [number, number] | undefined, sign: string) =>
      group === undefined
        ? []
        : tokens.flatMap((_, i) => (i >= group[0] && i < group[1] && order[i] === sign ? [i] : []));
    const [nouns, values] = [at(groups.nouns, 'N'), at(groups.values, 'Q')];
    const periods = [...at(groups.early, 'P'), ...at(groups.between, 'P'), ...at(groups.late, 'P')];
    const isOfLength = (one: readonly number[]) => one.length <= 1 || one.length === values.length;
    if (isOfLength(nouns) && isOfLength(periods) && Math.max(nouns.length, periods.length) === values.length)
      return { nouns, values, periods };
  }
  return null;
}

/** True for a noun among several that share their values: "revenue *and EBITDA* were …", "sales in 2025 *and 2024* were …". */
export function isShared(tokens: readonly Token[], at: number): boolean {
  if (!hasAnd(tokens)) return false;
  return [...written(tokens).matchAll(shared)].some(
    ({ index, 0: found }) => index <= at && at < index + found.length,
  );
}
