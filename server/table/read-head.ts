import { monthPattern } from './month-names.ts';
import type { Period } from './period.ts';
import { readPeriod, withoutLeftovers } from './read-period.ts';
import { isScaleOnly, perUnit, readUnit } from './read-unit.ts';
import type { Unit } from './unit.ts';
import { countedBy } from './unit-words.ts';

/** What a header or the label of a row says beside its name. */
export interface ReadHead {
  /** Without unit, scale, currency and period. */
  readonly plainName: string;
  /** Null when it says none. */
  readonly unit: Unit | null;
  readonly period: Period | null;
}

const none = { unit: null, period: null } as const;

interface Draft {
  name: string;
  unit: Unit | null;
  period: Period | null;
}

/** Takes a unit into the draft, joining a scale said in one place with a currency said in another; false when it has one already. */
function takeUnit(draft: Draft, unit: Unit | null): boolean {
  if (unit === null) return false;
  const joined = draft.unit === null ? unit : joinScale(draft.unit, unit);
  if (joined === null) return false;
  draft.unit = joined;
  return true;
}

/** "in thousands" and "EUR" are EUR thousand; null for two units that are not parts of one. */
export function joinScale(a: Unit, b: Unit): Unit | null {
  const [scale, other] = isScaleOnly(a) ? [a, b] : [b, a];
  if (!isScaleOnly(scale) || scale.kind !== 'count') return null;
  if (other.kind !== 'money' && other.kind !== 'measure' && other.kind !== 'count') return null;
  return other.scale === 1 ? { ...other, scale: scale.scale } : null;
}

function takePart(draft: Draft, part: string): boolean {
  if (takeUnit(draft, readUnit(part, true))) return true;
  const found = draft.period === null ? readPeriod(part) : null;
  if (found === null || found.rest !== '') return false;
  draft.period = found.period;
  return true;
}

/** Brackets whose parts are units or periods are taken out; the others are part of the name. */
function takeBrackets(draft: Draft): void {
  draft.name = draft.name.replace(/\(([^()]*)\)|\[([^[\]]*)\]/g, (whole, round?: string, square?: string) => {
    const inside = round ?? square ?? '';
    if (takePart(draft, inside)) return ' ';
    const parts = inside.split(/[,;|]/);
    const left = parts.length > 1 ? parts.filter((part) => !takePart(draft, part)) : parts;
    return left.length === parts.length ? whole : left.length === 0 ? ' ' : `(${left.join(',').trim()})`;
  });
}

/** Parts of a header in several rows, and what comes after a comma or "in". */
function takeParts(draft: Draft): void {
  const parts = draft.name.split(' | ');
  if (parts.length > 1) {
    const left = parts.filter((part) => !(readUnit(part, true) !== null && takePart(draft, part)));
    draft.name = left.length === 0 ? draft.name : left.join(' | ');
  }
  if (draft.unit !== null && !isScaleOnly(draft.unit)) return;
  const tail = /^(.+?)(?:,\s+|;\s+|\s+(?=in\s+)|\s+[-–]\s+)(\S.*)$/u.exec(draft.name);
  const words = tail?.[2] ?? '';
  if (tail?.[1] !== undefined && takeUnit(draft, readUnit(words, true))) draft.name = tail[1];
}

const amountHead = /^(?:betrag|amount|summe|wert|value|sum)$/i;

/** Units at either end without brackets: only signs, codes, scales and symbols nobody takes for words. */
function takeEnds(draft: Draft): void {
  if (draft.unit !== null) return;
  const words = draft.name.split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const rest = words.slice(0, -count);
    // "Rice 5 kg" is a name, not something measured in kilograms.
    if (/\d$/.test(rest.at(-1) ?? '')) continue;
    const tail = words.slice(-count).join(' ');
    // "Rate per EUR" is whole; "Betrag EUR" is an amount in euros, and is called so.
    if (/^(?:per|pro|je|\/)$/i.test(rest.at(-1) ?? '')) continue;
    const [head = '', ...unit] = words;
    if (rest.length === 0 && unit.length > 0 && amountHead.test(head)) continue;
    // A mill and millimetres are no millions.
    if (/^(?:mill|mm)$/i.test(tail)) continue;
    if (takeUnit(draft, readUnit(tail, false))) {
      // "2025 TEUR" has no name beside its period and unit.
      draft.name = rest.length === 0 && draft.period === null ? draft.name : rest.join(' ');
      return;
    }
  }
  for (const count of [2, 1]) {
    const unit = words.length <= count ? null : readUnit(words.slice(0, count).join(' '), false);
    if (unit?.kind !== 'money' && unit?.kind !== 'percent') continue;
    draft.unit = unit;
    draft.name = words.slice(count).join(' ');
    return;
  }
}

const before =
  /^(?:(?:number|no\.?|nr\.?|#|count|total|sum|average|avg\.?|mean|Ø|new|active|anzahl|zahl|durchschnittliche|gesamte?|neue|aktive)\s+)(?:(?:number|of|an|von|der|the|die)\s+)*/i;
const behind =
  /\s+(?:sold|delivered|shipped|produced|ordered|total|count|verkauft|produziert|average|insgesamt|gesamt|\([^)]*\)|(?:at|zum|am)\s.*)$/i;
/** Words that count only in the plural: a "Share" may be one of a market, an "Order" its number. */
const singular =
  /^(?:employee|person|unit|piece|pc|customer|kunde|user|nutzer|share|aktie|order|vehicle|store|filiale|artikel|items)$/i;

/** What is counted when a name says nothing else: "Units sold", "Anzahl Mitarbeiter", "Headcount". */
export function countOf(name: string): Unit | null {
  const isNumber = /^(?:number|no\.?|#|anzahl|zahl)\s+(?:of\s+|der\s+|von\s+)?/i.test(name);
  const core = name.replace(before, '').replace(behind, '').trim();
  const of = singular.test(core) && !isNumber ? null : countedBy(core);
  if (of !== null) return { kind: 'count', of, scale: 1 };
  return isNumber && core !== '' ? { kind: 'count', of: core.toLowerCase(), scale: 1 } : null;
}

const perName = /\s(?:per|pro|je)\s+(.+)$/i;

/** A currency of what is said per something is a rate: "Price per unit (EUR)". */
function asRate(unit: Unit | null, name: string): Unit | null {
  const per = perName.exec(name)?.[1];
  if (per === undefined || unit === null || unit.kind === 'rate' || unit.kind === 'percent') return unit;
  return { kind: 'rate', numerator: unit, denominator: perUnit(per) };
}

/** Reads the name, unit and period of a header. */
export function readHead(name: string): ReadHead {
  return readName(name, true);
}

/** The same of the name of a row: names of things end in all sorts of words, so that only brackets, "in" and "%" say units. */
export function readLabel(name: string): ReadHead {
  return readName(name, name.endsWith('%'));
}

/** True when the unit in a name of a row is one beyond doubt: "(m)" and "(t)" may be anything. */
export function saysUnit(label: string): boolean {
  const phrases = [...label.matchAll(/\(([^()]*)\)|\[([^[\]]*)\]|\s(?:in\s+)(\S.*)$|(%)$/g)].map(
    ([, round, square, tail, percent]) => round ?? square ?? tail ?? percent ?? '',
  );
  return phrases.some((phrase) => phrase.split(/[,;|]/).some((part) => readUnit(part, false) !== null));
}

const dayAboveYear = new RegExp(
  String.raw`((?:\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:${monthPattern})|(?:${monthPattern})\.?\s+\d{1,2}),?)\s*\|\s*(?=(?:19|20)\d\d(?!\d))`,
  'iu',
);

function readName(name: string, hasEnds: boolean): ReadHead {
  // "Year ended 31 December" over "2024" and "2023" is one time.
  const draft: Draft = { name: name.replace(dayAboveYear, '$1 '), ...none };
  takeBrackets(draft);
  takeParts(draft);
  if (draft.period === null) {
    const found = readPeriod(draft.name);
    if (found !== null) {
      draft.period = found.period;
      draft.name = found.rest;
    }
  }
  draft.name = withoutLeftovers(draft.name);
  if (hasEnds) takeEnds(draft);
  const plainName = withoutLeftovers(draft.name);
  const counted = countOf(plainName);
  const unit = draft.unit === null ? counted : counted === null ? draft.unit : join(draft.unit, counted);
  return { plainName, unit: asRate(unit, plainName), period: draft.period };
}

/** What a bracket says holds; a scale alone is one of what the name counts. */
function join(said: Unit, counted: Unit): Unit {
  return (isScaleOnly(said) ? joinScale(said, counted) : null) ?? said;
}

const notOfTitle =
  /%|\b(?:per|pro|je|margins?|rates?|ratios?|share|growth|yield|percent|quote|marge|anteil|wachstum|rendite|eps|year|jahr|age|alter|days|tage|hours|stunden|months|monate|years|jahre|weight|gewicht|rank|rang|index|score|version|week|woche|month|monat|quarter|quartal|day|tag|nr|no|id|count|anzahl|number|employees|fte|quantity|quantities|qty|menge|stückzahl|probability)\b|(?:quote|menge|marge|anteil|rate|rendite|wachstum|nummer)$/i;

/** True when the unit of the title ("in EUR million") may hold for what has this name. */
export function takesTitleUnit(plainName: string): boolean {
  // "Profit for the year", "net debt at year end" are amounts.
  const named = plainName.replace(
    /\b(?:for|of) the (?:financial |fiscal )?(?:year|period|half-year|quarter)\b|\b(?:at|as at) (?:the )?(?:year[- ]end|end of (?:the )?year)\b/i,
    '',
  );
  return !notOfTitle.test(named) && countOf(plainName) === null;
}
