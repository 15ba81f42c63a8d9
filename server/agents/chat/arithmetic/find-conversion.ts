import type { Language } from '@loupe/shared/lib/language';
import { readNumber } from '../../../table-question/read-number.ts';
import { unitOf, type UnitOfMeasure } from './units.ts';

/** A number in one unit asked in another. */
export interface Conversion {
  readonly written: string;
  readonly value: number;
  readonly from: UnitOfMeasure;
  readonly to: UnitOfMeasure;
  readonly result: number;
  readonly formula: string;
}

const asked =
  /^(?:(?:please|bitte)\s+)?(?:(?:what(?:'s|’s| is)|how much is|convert|was (?:ist|sind)|wie ?viel (?:ist|sind)|rechne|wandle)\s+)?([-−]?\d+(?:[.,]\d+)*)\s*([^\d\s?][^?\d]*?)\s+(?:in|to|into|nach|zu)\s+([^?\d]+[23²³]?)\s*(?:um)?\s*[?.!]*$/iu;

const many =
  /^(?:how many|wie ?viele)\s+([^\d?]+?)\s+(?:are|is|in|make|sind|hat|haben)\s+(?:in\s+)?([-−]?\d+(?:[.,]\d+)*)\s*([^\d?]+?)\s*[?.!]*$/iu;

/** °C from each scale, and back. */
const toCelsius: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  '°F': (value) => ((value - 32) * 5) / 9,
  K: (value) => value - 273.15,
};
const fromCelsius: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  '°F': (value) => (value * 9) / 5 + 32,
  K: (value) => value + 273.15,
};
const celsiusFormula: Readonly<Record<string, string>> = {
  '°C': 'x',
  '°F': '(x - 32) × 5 / 9',
  K: 'x - 273.15',
};
const backFormula: Readonly<Record<string, string>> = { '°C': 'c', '°F': 'c × 9 / 5 + 32', K: 'c + 273.15' };

/** "5 km in miles", "how many minutes are in 3 hours"; null when it is no conversion between two known units. */
export function findConversion(prompt: string, language: Language): Conversion | null {
  const text = prompt.trim();
  const direct = asked.exec(text);
  const turned = direct === null ? many.exec(text) : null;
  const [number, fromWord, toWord] = direct
    ? [direct[1], direct[2], direct[3]]
    : [turned?.[2], turned?.[3], turned?.[1]];
  const value = number === undefined ? null : readNumber(number.replace('−', '-'), language);
  const [from, to] = [unitOf(fromWord ?? ''), unitOf(toWord ?? '')];
  if (value === null || from === null || to === null || from.dimension !== to.dimension) return null;
  const base = { written: number ?? '', value, from, to };
  if (from.dimension === 'temperature') {
    const celsius = (toCelsius[from.symbol] ?? Number)(value);
    // Nothing is colder.
    if (celsius < -273.15) return null;
    const result = (fromCelsius[to.symbol] ?? Number)(celsius);
    const formula =
      from.symbol === '°C'
        ? (backFormula[to.symbol] ?? '').replace('c', 'x')
        : to.symbol === '°C'
          ? (celsiusFormula[from.symbol] ?? '')
          : `c = ${celsiusFormula[from.symbol]}; ${backFormula[to.symbol]}`;
    return { ...base, result, formula };
  }
  return { ...base, result: (value * from.factor) / to.factor, formula: `x × ${from.factor} / ${to.factor}` };
}
