import type { NumberColumn } from '../table/table.ts';
import { foldWord, wordsOf } from './fold-words.ts';
import { stocks, summable, unsummable } from './words/concepts.ts';

const setOf = (words: string) => new Set(words.split(',').map((word) => foldWord(word.trim())));
const [stockWords, sumWords, otherWords] = [setOf(stocks), setOf(summable), setOf(unsummable)];
/** Sums of these mean nothing, whoever asks for them. */
const neverWords = setOf(
  'rate, rates, ratio, margin, marge, percent, percentage, prozent, share, anteil, quote, average, avg, mean, durchschnitt, mittel, median, score, rating, index, temperature, temperatur, age, alter, rank, rang, latitude, longitude, kurs, close, grade, grades, note, noten, schulnote, gpa, humidity, height, höhe, körpergröße, width, breite, depth, tiefe, feuchte, luftfeuchte, luftfeuchtigkeit, pct, percentile, speed, geschwindigkeit, bpm, ph, bmi, kpi, elo, density, dichte, altitude, fahrenheit, celsius, hpa, ppm, odometer, satisfaction, zufriedenheit, bewertung, stars, sterne, nps, founded, established, gegründet, gründungsjahr, baujahr, erbaut, built, born, geboren, geburtsjahr, jahrgang, vintage',
);

/** Heads of what a meter shows: each reading holds all before it. */
const meterName =
  /(?:zähler|zaehler|kilometer|km|tacho|pegel|füll|wasser)[\s-]?st[aä]nde?\b|\b(?:meter )?readings?$|^(?:meter|mileage reading|milometer)$/i;
/** True for the head of what a meter shows. */
export const isMeterName = (plainName: string) =>
  meterName.test(plainName.trim()) || /^stand\b/i.test(plainName.trim());
/** "Satisfaction (1-5)": points on a scale. */
const scaleName = /\(\s*[01]\s*(?:-|–|to|bis|\.\.\.?)\s*\d{1,3}\s*\)/;
/** "Unit cost", "Price each", "Stückkosten": of one piece each. */
const ofOnePiece =
  /^(?:unit|single|per-unit)\s(?:cost|costs|price|value|weight)s?\b|^(?:cost|price|value|weight|fee|fare)s?\s\(?each\)?$|^(?:preis|kosten|wert|gewicht)\s\(?(?:je|pro)\s|^(?:stück|einzel|einstands)(?:kosten|preise?|gewicht|wert)\b/i;
/** What is measured at a point, however much of it there is. */
const intensive =
  /^(?:mmhg|m?bar|[hk]?pa|v|kv|hz|khz|mhz|ghz|db|°?[cfk]|km\/h|mph|m\/s|ppm|rpm|u\/min|lux|bpm|mg\/d?l|mmol\/l)$/i;

/** True for heads of what can be added up: "Hours", "Amount". */
export const isAmountName = (plainName: string) => wordsOf(plainName).some((word) => sumWords.has(word));

/** Numbers that only count the rows: 1, 2, 3. */
export function isNumbering({ values, decimals, unit }: NumberColumn): boolean {
  if (decimals > 0 || values.length < 4 || unit.kind !== 'none') return false;
  const known = numberings.get(values);
  if (known !== undefined) return known;
  const found = values.every((value, row) => row === 0 || value === (values[row - 1] ?? Number.NaN) + 1);
  numberings.set(values, found);
  return found;
}

/** People and things that a table may have a row for each of, and count as well. */
const countedThing =
  /^(?:teilnehmer(?:in)?|befragte[rn]?|proband(?:in)?|respondents?|participants?|attendees?|guests?|gast|gäste|besucher|visitors?|students?|schüler|orders?|bestellung(?:en)?|tickets?|calls?|anrufe?|bookings?|buchung(?:en)?|shipments?|lieferung(?:en)?|answers?|antwort(?:en)?|runs?|rides?|incidents?|complaints?|applications?|bewerbung(?:en)?)$/i;

/** "Teilnehmer" over 1 to n, each once and in whatever order: they number the rows, and count nobody. */
export function numbersThings({ values, decimals, unit, plainName }: NumberColumn): boolean {
  if (decimals > 0 || values.length < 5 || unit.kind !== 'none' || !countedThing.test(plainName.trim()))
    return false;
  const known = numberedThings.get(values);
  if (known !== undefined) return known;
  const seen = new Uint8Array(values.length + 1);
  for (const value of values) if (value >= 1 && value <= values.length) seen[value] = 1;
  const found = seen.every((one, i) => i === 0 || one === 1);
  numberedThings.set(values, found);
  return found;
}

const numberedThings = new WeakMap<Float64Array, boolean>();

/** It is asked at each word of a question, of columns with a million rows too. */
const numberings = new WeakMap<Float64Array, boolean>();

/**
 * Whether the numbers of a column can be added up: `yes` without being asked to, `asked` when somebody says "sum",
 * `stock` over things but not over time, `never`.
 */
export type Additivity = 'yes' | 'asked' | 'stock' | 'never';

export function additivityOf(column: NumberColumn): Additivity {
  const { unit, plainName, name } = column;
  const words = wordsOf(plainName || name);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (unit.kind === 'percent' || unit.kind === 'percentage_points' || unit.kind === 'rate') return 'never';
  // Of "km-Stand 31.12.2025" the unit and the day are no part of the plain name.
  const isMeter = meterName.test(plainName.trim()) || meterName.test(name.trim());
  if (/%/.test(name) || has(neverWords) || isMeter || scaleName.test(name)) return 'never';
  if (ofOnePiece.test(plainName.trim()) || numbersThings(column)) return 'never';
  if (unit.kind === 'measure' && intensive.test(unit.symbol)) return 'never';
  if (/\((?:mmhg|bpm|°c|°f|hpa|mbar|bar|km\/h)\)/i.test(name)) return 'never';
  // "Days" alone are how long something was; "Days overdue" are no amount.
  if (words.length === 1 && /^(?:days|tage|weeks|wochen)$/.test(words[0] ?? '')) return 'yes';
  // The price of all pieces of a line is an amount.
  if (words.length === 1 && /^(?:gesamt|positions|zeilen)preis$/.test(words[0] ?? '')) return 'yes';
  // "Unit price" and "Stückpreis" are of one piece each.
  if (has(otherWords) || words.at(-1)?.endsWith('preis') === true)
    return words.includes('unit') ? 'never' : 'asked';
  if (has(stockWords)) return 'stock';
  // What a matrix counts is there to be added up: its rows are of one kind.
  if (
    (column.isMade === true && column.isOpen !== true) ||
    has(sumWords) ||
    unit.kind === 'money' ||
    unit.kind === 'count' ||
    unit.kind === 'measure'
  )
    return 'yes';
  return isNumbering(column) ? 'never' : 'asked';
}

/** True for what can be added up over time, and for what nothing is known of but that it is counted in whole numbers. */
export function mayFlow(column: NumberColumn): boolean {
  const additivity = additivityOf(column);
  if (additivity !== 'asked') return additivity === 'yes';
  return (
    column.decimals === 0 && !wordsOf(column.plainName || column.name).some((word) => otherWords.has(word))
  );
}
