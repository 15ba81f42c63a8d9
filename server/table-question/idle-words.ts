import { dateColumns, columnOf, type Reading } from './reading.ts';
import { yearOf } from './read-period.ts';
import { isRowWord } from './row-words.ts';
import { superlativeAt } from './read-adjective.ts';
import { countOf, phraseLength } from './words/lexicon.ts';

/** True where something before a place asks for a highest, lowest, first or last one, or for rows. */
function isRankedBefore(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  return tokens
    .slice(0, at)
    .some(
      (_, i) =>
        phraseLength(tokens, i, 'max', 'min', 'top', 'bottom', 'first', 'last', 'newest', 'commonest') > 0 ||
        superlativeAt(reading, i) !== null ||
        /^(?:best|worst|longest|shortest|langsten|langste[nrs]?|kurzeste[nrs]?)$/.test(
          tokens[i]?.folded ?? '',
        ),
    );
}

/** "The most orders, and how much": what they come to, not how many there are. */
const countsThings = (reading: Reading, before: number) =>
  reading.tokens.slice(0, before).some(({ folded }, i) => {
    const named = reading.words.columnsAt(reading.tokens, i + 1)?.columns ?? [];
    const areThings = named.length > 0 && named.every((one) => columnOf(reading, one)?.kind === 'text');
    return /^(?:most|fewest|least)$/.test(folded) && (areThings || isRowWord(reading, i + 1));
  });

const howMuch =
  /^how (?:much|many|high|long|large|big)|^(?:wie (?:viel|viele|hoch|lang|lange|gross)|wieviel|wieviele)/;
const lead = /^(?:(?:and|und|by|mit|um) )*/;
const tail =
  /^(?: (?:was|is|were|are|did|does|war|waren|ist|sind))?(?: (?:it|that|this|they|there|those|es|das|davon|der|die))?(?: (?:exactly|genau|in total|insgesamt|ist|war|sind|waren|come to|be|cost))?$/;

/** "… and how much was it?", "… und wie viel": the value is beside what was asked for, and a list says how many it has. */
export function readAndHowMuch(reading: Reading, at: number): number {
  if (at < 2) return 0;
  const said = reading.tokens
    .slice(at)
    .map(({ folded }) => folded)
    .join(' ');
  const rest = said.replace(lead, '');
  const asked = howMuch.exec(rest)?.[0];
  if (asked === undefined || !tail.test(rest.slice(asked.length))) return 0;
  const isOfList = (reading.asksList || reading.asksRows) && /^(?:how many|wie ?viele)/.test(rest);
  if (rest.startsWith('how much') && countsThings(reading, at)) return 0;
  const isOfBoth = reading.minus !== null;
  return isOfList || isOfBoth || isRankedBefore(reading, at) ? reading.tokens.length - at : 0;
}

/** "Biggest order: which number", "which one was it": the row of the highest is shown. */
export function readWhichOne(reading: Reading, at: number): number {
  const { tokens } = reading;
  const isOfRow =
    at > 1 &&
    /^(?:which|what|welche[rs]?)$/.test(tokens[at]?.folded ?? '') &&
    /^(?:one|number|no|id|nummer|nr)$/.test(tokens[at + 1]?.folded ?? '');
  if (!isOfRow || !isRankedBefore(reading, at)) return 0;
  const end = at + 2 === tokens.length || readAndHowMuch(reading, at + 2) > 0;
  if (!end) return 0;
  reading.asksSameRow = true;
  return 2;
}

/** "Which was our best month": what follows says which. */
export function readWhichWas(reading: Reading, at: number): number {
  const { tokens } = reading;
  const which = at === 0 ? phraseLength(tokens, at, 'which') : 0;
  const is =
    which === 0 || !/^(?:is|was|are|were|ist|war|sind|waren)$/.test(tokens[which]?.folded ?? '') ? 0 : 1;
  const small = is === 0 ? 0 : phraseLength(tokens, which + 1, 'filler');
  return is > 0 && phraseLength(tokens, which + 1 + small, 'max', 'min') > 0 ? which + is : 0;
}

const yearsIn = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d.,])(?:19|20)\d{2}(?![\p{L}\d])/gu)].map(([year]) => Number(year));

/** The one year that the file, the sheet and the title of a table without any dates are of; null for none, or several. */
function yearOfTable(reading: Reading): number | null {
  const { table } = reading.records;
  if (dateColumns(reading).length > 0) return null;
  const periods = table.columns.flatMap(({ period }) => (period === null ? [] : [period]));
  if (periods.some((one) => one.kind !== 'year' || ('isFiscal' in one && one.isFiscal))) return null;
  const titles = [reading.files, table.name.replace(/[_-]+/g, ' '), ...table.titleLines];
  const said = periods.flatMap((one) => (one.kind === 'year' ? [one.year] : []));
  const years = new Set([...titles.flatMap(yearsIn), ...said]);
  const others = table.columns.flatMap(({ name }) => yearsIn(name));
  const [only] = years;
  return only !== undefined && years.size === 1 && others.every((one) => one === only) ? only : null;
}

/** Days of the only column of dates; none where there are several. */
function onlyDates(reading: Reading): number[] {
  const [column, ...more] = dateColumns(reading);
  const own = column === undefined || more.length > 0 ? undefined : columnOf(reading, column);
  return own?.kind === 'date' ? [...own.values].filter((value) => !Number.isNaN(value)) : [];
}

const dayMs = 86_400_000;
/** Monday of week one is the first of all. */
const partKeys = {
  day: (at: number) => Math.floor(at / dayMs),
  week: (at: number) => Math.floor((Math.floor(at / dayMs) + 3) / 7),
  month: (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth(),
  year: (at: number) => new Date(at).getUTCFullYear(),
} as const;

const countOfParts = (reading: Reading, part: keyof typeof partKeys) =>
  new Set(onlyDates(reading).map(partKeys[part])).size;

const wholeYear =
  /^(?:(?:over|in|during|for|across|throughout|through)(?: all)?(?: of)? (?:the|this|that) (?:(?:whole|entire|full) )?year|(?:uber|in|im|ubers|wahrend|durch)(?: das| dem| des)?(?: (?:ganzen?|gesamten?|vollen))? jahr(?:es)?|im lauf(?:e)? des jahres)$/;

/** "Over the year" of a table that is of one year. */
function readWholeYear(reading: Reading, at: number): number {
  const { tokens } = reading;
  for (let length = 6; length > 1; length -= 1) {
    const said = tokens.slice(at, at + length);
    if (said.length < length || !wholeYear.test(said.map(({ folded }) => folded).join(' '))) continue;
    if (yearOf(tokens[at + length]) !== null || tokens[at + length]?.kind === 'number') return 0;
    const isOne = yearOfTable(reading) !== null || countOfParts(reading, 'year') === 1;
    return isOne ? length : 0;
  }
  return 0;
}

/** "In 2024" of a table that has no dates and is called after that year alone. */
function readYearOfTable(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const small = phraseLength(tokens, at, 'in', 'for', 'of', 'from');
  const article = small > 0 && /^(?:the)$/.test(tokens[at + small]?.folded ?? '') ? 1 : 0;
  const word = phraseLength(tokens, at + small + article, 'year');
  const place = at + small + article + word;
  const year = yearOf(tokens[place]);
  const isPart =
    words.exactAt(tokens, place) !== null ||
    words.valuesAt(tokens, place) !== null ||
    phraseLength(tokens, at - 1, 'than', 'above', 'below', 'since', 'after', 'before', 'until') > 0 ||
    phraseLength(tokens, place + 1, 'to', 'until', 'and', 'versus') > 0;
  return year !== null && !isPart && year === yearOfTable(reading) ? place + 1 - at : 0;
}

const units: readonly (readonly [RegExp, keyof typeof partKeys])[] = [
  [/^(?:days?|tagen?|tage)$/, 'day'],
  [/^(?:weeks?|wochen?)$/, 'week'],
  [/^(?:months?|monaten?|monate)$/, 'month'],
  [/^(?:years?|jahren?|jahre)$/, 'year'],
];

/** "In these two weeks" of days in two weeks, "in diesem Zeitraum": all of them. */
function readTheseTimes(reading: Reading, at: number): number {
  const { tokens } = reading;
  const small = /^(?:in|over|during|for|within|wahrend|uber)$/.test(tokens[at]?.folded ?? '') ? 1 : 0;
  if (!/^(?:these|diesen?)$/.test(tokens[at + small]?.folded ?? '')) return 0;
  const start = at + small + 1;
  const count =
    tokens[start]?.kind === 'number' ? Number(tokens[start].folded) : countOf(tokens[start]?.folded ?? '');
  const part = units.find(([said]) => said.test(tokens[start + 1]?.folded ?? ''))?.[1];
  return count !== null && part !== undefined && countOfParts(reading, part) === count ? small + 3 : 0;
}

/** The time that the whole table is of, said once more: it chooses nothing. */
export function readScope(reading: Reading, at: number): number {
  return readYearOfTable(reading, at) || readWholeYear(reading, at) || readTheseTimes(reading, at);
}
