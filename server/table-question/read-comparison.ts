import { measureOf } from '../table/unit-words.ts';
import { isCode } from './asked-columns.ts';
import { boundInColumn, type SaidBound } from './bound-scale.ts';
import { comparativeAt, comparativeWords } from './read-adjective.ts';
import { readNumber } from './read-number.ts';
import { columnOfVerb } from './read-measure-verb.ts';
import { columnName, columnOf, dateColumns, object, type Reading } from './reading.ts';
import { countOf, phraseLength } from './words/lexicon.ts';

const comparisons = [
  ['at_least', (n: number) => ({ least: n, most: null, isStrict: false })],
  ['at_most', (n: number) => ({ least: null, most: n, isStrict: false })],
  ['above', (n: number) => ({ least: n, most: null, isStrict: true })],
  ['below', (n: number) => ({ least: null, most: n, isStrict: true })],
  ['exactly', (n: number) => ({ least: n, most: n, isStrict: false })],
] as const;
const signs: Readonly<Record<string, (typeof comparisons)[number][0]>> = {
  '>': 'above',
  '>=': 'at_least',
  '≥': 'at_least',
  '<': 'below',
  '<=': 'at_most',
  '≤': 'at_most',
  '=': 'exactly',
};
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  mio: 1e6,
  billion: 1e9,
  milliarden: 1e9,
  milliarde: 1e9,
  mrd: 1e9,
};

interface Amount {
  readonly value: number;
  readonly length: number;
  /** Words behind the number that say its unit. */
  readonly unit: string | null;
  /** Its scale or unit is said with it: "2 million", "25,000 euros". */
  readonly isAbsolute: boolean;
  readonly isYear: boolean;
}

const currencySigns: Readonly<Record<string, string>> = {
  '€': 'eur',
  $: 'usd',
  '£': 'gbp',
  euro: 'eur',
  euros: 'eur',
  dollar: 'usd',
  dollars: 'usd',
};

/** "litres", "kilos": the unit a word writes out; null for other words. */
function writtenOut(word: string): string | null {
  const symbol = measureOf(word, true);
  return symbol !== null && /^(?:l|t|kg|km)$/.test(symbol) ? symbol : null;
}

/** A number with its scale and unit: "1,500", "2 million euros", "€ 100". */
function amountAt(reading: Reading, at: number): Amount | null {
  const { tokens } = reading;
  const lead = currencySigns[tokens[at]?.folded ?? ''];
  const start = lead === undefined ? at : at + 1;
  const token = tokens[start];
  if (token === undefined) return null;
  const given = token.kind === 'number' ? readNumber(token.written, reading.language) : countOf(token.folded);
  if (given === null) return null;
  const scale = scales[tokens[start + 1]?.folded ?? ''];
  const behind = start + (scale === undefined ? 1 : 2);
  const word = tokens[behind]?.folded ?? '';
  const unit =
    lead ??
    currencySigns[word] ??
    writtenOut(word) ??
    (/^(?:%|percent|prozent|eur|usd|gbp|chf|kg|km|t|h|mwh|kwh|m|m²|m2|qm|sqm|g|l)$/.test(word) ? word : null);
  const length = behind - at + (unit !== null && lead === undefined ? 1 : 0);
  return {
    value: given * (scale ?? 1),
    length,
    unit,
    isAbsolute: scale !== undefined || unit !== null,
    isYear: /^(?:19|20)\d\d$/.test(token.written) && scale === undefined && unit === null,
  };
}

/** "above 100", "between 10 and 20", each for the column named before it, or for the quantity asked for. */
export function readComparison(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const numeric = hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'number') ?? [];
  const is = hit === null ? 0 : phraseLength(reading.tokens, at + hit.length, 'is', 'of');
  if (hit !== null && numeric.length > 0) {
    const compared = boundsAt(reading, at + hit.length + is);
    if (compared === null) return 0;
    addNumber(reading, numeric, compared);
    return hit.length + is + compared.length;
  }
  const adjective = readComparative(reading, at) || readVerbBound(reading, at);
  if (adjective > 0) return adjective;
  // "That cost more than 10 euros": the amount in euros.
  const verb = /^(?:costs?|kosten|kostet|kosteten)$/.test(reading.tokens[at]?.folded ?? '') ? 1 : 0;
  const compared = boundsAt(reading, at + verb);
  if (verb > 0 && compared?.unit == null) return 0;
  if (compared === null) return 0;
  // "with more than 10 units" names its column behind the number.
  const behind = reading.words.columnsAt(reading.tokens, at + verb + compared.length);
  const own = behind?.columns.filter((one) => columnOf(reading, one)?.kind === 'number') ?? [];
  const last = (reading.measures.at(-1) ?? []).filter(
    (one) => columnOf(reading, one)?.kind === 'number' && !isCode(reading, one),
  );
  const meant = own.length > 0 ? own : last.length > 0 ? last : columnsOfUnit(reading, compared.unit);
  if (meant.length === 0) return 0;
  addNumber(reading, meant, compared);
  const length = verb + compared.length + (own.length > 0 ? (behind?.length ?? 0) : 0);
  return length + weekBehind(reading, meant[0] ?? 0, at + length);
}

/** "Who earns more than 5,000", "that weigh under 3 kg": the column the verb is said of, or the one named behind. */
function readVerbBound(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const who = at > 0 ? phraseLength(tokens, at, 'who') : 0;
  const column = columnOfVerb(reading, tokens[at + who]?.folded ?? '');
  const bounds = column === null ? null : boundsAt(reading, at + who + 1);
  if (column === null || bounds === null) return 0;
  const behind = words.columnsAt(tokens, at + who + 1 + bounds.length);
  const isOfIt = behind?.columns.length === 1 && behind.columns[0] === column;
  if (behind !== null && !isOfIt) return 0;
  addNumber(reading, [column], bounds);
  const length = who + 1 + bounds.length + (behind?.length ?? 0);
  return length + weekBehind(reading, column, at + length);
}

/** "Hours a week" of a column of weekly hours. */
function weekBehind({ tokens, records }: Reading, column: number, at: number): number {
  const said = tokens
    .slice(at, at + 3)
    .map(({ folded }) => folded)
    .join(' ');
  const length = /^(?:a|per|pro) (?:week|woche)\b/.test(said) ? 2 : /^in der woche\b/.test(said) ? 3 : 0;
  return /week|woch/i.test(records.table.columns[column]?.name ?? '') ? length : 0;
}

/** "older than 40": the column the adjective is said of. */
function readComparative(reading: Reading, at: number): number {
  const said = comparativeAt(reading, at);
  const amount = said === null ? null : amountAt(reading, at + said.length);
  if (said === null || amount === null) return 0;
  const [least, most] = said.end === 'highest' ? [amount.value, null] : [null, amount.value];
  const { isAbsolute, unit } = amount;
  addNumber(reading, [said.column], { least, most, isStrict: true, isAbsolute, length: 0, unit });
  const years = /^(?:years?|jahre?)$/.test(reading.tokens[at + said.length + amount.length]?.folded ?? '');
  return said.length + amount.length + (years && isOfAge(reading, said.column) ? 1 : 0);
}

const isOfAge = (reading: Reading, column: number) => /^(?:age|alter)/i.test(columnName(reading, column));

/** "over 3000 euro" names no column: the only one that is in that unit is meant. */
function columnsOfUnit(reading: Reading, unit: string | null): number[] {
  if (unit === null) return [];
  const found = reading.records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && isUnitOf(reading, at, unit) ? [at] : [],
  );
  // Of an account "over 100" may be what came, or what went as well.
  const areSigned = found.some((at) => hasBothSigns(reading, at));
  return found.length === 1 && !areSigned ? found : [];
}

function hasBothSigns(reading: Reading, at: number): boolean {
  const own = columnOf(reading, at);
  if (own?.kind !== 'number') return false;
  return own.values.some((value) => value > 0) && own.values.some((value) => value < 0);
}

export interface Bounds extends SaidBound {
  readonly length: number;
  readonly unit: string | null;
}

/** A number with its side: "more than 10", "between 3 and 5". */
export function boundsAt(reading: Reading, at: number): Bounds | null {
  const { tokens } = reading;
  const between = phraseLength(tokens, at, 'between');
  if (between > 0) {
    const low = amountAt(reading, at + between);
    const and = low === null ? 0 : phraseLength(tokens, at + between + low.length, 'and', 'to');
    const high = low === null || and === 0 ? null : amountAt(reading, at + between + low.length + and);
    if (low === null || high === null || low.value > high.value) return null;
    const length = between + low.length + and + high.length;
    const isAbsolute = low.isAbsolute || high.isAbsolute;
    return {
      least: low.value,
      most: high.value,
      isStrict: false,
      isAbsolute,
      length,
      unit: high.unit ?? low.unit,
    };
  }
  const sign = signs[tokens[at]?.folded ?? ''];
  for (const [meaning, bounds] of comparisons) {
    const word = sign === meaning ? 1 : phraseLength(tokens, at, meaning);
    const amount = word === 0 ? null : amountAt(reading, at + word);
    if (amount === null) continue;
    // "over 2024" is a time to who has dates.
    if (amount.isYear && word === 1 && sign === undefined && dateColumns(reading).length > 0) return null;
    const { isAbsolute, unit } = amount;
    return { ...bounds(amount.value), isAbsolute, length: word + amount.length, unit };
  }
  const adjective = comparativeWords(reading, at);
  const amount = adjective === null ? null : amountAt(reading, at + adjective.length);
  if (adjective === null || amount === null) return null;
  const [least, most] = adjective.end === 'highest' ? [amount.value, null] : [null, amount.value];
  const { isAbsolute, unit } = amount;
  return { least, most, isStrict: true, isAbsolute, length: adjective.length + amount.length, unit };
}

/** A unit said with a number must be that of the column, else the comparison would be between unlike things. */
export function isUnitOf(reading: Reading, column: number, unit: string | null): boolean {
  if (unit === null) return true;
  const own = columnOf(reading, column);
  if (own?.kind !== 'number') return false;
  if (own.unit.kind === 'money') return own.unit.currency.toLowerCase() === unit;
  if (own.unit.kind === 'rate' && own.unit.numerator.kind === 'money')
    return own.unit.numerator.currency.toLowerCase() === unit;
  if (own.unit.kind === 'percent') return /^(?:%|percent|prozent)$/.test(unit);
  // "water_l": programs write the unit behind the name.
  if (own.unit.kind === 'none')
    return new RegExp(`[_ ]${unit.replace(/\W/g, '')}$`, 'i').test(own.name) && /^\p{L}/u.test(unit);
  return own.unit.kind === 'measure' && own.unit.symbol.toLowerCase() === unit;
}

function addNumber(reading: Reading, columns: readonly number[], bounds: Bounds): void {
  const [column] = columns;
  if (column === undefined) return;
  if (columns.length > 1)
    return object(reading, 'several_columns', ...columns.map((one) => columnName(reading, one)));
  if (!isUnitOf(reading, column, bounds.unit))
    return object(reading, 'unlike_units', columnName(reading, column), bounds.unit ?? '');
  const within = boundInColumn(reading, column, bounds);
  if (within === null) return object(reading, 'open_scale', columnName(reading, column));
  reading.filters.push({ kind: 'number', column, ...within });
}

/** "store 12": a whole number behind the name of a column of whole numbers that has it. */
export function readNumberValue(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const token = hit === null ? undefined : reading.tokens[at + hit.length];
  const [column, ...more] = hit?.columns ?? [];
  const own = column === undefined ? undefined : columnOf(reading, column);
  if (hit === null || token?.kind !== 'number' || more.length > 0 || !/^\d+$/.test(token.folded)) return 0;
  if (own?.kind !== 'number' || column === undefined || own.decimals > 0) return 0;
  const n = Number(token.folded);
  if (!own.values.includes(n)) return 0;
  reading.filters.push({ kind: 'number', column, least: n, most: n, isStrict: false });
  return hit.length + 1;
}
