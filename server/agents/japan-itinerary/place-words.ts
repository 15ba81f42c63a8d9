import { isNotedDay } from '../../itinerary/note-dates.ts';
import { isClosedOn, type Opening } from '../../itinerary/opening.ts';
import type { Sight } from '../../itinerary/sights.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { quoteSaid } from '../ground/quoted-sentences.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { listWords } from '../writing/list-words.ts';
import type { Gathered } from './gather.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';

export const minutesText = (minutes: number): string =>
  itineraryTexts().report.minutes(numberText(minutes, 0));

export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
};

/** A place with the row it is in. */
export const sightSaid = (w: TableWriting, { place }: Sight): Words =>
  words`${place.name}${rowMark(w, place.source, place.row)}`;

/** Names in a sentence beyond these are called others. */
const mostNamed = 8;

/** Names as a list that does not get long. */
export const namesSaid = (names: readonly Said[], most: number = mostNamed): Words =>
  listWords([...names.slice(0, most), ...(names.length > most ? [itineraryTexts().report.others] : [])]);

export const sightsSaid = (w: TableWriting, sights: readonly Sight[]): Words =>
  namesSaid(sights.slice(0, mostNamed + 1).map((sight, at) => (at < mostNamed ? sightSaid(w, sight) : '')));

export const daysText = (count: number): string =>
  itineraryTexts().report.days(numberText(count, 0), count === 1);

export const nightsText = (count: number): string =>
  itineraryTexts().report.nights(numberText(count, 0), count === 1);

const weekdaysText = (weekdays: ReadonlySet<number>): string =>
  [...weekdays]
    .toSorted((a, b) => a - b)
    .map((day) => itineraryTexts().report.shortWeekdays[day - 1] ?? '')
    .join(', ');

/** Which days it closes on, and who says so; of what is booked, that it is, and whether a source says the contrary. */
export function closingSaid(w: TableWriting, sight: Sight, gathered: Gathered): Said {
  const { closing } = itineraryTexts().report;
  if (sight.booked !== null) return bookedSaid(w, sight, gathered);
  const weekly = weeklySaid(w, sight, gathered);
  return sight.ownClosedDays.length > 0 ? words`${weekly}; ${closing.ownDays}` : weekly;
}

function bookedSaid(w: TableWriting, { booked, opening }: Sight, { request, holidays }: Gathered): Said {
  const { closing } = itineraryTexts().report;
  const date = datesOf(request).find((one) => booked !== null && isNotedDay(booked.day, one));
  const isAgainst = date !== undefined && opening !== null && isClosedOn(opening, date, holidays);
  return isAgainst
    ? words`${closing.booked}; ${closing.bookedClosed}${rowMark(w, opening.source, opening.row)}`
    : closing.booked;
}

/** The dates of the trip, each as 2027-03-27. */
export const datesOf = ({ from, days }: Gathered['request']): string[] =>
  Array.from({ length: days }, (_, at) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
  );

function weeklySaid(w: TableWriting, sight: Sight, { wishAt }: Gathered): Said {
  const { closing } = itineraryTexts().report;
  if (sight.ownClosing !== null) {
    const text =
      sight.ownClosing.size === 0 ? closing.noneYours : closing.yours(weekdaysText(sight.ownClosing));
    if (sight.closingFrom === 'list' && sight.own !== null)
      return words`${text}${rowMark(w, sight.own.source, sight.own.row)}`;
    const at = sight.wish === null ? undefined : wishAt.get(sight.wish);
    return at === undefined ? text : words`${text} ${quoteSaid(w.step, sight.wish?.said ?? '', at)}`;
  }
  const { opening } = sight;
  if (opening === null || opening.weekdays === null) return closing.unknown;
  return words`${openingText(opening)}${rowMark(w, opening.source, opening.row)}`;
}

function openingText({ weekdays, part }: Opening): string {
  const { closing } = itineraryTexts().report;
  if (weekdays === null || weekdays.size === 0) return closing.noneListed;
  return `${closing.listed(weekdaysText(weekdays))}${part === '' ? '' : closing.part(part)}`;
}

/** Whether nobody says when it closes. */
export const isClosingUnknown = ({ ownClosing, booked, opening }: Sight): boolean =>
  ownClosing === null && booked === null && (opening === null || opening.weekdays === null);
