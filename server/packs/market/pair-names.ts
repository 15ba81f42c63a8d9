import { coinNames, moneySigns, pegs, quotes } from './coins.ts';

/** A coin and the money it is quoted in; `like` is the money that this is meant to be worth. */
export interface PairName {
  readonly base: string;
  readonly quote: string | null;
  readonly like: string | null;
}

const isKnown = (code: string) => Object.hasOwn(coinNames, code) || Object.hasOwn(pegs, code);
const likeOf = (code: string) => quotes.find((one) => one.code === code)?.like ?? null;
/** Coins that are worth money of their own end many names of other coins: only what is before them tells. */
const ofCoins = ['BTC', 'XBT', 'ETH'];
const leastBase = 2;

/** "BTCUSDT", "BTC-USD", "ETH/EUR" or "SOL" as a coin and its quote; what is no such name is a coin of that name. */
export function splitPair(symbol: string): PairName {
  const written = symbol.trim();
  const upper = written.toUpperCase();
  const [first = '', second = ''] = upper.split(/[-/_:]/);
  if (first !== '' && likeOf(second) !== null) return { base: first, quote: second, like: likeOf(second) };
  const alone = { base: written, quote: null, like: null };
  if (isKnown(upper) || !/^[A-Z0-9]+$/.test(upper)) return alone;
  const fitting = quotes.filter(
    ({ code }) => upper.endsWith(code) && upper.length - code.length >= leastBase,
  );
  const baseOf = (code: string) => upper.slice(0, -code.length);
  // "XBTUSD" ends with TUSD as well: a coin that is known tells which is meant, else the usual one is.
  const found =
    fitting.find(({ code }) => isKnown(baseOf(code))) ?? fitting.find(({ isRare }) => isRare !== true);
  if (found === undefined) return alone;
  const base = baseOf(found.code);
  return ofCoins.includes(found.code) && !isKnown(base)
    ? alone
    : { base, quote: found.code, like: found.like };
}

/** The ticker of a coin by what people call it: "BTC" of "Bitcoin"; the name itself where no list holds it. */
function tickerOf(name: string): string {
  const word = name.toLowerCase();
  if (isKnown(name.toUpperCase())) return name.toUpperCase();
  return Object.entries(coinNames).find(([, names]) => names.includes(word))?.[0] ?? name;
}

const inMoney = /^(\p{L}[\p{L}\p{N} .]*?)\s*(?:\s(?:in|zu)\s|[\s([/,:-])\s*([€$£¥]|[A-Z]{3,4})\s*[)\]]?$/u;

/** "Bitcoin in EUR", "Ether (€)", "ADA/USD" over a column: what the coin is called there, and its pair; null for no such head. */
export function pairOfHead(head: string): { readonly title: string; readonly pair: PairName } | null {
  const [, name = '', money = ''] = inMoney.exec(head.trim()) ?? [];
  const quote = moneySigns[money] ?? money;
  const like = likeOf(quote);
  return name === '' || like === null ? null : { title: name, pair: { base: tickerOf(name), quote, like } };
}

const isCode = (token: string) => /^(?=.*[A-Z])[A-Z0-9]{2,10}$/.test(token);

/** A coin that no list holds, in capitals before its money: "ETC_EUR Kraken.csv", "ARBUSDT-1d.csv". */
function unknownPair(tokens: readonly string[]): PairName | null {
  const found = tokens.flatMap((token, i) => {
    const next = tokens[i + 1] ?? '';
    if (!isCode(token)) return [];
    const pair = splitPair(isCode(next) && likeOf(next) !== null ? `${token}-${next}` : token);
    return pair.quote === null ? [] : [pair];
  });
  return found[0] ?? null;
}

/** The coin that a file's name tells: "BTCUSDT-1d.csv", "sol-usd-max.csv"; null when it names none. */
export function pairOfFile(name: string): PairName | null {
  const tokens = name
    .replace(/\.[^.]+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
  for (const [i, token] of tokens.entries()) {
    const pair = splitPair(token);
    const next = (tokens[i + 1] ?? '').toUpperCase();
    if (pair.quote !== null && isKnown(pair.base)) return pair;
    const upper = token.toUpperCase();
    if (isKnown(upper)) return likeOf(next) === null ? splitPair(upper) : splitPair(`${upper}-${next}`);
  }
  return unknownPair(tokens);
}

/** Whether a typed word means this coin: its ticker, its pair, or its name. */
export function isMeant(typed: string, { base, quote }: PairName): boolean {
  const word = typed.trim().toLowerCase();
  const own = base.toLowerCase();
  const pair = quote === null ? own : `${own}${quote.toLowerCase()}`;
  return (
    word === own ||
    word.replace(/[-/_:]/g, '') === pair ||
    (coinNames[base.toUpperCase()] ?? []).includes(word)
  );
}
