import type { Language } from '@loupe/shared/lib/language';
import { readNumber } from '../../../table-question/read-number.ts';
import { unitOf, type UnitOfMeasure } from './units.ts';

/** Amounts with units added up, taken away or multiplied: "3 h 20 min + 45 min". */
export interface QuantitySum {
  readonly asked: string;
  /** In `unit`. */
  readonly result: number;
  readonly unit: UnitOfMeasure;
  /** The calculation in the unit of the result. */
  readonly formula: string;
  readonly terms: readonly Term[];
}

interface Term {
  readonly written: string;
  readonly sign: 1 | -1;
  /** In base units of its dimension, times `times`. */
  readonly base: number;
  readonly times: number;
}

const lead =
  /^(?:(?:please|bitte)\s+)?(?:(?:what(?:'s|’s| is)|how much is|how long is|calculate|compute|was (?:ist|sind)|wie ?viel (?:ist|sind)|berechne|rechne)\s+)?/i;
const piece = /(\d+(?:[.,]\d+)*)\s*([^\d\s+*×·−–-][^\d+*×·−–]*?)\s*(?=\d|$)/gu;
const clock = /^(\d{1,3}):([0-5]\d)\s*(?:h|hours?|stunden?|std\.?|uhr)?$/i;

interface Amount {
  readonly base: number;
  readonly units: readonly UnitOfMeasure[];
}

/** "3 h 20 min", "5 feet 11 inches": each unit smaller than the one before and of its kind. Null for anything else. */
function amountOf(text: string, language: Language): Amount | null {
  const time = clock.exec(text.trim());
  if (time !== null) {
    const [hour, minute] = [unitOf('h'), unitOf('min')];
    if (hour === null || minute === null) return null;
    return { base: Number(time[1]) * 3600 + Number(time[2]) * 60, units: [hour, minute] };
  }
  const pieces = [...text.trim().matchAll(piece)];
  if (
    pieces.length === 0 ||
    pieces
      .map(([whole]) => whole)
      .join('')
      .trim() !== text.trim()
  )
    return null;
  let base = 0;
  const units: UnitOfMeasure[] = [];
  for (const [, number = '', word = ''] of pieces) {
    const value = readNumber(number, language);
    const unit = unitOf(word.replace(/\s+(?:and|und)$/i, ''));
    const above = units.at(-1);
    if (value === null || unit === null || unit.dimension === 'temperature') return null;
    if (above !== undefined && (above.dimension !== unit.dimension || unit.factor >= above.factor))
      return null;
    base += value * unit.factor;
    units.push(unit);
  }
  return { base, units };
}

/** "1 h 15 min * 4": the amount and how many times. */
function termOf(text: string, language: Language): (Amount & { times: number }) | null {
  const [amount = '', times, ...more] = text.split(/\s*[*×·]\s*|\s+(?:times|mal)\s+/iu);
  const own = amountOf(amount, language);
  const factor = times === undefined ? 1 : readNumber(times.trim(), language);
  return own === null || factor === null || more.length > 0 ? null : { ...own, times: factor };
}

const signWords = /\s+(plus|minus)\s+/gi;
const splitAt = /\s*([+−–]|(?<=\s)-(?=\s))\s*/u;

/** Adds amounts of one kind; null for everything else, such as a sum of kilometres and kilograms. */
export function findQuantities(prompt: string, language: Language): QuantitySum | null {
  const asked = prompt
    .trim()
    .replace(lead, '')
    .replace(/[?=.\s]+$/, '');
  if (asked.length > 200 || !/\d/.test(asked)) return null;
  const [, body = asked, target] = /^(.*\d.*?)\s+(?:in|to|into|nach)\s+([^\d+*]+)$/iu.exec(asked) ?? [];
  const signed = body.replace(signWords, (_, word: string) =>
    word.toLowerCase() === 'plus' ? ' + ' : ' − ',
  );
  const parts = signed.split(splitAt);
  const terms: Term[] = [];
  const units: UnitOfMeasure[] = [];
  let isMany = false;
  for (let at = 0; at < parts.length; at += 2) {
    const written = (parts[at] ?? '').trim();
    const term = termOf(written, language);
    if (term === null) return null;
    units.push(...term.units);
    isMany ||= term.units.length > 1 || term.times !== 1;
    const sign = at > 0 && parts[at - 1] !== '+' ? -1 : 1;
    terms.push({ written, sign, base: term.base, times: term.times });
  }
  const [first] = units;
  // One amount alone is no calculation, unless it is asked in another unit.
  if (first === undefined || (terms.length < 2 && !isMany)) return null;
  if (terms.length === 1 && terms[0]?.times === 1 && target === undefined) return null;
  const unit = target === undefined ? smallest(units) : unitOf(target);
  if (unit === null || units.some(({ dimension }) => dimension !== unit.dimension)) return null;
  const result = terms.reduce((sum, { sign, base, times }) => sum + sign * base * times, 0) / unit.factor;
  return { asked, result, unit, formula: formulaOf(terms, unit), terms };
}

const smallest = (units: readonly UnitOfMeasure[]): UnitOfMeasure | null =>
  units.reduce<UnitOfMeasure | null>(
    (low, unit) => (low === null || unit.factor < low.factor ? unit : low),
    null,
  );

const plain = (value: number) => String(Number(value.toPrecision(12)));

function formulaOf(terms: readonly Term[], unit: UnitOfMeasure): string {
  return terms
    .map(({ sign, base, times }, i) => {
      const own = `${plain(base / unit.factor)}${times === 1 ? '' : ` × ${plain(times)}`}`;
      return `${sign < 0 ? ' − ' : i > 0 ? ' + ' : ''}${own}`;
    })
    .join('');
}

/** Hours and minutes of a time in seconds: "4 h 5 min"; null for what is shorter than an hour or not of whole minutes. */
export function clockText(seconds: number): string | null {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes < 60 || Math.abs(minutes * 60 - Math.abs(seconds)) > 1e-6) return null;
  const rest = minutes % 60;
  return `${seconds < 0 ? '−' : ''}${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
