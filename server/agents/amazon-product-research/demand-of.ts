import { quartilesOf, type Quartiles } from '../../commerce/competition.ts';
import { reviewsAMonth, salesByReviews, type ProxyKind } from '../../commerce/demand.ts';
import type { Listing } from '../../commerce/read-listings.ts';
import { fewestListings } from '../../packs/commerce/unit-rules.ts';

/** Units a month of one listing by one proxy, as a range. */
export interface Proxy extends Quartiles {
  readonly kind: ProxyKind;
  readonly listings: readonly Listing[];
  /** Of reviews: the median of the listings. */
  readonly velocity: number | null;
}

/** All proxies that the listings allow; the first is the surest. */
export interface Demand {
  readonly proxies: readonly Proxy[];
}

interface Rate {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** What a listing sells by a proxy, for those that say it. */
const soldBy = (kind: 'sales' | 'bought', listing: Listing): number | null => listing[kind];

function byColumn(kind: 'sales' | 'bought', all: readonly Listing[]): Proxy[] {
  const listings = all.filter((one) => soldBy(kind, one) !== null);
  const range = quartilesOf(listings.flatMap((one) => soldBy(kind, one) ?? []));
  return range === null || listings.length < fewestListings
    ? []
    : [{ kind, listings, velocity: null, ...range }];
}

function byReviews(all: readonly Listing[], rate: Rate, asOf: number): Proxy[] {
  const found = all.flatMap((listing) => {
    const { reviews, since } = listing;
    const each = reviews === null || since === null ? null : reviewsAMonth(reviews, since, asOf);
    return each === null ? [] : [{ listing, each }];
  });
  const middle = quartilesOf(found.map(({ each }) => each))?.middle;
  if (middle === undefined || found.length < fewestListings) return [];
  const listings = found.map(({ listing }) => listing);
  return [{ kind: 'velocity', listings, velocity: middle, ...salesByReviews(middle, rate) }];
}

export function demandOf(all: readonly Listing[], rate: Rate, asOf: number): Demand {
  return {
    proxies: [...byColumn('sales', all), ...byColumn('bought', all), ...byReviews(all, rate, asOf)],
  };
}
