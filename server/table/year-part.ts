import { monthOfName, monthPattern } from './month-names.ts';
import type { Period } from './period.ts';
import { readPeriod, withoutLeftovers } from './read-period.ts';

/** A month, quarter or half of some year: "Jan", "Q1", "2. Halbjahr". `n` is 1 for the first. */
export interface YearPart {
  readonly part: 'month' | 'quarter' | 'half';
  readonly n: number;
}

interface FoundPart {
  readonly found: YearPart;
  /** The name without it: "Revenue" of "Revenue Q1". */
  readonly rest: string;
}

const edge = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const monthForm = new RegExp(`${edge}(${monthPattern})\\.?${end}`, 'giu');
const otherForms: readonly (readonly ['quarter' | 'half', RegExp])[] = [
  [
    'quarter',
    new RegExp(
      `${edge}(?:Q([1-4])|([1-4])\\.?\\s*(?:Quartal|Quarter)|(?:Quartal|Quarter)\\s*([1-4]))${end}`,
      'giu',
    ),
  ],
  ['half', new RegExp(`${edge}(?:H([12])|([12])\\.?\\s*(?:Halbjahr|half)|Halbjahr\\s*([12]))${end}`, 'giu')],
];

const monthsIn = { month: 1, quarter: 3, half: 6 } as const;

/** True when the finer one lies in the coarser one: "Q1 | Jan". */
function isWithin(fine: YearPart, coarse: YearPart): boolean {
  const size = monthsIn[coarse.part];
  return Math.ceil((fine.n * monthsIn[fine.part]) / size) === coarse.n;
}

/** The part of a year that a name speaks of, a month before the quarter it lies in. Null for none, two, or one with its year. */
export function readYearPart(name: string): FoundPart | null {
  if (name.length > 80 || /\d{4}/.test(name)) return null;
  let rest = name;
  const parts: YearPart[] = [];
  const take = (pattern: RegExp, read: (groups: readonly string[]) => YearPart | null) => {
    for (const match of name.matchAll(pattern)) {
      const found = read(match.slice(1).filter((one) => one !== undefined));
      if (found === null) continue;
      parts.push(found);
      rest = rest.replace(match[0], ' ');
    }
  };
  take(monthForm, ([word = '']) => {
    const n = monthOfName(word);
    return n === null ? null : { part: 'month', n };
  });
  for (const [part, pattern] of otherForms) take(pattern, ([n = '']) => ({ part, n: Number(n) }));
  const [first, ...coarser] = parts;
  if (first === undefined || !coarser.every((one) => one.part !== first.part && isWithin(first, one)))
    return null;
  return { found: first, rest: withoutLeftovers(rest.replace(/\s*\|\s*/g, ' ')) };
}

/** The one part of a year each of these names is, all of one kind and none twice; null when one is none. */
export function yearPartsOf(names: readonly string[]): YearPart[] | null {
  const read = names.map((name) => readYearPart(name));
  const parts = read.flatMap((one) => (one?.rest === '' ? [one.found] : []));
  const isWhole = parts.length === names.length && parts.length > 1;
  const isOne = new Set(parts.map(({ part }) => part)).size === 1;
  return isWhole && isOne && new Set(parts.map(({ n }) => n)).size === parts.length ? parts : null;
}

interface SaidYear {
  readonly year: number;
  readonly isFiscal: boolean;
}

/** The one year that texts speak of; null for none, two, or a time that is no year. */
function yearIn(texts: readonly string[]): SaidYear | null {
  const found = texts.flatMap((text) => {
    const period = readPeriod(text)?.period;
    return period?.kind === 'year' ? [period] : [];
  });
  const [first] = found;
  const isOne = found.every((one) => one.year === first?.year && one.isFiscal === first.isFiscal);
  return first === undefined || !isOne ? null : first;
}

/** The year a table is about when it says so once for all: its titles, else the sheet, else the name of the file ("budget-2025.csv"). */
export function yearOfTable(
  titleLines: readonly string[],
  sheet: string | null,
  name: string,
): SaidYear | null {
  const file = name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ');
  // A name with more digits holds a day or a number, and says nothing of the year its rows are about.
  const names = [sheet ?? '', file].filter((text) => (text.match(/\d+/g) ?? []).length === 1);
  return yearIn(titleLines) ?? yearIn(names.slice(0, 1)) ?? yearIn(names);
}

/** A part of a year in its year; null for months of a year of business, which the calendar does not tell. */
export function inYear({ part, n }: YearPart, { year, isFiscal }: SaidYear): Period | null {
  if (part === 'month') return isFiscal ? null : { kind: 'month', year, month: n };
  return part === 'quarter'
    ? { kind: 'quarter', year, quarter: n as 1 | 2 | 3 | 4, isFiscal }
    : { kind: 'half', year, half: n as 1 | 2, isFiscal };
}
