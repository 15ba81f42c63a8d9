import { nightsOf } from '../../itinerary/nights.ts';
import type { Sight } from '../../itinerary/sights.ts';
import { joinWords, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import type { Itinerary } from './itinerary.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';
import { daysText, nightsText } from './place-words.ts';

type Category = 'rail' | 'entry' | 'hotel' | 'food';

/** A sum of known numbers in one currency. */
export interface CostLine {
  readonly category: Category;
  readonly currency: string;
  readonly amount: number;
  readonly formula: string;
  readonly inputs: readonly FigureInput[];
}

export interface Costs {
  readonly lines: readonly CostLine[];
  /** In the currency of the budget, where all of it is in that or can be converted; else by currency. */
  readonly totals: readonly { readonly currency: string; readonly amount: number }[];
  readonly isWhole: boolean;
  readonly noFee: readonly Sight[];
  readonly hotelMissing: readonly { readonly city: string; readonly why: 'price' | 'currency' }[];
}

export const moneyText = (currency: string, amount: number): string =>
  `${currency}\u00a0${numberText(amount, currency === 'JPY' ? 0 : 2)}`;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What the trip costs as far as numbers are known, for everybody who travels. */
export function costsOf(itinerary: Itinerary): Costs {
  const { trip, sightOf, request } = itinerary;
  const planned = trip.days.flatMap(({ stops }) => stops.flatMap(({ visit }) => sightOf.get(visit.id) ?? []));
  const hotels = hotelLines(itinerary);
  const lines = [
    railLine(itinerary),
    entryLine(itinerary, planned),
    ...hotels.lines,
    foodLine(itinerary),
  ].flatMap((line) => line ?? []);
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  const isWhole = [...byCurrency.keys()].every(
    (currency) => currency === request.currency || (currency === 'JPY' && request.rate !== null),
  );
  const inBudget = ({ currency, amount }: CostLine) =>
    currency === request.currency ? amount : amount / (request.rate ?? 1);
  const totals = isWhole
    ? [{ currency: request.currency, amount: sum(lines.map(inBudget)) }]
    : [...byCurrency].map(([currency, some]) => ({
        currency,
        amount: sum(some.map(({ amount }) => amount)),
      }));
  return {
    lines,
    totals: lines.length === 0 ? [] : totals,
    isWhole,
    noFee: planned.filter(({ yen }) => yen === null),
    hotelMissing: hotels.missing,
  };
}

const peopleInput = ({ request }: Itinerary): FigureInput => ({
  name: itineraryTexts().report.labels.people,
  value: numberText(request.people, 0),
  given: 'form',
});

/** Every train of the trip, in its order. */
export const ridesOfTrip = ({ days }: Itinerary['trip']) =>
  days.flatMap(({ inward, onward }) => [...(inward?.rides ?? []), ...(onward?.rides ?? [])]);

function railLine(itinerary: Itinerary): CostLine | null {
  const { trip, rail, request } = itinerary;
  const { labels } = itineraryTexts().report;
  const column = rail.source.table.columns.find(({ name }) => name.startsWith('Fare'));
  const rides = ridesOfTrip(trip).flatMap((ride) =>
    ride.fare === null ? [] : [{ ...ride, fare: ride.fare }],
  );
  if (rides.length === 0 || column === undefined) return null;
  return {
    category: 'rail',
    currency: 'JPY',
    amount: sum(rides.map(({ fare }) => fare)) * request.people,
    formula: String.raw`n \sum f`,
    inputs: [
      ...rides.map(({ from, to, fare, row }) => ({
        name: labels.fare(from, to),
        value: moneyText('JPY', fare),
        cell: { source: rail.source, row, column },
      })),
      peopleInput(itinerary),
    ],
  };
}

function entryLine(itinerary: Itinerary, planned: readonly Sight[]): CostLine | null {
  const known = planned.filter(({ yen }) => yen !== null);
  if (known.length === 0) return null;
  return {
    category: 'entry',
    currency: 'JPY',
    amount: sum(known.map(({ yen }) => yen ?? 0)) * itinerary.request.people,
    formula: String.raw`n \sum e`,
    inputs: [...known.map(feeInput), peopleInput(itinerary)],
  };
}

/** A fee with whoever names it. */
function feeInput(sight: Sight): FigureInput {
  const { labels } = itineraryTexts().report;
  const { yen, yenFrom, own, opening, place } = sight;
  const said = { name: labels.fee(place.name), value: moneyText('JPY', yen ?? 0) };
  const [column] = own?.source.table.columns ?? [];
  if (yenFrom === 'list' && own !== null && column !== undefined)
    return { ...said, rows: { source: own.source, rows: Uint32Array.of(own.row), columns: [column] } };
  if (yenFrom === 'source' && opening !== null)
    return { ...said, cell: { source: opening.source, row: opening.row, column: opening.feeColumn } };
  return { ...said, given: 'form' };
}

function hotelLines(itinerary: Itinerary): Pick<Costs, 'lines'> & { missing: Costs['hotelMissing'] } {
  const { trip, request, hotels } = itinerary;
  const { labels } = itineraryTexts().report;
  const missing: { city: string; why: 'price' | 'currency' }[] = [];
  const parts: { currency: string; amount: number; inputs: readonly FigureInput[] }[] = [];
  for (const { stay, nights } of nightsOf(trip.stays)) {
    if (nights === 0) continue;
    const nightsInput = {
      name: labels.nightsIn(stay.city),
      value: nightsText(nights),
      figure: true as const,
    };
    const hotel = hotels.get(stay.city);
    const currency = hotel?.currency ?? request.currency;
    if (hotel !== undefined && currency !== request.currency && currency !== 'JPY') {
      missing.push({ city: stay.city, why: 'currency' });
    } else if (hotel !== undefined) {
      const { source, row, priceColumn, price, name } = hotel;
      const value = moneyText(currency, price);
      const cell = { name: name || labels.hotelNight, value, cell: { source, row, column: priceColumn } };
      parts.push({ currency, amount: price * nights, inputs: [cell, nightsInput] });
    } else if (request.hotelANight === null) missing.push({ city: stay.city, why: 'price' });
    else {
      const value = moneyText(request.currency, request.hotelANight);
      const given = { name: labels.hotelNight, value, given: 'form' as const };
      parts.push({
        currency: request.currency,
        amount: request.hotelANight * nights,
        inputs: [given, nightsInput],
      });
    }
  }
  const lines = [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, some]): CostLine => ({
    category: 'hotel',
    currency,
    amount: sum(some.map(({ amount }) => amount)),
    formula: String.raw`\sum p \cdot n`,
    inputs: some.flatMap(({ inputs }) => inputs),
  }));
  return { lines, missing };
}

function foodLine({ request }: Itinerary): CostLine | null {
  const { labels } = itineraryTexts().report;
  if (request.foodADay === null) return null;
  return {
    category: 'food',
    currency: request.currency,
    amount: request.foodADay * request.days,
    formula: String.raw`p \cdot n`,
    inputs: [
      { name: labels.foodDay, value: moneyText(request.currency, request.foodADay), given: 'form' },
      { name: labels.days, value: daysText(request.days), figure: true },
    ],
  };
}

/** A sum of the costs as a figure. */
export function lineFigure(w: TableWriting, line: CostLine): Words {
  const { categories } = itineraryTexts().report;
  const { category, currency, amount, formula, inputs } = line;
  const id = `cost-${category}${category === 'hotel' ? `-${currency}` : ''}`;
  return computedFigure(
    w,
    { id, label: categories[category], value: moneyText(currency, amount), formula },
    inputs,
  );
}

/** The totals, each from its sums; yen at the person's rate where they are converted. */
export function totalFigures(
  w: TableWriting,
  { lines, totals, isWhole }: Costs,
  { request }: Itinerary,
): Words[] {
  const { labels, categories } = itineraryTexts().report;
  return totals.map(({ currency, amount }) => {
    const own = lines.filter((line) => isWhole || line.currency === currency);
    const isConverted = own.some((line) => line.currency !== currency);
    const inputs: FigureInput[] = own.map((line) => ({
      name: categories[line.category],
      value: moneyText(line.currency, line.amount),
      figure: true,
    }));
    const rate: FigureInput[] = isConverted
      ? [{ name: labels.rate, value: moneyText('JPY', request.rate ?? 1), given: 'form' }]
      : [];
    return computedFigure(
      w,
      {
        id: `total-${currency}`,
        label: labels.total(currency),
        value: moneyText(currency, amount),
        formula: isConverted ? String.raw`\sum a + \sum y / r` : String.raw`\sum a`,
      },
      [...inputs, ...rate],
    );
  });
}

export const budgetFigure = (w: TableWriting, currency: string, budget: number): Words =>
  givenFigure(
    w.step,
    { id: 'budget', label: itineraryTexts().report.labels.budget, value: moneyText(currency, budget) },
    'form',
  );

/** What is left of the budget, without its sign; null where nothing can be held against it. */
export function leftFigure(
  w: TableWriting,
  { totals, isWhole }: Costs,
  { request }: Itinerary,
): Words | null {
  const { labels } = itineraryTexts().report;
  const [total] = totals;
  if (!isWhole || total === undefined || request.budget === null) return null;
  const { currency, amount } = total;
  const shown = {
    id: 'left',
    label: labels.left,
    value: moneyText(currency, Math.abs(request.budget - amount)),
  };
  return computedFigure(w, { ...shown, formula: String.raw`\lvert B - T \rvert` }, [
    { name: labels.budget, value: moneyText(currency, request.budget), figure: true },
    { name: labels.total(currency), value: moneyText(currency, amount), figure: true },
  ]);
}

/** The sentence on money of the first screen. */
export function moneyLead(w: TableWriting, costs: Costs, itinerary: Itinerary): Said[] {
  const { report } = itineraryTexts();
  const { request } = itinerary;
  if (costs.totals.length === 0) return [];
  const totals = totalFigures(w, costs, itinerary);
  if (request.budget === null) return [report.leadCostOnly(joinWords(totals, report.and))];
  const budget = budgetFigure(w, request.currency, request.budget);
  const left = leftFigure(w, costs, itinerary);
  if (left === null) return [report.leadCostApart(joinWords(totals, report.and), budget)];
  const isOver = (costs.totals[0]?.amount ?? 0) > request.budget;
  return [report.leadCost(totals[0] ?? [], budget, left, isOver)];
}
