import type { RoleRule } from '../../table/find-roles.ts';

type IndicatorRole =
  | 'country'
  | 'code'
  | 'indicator'
  | 'indicator_code'
  | 'year'
  | 'value'
  | 'unit'
  | 'scale'
  | 'estimates';

/** Columns of exports of the World Bank and the IMF, and of people's own sheets. */
export const indicatorRoles: readonly RoleRule<IndicatorRole>[] = [
  {
    role: 'country',
    names: ['Country Name', 'Country', 'Economy', 'Land', 'Ländername', 'Staat'],
    kinds: ['text'],
    isNeeded: true,
  },
  { role: 'code', names: ['Country Code', 'ISO', 'ISO3', 'Ländercode', 'WEO Country Code'] },
  {
    role: 'indicator',
    names: [
      'Indicator Name',
      'Series Name',
      'Subject Descriptor',
      'Indicator',
      'Series',
      'Indikator',
      'Kennzahl',
    ],
    kinds: ['text'],
  },
  {
    role: 'indicator_code',
    names: ['Indicator Code', 'Series Code', 'WEO Subject Code', 'Indikatorcode'],
    kinds: ['text'],
  },
  { role: 'year', names: ['Year', 'Time', 'Date', 'Period', 'Jahr', 'Zeitraum'] },
  { role: 'value', names: ['Value', 'OBS_VALUE', 'Wert'] },
  { role: 'estimates', names: ['Estimates Start After'] },
  { role: 'unit', names: ['Unit', 'Units', 'Einheit'], kinds: ['text'] },
  { role: 'scale', names: ['Scale', 'Skalierung', 'Skala'], kinds: ['text'] },
];
