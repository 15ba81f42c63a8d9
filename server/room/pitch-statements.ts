import type { ClaimDocument } from '../claims/claim-document.ts';
import type { Quantity } from '../claims/claim.ts';
import { findQuantities, type FoundQuantity } from '../claims/quantities.ts';
import { splitSentences } from '../claims/sentence-split.ts';
import { placedLines } from '../clauses/placed-lines.ts';
import {
  notYetWords,
  othersWords,
  pitchMeasures,
  type PitchMeasure,
  type PitchMeasureId,
} from '../packs/room/pitch-measures.ts';
import type { Period } from '../table/period.ts';
import { monthPattern } from '../table/month-names.ts';
import { readPeriod } from '../table/read-period.ts';

/** A number of a pitch that other documents of the room may bear out. */
export interface PitchStatement {
  readonly measure: PitchMeasureId;
  /** Of percentages a fraction. */
  readonly quantity: Quantity;
  /** The time the sentence names; null where it names none. */
  readonly time: Period | null;
  readonly place: { readonly document: string; readonly locator: string; readonly quote: string };
}

const isOfUnit = ({ unit, scale }: Quantity, wanted: PitchMeasure['unit']) =>
  wanted === 'count' ? unit.kind === 'none' && scale === 1 : unit.kind === wanted;

/** Words that lead from a measure to its number, and none that tell of a change or of a second thing. */
const leadsTo = /^[\s:–—|()-]*(?:(?:\p{L}+|20\d\d|FY\d\d)[\s:|]+){0,6}[(~]?$/u;
const tellsChange =
  /(?<!\p{L})(?:up|down|by|from|grew|rose|growth|increase[ds]?|improved?|around the|um|gestiegen|wuchs|wachstum|plus|minus)(?!\p{L})/iu;
/** From a number to the measure it is of: "118 % net retention", "47 employees", "58 engagierte Mitarbeiter". */
const countTail = /^\s+(?:\p{L}+\s+){0,2}$/u;
const shareTail = /^\s+(?:of\s+)?$/u;

const more = /(?<!\p{L})(?:more than|over|above|über|mehr als)\s*$/iu;
const least = /(?<!\p{L})(?:at least|mindestens|wenigstens)\s*$/iu;
const less =
  /(?<!\p{L})(?:less than|under|below|up to|at most|unter|weniger als|höchstens|bis zu|maximal)\s*$/iu;
const about =
  /(?:(?<!\p{L})(?:about|around|some|roughly|approximately|circa|c\.|ca\.|rund|etwa|knapp|gut)|~)\s*$/iu;
const nobody = /^(?:no|kein)(?!\p{L})/iu;

/** "No customer is more than 10 %" says that the largest is 10 % at most. */
function withBound(quantity: Quantity, before: string, word: string): Quantity {
  if (more.test(before))
    return { ...quantity, isApproximate: true, bound: nobody.test(word) ? 'most' : 'above' };
  if (least.test(before)) return { ...quantity, isApproximate: true, bound: 'least' };
  if (less.test(before)) return { ...quantity, isApproximate: true, bound: 'most' };
  return about.test(before) ? { ...quantity, isApproximate: true } : quantity;
}

/** The number that a measure named in a sentence has there; null where it has none, or two may be meant. */
function numberOf(
  text: string,
  { unit, words }: PitchMeasure,
  found: readonly FoundQuantity[],
): Quantity | null {
  const match = words.exec(text);
  if (match === null) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const own = found.filter(({ quantity }) => quantity !== null && isOfUnit(quantity, unit));
  const after = own.find((one) => one.start >= end);
  const before = own.findLast((one) => one.end <= start);
  const tail = unit === 'count' ? countTail : shareTail;
  const isBefore = before !== undefined && tail.test(text.slice(before.end, start));
  const between = text.slice(end, after?.start);
  const isAfter = after !== undefined && leadsTo.test(between) && !tellsChange.test(between);
  // Headcounts behind their word are after a colon: "employees: 47", and not "employees in 3 countries".
  const isCounted = unit !== 'count' || /^[\s|]*[:|]\s*(?:ca\.|rund|about)?\s*$/u.test(between);
  const one = isBefore ? before : isAfter && isCounted ? after : undefined;
  // "von 28 auf 35 %": two times, of which no year is said.
  if (one !== undefined && /^\s*(?:to|auf|bis)\s/u.test(text.slice(one.end))) return null;
  if (one?.quantity === undefined || one.quantity === null) return null;
  return withBound(one.quantity, text.slice(0, one.start), match[0]);
}

const times = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:\d{1,2}(?:\.|st|nd|rd|th)?\s)?${monthPattern}\.?\s(?:19|20)\d\d|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|(?:FY|GJ)\s?['’]?(?:20)?\d\d|(?:19|20)\d\d)(?!\d)`,
  'giu',
);
const finest = ['day', 'month', 'year'];

/** The time a sentence names, the finest of one year; `several` where it names two years, of which one may be meant. */
function timeOf(text: string): Period | 'several' | null {
  const found = (text.match(times) ?? []).flatMap((said) => readPeriod(said)?.period ?? []);
  const years = new Set(
    found.map((one) => (one.kind === 'day' ? one.date.slice(0, 4) : 'year' in one ? String(one.year) : '')),
  );
  if (years.size > 1) return 'several';
  return found.toSorted((a, b) => finest.indexOf(a.kind) - finest.indexOf(b.kind))[0] ?? null;
}

function inSentence(text: string, document: ClaimDocument, locator: string): PitchStatement[] {
  if (notYetWords.test(text) || othersWords.test(text)) return [];
  const found = findQuantities(text, document.numbers);
  const time = timeOf(text);
  if (time === 'several') return [];
  return pitchMeasures.flatMap((measure) => {
    const quantity = numberOf(text, measure, found);
    const isRange = quantity !== null && quantity.high !== quantity.value;
    if (quantity === null || isRange) return [];
    return [{ measure: measure.id, quantity, time, place: { document: document.key, locator, quote: text } }];
  });
}

/** What the lines of a pitch say in numbers of the business as it is: no plans, and nothing of markets or competitors. */
export const pitchStatementsIn = (document: ClaimDocument): PitchStatement[] =>
  statementsIn(document).toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ measure }: PitchStatement) => pitchMeasures.findIndex(({ id }) => id === measure);

const statementsIn = (document: ClaimDocument): PitchStatement[] =>
  placedLines(document).flatMap(({ text, number, locator }) =>
    splitSentences(text, document.language ?? 'en').flatMap((sentence) =>
      inSentence(sentence.text, document, number === null ? locator : `line ${number}`),
    ),
  );
