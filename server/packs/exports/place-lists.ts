import type { RoleRule } from '../../table/find-roles.ts';

export type PlaceRole =
  | 'name'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'point'
  | 'minutes'
  | 'closed'
  | 'fee'
  | 'hours'
  | 'indoor'
  | 'note'
  | 'comment'
  | 'url';

const everyKind = ['text', 'number', 'date'] as const;

/** Columns of lists of places: saved lists and My Maps layers of Google, and what people keep in a sheet, English and German. */
export const placeColumns: readonly RoleRule<PlaceRole>[] = [
  {
    role: 'name',
    names: ['Title', 'Name', 'Place', 'Sight', 'What', 'Titel', 'Ort', 'Sehenswürdigkeit', 'Was', 'Ziel'],
    isNeeded: true,
  },
  { role: 'city', names: ['City', 'Town', 'Stadt'] },
  { role: 'latitude', names: ['Latitude', 'Lat', 'Breite', 'Breitengrad'], kinds: ['number'] },
  { role: 'longitude', names: ['Longitude', 'Lng', 'Lon', 'Long', 'Länge', 'Längengrad'], kinds: ['number'] },
  { role: 'point', names: ['WKT', 'Coordinates', 'Koordinaten'] },
  {
    role: 'minutes',
    names: ['Minutes', 'Visit minutes', 'Duration', 'Time needed', 'Minuten', 'Dauer', 'Besuchsdauer'],
    kinds: everyKind,
  },
  { role: 'closed', names: ['Closed', 'Closed on', 'Closing day', 'Ruhetag', 'Geschlossen', 'Schließtag'] },
  {
    role: 'fee',
    names: ['Fee', 'Admission', 'Fee JPY', 'Price', 'Ticket', 'Eintritt', 'Preis'],
    kinds: everyKind,
  },
  { role: 'hours', names: ['Hours', 'Opening hours', 'Öffnungszeiten', 'Geöffnet'], kinds: everyKind },
  { role: 'indoor', names: ['Indoor', 'Indoors', 'Drinnen', 'Überdacht'] },
  {
    role: 'note',
    names: ['Note', 'Notes', 'Description', 'Notiz', 'Notizen', 'Beschreibung', 'Anmerkung', 'Bemerkung'],
  },
  { role: 'comment', names: ['Comment', 'Comments', 'Kommentar', 'Kommentare', 'Hinweis'] },
  { role: 'url', names: ['URL', 'Link', 'Website'] },
];

/** The same for a list in which "Ort" is the town, because another column names the place. */
export const placeColumnsBesideTown: readonly RoleRule<PlaceRole>[] = placeColumns.map((rule) =>
  rule.role === 'name'
    ? { ...rule, names: rule.names.filter((name) => name !== 'Ort') }
    : rule.role === 'city'
      ? { ...rule, names: [...rule.names, 'Ort'] }
      : rule,
);

export type HotelRole = 'city' | 'price' | 'currency' | 'nights' | 'name';

/** Columns of lists of hotels. */
export const hotelColumns: readonly RoleRule<HotelRole>[] = [
  { role: 'city', names: ['City', 'Town', 'Stadt', 'Ort'], isNeeded: true },
  {
    role: 'price',
    names: [
      'Price a night',
      'Price per night',
      'Per night',
      'Rate',
      'Price',
      'Preis pro Nacht',
      'Preis je Nacht',
      'Pro Nacht',
      'Preis',
    ],
    kinds: ['number'],
    isNeeded: true,
  },
  { role: 'currency', names: ['Currency', 'Währung'] },
  { role: 'nights', names: ['Nights', 'Nächte'], kinds: ['number'] },
  { role: 'name', names: ['Hotel', 'Name', 'Unterkunft'] },
];
