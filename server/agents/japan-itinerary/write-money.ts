import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { budgetFigure, leftFigure, lineFigure, ridesOfTrip, totalFigures, type Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts, section } from './messages/itinerary-texts.ts';
import { sightsSaid } from './place-words.ts';

/** A city with a row that names it. */
export function citySaid(w: TableWriting, city: string, { places, rail }: Itinerary): Said {
  const place = places.find((one) => one.city === city);
  if (place !== undefined) return words`${city}${rowMark(w, place.source, place.row)}`;
  const way = rail.cities.flatMap((other) => (other === city ? [] : (rail.way(city, other)?.rides ?? [])))[0];
  return way === undefined ? city : words`${city}${rowMark(w, rail.source, way.row)}`;
}

/** What it costs by category, the budget, and what was not counted. */
export function budgetSection(w: TableWriting, costs: Costs, itinerary: Itinerary): Block[] {
  const { report } = itineraryTexts();
  const { request } = itinerary;
  const rows: Said[][] = costs.lines.map((line) => [
    report.categories[line.category],
    lineFigure(w, line),
    report.countedFrom[line.category],
  ]);
  for (const total of totalFigures(w, costs, itinerary)) rows.push([report.totalRow, total, '']);
  const left = leftFigure(w, costs, itinerary);
  if (request.budget !== null)
    rows.push([report.budgetRow, budgetFigure(w, request.currency, request.budget), '']);
  if (left !== null && request.budget !== null) {
    const isOver = (costs.totals[0]?.amount ?? 0) > request.budget;
    rows.push([isOver ? report.overRow : report.leftRow, left, '']);
  }
  return section(
    'budget',
    costs.lines.length === 0
      ? paragraph(report.nothingCounted)
      : table(report.budgetHead, rows, { right: [1] }),
    ...(request.budget === null ? [paragraph(report.noBudget)] : []),
    ...(costs.isWhole ? [] : [paragraph(report.noRate)]),
    paragraph(report.notCounted.title),
    list(notCounted(w, costs, itinerary)),
  );
}

function notCounted(w: TableWriting, { noFee, hotelMissing }: Costs, itinerary: Itinerary): Said[] {
  const { notCounted: texts } = itineraryTexts().report;
  const { trip, rail, request } = itinerary;
  const rides = ridesOfTrip(trip).filter(({ fare }) => fare === null);
  const noPrice = request.hotelANight === null && itinerary.hotels.size === 0;
  return [
    ...rides.map(({ from, to, row }) => words`${texts.rail(from, to)}${rowMark(w, rail.source, row)}`),
    ...(noFee.length > 0 ? [texts.entry(sightsSaid(w, noFee))] : []),
    ...(noPrice && hotelMissing.length > 0
      ? [texts.hotel]
      : hotelMissing.map(({ city, why }) => {
          const said = citySaid(w, city, itinerary);
          return why === 'price' ? texts.hotelIn(said) : texts.hotelCurrency(said);
        })),
    ...(request.foodADay === null ? [texts.food] : []),
    texts.local,
  ];
}
