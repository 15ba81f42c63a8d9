import { indoorKinds, visitMinutes } from '../packs/places/visit-rules.ts';
import { findPlaces, folded } from './find-places.ts';
import { isNotedClosed, isNotedDay, type Booking, type NotedStretch } from './note-dates.ts';
import type { Notes } from './notes.ts';
import { weekdayOf } from '../plan/calendar-days.ts';
import { isClosedOn, isYearlyClosed, type Holidays, type Opening } from './opening.ts';
import type { OwnPlace } from './own-places.ts';
import type { Place, Point } from './places.ts';
import { greatCircle } from './travel.ts';
import type { Wish } from './wishes.ts';

/** Whose word it is: of the form, of a row of the person's list, of a packaged source, or of nobody. */
type Origin = 'form' | 'list' | 'source' | 'assumption';

/** A place that may be visited, with what is known of it and from whom. What the person says wins. */
export interface Sight {
  readonly id: string;
  readonly place: Place;
  /** Where it lies is not known: its ways are computed to the middle of its city's places. */
  readonly isRough: boolean;
  readonly wish: Wish | null;
  readonly own: OwnPlace | null;
  readonly isMust: boolean;
  readonly value: number;
  readonly minutes: number;
  readonly minutesFrom: Origin;
  readonly yen: number | null;
  readonly yenFrom: Origin;
  /** Days of the week the person says it is closed on; null where they say nothing. */
  readonly ownClosing: ReadonlySet<number> | null;
  readonly closingFrom: Origin;
  /** Dates the person says it is closed on. */
  readonly ownClosedDays: readonly NotedStretch[];
  /** What the person has booked: it goes to that day and no other, whatever a list says of its closing days. */
  readonly booked: Booking | null;
  readonly opening: Opening | null;
  readonly hours: Notes['hours'];
  readonly isIndoor: boolean;
}

/** An own row that cannot be planned, and why. */
export interface UnusedRow {
  readonly own: OwnPlace;
  readonly why: 'no city' | 'no train' | 'several';
}

interface Known {
  readonly places: readonly Place[];
  readonly openings: ReadonlyMap<string, Opening>;
  /** Minutes by kind where the person says so. */
  readonly minutesOf: ReadonlyMap<string, number>;
  /** Kinds the person likes; none: all alike. */
  readonly likes: ReadonlySet<string>;
}

/** Points within so many kilometres of a known place are taken to lie in its city. */
const cityReach = 40;

const kindWords: readonly (readonly [RegExp, string])[] = [
  [/museum|gallery|galerie|博物館|美術館/iu, 'museum'],
  [/aquarium|水族館/iu, 'aquarium'],
  [/shrine|schrein|jinja|taisha|jingu|神社|大社|神宮/iu, 'shrine'],
  [/temple|tempel|-ji(?!\p{L})|寺/iu, 'temple'],
  [/garden|garten|庭園/iu, 'garden'],
  [/castle|burg|schloss|城/iu, 'castle'],
  [/market|markt|市場/iu, 'market'],
  [/tower|turm|タワー/iu, 'tower'],
  [/park|公園/iu, 'park'],
];

const kindOf = (name: string): string => kindWords.find(([form]) => form.test(name))?.[1] ?? 'other';

/** Whether it cannot be visited on a day: somebody says that it is closed then, or it is booked for another. */
export const cannotBeVisitedOn = (sight: Sight, date: string, holidays: Holidays): boolean =>
  sight.booked === null ? closedOn(sight, date, holidays) === true : !isNotedDay(sight.booked.day, date);

/** Whether it is closed on a day; null where nobody says. */
function closedOn(sight: Sight, date: string, holidays: Holidays): boolean | null {
  if (sight.ownClosedDays.some((one) => isNotedClosed(one, date))) return true;
  const { opening, ownClosing } = sight;
  // What a person says of the week says nothing of the days at New Year.
  if (ownClosing !== null)
    return ownClosing.has(weekdayOf(date)) || (opening !== null && isYearlyClosed(opening, date));
  if (opening === null) return null;
  if (isClosedOn(opening, date, holidays)) return true;
  return opening.weekdays === null ? null : false;
}

/** Every place that may be visited: those wished for, the person's own, and the rest of the list to fill free time with. */
export function sightsOf(
  wishes: readonly Wish[],
  own: readonly OwnPlace[],
  known: Known,
): { readonly sights: readonly Sight[]; readonly unused: readonly UnusedRow[] } {
  const placed = own.map((one) => placeOf(one, known.places));
  const wishOf = new Map(
    wishes.flatMap((wish) => (wish.meant.kind === 'place' ? [[wish.meant.place, wish] as const] : [])),
  );
  const ownOf = new Map(
    placed.flatMap(({ place, own: one }) => (place === null ? [] : [[place, one] as const])),
  );
  const rough = new Set(placed.flatMap(({ place, isRough }) => (place !== null && isRough ? [place] : [])));
  const all = [...new Set([...known.places, ...ownOf.keys(), ...wishOf.keys()])];
  const sights = all.map((place) =>
    sightOf(place, wishOf.get(place) ?? null, ownOf.get(place) ?? null, {
      known,
      isRough: rough.has(place),
    }),
  );
  return {
    sights,
    unused: placed.flatMap(({ own: one, why }) => (why === null ? [] : [{ own: one, why }])),
  };
}

/** The same, their list only to fill free time with: what a person typed goes before it. */
export const withListAsFiller = (sights: readonly Sight[]): readonly Sight[] =>
  sights.map((sight) =>
    sight.isMust && sight.wish === null ? { ...sight, isMust: false, value: 5 } : sight,
  );

interface PlacedOwn {
  readonly own: OwnPlace;
  readonly place: Place | null;
  readonly isRough: boolean;
  readonly why: UnusedRow['why'] | null;
}

/** A row as a place: the packaged one of that name, else one of its own where its city is known. */
function placeOf(own: OwnPlace, places: readonly Place[]): PlacedOwn {
  const found = findPlaces(own.name, places).places.filter(
    ({ city }) => own.city === null || own.city === city,
  );
  const [only] = found;
  const isSame = only !== undefined && found.length === 1 && (!own.point || greatCircle(only, own.point) < 3);
  if (isSame) return { own, place: only, isRough: false, why: null };
  const city = own.city ?? (own.point === null ? null : cityAt(own.point, places));
  if (city === null) {
    const why =
      own.citySaid !== '' || own.point !== null ? 'no train' : found.length > 1 ? 'several' : 'no city';
    return { own, place: null, isRough: false, why };
  }
  const point = own.point ?? middleOf(places.filter((one) => one.city === city));
  const place: Place = {
    name: own.name,
    japaneseName: '',
    city,
    kind: kindOf(own.name),
    latitude: point.latitude,
    longitude: point.longitude,
    source: own.source,
    row: own.row,
  };
  return { own, place, isRough: own.point === null, why: null };
}

function cityAt(point: Point, places: readonly Place[]): string | null {
  const near = places
    .map((place) => ({ place, km: greatCircle(place, point) }))
    .toSorted((a, b) => a.km - b.km)[0];
  return near !== undefined && near.km <= cityReach ? near.place.city : null;
}

/** The mean of their coordinates. */
function middleOf(places: readonly Point[]): Point {
  const mean = (of: (place: Point) => number) =>
    places.length === 0 ? 0 : places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude) };
}

interface Beside {
  readonly known: Known;
  readonly isRough: boolean;
}

function sightOf(place: Place, wish: Wish | null, own: OwnPlace | null, beside: Beside): Sight {
  const { known, isRough } = beside;
  const opening = known.openings.get(place.name) ?? null;
  const isMust = wish !== null || own !== null;
  const likes = known.likes.size === 0 || known.likes.has(place.kind);
  const isPackaged = known.places.includes(place);
  const timed = minutesFor(place, wish, own, known);
  const booked = wish?.notes.booked ?? own?.notes.booked ?? null;
  return {
    id: `${isPackaged ? 'place' : 'own'}-${place.row + 1}`,
    place,
    isRough,
    wish,
    own,
    isMust,
    value: isMust ? 10 : likes ? 2 : 1,
    ...timed,
    ...yenFor(wish, own, opening),
    ownClosing: wish?.notes.closed ?? own?.notes.closed ?? null,
    closingFrom: wish?.notes.closed != null ? 'form' : own?.notes.closed != null ? 'list' : 'source',
    ownClosedDays: [...(wish?.notes.closedDays ?? []), ...(own?.notes.closedDays ?? [])],
    booked,
    opening,
    hours: bookedHours(booked, timed.minutes) ?? wish?.notes.hours ?? own?.notes.hours ?? null,
    isIndoor: own?.isIndoor === true || opening?.isIndoor === true || indoorKinds.has(place.kind),
  };
}

/** From the time it is booked for, as long as the visit takes. */
const bookedHours = (booked: Booking | null, minutes: number): Notes['hours'] =>
  booked === null || booked.at === null ? null : { from: booked.at, to: booked.at + minutes };

function minutesFor(
  place: Place,
  wish: Wish | null,
  own: OwnPlace | null,
  known: Known,
): Pick<Sight, 'minutes' | 'minutesFrom'> {
  const said = wish?.notes.minutes ?? null;
  if (said !== null) return { minutes: said, minutesFrom: 'form' };
  const listed = own?.notes.minutes ?? null;
  if (listed !== null) return { minutes: listed, minutesFrom: 'list' };
  const ofKind = known.minutesOf.get(place.kind);
  if (ofKind !== undefined) return { minutes: ofKind, minutesFrom: 'form' };
  return { minutes: visitMinutes[place.kind] ?? visitMinutes['other']!, minutesFrom: 'assumption' };
}

function yenFor(
  wish: Wish | null,
  own: OwnPlace | null,
  opening: Opening | null,
): Pick<Sight, 'yen' | 'yenFrom'> {
  const said = wish?.notes.yen ?? null;
  if (said !== null) return { yen: said, yenFrom: 'form' };
  const listed = own?.notes.yen ?? null;
  if (listed !== null) return { yen: listed, yenFrom: 'list' };
  return { yen: opening?.fee ?? null, yenFrom: 'source' };
}

/** Kinds of places that a person's words about what they like mean, and the words that mean none. */
export function kindsLiked(
  text: string,
  words: Readonly<Record<string, readonly string[]>>,
): { readonly kinds: ReadonlySet<string>; readonly unknown: readonly string[] } {
  const kinds = new Set<string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n]|(?<!\p{L})(?:and|und)(?!\p{L})/iu).map((one) => one.trim())) {
    if (part === '') continue;
    const said = ` ${folded(part)} `;
    const meant = Object.entries(words).filter(([, some]) =>
      some.some((one) => said.includes(` ${folded(one)} `)),
    );
    for (const [kind] of meant) kinds.add(kind);
    if (meant.length === 0) unknown.push(part);
  }
  return { kinds, unknown };
}
