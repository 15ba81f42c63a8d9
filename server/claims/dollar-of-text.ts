import type { Table } from '../table/table.ts';
import type { Claim } from './claim.ts';
import type { NumberStyle } from './quantities.ts';

/** Currencies that are called dollars, by the word before it and by the sign. */
const dollars: Readonly<Record<string, string>> = {
  canadian: 'CAD',
  kanadisch: 'CAD',
  australian: 'AUD',
  australisch: 'AUD',
  'new zealand': 'NZD',
  neuseeländisch: 'NZD',
  'hong kong': 'HKD',
  singapore: 'SGD',
  us: 'USD',
  'u.s.': 'USD',
  'united states': 'USD',
  american: 'USD',
  'us-': 'USD',
};
const dollarName = `(?<name>${Object.keys(dollars).join('|').replaceAll('.', '\\.')})(?:en?)?[ -]?dollars?`;
/** "All amounts are in Canadian dollars", "(in thousands of Australian dollars)", "References to “$” are to US dollars". */
const saysAll = new RegExp(
  `(?:(?:amounts|figures|numbers|references to|presented|expressed|stated|currency|beträge|angaben|zahlen)[^.()]{0,60}?(?<!\\p{L})|reports? |(?:^|[(|])\\s*)(?:in|to|are|is|sind|auf) (?:the )?(?:(?:thousands|millions|tausend|millionen) (?:of )?)?${dollarName}`,
  'giu',
);
const bareSign = /(?<![\p{L}$])\$(?=\s?\(?\d)/u;
const usSign = /(?<!\p{L})U\.?S\.?\s?\$/u;
/** Where the shares are listed, and what a company there counts in when it does not say. */
const exchanges: readonly (readonly [RegExp, string | null])[] = [
  [/(?<!\p{L})(?:NYSE|NASDAQ|Nasdaq)(?!\p{L})/u, 'USD'],
  [/(?<!\p{L})(?:ASX|ABN|ACN)(?!\p{L})/u, 'AUD'],
  [/(?<!\p{L})NZX(?!\p{L})/u, 'NZD'],
  // Many of Toronto, Singapore and Hong Kong report in dollars of the United States.
  [/(?<!\p{L})(?:TSXV?|TSX-V|SGX|HKEX|SEHK)(?!\p{L})/u, null],
];

/**
 * The currency that "$" means in a text: what the text says of all its amounts, else that of the one exchange it names,
 * else of the United States. Null where that is not certain: beside "US$" without a word on it.
 */
export function dollarOf(texts: readonly string[]): string | null {
  if (!texts.some((text) => bareSign.test(text) || /dollars/iu.test(text))) return 'USD';
  const said = new Set(
    texts.flatMap((text) =>
      /dollar/iu.test(text)
        ? [...text.matchAll(saysAll)].flatMap(
            ({ groups }) => dollars[(groups?.name ?? '').toLowerCase()] ?? [],
          )
        : [],
    ),
  );
  const [only] = said;
  if (only !== undefined) return said.size === 1 ? only : null;
  const listed = new Set(
    exchanges.flatMap(([pattern, currency]) => (texts.some((text) => pattern.test(text)) ? [currency] : [])),
  );
  const [exchange] = listed;
  if (exchange !== undefined) return listed.size === 1 ? exchange : null;
  return texts.some((text) => usSign.test(text)) ? null : 'USD';
}

/** A cell under "$m" in the dollars of its document; none where nobody can tell which. "US$m" stays as it is. */
export function inOwnDollars(claim: Claim, table: Table, { dollar }: NumberStyle): Claim[] {
  const { value } = claim;
  const isDollar = value.kind === 'quantity' && value.unit.kind === 'money' && value.unit.currency === 'USD';
  if (!isDollar || dollar === undefined || dollar === 'USD') return [claim];
  const heads = [
    table.name,
    ...table.titleLines,
    ...table.footLines,
    ...table.columns.map(({ name }) => name),
  ];
  if (heads.some((head) => /U\.?S\.?\s?\$|USD|US[ -]dollar/iu.test(head))) return [claim];
  if (dollar === null) return [];
  return [{ ...claim, value: { ...value, unit: { kind: 'money', currency: dollar, scale: 1 } } }];
}
