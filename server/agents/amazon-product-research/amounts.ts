import { columnOf, type Listing } from '../../commerce/read-listings.ts';
import type { ListingRole } from '../../packs/exports/listings.ts';
import type { Words } from '../../report/words.ts';
import type { Column } from '../../table/table.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, type FigureInput } from '../ground/table-figures.ts';
import type { ProductWriting } from './gather.ts';

/** "EUR 24.90"; without a currency the number alone. */
export const moneyText = (currency: string, value: number): string =>
  `${currency === '' ? '' : `${currency}\u00a0`}${numberText(value, 2)}`;

/** A share as the form gives it: "12.5 %". */
export const shareText = (share: number): string => `${plainNumberText(share * 100, 2)}\u00a0%`;

export const countText = (value: number): string => numberText(value, 0);

interface Shown {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
}

/** A number computed from others that the report shows, each by its name. */
export const derived = (
  w: ProductWriting,
  shown: Shown,
  from: readonly (readonly [name: string, value: string])[],
): Words =>
  computedFigure(
    w,
    shown,
    from.map(([name, value]) => ({ name, value, figure: true as const })),
  );

/** Listings as inputs of a figure: their rows of each table, with the column of the role. */
export function listingInputs(
  { gathered }: ProductWriting,
  listings: readonly Listing[],
  role: ListingRole,
): FigureInput[] {
  return [...Map.groupBy(listings, ({ source }) => source)].flatMap(([source, own]): FigureInput[] => {
    const roles = gathered.market.tables.find((one) => one.source === source)?.roles;
    const columns = (['title', role] as const).flatMap(
      (one) => (roles === undefined ? undefined : columnOf(roles, one)) ?? [],
    );
    const [first, ...others]: readonly Column[] = columns;
    if (first === undefined) return [];
    const rows = Uint32Array.from(own, ({ row }) => row).toSorted();
    return [
      {
        name: others.at(-1)?.name ?? first.name,
        value: countText(own.length),
        rows: { source, rows, columns: [first, ...others] },
      },
    ];
  });
}

/** How many listings there are of a kind. */
export const listingCount = (
  w: ProductWriting,
  shown: Omit<Shown, 'value' | 'formula'>,
  listings: readonly Listing[],
  role: ListingRole,
): Words =>
  computedFigure(
    w,
    { ...shown, value: countText(listings.length), formula: 'n' },
    listingInputs(w, listings, role),
  );
