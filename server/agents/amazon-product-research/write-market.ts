import { quartilesOf } from '../../commerce/competition.ts';
import type { Listing } from '../../commerce/read-listings.ts';
import { fewestListings } from '../../packs/commerce/unit-rules.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { computedFigure, rowMark } from '../ground/table-figures.ts';
import { countText, derived, listingCount, listingInputs, moneyText } from './amounts.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { priceFigure } from './unit-figures.ts';
import { brandsOf, reviewConcentration } from './verdict.ts';

type Measure = 'price' | 'reviews' | 'rating' | 'rank';

const valueOf = (listing: Listing, measure: Measure): number | null =>
  measure === 'price' ? (listing.price?.value ?? null) : listing[measure];

export function countFigures(w: ProductWriting) {
  const texts = productTexts().report;
  const { listings, priced } = w.gathered.market;
  return {
    listings: () => listingCount(w, { id: 'listings', label: texts.listings }, listings, 'price'),
    priced: () => listingCount(w, { id: 'listings-priced', label: texts.priced }, priced, 'price'),
  };
}

/** The quartiles of a measure, each a figure over its rows; null of too few listings. */
export function quartileFigures(w: ProductWriting, measure: Measure) {
  const texts = productTexts().report;
  const { market } = w.gathered;
  const own = market.listings.filter((listing) => valueOf(listing, measure) !== null);
  const found = quartilesOf(own.flatMap((listing) => valueOf(listing, measure) ?? []));
  if (found === null || own.length < fewestListings) return null;
  const name = texts.measures[measure];
  const print = (value: number) =>
    measure === 'price' ? moneyText(market.currency, value) : numberText(value, measure === 'rating' ? 1 : 0);
  const end = (id: 'low' | 'middle' | 'high', share: string) => () =>
    computedFigure(
      w,
      {
        id: `${measure}-${id}`,
        label: texts.quartiles[id](name),
        value: print(found[id]),
        formula: `Q_{${share}}`,
      },
      listingInputs(w, own, measure),
    );
  const count = { id: `${measure}-listings`, label: texts.quartiles.count(name) };
  return {
    count: () => listingCount(w, count, own, measure),
    low: end('low', '0.25'),
    middle: end('middle', '0.5'),
    high: end('high', '0.75'),
  };
}

export function concentrationFigure(w: ProductWriting): Words {
  const value = reviewConcentration(w.gathered);
  if (value === null) return [];
  const shown = {
    id: 'review-concentration',
    label: productTexts().report.concentration,
    value: numberText(value, 2),
    formula: String.raw`\sum (\frac{x_i}{\sum x})^2`,
  };
  return computedFigure(w, shown, listingInputs(w, brandsOf(w.gathered).reviewed, 'reviews'));
}

/** What the listings ask and how they are reviewed, where the own price lies, and who has the reviews. */
export function marketSection(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { listings } = w.gathered.market;
  if (listings.length === 0) return section('market', paragraph(texts.noListings));
  const rows = (['price', 'reviews', 'rating', 'rank'] as const).flatMap((measure): Said[][] => {
    const shown = quartileFigures(w, measure);
    return shown === null
      ? []
      : [[texts.measures[measure], shown.count(), shown.low(), shown.middle(), shown.high()]];
  });
  const counts = countFigures(w);
  return section(
    'market',
    paragraph(texts.marketSaid(counts.listings(), counts.priced())),
    rows.length === 0 ? paragraph(texts.fewListings) : table(texts.marketHead, rows, { right: [1, 2, 3, 4] }),
    ...[...placeSaid(w), ...concentrationSaid(w), ...youngSaid(w)].map((one) => paragraph(one)),
  );
}

function placeSaid(w: ProductWriting): Said[] {
  const texts = productTexts().report;
  const { deal, market } = w.gathered;
  const price = deal.price;
  if (price === null || price.from === 'median' || market.priced.length < fewestListings) return [];
  if (deal.currency !== market.currency) return [texts.placeUnlike(deal.currency, market.currency)];
  const cheaper = market.priced.filter((one) => (one.price?.value ?? 0) < price.value);
  return [
    texts.place({
      price: priceFigure(w, { price, currency: deal.currency }),
      cheaper: listingCount(w, { id: 'listings-cheaper', label: texts.cheaper }, cheaper, 'price'),
      priced: countFigures(w).priced(),
    }),
  ];
}

function concentrationSaid(w: ProductWriting): Said[] {
  const texts = productTexts().report;
  const { brands, reviewed } = brandsOf(w.gathered);
  const [top] = brands;
  const [first] = top?.listings ?? [];
  const whole = brands.reduce((sum, { reviews }) => sum + reviews, 0);
  if (top === undefined || first === undefined || reviewed.length === 0 || whole === 0) return [];
  if (reviewConcentration(w.gathered) === null) return [texts.fewReviews];
  const share = {
    id: 'top-brand-share',
    label: texts.topShare(top.name),
    value: percentText(top.reviews / whole),
    formula: String.raw`\frac{a}{b}`,
  };
  return [
    texts.concentrated({
      value: concentrationFigure(w),
      top: words`${top.name}${rowMark(w, first.source, first.row)}`,
      share: derived(w, share, [
        [texts.topReviews(top.name), countText(top.reviews)],
        [texts.allReviews, countText(whole)],
      ]),
    }),
  ];
}

const yearMs = 365.25 * 86_400_000;

/** How many came within the last year: whether there is room for new ones. */
function youngSaid(w: ProductWriting): Said[] {
  const texts = productTexts().report;
  const { market, asOf } = w.gathered;
  const dated = market.listings.filter(({ since }) => since !== null);
  if (dated.length < fewestListings) return [];
  const young = dated.filter(({ since }) => asOf - (since ?? 0) < yearMs);
  return [
    texts.young({
      young: listingCount(w, { id: 'listings-young', label: texts.youngCount }, young, 'since'),
      dated: listingCount(w, { id: 'listings-dated', label: texts.datedCount }, dated, 'since'),
    }),
  ];
}
