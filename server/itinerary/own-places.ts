import { cellText } from '../claims/cell-text.ts';
import { placeColumns, placeColumnsBesideTown, type PlaceRole } from '../packs/exports/place-lists.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { readNotes, weekdaysNamed, type Notes } from './notes.ts';
import type { Column } from '../table/table.ts';
import type { Point } from './places.ts';
import { currencyOfUnit } from './unit-currency.ts';
import { cityNamed } from './wishes.ts';

/** A row of a person's own list of places. */
export interface OwnPlace {
  readonly name: string;
  /** As the list names it; "" where it names none. */
  readonly citySaid: string;
  /** Null where the list names none, or one that no train of the table reaches. */
  readonly city: string | null;
  readonly point: Point | null;
  readonly notes: Notes;
  /** The note as written. */
  readonly noteSaid: string;
  readonly isIndoor: boolean;
  readonly source: DocumentTable;
  readonly row: number;
}

export interface OwnPlaces {
  readonly places: readonly OwnPlace[];
  readonly roles: readonly { readonly source: DocumentTable; readonly found: FoundRoles<PlaceRole> }[];
}

/** The places of all tables that name places: saved lists and map layers as exported, sheets people keep. */
export function readOwnPlaces(tables: readonly DocumentTable[]): OwnPlaces {
  const roles = tables.map((source) => ({ source, found: rolesIn(source) }));
  return { roles, places: roles.flatMap(({ source, found }) => placesIn(source, found)) };
}

function rolesIn({ table }: DocumentTable): FoundRoles<PlaceRole> {
  const besideTown = findRoles(table, placeColumnsBesideTown);
  return besideTown.missing.length === 0 ? besideTown : findRoles(table, placeColumns);
}

function placesIn(source: DocumentTable, { at, missing }: FoundRoles<PlaceRole>): OwnPlace[] {
  if (missing.length > 0) return [];
  const { table } = source;
  return Array.from({ length: table.rowCount }, (_, row): OwnPlace[] => {
    const text = (role: PlaceRole) => {
      const column = at[role];
      return column === undefined ? '' : cellText(column, row).trim();
    };
    const name = text('name');
    // A row with nothing but a name looks like a heading; one that names a city is one.
    const kind = table.rowKinds?.[row] ?? 'record';
    const isHeading = kind === 'section' && cityNamed(name) !== null;
    if (!/[\p{L}\p{N}]/u.test(name) || kind === 'total' || isHeading) return [];
    const citySaid = text('city');
    return [
      {
        name,
        citySaid,
        city: citySaid === '' ? null : cityNamed(citySaid),
        point: pointIn(text),
        notes: notesIn(text, isInYen(at.fee)),
        noteSaid: noteOf(text),
        isIndoor: /^(?:yes|y|x|true|1|ja|indoors?|drinnen|überdacht)$/iu.test(text('indoor')),
        source,
        row,
      },
    ];
  }).flat();
}

const isInJapan = ({ latitude, longitude }: Point): boolean =>
  latitude > 20 && latitude < 46 && longitude > 122 && longitude < 154;

/** From columns of their own, "POINT (139.79 35.71)" (longitude first), "35.71, 139.79", or the address of a map. */
function pointIn(text: (role: PlaceRole) => string): Point | null {
  const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
  const wkt = new RegExp(String.raw`POINT\s*\(\s*${number}\s+${number}`, 'iu').exec(text('point'));
  const pair = new RegExp(String.raw`^${number}\s*,\s*${number}$`, 'u').exec(text('point'));
  const link =
    /[@/](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/u.exec(text('url')) ??
    /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/u.exec(text('url'));
  const columns = text('latitude') === '' ? null : [text('latitude'), text('longitude')];
  const found = [
    columns,
    wkt && [wkt[2], wkt[1]],
    pair && [pair[1], pair[2]],
    link && [link[1], link[2]],
  ].flatMap((one) => (one ? [{ latitude: Number(one[0]), longitude: Number(one[1]) }] : []));
  return found.find(isInJapan) ?? null;
}

/** A fee in another currency is none in yen. */
function isInYen(column: Column | undefined): boolean {
  const currency = column?.kind === 'number' ? currencyOfUnit(column.unit) : null;
  return currency === null
    ? !/\b(?:EUR|USD|GBP|CHF|AUD|CAD)\b|[€$£]/u.test(column?.name ?? '')
    : currency === 'JPY';
}

/** The note and a comment beside it. */
const noteOf = (text: (role: PlaceRole) => string): string =>
  [text('note'), text('comment')].filter((one) => one !== '').join('; ');

/** What the note says, and over it what the columns say. */
function notesIn(text: (role: PlaceRole) => string, hasYen: boolean): Notes {
  const notes = readNotes(noteOf(text));
  const closed = text('closed');
  const days = weekdaysNamed(closed);
  const isNone = /^(?:none|never|no|-|–|keiner?|nie|open daily|täglich geöffnet)$/iu.test(closed);
  const duration = text('minutes');
  const minutes = /^\d+(?:\.0+)?$/u.test(duration) ? Number(duration) : readNotes(duration).minutes;
  const fee = text('fee');
  const yen = /^\d[\d.,]*$/u.test(fee)
    ? Number(fee.replace(/[.,](?=\d{3}(?!\d))/gu, ''))
    : readNotes(fee).yen;
  const isFree = /^(?:free|frei|kostenlos|無料)$/iu.test(fee);
  return {
    ...notes,
    closed: days.size > 0 ? days : isNone ? new Set() : notes.closed,
    minutes: minutes !== null && minutes > 0 ? minutes : notes.minutes,
    yen: isFree ? 0 : ((hasYen ? yen : null) ?? notes.yen),
    hours: readNotes(text('hours')).hours ?? notes.hours,
  };
}
