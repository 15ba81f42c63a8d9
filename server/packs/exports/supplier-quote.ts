import type { RoleRule } from '../../table/find-roles.ts';

export type QuoteRole = 'unit_price' | 'quantity' | 'currency' | 'item';

/** Columns of a supplier's quote, English and German. */
export const quoteColumns: readonly RoleRule<QuoteRole>[] = [
  {
    role: 'unit_price',
    names: [
      'Unit Price',
      'Price per Unit',
      'Price per Piece',
      'Price/pc',
      'Price/Unit',
      'FOB Price',
      'FOB Unit Price',
      'EXW Price',
      'EXW Unit Price',
      'CIF Price',
      'DDP Price',
      'Unit Cost',
      'Price',
      'Stückpreis',
      'Einzelpreis',
      'Preis pro Stück',
      'Preis je Stück',
      'Preis',
    ],
    isNeeded: true,
  },
  {
    role: 'quantity',
    names: [
      'MOQ',
      'Minimum Order Quantity',
      'Min. Order',
      'Order Quantity',
      'Quantity',
      'Qty',
      'Pieces',
      'Pcs',
      'From Quantity',
      'Mindestmenge',
      'Mindestbestellmenge',
      'Bestellmenge',
      'Menge',
      'Ab Menge',
      'Stückzahl',
      'Stück',
    ],
    isNeeded: true,
  },
  { role: 'currency', names: ['Currency', 'Price Currency', 'Währung'], kinds: ['text'] },
  {
    role: 'item',
    names: ['Item', 'Product', 'Description', 'Model', 'Artikel', 'Produkt', 'Bezeichnung', 'Position'],
  },
];
