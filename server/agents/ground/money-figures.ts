import type { Amount } from '../../commerce/price-cell.ts';
import type { Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, type TableWriting } from './table-figures.ts';

/** As many decimals as the currency is kept with: none of yen. */
const digitsOf = (currency: string): number =>
  currency === ''
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2);

/** "EUR 24.90"; without a currency the number alone. */
export const moneyText = ({ currency, value }: Amount): string =>
  `${currency === '' ? '' : `${currency}\u00a0`}${numberText(value, digitsOf(currency))}`;

/** What goes into a sum, under its name in the figure. */
export interface NamedAmount extends Amount {
  readonly name: string;
}

export interface CurrencySum extends Amount {
  readonly figure: Words;
  readonly parts: readonly NamedAmount[];
}

/**
 * Amounts added up currency by currency, each sum a figure "<id>-eur" with its parts behind it: no two currencies are ever
 * added. In the order of their first amounts; amounts of no currency are a sum of their own.
 */
export const sumsByCurrency = (
  w: TableWriting,
  { id, label }: { readonly id: string; readonly label: string },
  amounts: readonly NamedAmount[],
): CurrencySum[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, parts]) => {
    const value = parts.reduce((sum, one) => sum + one.value, 0);
    const shown = {
      id: `${id}-${currency.toLowerCase() || 'none'}`,
      label,
      value: moneyText({ currency, value }),
    };
    const inputs = parts.map((one) => ({ name: one.name, value: moneyText(one), figure: true as const }));
    return {
      currency,
      value,
      parts,
      figure: computedFigure(w, { ...shown, formula: String.raw`\sum x` }, inputs),
    };
  });
