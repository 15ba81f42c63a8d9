import type { RoleRule } from '../../table/find-roles.ts';

export type FuelRole = 'litres' | 'product' | 'unit' | 'vehicle';

/** Columns of fuel cards and fleet lists, English and German. */
export const fuelColumns: readonly RoleRule<FuelRole>[] = [
  {
    role: 'litres',
    names: [
      'Litres',
      'Liters',
      'Volume',
      'Quantity',
      'Fuel',
      'Fuel Litres',
      'Diesel',
      'Diesel Litres',
      'Litres used',
      'Menge',
      'Liter',
      'Verbrauch',
      'Verbrauch Liter',
      'Kraftstoffmenge',
    ],
    isNeeded: true,
  },
  {
    role: 'product',
    names: ['Product', 'Fuel Type', 'Fuel Product', 'Produkt', 'Kraftstoff', 'Kraftstoffart', 'Warenart'],
  },
  { role: 'unit', names: ['Unit', 'UoM', 'Einheit', 'ME', 'Mengeneinheit'], kinds: ['text'] },
  {
    role: 'vehicle',
    names: [
      'Vehicle',
      'Registration',
      'License Plate',
      'Licence Plate',
      'Kennzeichen',
      'Fahrzeug',
      'Card',
      'Karte',
      'Kartennummer',
    ],
  },
];
