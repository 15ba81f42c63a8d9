import { isEmptyWord } from './read-number.ts';
import type { Column, NumberColumn } from './table.ts';

/** Heads of hours, or of what says that it is written in hours and minutes. */
const hoursName =
  /(?<!\p{L})(?:hours?|hrs|std\.?|stunden|arbeitsstunden|überstunden|arbeitszeit|overtime)(?!\p{L})|\(\s*h\s*\)|\bh{1,2}:mm\b/iu;
/** What lasts, not a time of the day. */
const lastingName =
  /\b(?:duration|dauer|elapsed|runtime|laufzeit|fahrzeit|finish(?:ing)? time|net time|gross time)\b/i;
const clockName =
  /start|begin|end\b|ende\b|open|close|öffnung|schluss|from|until|von|bis|arriv|depart|ankunft|abfahrt|uhr/i;
const hoursAndMinutes = /^([+−–-]?)(\d{1,4}):([0-5]\d)$/;
const withSeconds = /^([+−–-]?)(\d{1,4}):([0-5]\d):([0-5]\d)$/;

/** Hours of "7:30", "-0:45" or "1:05:30"; NaN for an empty cell, null for anything else. */
function hoursOf(word: string, form: RegExp): number | null {
  if (word.trim() === '' || isEmptyWord(word)) return Number.NaN;
  const match = form.exec(word.trim());
  if (match === null) return null;
  const [, sign = '', hours, minutes, seconds = 0] = match;
  const size = Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[−–-]/.test(sign) ? -size : size;
}

/**
 * A column of "7:30" under "Hours" as one of hours; null for any other. "4:35" under "Duration" may be minutes and
 * seconds, and "Open from" has times of the day: they stay text.
 */
export function durations(column: Column): NumberColumn | null {
  if (column.kind !== 'text' || column.words.length < 2 || clockName.test(column.name)) return null;
  const form = hoursName.test(column.name)
    ? hoursAndMinutes
    : lastingName.test(column.name)
      ? withSeconds
      : null;
  const read = form === null ? [] : column.words.map((word) => hoursOf(word, form));
  const hours = read.flatMap((value) => value ?? []);
  if (hours.length === 0 || hours.length < read.length || hours.every((value) => Number.isNaN(value)))
    return null;
  const { name, plainName, at, period, codes } = column;
  return {
    kind: 'number',
    name,
    plainName,
    at,
    period,
    values: Float64Array.from(codes, (code) => hours[code] ?? Number.NaN),
    unit: { kind: 'measure', symbol: 'h', scale: 1 },
    decimals: 2,
    mark: '.',
    proof: null,
    evidence: null,
  };
}
