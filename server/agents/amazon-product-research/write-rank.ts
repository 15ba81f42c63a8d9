import { quartilesOf } from '../../commerce/competition.ts';
import type { Listing } from '../../commerce/read-listings.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { rowMark } from '../ground/table-figures.ts';
import { listingCount } from './amounts.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';

type Order = 'sales' | 'bought' | 'reviews';

const median = (all: readonly Listing[], of: (one: Listing) => number | null): number | null =>
  quartilesOf(all.flatMap((one) => of(one) ?? []))?.middle ?? null;

/** What listings are put in order by: the surest of what at least half of them say. */
function orderOf(all: readonly Listing[]): Order {
  const kinds = ['sales', 'bought'] as const;
  return kinds.find((kind) => all.filter((one) => one[kind] !== null).length * 2 >= all.length) ?? 'reviews';
}

const mostLetters = 60;

/** A title up to a word's end. */
function shortTitle(title: string): string {
  if (title.length <= mostLetters) return title;
  const cut = title.slice(0, title.lastIndexOf(' ', mostLetters));
  return `${cut === '' ? title : cut} …`;
}

const number = (value: number | null, digits = 0): string =>
  value === null ? '' : numberText(value, digits);

/** Listings by sales or reviews, with those that are bought although they are rated badly. */
export function rankSection(w: ProductWriting, most: number): Block[] {
  const texts = productTexts().report;
  const { listings, currency } = w.gathered.market;
  if (listings.length === 0) return section('rank', paragraph(texts.noRank));
  const order = orderOf(listings);
  const sorted = listings.toSorted((a, b) => (b[order] ?? -1) - (a[order] ?? -1) || a.row - b.row);
  const [rating, sold] = [median(listings, (one) => one.rating), median(listings, (one) => one[order])];
  const judged = listings.filter((one) => one.rating !== null && one[order] !== null);
  const openings = judged.filter(
    (one) => rating !== null && sold !== null && (one.rating ?? 0) < rating && (one[order] ?? 0) > sold,
  );
  const opening = order === 'reviews' ? texts.openingByReviews : texts.opening;
  const rows = sorted
    .slice(0, most)
    .map((one): Said[] => [
      words`${shortTitle(one.title)}${rowMark(w, one.source, one.row)}`,
      one.brand,
      number(one.price?.value ?? null, 2),
      number(one.rating, 1),
      number(one.reviews),
      ...(order === 'reviews' ? [] : [number(one[order])]),
      openings.includes(one) ? opening : '',
    ]);
  const head = texts.rankHead
    .map((one, i) => (i === 2 && currency !== '' ? `${one} (${currency})` : one))
    .filter((_, i) => order !== 'reviews' || i !== texts.rankHead.length - 2);
  const further = sorted.slice(most);
  return section(
    'rank',
    paragraph(texts.rankLead[order]),
    ...(judged.length === 0 || rating === null ? [] : [paragraph(openingSaid(w, openings, judged, order))]),
    table(head, rows, { right: order === 'reviews' ? [2, 3, 4] : [2, 3, 4, 5] }),
    ...(further.length === 0
      ? []
      : [
          paragraph(
            texts.cut(listingCount(w, { id: 'listings-cut', label: texts.cutCount }, further, 'title')),
          ),
        ]),
  );
}

function openingSaid(
  w: ProductWriting,
  openings: readonly Listing[],
  judged: readonly Listing[],
  order: Order,
): Said {
  const texts = productTexts().report;
  const count = listingCount(w, { id: 'openings', label: texts.openingsCount }, openings, 'rating');
  const all = listingCount(w, { id: 'openings-of', label: texts.rankCount }, judged, 'rating');
  if (openings.length === 0) return texts.openingsNone(all);
  return order === 'reviews' ? texts.openingsByReviews(count, all) : texts.openings(count, all);
}
