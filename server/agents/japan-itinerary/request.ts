import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { cityNames } from '../../packs/places/city-names.ts';
import { paces, type PaceName } from '../../packs/places/visit-rules.ts';
import { daysBetween } from '../../plan/calendar-days.ts';
import { currencyCodes } from '../../table/currency-words.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';

export interface ItineraryRequest {
  readonly files: AgentFiles;
  /** Both as 2027-04-05. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly arrival: string;
  readonly departure: string;
  readonly mustSee: string;
  readonly pace: PaceName;
  readonly interests: string;
  readonly budget: number | null;
  readonly currency: string;
  /** Yen for one unit of the currency; 1 for yen, null where it is not given. */
  readonly rate: number | null;
  readonly people: number;
  readonly hotelANight: number | null;
  readonly foodADay: number | null;
  readonly numbers: string;
}

type Inputs = RunFacts['inputs'];
type RefusalId = 'from' | 'to' | 'reversed' | 'long' | 'arrival' | 'amount' | 'currency' | 'people';

const mostDays = 90;
const mostPeople = 20;

function refuse(field: string, id: RefusalId): never {
  throw appError('agent.inputs_invalid', {
    field,
    sentence: itineraryTexts.said(({ form }) => form.refusals[id]),
  });
}

const textOf = (inputs: Inputs, name: string): string => inputs[name]?.trim() ?? '';

function dateOf(inputs: Inputs, name: 'from' | 'to'): string {
  const text = textOf(inputs, name);
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? refuse(name, name) : text;
}

function amountOf(inputs: Inputs, name: string): number | null {
  const text = textOf(inputs, name);
  if (text === '') return null;
  const value = Number(text);
  return value > 0 && Number.isFinite(value) ? value : refuse(name, 'amount');
}

function cityOf(inputs: Inputs, name: string, usual: string): string {
  const text = textOf(inputs, name) || usual;
  return Object.hasOwn(cityNames, text) ? text : refuse(name, 'arrival');
}

function currencyOf(inputs: Inputs): string {
  const text = (textOf(inputs, 'currency') || 'JPY').toUpperCase();
  return currencyCodes.has(text) ? text : refuse('currency', 'currency');
}

function peopleOf(inputs: Inputs): number {
  const value = Number(textOf(inputs, 'people') || '1');
  return Number.isInteger(value) && value >= 1 && value <= mostPeople ? value : refuse('people', 'people');
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readItineraryRequest(
  inputs: Inputs,
  asked?: { readonly fileIds?: readonly string[] },
): ItineraryRequest {
  const fields = [
    { name: 'places', samples: ['wishes.csv'] },
    { name: 'hotels', samples: ['hotels.csv'] },
  ] as const;
  const files = readAgentFiles('japan-itinerary', inputs, { fields, needed: false }, asked);
  const [from, to] = [dateOf(inputs, 'from'), dateOf(inputs, 'to')];
  const days = daysBetween(from, to) + 1;
  if (days < 1) refuse('to', 'reversed');
  if (days > mostDays) refuse('to', 'long');
  const arrival = cityOf(inputs, 'arrival', 'Tokyo');
  const pace = textOf(inputs, 'pace');
  const currency = currencyOf(inputs);
  const rate = amountOf(inputs, 'rate');
  return {
    files,
    from,
    to,
    days,
    arrival,
    departure: cityOf(inputs, 'departure', arrival),
    mustSee: textOf(inputs, 'must_see'),
    pace: Object.hasOwn(paces, pace) ? (pace as PaceName) : 'normal',
    interests: textOf(inputs, 'interests'),
    budget: amountOf(inputs, 'budget'),
    currency,
    rate: currency === 'JPY' ? 1 : rate,
    people: peopleOf(inputs),
    hotelANight: amountOf(inputs, 'hotel_a_night'),
    foodADay: amountOf(inputs, 'food_a_day'),
    numbers: textOf(inputs, 'numbers'),
  };
}
