/** Money that coins are quoted in, the longest first: "ETHUSDT" ends with USDT. `like` is what it is meant to be worth. */
export const quotes: readonly { readonly code: string; readonly like: string; readonly isRare?: true }[] = [
  { code: 'FDUSD', like: 'USD', isRare: true },
  { code: 'USDT', like: 'USD' },
  { code: 'USDC', like: 'USD' },
  { code: 'BUSD', like: 'USD', isRare: true },
  { code: 'TUSD', like: 'USD', isRare: true },
  { code: 'USD', like: 'USD' },
  { code: 'EUR', like: 'EUR' },
  { code: 'GBP', like: 'GBP' },
  { code: 'CHF', like: 'CHF' },
  { code: 'JPY', like: 'JPY' },
  { code: 'TRY', like: 'TRY' },
  { code: 'BTC', like: 'BTC' },
  { code: 'XBT', like: 'BTC' },
  { code: 'ETH', like: 'ETH' },
];

/** What people type for a coin, by its ticker. */
export const coinNames: Readonly<Record<string, readonly string[]>> = {
  BTC: ['bitcoin', 'xbt'],
  XBT: ['bitcoin', 'btc'],
  ETH: ['ethereum', 'ether'],
  SOL: ['solana'],
  XRP: ['ripple'],
  ADA: ['cardano'],
  DOGE: ['dogecoin'],
  LTC: ['litecoin'],
  DOT: ['polkadot'],
  LINK: ['chainlink'],
  AVAX: ['avalanche'],
  BNB: ['binance coin'],
  USDT: ['tether'],
  USDC: ['usd coin'],
};

/** Signs of money beside the name of a coin. */
export const moneySigns: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };

/** Columns beside prices that say something of a day and are no prices. */
export const remarkHeads =
  /^(?:remarks?|notes?|comments?|weekday|day of week|bemerkung(?:en)?|anmerkung(?:en)?|notiz(?:en)?|kommentare?|hinweise?|wochentag)$/iu;

/** Coins that are meant to be worth one unit of money, and of which. */
export const pegs: Readonly<Record<string, string>> = {
  USDT: 'USD',
  USDC: 'USD',
  DAI: 'USD',
  BUSD: 'USD',
  FDUSD: 'USD',
  TUSD: 'USD',
  USDP: 'USD',
  PYUSD: 'USD',
  GUSD: 'USD',
  LUSD: 'USD',
  RLUSD: 'USD',
  CRVUSD: 'USD',
  USDE: 'USD',
  EURC: 'EUR',
  EURT: 'EUR',
};
