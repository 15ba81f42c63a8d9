import { paceOf, type Itinerary } from './itinerary.ts';
import { greatCircle } from '../../itinerary/travel.ts';
import { inSteps } from '../../itinerary/timeline.ts';
import type { PlannedDay } from '../../itinerary/trip.ts';
import type { RailWay } from '../../itinerary/rail.ts';
import type { Sight } from '../../itinerary/sights.ts';
import type { Block } from '../../report/blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { schedule, type ScheduleEntry } from '../ground/schedule-blocks.ts';
import { computedFigure, rowMark, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { itineraryTexts, section } from './messages/itinerary-texts.ts';
import { clockText, closingSaid, minutesText, sightSaid } from './place-words.ts';

type PlannedStop = PlannedDay['stops'][number];

/** Neither a train nor a visit. */
export const isFree = ({ inward, onward, stops }: PlannedDay): boolean =>
  inward === null && onward === null && stops.length === 0;

/** A schedule for each day: trains, visits, ways and closing days; free days in a row are in one. */
export function daySections(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const { days } = itinerary.trip;
  const tables = days.flatMap((day, i) => {
    const weekday = report.weekdays[day.weekday - 1] ?? '';
    const title = report.dayTitle(numberText(day.id, 0), weekday, dayText(day.date), day.city);
    if (!isFree(day)) return [schedule(title, report.dayHead, entriesOf(w, day, itinerary))];
    const before = days[i - 1];
    if (before !== undefined && isFree(before) && before.city === day.city) return [];
    return [schedule(title, report.dayHead, [freeEntry(w, day, lastFree(days, i))])];
  });
  return section('days', ...tables);
}

/** The last of the free days in the same city that follow one another from there on. */
function lastFree(days: readonly PlannedDay[], from: number): PlannedDay {
  let at = from;
  while (days[at + 1] !== undefined && isFree(days[at + 1]!) && days[at + 1]!.city === days[from]!.city)
    at += 1;
  return days[at]!;
}

function freeEntry(w: TableWriting, day: PlannedDay, last: PlannedDay): ScheduleEntry {
  const { report } = itineraryTexts();
  const until = computedFigure(
    w,
    {
      id: `free-${day.id}`,
      label: report.labels.freeUntil(day.city),
      value: dayText(last.date),
      formula: 't',
    },
    [{ name: day.city, value: day.date, figure: true }],
  );
  return { day: day.date, cells: ['', report.freeDay(until), day.city, '', ''] };
}

function entriesOf(w: TableWriting, day: PlannedDay, itinerary: Itinerary): ScheduleEntry[] {
  const entry = (cells: readonly Said[]): ScheduleEntry => ({ day: day.date, cells });
  const inward = day.inward === null ? [] : rideEntries(w, day.inward, day, day.leavesAt, itinerary);
  const visits = day.stops.map((stop, i) => entry(visitCells(w, day, i, itinerary)(stop)));
  const station = inSteps(itinerary.assumed.get('station')?.value ?? 0);
  const last = day.stops.at(-1)?.to;
  const end = last === undefined ? day.startsAt : last + station;
  const onward = day.onward === null ? [] : rideEntries(w, day.onward, day, end, itinerary);
  return [...inward.map(entry), ...visits, ...onward.map(entry)];
}

/** The trains of a way, one after the other. */
function rideEntries(
  w: TableWriting,
  { rides }: RailWay,
  day: PlannedDay,
  leavesAt: number,
  { rail, assumed }: Itinerary,
): Said[][] {
  const { report } = itineraryTexts();
  const change = inSteps(assumed.get('change')?.value ?? 0);
  let now = leavesAt;
  return rides.map(({ from, to, minutes, row }, i) => {
    const start = i === 0 ? now : now + change;
    now = start + inSteps(minutes);
    const column =
      rail.source.table.columns.find(({ name }) => name === 'Minutes') ?? rail.source.table.columns[0]!;
    const time = computedFigure(
      w,
      {
        id: `ride-${day.id}-${row + 1}`,
        label: report.labels.rideAt(from, to, day.date),
        value: `${clockText(start)}–${clockText(start + minutes)}`,
        formula: 't,\\ t + m',
      },
      [
        { name: report.labels.before, value: clockText(start), figure: true },
        {
          name: report.labels.train(from, to),
          value: minutesText(minutes),
          cell: { source: rail.source, row, column },
        },
      ],
    );
    return [time, words`${report.train(from, to)}${rowMark(w, rail.source, row)}`, from, '', ''];
  });
}

/** The cells of a visit: its time, what and where it is, the way before it, and when it closes. */
function visitCells(
  w: TableWriting,
  day: PlannedDay,
  at: number,
  itinerary: Itinerary,
): (stop: PlannedStop) => Said[] {
  return (stop) => {
    const { report } = itineraryTexts();
    const sight = itinerary.sightOf.get(stop.visit.id)!;
    const before = day.stops[at - 1];
    const remarks = [
      ...(sight.isMust ? [] : [sight.own === null ? report.suggested : report.fromList]),
      ...(sight.isRough ? [report.roughly] : []),
    ].join(', ');
    const what = sightSaid(w, sight);
    return [
      timeFigure(w, day, stop, { sight, before }),
      remarks === '' ? what : words`${what} (${remarks})`,
      day.city,
      waySaid(w, day, [before, stop], itinerary),
      closingSaid(w, sight, itinerary),
    ];
  };
}

function timeFigure(
  w: TableWriting,
  day: PlannedDay,
  stop: PlannedStop,
  { sight, before }: { readonly sight: Sight; readonly before: PlannedStop | undefined },
): Words {
  const { labels } = itineraryTexts().report;
  const { from, to, way, hasBreak } = stop;
  const rest = hasBreak ? day.breakMinutes : 0;
  const inputs: FigureInput[] = [
    { name: `${labels.before}, ${day.date}`, value: clockText(before?.to ?? day.startsAt), figure: true },
    ...(way > 0 ? [{ name: labels.way, value: minutesText(way), figure: true as const }] : []),
    ...(hasBreak ? [{ name: labels.break, value: minutesText(rest), given: 'assumption' as const }] : []),
    ...(sight.hours === null
      ? []
      : [{ name: labels.opensAt, value: clockText(sight.hours.from), given: 'form' as const }]),
    visitInput(sight),
  ];
  const shown = {
    id: `visit-${day.id}-${sight.id}`,
    label: labels.visitAt(sight.place.name, day.date),
    value: `${clockText(from)}–${clockText(to)}`,
  };
  return computedFigure(w, { ...shown, formula: 't + w,\\ t + w + m' }, inputs);
}

/** How long a visit takes, and who says so. */
function visitInput(sight: Sight): FigureInput {
  const { labels } = itineraryTexts().report;
  const said = { name: labels.visit, value: minutesText(sight.minutes) };
  const { own, minutesFrom } = sight;
  const [column] = own?.source.table.columns ?? [];
  if (minutesFrom === 'list' && own !== null && column !== undefined)
    return { ...said, rows: { source: own.source, rows: Uint32Array.of(own.row), columns: [column] } };
  return { ...said, given: minutesFrom === 'form' ? 'form' : 'assumption' };
}

/** The way before a visit, from the place before or the station, and whether a break lies in it. */
function waySaid(
  w: TableWriting,
  day: PlannedDay,
  [before, stop]: readonly [PlannedStop | undefined, PlannedStop],
  itinerary: Itinerary,
): Said {
  const { report } = itineraryTexts();
  if (before === undefined && day.inward === null) return stop.hasBreak ? report.break : '';
  const way =
    before === undefined ? stationFigure(w, day, itinerary) : wayFigure(w, day, [before, stop], itinerary);
  return stop.hasBreak ? report.withBreak(way) : way;
}

function stationFigure(w: TableWriting, day: PlannedDay, { assumed }: Itinerary): Words {
  const { labels } = itineraryTexts().report;
  const station = assumed.get('station');
  const value = minutesText(inSteps(station?.value ?? 0));
  return computedFigure(
    w,
    { id: `station-${day.id}`, label: `${labels.station}, ${day.date}`, value, formula: 's' },
    [{ name: labels.station, value, given: station?.from === 'you' ? 'form' : 'assumption' }],
  );
}

function wayFigure(
  w: TableWriting,
  day: PlannedDay,
  [before, stop]: readonly [PlannedStop, PlannedStop],
  itinerary: Itinerary,
): Words {
  const { report } = itineraryTexts();
  const { labels } = report;
  const { kilometresAnHour, waitMinutes } = paceOf(itinerary);
  const kilometres = report.kilometres(numberText(greatCircle(before.visit.place, stop.visit.place), 2));
  const isGiven = (id: string) => (itinerary.assumed.get(id)?.from === 'you' ? 'form' : 'assumption');
  return computedFigure(
    w,
    {
      id: `way-${day.id}-${stop.visit.id}`,
      label: labels.wayTo(stop.visit.place.name, day.date),
      value: minutesText(stop.way),
      formula: String.raw`5 \lceil (w + 60 d / v) / 5 \rceil`,
    },
    [
      { name: labels.distance, value: kilometres, figure: true },
      { name: labels.speed, value: numberText(kilometresAnHour, 0), given: isGiven('speed') },
      { name: labels.wait, value: numberText(waitMinutes, 0), given: isGiven('wait') },
    ],
  );
}
