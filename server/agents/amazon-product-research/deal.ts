import { cashNeed, type CashNeed } from '../../commerce/cash-need.ts';
import { quoteFor, type QuoteLine } from '../../commerce/read-quote.ts';
import { unitEconomics, type UnitEconomics } from '../../commerce/unit-economics.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import { numberText } from '../../tools/number-text.ts';
import { productTexts } from './messages/product-texts.ts';
import type { ProductRequest } from './request.ts';

/** A number of the form, or where else it comes from. */
type From<T> = { readonly value: number } & ({ readonly from: 'form' } | T);

/** What the person wants to buy and sell; economics are null where price or cost is not known. */
export interface Deal {
  readonly currency: string;
  readonly price: From<{ readonly from: 'median' }> | null;
  readonly cost: From<{
    readonly from: 'quote';
    readonly line: QuoteLine;
    readonly isConverted: boolean;
  }> | null;
  readonly quantity: From<{ readonly from: 'quote'; readonly line: QuoteLine }> | null;
  readonly economics: UnitEconomics | null;
  readonly cash: CashNeed | null;
  /** Why a quote says nothing for this order, with the line it is about. */
  readonly refused: readonly QuoteLeft[];
}

export interface QuoteLeft {
  readonly name: string;
  readonly sentence: string;
  readonly line: QuoteLine;
}

interface Known {
  readonly currency: string;
  /** Of the listings' prices. */
  readonly median: number | null;
  readonly quote: readonly QuoteLine[];
  readonly nameOf: (source: DocumentTable) => string;
}

type Cost = Deal['cost'];
type Found = { readonly cost: Cost; readonly line: QuoteLine | null; readonly refused: readonly QuoteLeft[] };

/** The quote's price in the currency of the listings, or the sentence why it cannot be taken. */
function quotedCost(request: ProductRequest, known: Known, currency: string): Found {
  const texts = productTexts().report;
  const [first] = known.quote;
  if (first === undefined) return { cost: null, line: null, refused: [] };
  const found = quoteFor(known.quote, request.quantity);
  const name = known.nameOf(first.source);
  const none = (sentence: string) => ({ cost: null, line: null, refused: [{ name, sentence, line: first }] });
  if ('why' in found)
    return none(
      found.why === 'below'
        ? texts.quoteBelow(numberText(found.least, 0), numberText(request.quantity ?? 0, 0))
        : texts.quoteSeveral(found.lines.join(', ')),
    );
  const { value, currency: own } = found.price;
  if (own !== currency && request.rate === null) {
    if (own === '') return none(texts.quoteSilent(currency));
    return none(currency === '' ? texts.listingsSilent(own) : texts.quoteUnlike(own, currency));
  }
  const isConverted = own !== currency && request.rate !== null;
  const cost = value * (isConverted ? (request.rate ?? 1) : 1);
  return { cost: { value: cost, from: 'quote', line: found, isConverted }, line: found, refused: [] };
}

/** What is bought and sold: the form first, then the quote; without a price, the median of the listings. */
export function dealOf(request: ProductRequest, known: Known): Deal {
  const texts = productTexts().report;
  const currency = request.currency || known.currency;
  const isLike = request.currency === '' || known.currency === '' || known.currency === request.currency;
  const price: Deal['price'] =
    request.price !== null
      ? { value: request.price, from: 'form' }
      : known.median !== null && isLike
        ? { value: known.median, from: 'median' }
        : null;
  const found =
    request.cost === null
      ? quotedCost(request, known, currency)
      : {
          cost: { value: request.cost, from: 'form' as const },
          line: null,
          refused: quoteUnused(known, texts),
        };
  const { cost, line } = found;
  const quantity: Deal['quantity'] =
    request.quantity !== null
      ? { value: request.quantity, from: 'form' }
      : line !== null
        ? { value: line.from, from: 'quote', line }
        : null;
  const economics =
    price === null || cost === null
      ? null
      : unitEconomics({ ...request.costs, price: price.value, cost: cost.value });
  const cash =
    economics === null || quantity === null ? null : cashNeed(economics, quantity.value, request.once);
  return { currency, price, cost, quantity, economics, cash, refused: found.refused };
}

/** A cost in the form wins over a quote, and the report says so. */
function quoteUnused(
  { quote: [line], nameOf }: Known,
  { quoteBeside }: { readonly quoteBeside: string },
): QuoteLeft[] {
  return line === undefined ? [] : [{ name: nameOf(line.source), sentence: quoteBeside, line }];
}
