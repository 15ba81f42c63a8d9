import type { VisitDay } from './place-visits.ts';
import { inSteps } from './timeline.ts';
import type { Rail, RailWay } from './rail.ts';
import { weekdayOf } from '../plan/calendar-days.ts';

/** What a trip is planned with. */
export interface TripFrame {
  /** The first day, as 2027-04-05. */
  readonly from: string;
  readonly days: number;
  /** Minutes of a day for trains, ways and visits: of the first, the last, and the others. */
  readonly firstMinutes: number;
  readonly lastMinutes: number;
  readonly dayMinutes: number;
  readonly most: number;
  /** Minutes since midnight. */
  readonly startsAt: number;
  readonly breakMinutes: number;
  /** From a station to the first place, and from the last one to it. */
  readonly stationMinutes: number;
  /** Between two trains of one way. */
  readonly changeMinutes: number;
}

/** A stay in a city: so many days from that one on, the first of the trip is 0. */
export interface Stay {
  readonly city: string;
  readonly at: number;
  readonly days: number;
  /** The train to it, on its first day; null where the trip begins. */
  readonly inward: RailWay | null;
  /** The train away from it in the evening of the last day; null where the trip ends in it, or another train follows. */
  readonly onward: RailWay | null;
}

/** A day of the trip. */
export interface TripDay extends VisitDay {
  readonly city: string;
  readonly inward: RailWay | null;
  readonly onward: RailWay | null;
  /** When its trains leave, minutes since midnight. */
  readonly leavesAt: number;
}

const dayMs = 86_400_000;

export const dateAt = (from: string, day: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + day * dayMs).toISOString().slice(0, 10);

/** Minutes that a day of the trip has, its trains included. A trip of one day has a whole one. */
function minutesAt({ days, firstMinutes, lastMinutes, dayMinutes }: TripFrame, day: number): number {
  if (days === 1) return dayMinutes;
  return day === 0 ? firstMinutes : day === days - 1 ? lastMinutes : dayMinutes;
}

/** What the trains of a way take of their day, with the changes between them and the way between a station and a place. */
const railMinutes = ({ stationMinutes, changeMinutes }: TripFrame, way: RailWay | null): number =>
  way === null
    ? 0
    : way.rides.reduce((sum, { minutes }) => sum + inSteps(minutes), inSteps(stationMinutes)) +
      inSteps(changeMinutes) * (way.rides.length - 1);

/** The days of a stay as slots for visits. */
export function daysOf(frame: TripFrame, stay: Stay): readonly TripDay[] {
  return Array.from({ length: stay.days }, (_, i): TripDay => {
    const at = stay.at + i;
    const inward = i === 0 ? stay.inward : null;
    const onward = i === stay.days - 1 ? stay.onward : null;
    const whole = minutesAt(frame, at);
    const isFirst = at === 0 && frame.days > 1;
    const leavesAt = frame.startsAt + (isFirst ? Math.max(0, frame.dayMinutes - frame.firstMinutes) : 0);
    const date = dateAt(frame.from, at);
    return {
      id: at + 1,
      minutes: Math.max(0, whole - railMinutes(frame, inward) - railMinutes(frame, onward)),
      group: stay.city,
      date,
      weekday: weekdayOf(date),
      week: Math.floor(at / 7) + 1,
      startsAt: leavesAt + railMinutes(frame, inward),
      breakMinutes: frame.breakMinutes,
      most: frame.most,
      city: stay.city,
      inward,
      onward,
      leavesAt,
    };
  });
}

/** The trains of a route. Throws where the table leads to one of its cities from nowhere: the route was made from it. */
export const ridesOf = (route: readonly string[], rail: Rail): readonly RailWay[] =>
  route.slice(1).map((city, i) => {
    const way = rail.way(route[i]!, city);
    if (way === null) throw new RangeError(`No train leads to ${city}`);
    return way;
  });
