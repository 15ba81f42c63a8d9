import { weekdayOf } from '../../plan/calendar-days.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { computedFigure, countFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { moneyLead, ridesOfTrip, type Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts, section } from './messages/itinerary-texts.ts';
import { isFree } from './write-days.ts';
import { citySaid } from './write-money.ts';
import { citiesLeft, listLeft } from './left-out.ts';
import { daysText, isClosingUnknown, minutesText, namesSaid, sightSaid } from './place-words.ts';

/** The days of the trip, from its first and last. */
function daysFigure(w: TableWriting, { request }: Itinerary): Words {
  const { labels } = itineraryTexts().report;
  const shown = { id: 'days', label: labels.days, value: daysText(request.days) };
  return computedFigure(w, { ...shown, formula: 't_n - t_1 + 1' }, [
    { name: labels.first, value: request.from, given: 'form' },
    { name: labels.last, value: request.to, given: 'form' },
  ]);
}

/** All minutes by train, each with its row. */
function railFigure(w: TableWriting, { trip, rail }: Itinerary): Words {
  const { labels } = itineraryTexts().report;
  const column =
    rail.source.table.columns.find(({ name }) => name === 'Minutes') ?? rail.source.table.columns[0]!;
  const rides = ridesOfTrip(trip);
  const total = rides.reduce((sum, { minutes }) => sum + minutes, 0);
  return computedFigure(
    w,
    { id: 'rail-minutes', label: labels.railMinutes, value: minutesText(total), formula: String.raw`\sum m` },
    rides.map(({ from, to, minutes, row }) => ({
      name: labels.train(from, to),
      value: minutesText(minutes),
      cell: { source: rail.source, row, column },
    })),
  );
}

/** The cities of the trip in their order, as far as a day or a train goes. */
function citiesInOrder(itinerary: Itinerary): string[] {
  const { trip, request } = itinerary;
  const rides = ridesOfTrip(trip);
  const stays = trip.stays.map(({ city }) => city);
  const cities = [request.arrival, ...stays, ...(trip.days.at(-1)?.onward ? [rides.at(-1)!.to] : [])];
  return cities.filter((city, i) => city !== cities[i - 1]);
}

/** Days, cities, what has a place and what it costs; each wish is a finding of the run. */
export function writeHead(w: TableWriting, itinerary: Itinerary, costs: Costs): Block[] {
  const { report } = itineraryTexts();
  const { outcomes, request } = itinerary;
  addFindings(w, itinerary);
  const placed = outcomes.filter(({ kind }) => kind === 'placed').length;
  const cities = citiesInOrder(itinerary);
  const days = daysFigure(w, itinerary);
  const route =
    cities.length > 1
      ? report.lead(days, cities.join(' → '), railFigure(w, itinerary))
      : report.leadOneCity(days, citySaid(w, cities[0] ?? request.arrival, itinerary));
  const counted =
    outcomes.length === 0
      ? []
      : [
          report.leadPlaced(
            countFigure(w, { id: 'placed', label: report.labels.placed }, placed),
            countFigure(w, { id: 'wanted', label: report.labels.wanted }, outcomes.length),
          ),
        ];
  const said: Said[] = [route, ...counted, ...moneyLead(w, costs, itinerary)];
  writeAnswer(w.step, joinWords(said.slice(0, 2), ' '));
  const headline = report.headline(
    daysText(request.days),
    numberText(placed, 0),
    numberText(outcomes.length, 0),
  );
  return [title(headline), lead(joinWords(said, ' ')), ...section('short', list(toCheck(w, itinerary)))];
}

/** What a traveller has to know before relying on the plan. */
function toCheck(w: TableWriting, itinerary: Itinerary): Said[] {
  const { check, labels } = itineraryTexts().report;
  const { trip, sightOf, outcomes, request, holidays, askedOn, assumed, wishes, unusedRows } = itinerary;
  const planned = trip.days.flatMap(({ stops }) => stops.flatMap(({ visit }) => sightOf.get(visit.id) ?? []));
  const unknown = planned.filter(isClosingUnknown).length;
  const left = [...trip.leftOut.flatMap(({ visit }) => sightOf.get(visit.id) ?? []), ...listLeft(itinerary)];
  const cities = citiesLeft(itinerary).map((city) => citySaid(w, city, itinerary));
  const notFound: Said[] = [
    ...wishes.flatMap(({ said, meant }) =>
      meant.kind === 'unknown' || meant.kind === 'several' ? [said] : [],
    ),
    ...unusedRows.map(({ own }) => words`${own.name}${rowMark(w, own.source, own.row)}`),
  ];
  const free = trip.days.filter(isFree).length;
  const isOwn = ['first', 'last'].every((id) => assumed.get(id)?.from === 'you');
  const isNewYear = trip.days.some(({ date }) => /-12-(?:2[89]|3\d)$|-01-0[1-3]$/u.test(date));
  const isBeyond = request.to > holidays.last || request.from < holidays.first;
  return [
    left.length > 0 || cities.length > 0
      ? check.leftOut(namesSaid([...left.map((sight) => sightSaid(w, sight)), ...cities]))
      : outcomes.length === 0
        ? check.noWish
        : outcomes.every(({ kind }) => kind === 'placed')
          ? check.allPlaced
          : [],
    free > 0 ? check.freeDays(countFigure(w, { id: 'free', label: labels.free }, free)) : [],
    unknown > 0 ? check.unknown(countFigure(w, { id: 'unknown', label: labels.unknown }, unknown)) : [],
    notFound.length > 0 ? check.notFound(joinWords(notFound, ', ')) : [],
    request.days > 1 && !isOwn ? check.halfDays : [],
    request.from < askedOn ? check.past : [],
    isNewYear ? check.newYear : [],
    isBeyond ? check.holidays : [],
    check.hours,
    check.dated(asOfFigure(w, itinerary)),
  ].filter((one) => one.length > 0);
}

/** The month that the packaged lists say they are of. */
function asOfFigure(w: TableWriting, { rail, dossiers }: Itinerary): Words {
  const { labels } = itineraryTexts().report;
  const month = /as of (\d{4}-\d{2})/u.exec(rail.source.table.titleLines.join(' '))?.[1] ?? '';
  const name = dossiers.find(({ key }) => key === rail.source.document)?.name ?? '';
  const shown = { id: 'lists-as-of', label: labels.asOf, value: month };
  return computedFigure(w, { ...shown, formula: 't' }, [{ name, value: month, figure: true }]);
}

function addFindings({ step }: TableWriting, { outcomes }: Itinerary): void {
  const { report } = itineraryTexts();
  const { status, weekdays } = report;
  for (const { id, name, kind, day } of outcomes) {
    const when = day === null ? '' : `${weekdays[weekdayOf(day.date) - 1] ?? ''}, ${dayText(day.date)}`;
    step.addFinding({
      id,
      title: name.slice(0, 120),
      detail:
        kind === 'placed' && day !== null
          ? status.placed(when, day.city)
          : status[kind === 'placed' ? 'left' : kind],
      status: kind === 'placed' ? 'verified' : kind === 'left' ? 'not verified' : 'for review',
    });
  }
}
