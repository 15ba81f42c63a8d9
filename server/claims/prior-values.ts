import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { Quantity } from './claim.ts';
import { fits, type Candidate } from './figure-values.ts';
import type { Token } from './tag-sentence.ts';
import { perShare } from './value-tail.ts';
import { restated } from './value-tail.ts';
import { spansYears } from './value-verbs.ts';

const before =
  /^(?:compare[ds] (?:with|to)|against|versus|vs\.?|after|up from|down from|from|nach|gegenüber|verglichen mit|im vergleich zu|statt|following)$/u;
const joining =
  /^(?:in|im|for|for the|in the|for the year|in the year|in jahr|im jahr|für|für das jahr|im geschäftsjahr|ein|in dem)?$/u;
const closes = /^[.,;)]$/u;

/**
 * The value of another period that a sentence gives beside one: "…, compared with EUR 4 million in 2024",
 * "… nach 4 Mio. EUR im Jahr 2024", "… (2024: EUR 4 million)". Null unless its own period follows (or is before it,
 * in brackets) with nothing else in between.
 */
export function priorValue(
  tokens: readonly Token[],
  main: Candidate,
  attribute: Attribute,
  period: Period | null,
): Candidate | null {
  if (period === null || main.isChange || main.quantity.value !== main.quantity.high) return null;
  let at = tokens.findIndex((token) => token.start >= main.token.end);
  if (at < 0) return null;
  at = afterOwnPeriod(tokens, afterShare(tokens, at));
  if (
    /^(?:erzielt|erwirtschaftet|erreicht|gesteigert|gestiegen|gewachsen|gesunken|gefallen|verbessert|erhöht|zurück|zurückgegangen|zu|umgesetzt|ausgewiesen|abgeschlossen|gelegen|betragen|ein|ab)$/.test(
      tokens[at]?.lower ?? '',
    )
  )
    at += 1;
  const bracketed = inBrackets(tokens, at, period);
  const found = bracketed ?? compared(tokens, at, period) ?? ofYearBefore(tokens, at, period);
  const time = found === null ? null : asKindOf(found.period, period, attribute);
  if (found === null || time === null || !isOther(time, period)) return null;
  const quantity = inUnitOf(found.token.quantity, main.quantity);
  if (quantity === null || !fits(attribute, quantity)) return null;
  if (JSON.stringify(quantity.unit) !== JSON.stringify(main.quantity.unit)) return null;
  return { quantity, token: found.token, period: time, isVague: false, isChange: false };
}

/** "734 Millionen Euro nach 812 Millionen": an amount in words of scale is in the currency of the one before it. */
function inUnitOf(quantity: Quantity | null, main: Quantity): Quantity | null {
  const isBare = quantity?.unit.kind === 'none' && /(?:Mio|Million|Mrd|Milliard)/u.test(quantity.written);
  return isBare && main.unit.kind === 'money' ? { ...quantity, unit: main.unit } : quantity;
}

/** The time of the other value: one of the same kind, or of a stock another day. */
function asKindOf(found: Period, main: Period, { kind }: Attribute): Period | null {
  if (found.kind === main.kind) return found;
  if (kind !== 'stock') return null;
  // "zum 31. Dezember 2025 … (2024: 4 Mio. EUR)"
  if (main.kind === 'day' && found.kind === 'year')
    return main.date.endsWith('-12-31') ? { kind: 'day', date: `${found.year}-12-31` } : null;
  return main.kind === 'year' && found.kind === 'day' ? found : null;
}

/** "801 Mio. € und lag damit um 9,4 % über dem Vorjahreswert von 732 Mio. €": the amount said to be that of the year before, where the sentence goes on with no other figure. */
function ofYearBefore(tokens: readonly Token[], start: number, main: Period): Found | null {
  const time = tokens.findIndex(
    (token, i) => i >= start && i < start + 14 && /^Vorjahres(?:wert|zeitraum|quartal)/u.test(token.text),
  );
  const value = tokens[time + 2];
  const period = time < 0 ? null : timeOf(tokens[time], main);
  const isPlain = tokens
    .slice(start, time)
    .every(
      (token) =>
        token.kind === 'word' ||
        token.text === ',' ||
        (token.kind === 'quantity' && token.quantity?.unit.kind === 'percent'),
    );
  if (period === null || !isPlain || tokens[time + 1]?.lower !== 'von' || value?.kind !== 'quantity')
    return null;
  const stop = tokens[time + 3];
  return stop === undefined || closes.test(stop.text) ? { token: value, period } : null;
}

type QuantityToken = Extract<Token, { kind: 'quantity' }>;
interface Found {
  readonly token: QuantityToken;
  readonly period: Period;
}

/** Past ", or $3.07 a share,": index after it; `at` where none begins. */
function afterShare(tokens: readonly Token[], at: number): number {
  const last = perShare(tokens, at);
  return last > at ? last + 1 : at;
}

/** "EUR 5 million [in 2025], compared with …". */
export function afterOwnPeriod(tokens: readonly Token[], at: number): number {
  for (let i = at; i < at + 4; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'period') return i + 1;
    if (token?.kind !== 'word' || !/^(?:in|im|for|the|für|das|jahr|year)$/.test(token.lower)) return at;
  }
  return at;
}

/** The year before the one of the main value, for "Vorjahr" and "previous year"; else the period as written. */
function timeOf(token: Token | undefined, main: Period): Period | null {
  if (token?.kind !== 'period') return null;
  const isYearBefore =
    /^(?:(?:i\.\s?)?vj\.?|vorjahre?s?|vorjahreszeitraum(?:s|es)?|vorjahresquartals?|vorjahreshalbjahre?s?|vorjahreswert(?:s|es)?|jahr (?:zuvor|davor)|(?:the )?(?:previous|prior|preceding) (?:fiscal |financial )?year|(?:a|one) year (?:earlier|ago|before)|the year before)$/i.test(
      token.text,
    );
  if (isYearBefore && main.kind === 'day')
    return main.date.endsWith('-12-31')
      ? { kind: 'day', date: `${Number(main.date.slice(0, 4)) - 1}-12-31` }
      : null;
  if (isYearBefore && token.period === null && main.kind === 'span') return yearBefore(main);
  const isOfYear = main.kind === 'year' || main.kind === 'quarter' || main.kind === 'half';
  return token.period === null && isYearBefore && isOfYear ? { ...main, year: main.year - 1 } : token.period;
}

const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The same days of the year before. */
function yearBefore(span: Extract<Period, { kind: 'span' }>): Period {
  return { ...span, from: aYearBefore(span.from), to: aYearBefore(span.to) };
}

function inBrackets(tokens: readonly Token[], at: number, main: Period): Found | null {
  const [open, year, ...rest] = tokens.slice(at, at + 6);
  const [colon, value, close] = restated.test(rest[0]?.lower ?? '') ? rest.slice(1) : rest;
  const period = timeOf(year, main);
  if (open?.text !== '(' || period === null) return null;
  if (colon?.text === ':')
    return value?.kind === 'quantity' && /^[),;]$/u.test(close?.text ?? '') ? { token: value, period } : null;
  // "(Vorjahr 36,1 Mio. EUR)"
  return colon?.kind === 'quantity' && /^[),;]$/u.test(value?.text ?? '') ? { token: colon, period } : null;
}

/** "2,145 people (2024: 2,610)": the count of another year in brackets after `at`. */
export function bracketedCount(tokens: readonly Token[], at: number, main: Period | null): Found | null {
  const stand: Period = main ?? { kind: 'day', date: '' };
  return inBrackets(tokens, at, stand);
}

function compared(tokens: readonly Token[], start: number, main: Period): Found | null {
  let at = tokens[start]?.text === ',' ? start + 1 : start;
  // ", up 5.1% from EUR 4 million in 2024"
  const change = tokens[at + 1];
  const isChange = change?.kind === 'quantity' && change.quantity?.unit.kind === 'percent';
  if (isChange && /^(?:up|down|plus|minus)$/.test(tokens[at]?.lower ?? '')) at += 2;
  // ", an increase of 3.6% from EUR 4 million in 2024"
  const rise = tokens
    .slice(at, at + 3)
    .map((token) => token.lower)
    .join(' ');
  const by = tokens[at + 3];
  if (
    /^an? (?:increase|decrease|rise|decline|gain|improvement) of$/.test(rise) &&
    by?.kind === 'quantity' &&
    by.quantity?.unit.kind === 'percent'
  )
    at += 4;
  const value = tokens.slice(at, at + 4).findIndex((token) => token.kind === 'quantity');
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => token.lower)
      .join(' ');
  if (value < 1 || !before.test(words(at, at + value))) return null;
  const token = tokens[at + value];
  const stop = tokens[afterShare(tokens, at + value + 1)];
  // "revenue of EUR 5 million in 2025, up from EUR 4 million", "5 Mio. Euro nach 4 Millionen": the year before, where no other time is said.
  if (
    token?.kind === 'quantity' &&
    main.kind === 'year' &&
    /(?:(?:^|up |down )from|^nach|^gegenüber)$/u.test(words(at, at + value)) &&
    (stop === undefined || closes.test(stop.text)) &&
    !spansYears(tokens)
  )
    return { token, period: { ...main, year: main.year - 1 } };
  const time = tokens.findIndex((one, i) => i > at + value && one.kind === 'period');
  const period = timeOf(tokens[time], main);
  if (token?.kind !== 'quantity' || period === null) return null;
  if (!joining.test(words(afterShare(tokens, at + value + 1), time))) return null;
  const next = tokens[time + 1];
  return next === undefined || closes.test(next.text) ? { token, period } : null;
}

function isOther(a: Period, b: Period): boolean {
  return (
    JSON.stringify(a) !== JSON.stringify(b) && !(a.kind === 'year' && b.kind === 'year' && a.year === b.year)
  );
}
