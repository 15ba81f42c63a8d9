import type { RoleRule } from '../../table/find-roles.ts';

export type ListingRole =
  | 'price'
  | 'title'
  | 'asin'
  | 'brand'
  | 'currency'
  | 'rating'
  | 'reviews'
  | 'rank'
  | 'sales'
  | 'bought'
  | 'since'
  | 'fees';

/** "Sales" in money is what came in, and no number of units. */
const counted = ['none', 'count'] as const;

/** Columns of listings as research tools and marketplaces export them, English and German. */
export const listingColumns: readonly RoleRule<ListingRole>[] = [
  {
    role: 'price',
    names: [
      'Price',
      'Buy Box: Current',
      'Buy Box Price',
      'Current Price',
      'Listing Price',
      'Selling Price',
      'Sale Price',
      'New: Current',
      'List Price',
      'Preis',
      'Verkaufspreis',
      'Aktueller Preis',
      'Price incl. VAT',
      'Preis inkl. MwSt.',
      'Preis inkl. USt.',
      'Bruttopreis',
      'Preis brutto',
    ],
    isNeeded: true,
  },
  {
    role: 'title',
    names: [
      'Title',
      'Product Title',
      'Product Details',
      'Product Name',
      'Listing',
      'Product',
      'Name',
      'Titel',
      'Produkttitel',
      'Produktname',
      'Produkt',
      'Artikel',
      'Angebot',
    ],
  },
  { role: 'asin', names: ['ASIN', 'Child ASIN', 'Listing ID', 'Product ID', 'SKU', 'Artikelnummer'] },
  { role: 'brand', names: ['Brand', 'Brand Name', 'Manufacturer', 'Marke', 'Hersteller'] },
  { role: 'currency', names: ['Currency', 'Price Currency', 'Währung'], kinds: ['text'] },
  {
    role: 'rating',
    names: [
      'Rating',
      'Reviews: Rating',
      'Reviews Rating',
      'Review Rating',
      'Star Rating',
      'Average Rating',
      'Avg. Rating',
      'Stars',
      'Ratings',
      'Sterne',
      'Durchschnittliche Bewertung',
      'Bewertung',
    ],
  },
  {
    role: 'reviews',
    names: [
      'Review Count',
      'Reviews',
      'Number of Reviews',
      'No. of Reviews',
      '# of Reviews',
      'Reviews: Rating Count',
      'Reviews: Review Count',
      'Reviews Count',
      'Rating Count',
      'Ratings Count',
      'Number of Ratings',
      'Anzahl Bewertungen',
      'Anzahl Rezensionen',
      'Bewertungen',
      'Rezensionen',
    ],
    units: counted,
  },
  {
    role: 'rank',
    names: [
      'Sales Rank: Current',
      'Best Sellers Rank',
      'Best Seller Rank',
      'BSR',
      'Sales Rank',
      'Rank',
      'Bestseller-Rang',
      'Verkaufsrang',
      'Rang',
    ],
    units: counted,
  },
  {
    role: 'sales',
    names: [
      'ASIN Sales',
      'Monthly Sales',
      'Est. Monthly Sales',
      'Estimated Monthly Sales',
      'Mo. Sales',
      'Monthly Units Sold',
      'Monthly Units',
      'Units Sold',
      'Est. Sales',
      'Sales',
      'Parent Level Sales',
      'Monatliche Verkäufe',
      'Monatlicher Absatz',
      'Monatl. Absatz',
      'ASIN-Verkäufe',
      'Verkäufe pro Monat',
      'Verkäufe/Monat',
      'Absatz pro Monat',
    ],
    units: counted,
  },
  {
    role: 'bought',
    names: [
      'Bought in Past Month',
      'Bought Past Month',
      'Recent Purchases',
      'Monthly Sold',
      'Im letzten Monat gekauft',
      'Gekauft im letzten Monat',
    ],
    units: counted,
  },
  {
    role: 'since',
    names: [
      'Date First Available',
      'First Available',
      'Creation Date',
      'Listed Since',
      'Listing Date',
      'Launch Date',
      'Release Date',
      'Im Angebot seit',
      'Erstmals verfügbar',
      'Gelistet seit',
    ],
    kinds: ['date'],
  },
  { role: 'fees', names: ['FBA Fees', 'Fees', 'FBA Fee', 'Estimated Fees', 'Total Fees', 'Gebühren'] },
];
