/** What a column of a price file holds. */
export type Role = 'date' | 'time' | 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume' | 'symbol';

/** Letters of the names, the surest first: of two columns with the same role the surer name wins. */
const names: Readonly<Record<Role, readonly string[]>> = {
  date: [
    'date',
    'datum',
    'tradedate',
    'tradingday',
    'handelstag',
    'pricedate',
    'observationdate',
    'datetime',
    'timestamp',
    'snappedat',
    'opentime',
    'day',
    'tag',
    'time',
    'zeit',
    'period',
    'fecha',
    'unix',
    'unixtime',
  ],
  time: ['time', 'zeit', 'uhrzeit'],
  open: [
    'open',
    'opening',
    'openprice',
    'openingprice',
    'erster',
    'eröffnung',
    'eroffnung',
    'eroeffnung',
    'eröffn',
    'eroffn',
    'eröffnungskurs',
    'o',
  ],
  high: ['high', 'highprice', 'dayhigh', 'hoch', 'tageshoch', 'max', 'h'],
  low: ['low', 'lowprice', 'daylow', 'tief', 'tagestief', 'min', 'l'],
  close: [
    'close',
    'closing',
    'closeprice',
    'closingprice',
    'closelast',
    'schluss',
    'schlusskurs',
    'schlußkurs',
    'settle',
    'last',
    'lastprice',
    'zuletzt',
    'letzter',
    'price',
    'kurs',
    'value',
    'wert',
    'level',
    'c',
  ],
  adjusted: [
    'adjclose',
    'adjustedclose',
    'closeadj',
    'closeadjusted',
    'adjustedclosingprice',
    'adjprice',
    'adjusted',
    'bereinigterschlusskurs',
    'schlussbereinigt',
  ],
  // Beside pieces, "Volumen" and "Umsatz" are the money that they were traded for.
  volume: [
    'stück',
    'stücke',
    'stueck',
    'stuecke',
    'volume',
    'volumen',
    'vol',
    'umsatz',
    'shares',
    'numberofshares',
    'quantity',
    'tradedvolume',
    'totalvolume',
    'tickvol',
    'v',
  ],
  symbol: ['symbol', 'ticker', 'tickersymbol', 'kürzel', 'isin', 'wkn', 'security', 'instrument', 'name'],
};

const roles = Object.keys(names) as Role[];

export const currencies = /\b(USD|EUR|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK)\b/;

function keyOf(title: string): string {
  return title
    .replace(currencies, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** How sure a title names a role, 0 the surest; null when it does not. */
export function rankOf(title: string, role: Role): number | null {
  const key = keyOf(title);
  // The web page of Yahoo explains its columns in their titles.
  if (role === 'adjusted' && key.startsWith('adjcloseadjusted')) return 0;
  if (role === 'close' && key.startsWith('closeclosepriceadjusted')) return 0;
  if (role === 'volume' && /^volume\s\S{2,6}$/i.test(title.trim())) return names.volume.length;
  const rank = names[role].indexOf(key);
  return rank < 0 ? null : rank;
}

export function roleOf(title: string): Role | null {
  return roles.find((role) => rankOf(title, role) !== null) ?? null;
}

/** One letter may as well be a ticker. */
function wordRole(words: readonly string[]): Role | null {
  const role = words.join('').length > 1 ? roleOf(words.join(' ')) : null;
  return role === 'symbol' || role === 'time' ? null : role;
}

/** A title that names role and security, as "AAPL.Close", "Close MSFT" or "BTC-USD Close"; null when it does not. */
export function splitTitle(title: string): { role: Role; symbol: string } | null {
  const words = title
    .trim()
    .split(/[\s_.():|]+/)
    .filter((word) => word !== '');
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const [head, tail] = [words.slice(0, count), words.slice(-count)];
    const first = wordRole(head);
    if (first !== null) return { role: first, symbol: words.slice(count).join(' ') };
    const last = wordRole(tail);
    if (last !== null) return { role: last, symbol: words.slice(0, -count).join(' ') };
  }
  return null;
}

const field = /^(?:open|high|low|close|adj(?:usted)? ?close|volume)$/i;
/** What is over columns and is no security. */
const heading = /^(?:prices?|kurse?|quotes?|ohlcv?|ticker|symbol|data|daten|trading|handel)$/i;

/** A title of several lines of which one names the field, another the security: "Close | AAPL"; null when it is none. */
export function splitHeader(title: string): { role: Role; symbol: string } | null {
  const parts = title.split(' | ');
  const at = parts.findIndex((part) => field.test(part));
  const others = parts.filter((part, i) => i !== at && !heading.test(part));
  const role = roleOf(parts[at] ?? '');
  return role === null || others.length === 0 ? null : { role, symbol: others.join(' ') };
}
