import { rainDays } from '../../itinerary/rain.ts';
import type { Visit } from '../../itinerary/place-visits.ts';
import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { listWords } from '../writing/list-words.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts, section } from './messages/itinerary-texts.ts';
import { closingSaid, daysText, namesSaid, sightSaid, sightsSaid } from './place-words.ts';
import { bookedReason, citiesLeft, listLeft } from './left-out.ts';
import { citySaid } from './write-money.ts';

/** Places under a roof for each day with visits in the open. */
export function rainSection(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const { trip, visits, sightOf } = itinerary;
  const days = rainDays(trip.days, visits, ({ id }) => sightOf.get(id)?.isIndoor === true);
  const said = (visit: Visit): Said => {
    const sight = sightOf.get(visit.id);
    return sight === undefined ? '' : sightSaid(w, sight);
  };
  const rows = days
    .filter(({ instead }) => instead.length > 0)
    .map(({ day, outdoors, instead }): Said[] => [
      day.date,
      joinWords(outdoors.map(said), ', '),
      joinWords(
        instead.map(({ visit, kilometres }) => {
          const figure = computedFigure(
            w,
            {
              id: `rain-${day.id}-${visit.id}`,
              label: report.labels.distanceTo(visit.place.name, day.date),
              value: report.kilometres(numberText(kilometres, 1)),
              formula: 'd',
            },
            [
              { name: outdoors[0]?.place.name ?? '', value: day.date, figure: true },
              { name: visit.place.name, value: day.city, figure: true },
            ],
          );
          return words`${said(visit)} (${figure})`;
        }),
        ', ',
      ),
    ]);
  const none = [...new Set(days.filter(({ instead }) => instead.length === 0).map(({ day }) => day.city))];
  const blocks = [
    ...(rows.length > 0 ? [table(report.rainHead, rows)] : []),
    ...(none.length > 0 ? [list(none.map((city) => report.rainNone(citySaid(w, city, itinerary))))] : []),
  ];
  return section('rain', ...(blocks.length > 0 ? blocks : [paragraph(report.rainNothing)]));
}

/** So many places of a list are named where it only fills free time. */
const mostOfList = 30;

/** Must-sees and cities without a place, each with its reason. */
export function leftSection(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const { trip, sightOf } = itinerary;
  const lines = trip.leftOut.flatMap(({ visit, why }) => {
    const sight = sightOf.get(visit.id);
    if (sight === undefined) return [];
    if (sight.booked !== null) return [words`${sightSaid(w, sight)}: ${bookedReason(sight, itinerary)}.`];
    const reason = why === 'city' ? report.why.city(visit.place.city) : report.why[why];
    const closing = why === 'closed' ? words` (${closingSaid(w, sight, itinerary)})` : '';
    return [words`${sightSaid(w, sight)}: ${reason}${closing}.`];
  });
  const cities = citiesLeft(itinerary).map((city) => report.cityLeft(citySaid(w, city, itinerary)));
  const unplanned = listLeft(itinerary);
  const filler =
    unplanned.length > 0
      ? [
          report.listFills(
            namesSaid(
              unplanned.map((sight) => sightSaid(w, sight)),
              mostOfList,
            ),
          ),
        ]
      : [];
  return section('left', listOr([...lines, ...cities, ...filler], report.noneLeft));
}

/** More days, a fuller pace, or fewer wishes: what was planned through and holds. */
export function possibleSection(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report, form } = { ...itineraryTexts() };
  const { trip, helps, sightOf, request } = itinerary;
  const left = trip.leftOut.flatMap(({ visit }) => sightOf.get(visit.id) ?? []);
  const isWhole = left.length === 0 && trip.dropped.length === 0 && listLeft(itinerary).length === 0;
  if (isWhole) return section('possible', paragraph(report.possible.nothing));
  const lines: Said[] = [
    ...(helps.days === null
      ? [report.possible.none]
      : [report.possible.days(leastFigure(w, helps.days, request.days))]),
    ...(helps.pace === null ? [] : [report.possible.pace(form.fields.paces[helps.pace])]),
    ...(left.length === 0 ? [] : [report.possible.fewer(sightsSaid(w, left))]),
  ];
  return section('possible', list(lines));
}

function leastFigure(w: TableWriting, days: number, given: number): Said {
  const { labels } = itineraryTexts().report;
  const shown = { id: 'least-days', label: labels.leastDays, value: daysText(days) };
  return computedFigure(w, { ...shown, formula: String.raw`\min n` }, [
    { name: labels.days, value: daysText(given), figure: true },
  ]);
}

/** Each line with the rows that show what it names. */
export const leftLines = (w: TableWriting, lines: Itinerary['leftOut']): Words[] =>
  lines.map(
    ({ text, rows }) => words`${text}${joinWords(rows.map(({ source, row }) => rowMark(w, source, row)))}`,
  );

/** What was not found or not used: wishes, rows, words and numbers. */
export function missingSection(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const { wishes, unusedRows, leftOut, sightOf, hotelsElsewhere } = itinerary;
  const saidOf = (places: readonly { readonly name: string }[]): Said =>
    listWords(
      [...sightOf.values()].filter(({ place }) => places.includes(place)).map((sight) => sightSaid(w, sight)),
    );
  const notFound = wishes.flatMap(({ said, meant }): Said[] => {
    if (meant.kind === 'unknown')
      return [meant.near.length > 0 ? report.near(said, saidOf(meant.near)) : report.unknown(said)];
    return meant.kind === 'several' ? [report.several(said, saidOf(meant.places.slice(0, 8)))] : [];
  });
  const rows = unusedRows.map(({ own, why }) =>
    report.rows[why](words`${own.name}${rowMark(w, own.source, own.row)}`),
  );
  const hotels = hotelsElsewhere.map(({ name, source, row }) =>
    report.rows['no train'](words`${name}${rowMark(w, source, row)}`),
  );
  return section(
    'missing',
    listOr([...notFound, ...rows, ...hotels, ...leftLines(w, leftOut)], report.nothingMissing),
  );
}

/** How it was computed, with every assumption of the plan. */
export function methodSection(w: TableWriting, itinerary: Itinerary, isDeep: boolean): Block[] {
  const { report } = itineraryTexts();
  const { trip, assumed, sightOf } = itinerary;
  const kinds = new Set(
    trip.days.flatMap(({ stops }) =>
      stops.map(({ visit }) => `kind-${sightOf.get(visit.id)?.place.kind ?? ''}`),
    ),
  );
  const used = [...assumed.values()].filter(({ id }) => isDeep || !id.startsWith('kind-') || kinds.has(id));
  const nameOf = (id: string): string => {
    const { kind, ...others } = report.assumptions;
    return id.startsWith('kind-') ? kind(report.kinds[id.slice(5)] ?? id) : others[id as keyof typeof others];
  };
  return section(
    'method',
    ...report.method.map(paragraph),
    paragraph(report.assumptionTitle),
    table(
      report.assumptionHead,
      used.map(({ id, value, from }): Said[] => {
        const shown = { id: `assumed-${id}`, label: nameOf(id), value: numberText(value, 0) };
        return [
          nameOf(id),
          givenFigure(w.step, shown, from === 'you' ? 'form' : 'assumption'),
          report.assumedBy[from],
        ];
      }),
      { right: [1] },
    ),
  );
}
