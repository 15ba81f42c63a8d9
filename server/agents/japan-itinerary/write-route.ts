import { nightsOf } from '../../itinerary/nights.ts';
import { dateAt } from '../../itinerary/trip-days.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { cellFigure, computedFigure, rowMark, type TableWriting } from '../ground/table-figures.ts';
import { moneyText, ridesOfTrip } from './costs.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts, section } from './messages/itinerary-texts.ts';
import { minutesText } from './place-words.ts';

/** The trains with minutes and fares, and the stays with days and nights. */
export function routeSection(w: TableWriting, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const rides = ridesOfTrip(itinerary.trip);
  const isShortest = itinerary.trip.isShortest ? report.routeOrder.shortest : report.routeOrder.short;
  const trains =
    rides.length === 0
      ? [paragraph(report.noRide)]
      : [
          table(
            report.routeHead,
            rides.map((ride) => rideRow(w, ride, itinerary)),
            { right: [2, 3] },
          ),
          paragraph(isShortest),
        ];
  return section('route', ...trains, table(report.stayHead, stayRows(w, itinerary), { right: [3, 4] }));
}

function rideRow(
  w: TableWriting,
  { from, to, minutes, fare, row }: ReturnType<typeof ridesOfTrip>[number],
  { rail }: Itinerary,
): Said[] {
  const { report } = itineraryTexts();
  const column = (start: string) =>
    rail.source.table.columns.find(({ name }) => name.startsWith(start)) ?? rail.source.table.columns[0]!;
  const at = { source: rail.source, row };
  const minutesSaid = cellFigure(
    w,
    { ...at, column: column('Minutes') },
    { id: `minutes-${row + 1}`, label: report.labels.train(from, to), value: minutesText(minutes) },
  );
  const fareSaid =
    fare === null
      ? report.noFare
      : cellFigure(
          w,
          { ...at, column: column('Fare') },
          { id: `fare-${row + 1}`, label: report.labels.fare(from, to), value: moneyText('JPY', fare) },
        );
  return [words`${from}${rowMark(w, rail.source, row)}`, to, minutesSaid, fareSaid];
}

function stayRows(w: TableWriting, { trip, request }: Itinerary): Said[][] {
  const { labels } = itineraryTexts().report;
  return nightsOf(trip.stays).map(({ stay, nights }, i) => {
    const [first, last] = [dateAt(request.from, stay.at), dateAt(request.from, stay.at + stay.days - 1)];
    const span = [
      { name: labels.first, value: dayText(first), figure: true as const },
      { name: labels.last, value: dayText(last), figure: true as const },
    ];
    const count = (id: string, label: string, value: number, formula: string): Words =>
      computedFigure(w, { id: `${id}-${i + 1}`, label, value: numberText(value, 0), formula }, span);
    return [
      stay.city,
      dayText(first),
      dayText(last),
      count('stay-days', labels.daysIn(stay.city), stay.days, 't_n - t_1 + 1'),
      count('stay-nights', labels.nightsIn(stay.city), nights, nights === stay.days ? 'd' : 'd - 1'),
    ];
  });
}
