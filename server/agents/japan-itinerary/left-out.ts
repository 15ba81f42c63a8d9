import { isNotedDay } from '../../itinerary/note-dates.ts';
import type { Sight } from '../../itinerary/sights.ts';
import { dayText } from '../../tools/number-text.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';
import { datesOf } from './place-words.ts';

/** Cities that were wished for as such and have no day. */
export const citiesLeft = ({ trip, wishes }: Itinerary): string[] =>
  trip.dropped.filter((city) => wishes.some(({ meant }) => meant.kind === 'city' && meant.city === city));

/** Places of a list that only fills free time, for which there was none. */
export function listLeft({ sightOf, trip, isListWanted }: Itinerary): Sight[] {
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.map(({ visit }) => visit.id)));
  return [...sightOf.values()].filter(
    ({ id, own, isMust }) => !isListWanted && own !== null && !isMust && !planned.has(id),
  );
}

/** Why what is booked has no place: its day is no day of the trip, or of another city, or full. */
export function bookedReason({ booked, place }: Sight, { request, trip }: Itinerary): string {
  const { why } = itineraryTexts().report;
  const date = datesOf(request).find((one) => booked !== null && isNotedDay(booked.day, one));
  if (date === undefined) return why.bookedOutside;
  const isThere = trip.days.find((one) => one.date === date)?.city === place.city;
  return isThere ? why.bookedFull(dayText(date)) : why.bookedElsewhere(dayText(date), place.city);
}
