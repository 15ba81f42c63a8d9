import type { DatePart } from '../table/date-parts.ts';
import { isFineEnough } from '../table/date-parts.ts';
import { readNumber } from './read-number.ts';
import { columnName, columnOf, object, onlyDateColumn, type Reading } from './reading.ts';
import type { ColumnHit } from './table-words.ts';
import type { Meaning } from './words/meanings.ts';
import { countOf, phraseLength } from './words/lexicon.ts';

const parts = ['year', 'quarter', 'month', 'day'] as const satisfies readonly DatePart[];
const adverbs: readonly (readonly [Meaning, DatePart])[] = [
  ['yearly', 'year'],
  ['quarterly', 'quarter'],
  ['monthly', 'month'],
  ['daily', 'day'],
];

/** The columns at a place, behind "the", "of", "values of". */
function columnsBehind(reading: Reading, at: number): (ColumnHit & { readonly end: number }) | null {
  for (let start = at; start <= at + 3;) {
    const hit = reading.words.columnsAt(reading.tokens, start);
    if (hit !== null) return { ...hit, end: start + hit.length };
    const skipped = phraseLength(reading.tokens, start, 'filler', 'of', 'is');
    if (skipped === 0) return null;
    start += skipped;
  }
  return null;
}

const kindOf = (reading: Reading, column: number) => columnOf(reading, column)?.kind;

/** What can be grouped by at a place: a column of text or dates, or a part of the dates. */
function groupAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const article = phraseLength(tokens, at, 'filler');
  const start = reading.words.columnsAt(tokens, at) === null ? at + article : at;
  const hit = reading.words.columnsAt(tokens, start);
  const fit = hit?.columns.filter((one) => kindOf(reading, one) !== 'number' || isCode(reading, one)) ?? [];
  if (hit !== null && fit.length > 0) {
    if (fit.length > 1) object(reading, 'several_columns', ...fit.map((one) => columnName(reading, one)));
    const column = fit[0] ?? 0;
    const own = columnOf(reading, column);
    const part = own?.kind === 'date' ? (own.precision === 'time' ? 'day' : own.precision) : null;
    if (own?.kind === 'doubtful') object(reading, 'doubtful', own.name);
    reading.groups.push({ column, part });
    return start + hit.length - at;
  }
  const part = parts.find((one) => phraseLength(tokens, start, one) > 0);
  if (part === undefined) return 0;
  const end = start + phraseLength(tokens, start, part) - at;
  return groupByPart(reading, part) ? end : 0;
}

function groupByPart(reading: Reading, part: DatePart): boolean {
  const column = onlyDateColumn(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date') return true;
  if (!isFineEnough(own.precision, part)) object(reading, 'too_fine', own.name);
  reading.groups.push({ column, part });
  return true;
}

/** Columns of whole numbers that name things are grouped by like text: "store", "year". */
export function isCode(reading: Reading, column: number): boolean {
  const own = columnOf(reading, column);
  return (
    own?.kind === 'number' &&
    own.decimals === 0 &&
    /(?:^|\s)(?:id|no\.?|nr\.?|number|code|store|branch|week|year|jahr|woche|filiale|class|klasse|grade|line|linie|route|level|zone|lot|batch|charge|position|pos\.?|room|zimmer|sku|order|bestellung|auftrag|invoice|rechnung|customer|kunde|respondent|participant|proband|article|artikel|product|produkt|project|projekt)$/i.test(
      own.plainName.trim(),
    )
  );
}

/** "by region and month", "per customer", "monthly". */
export function readGroup(reading: Reading, at: number): number {
  const { tokens } = reading;
  // "Annual salary" is a name, "annual sales" a salary of each year.
  const isName = (reading.words.exactAt(tokens, at)?.length ?? 0) > 1;
  const adverb = isName ? undefined : adverbs.find(([meaning]) => phraseLength(tokens, at, meaning) > 0);
  if (adverb !== undefined) {
    groupByPart(reading, adverb[1]);
    return phraseLength(tokens, at, adverb[0]);
  }
  const by = phraseLength(tokens, at, 'by', 'per');
  if (by === 0) return 0;
  const first = groupAt(reading, at + by);
  if (first === 0) return readOrderedBy(reading, at, by);
  let end = at + by + first;
  const and = phraseLength(tokens, end, 'and', 'by', 'per');
  const behind = and > 0 ? phraseLength(tokens, end + and, 'by', 'per') : 0;
  const second = groupAt(reading, end + and + behind);
  if (and > 0 && second > 0) end += and + behind + second;
  return end - at;
}

/** "top 3 customers by revenue": the quantity to order by. */
function readOrderedBy(reading: Reading, at: number, by: number): number {
  const hit = columnsBehind(reading, at + by);
  const numbers = hit?.columns.filter((one) => kindOf(reading, one) === 'number') ?? [];
  if (hit === null || numbers.length === 0) return 0;
  const isOrdering =
    reading.top !== null ||
    reading.isSorted ||
    reading.asksWhich ||
    reading.asksVersus ||
    reading.operations.size > 0;
  if (!isOrdering || reading.measures.length > 0) {
    if (!reading.measures.some((one) => one.join() === numbers.join()))
      object(reading, 'not_a_group', ...numbers.map((one) => columnName(reading, one)));
    return hit.end - at;
  }
  reading.measures.push(numbers);
  return hit.end - at;
}

/** "top 3 regions", "the three highest", "bottom 2 customers". */
export function readTop(reading: Reading, at: number): number {
  const { tokens } = reading;
  const numberAt = (i: number) => {
    const token = tokens[i];
    if (token === undefined) return null;
    const n = token.kind === 'number' ? readNumber(token.written, reading.language) : countOf(token.folded);
    return n !== null && Number.isInteger(n) && n > 0 && n <= 1000 ? n : null;
  };
  for (const [meanings, end] of [
    [['top', 'max'], 'highest'],
    [['bottom', 'min'], 'lowest'],
  ] as const) {
    const lead = phraseLength(tokens, at, ...meanings);
    const after = lead === 0 ? null : numberAt(at + lead);
    const before = lead > 0 ? null : numberAt(at);
    const tail = before === null ? 0 : phraseLength(tokens, at + 1, ...meanings);
    const count = after ?? (tail > 0 ? before : null);
    if (count === null) continue;
    if (reading.top !== null) object(reading, 'two_operations');
    reading.top = { count, end };
    const length = after === null ? 1 + tail : lead + 1;
    return length + groupNamed(reading, at + length);
  }
  return 0;
}

/** A column of text or a part of dates right behind "top 3" or "which": what is ranked. */
function groupNamed(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  if (hit !== null && hit.columns.every((one) => kindOf(reading, one) === 'number' && !isCode(reading, one)))
    return 0;
  if (hit === null && !parts.some((part) => phraseLength(reading.tokens, at, part) > 0)) return 0;
  return groupAt(reading, at);
}

/** "Who has the lowest salary": the one column of people's names. */
function readWho(reading: Reading, at: number): number {
  if (at > 0 || !/^(?:who|wer)$/.test(reading.tokens[0]?.folded ?? '')) return 0;
  const people = reading.records.table.columns.flatMap((column, i) =>
    column.kind === 'text' &&
    /^(?:name|full name|employee|person|mitarbeiter|mitarbeiterin)$/i.test(column.plainName.trim())
      ? [i]
      : [],
  );
  const [column] = people;
  if (column === undefined || people.length > 1) return 0;
  reading.groups.push({ column, part: null });
  reading.asksWhich = true;
  return 1;
}

/** "which region had the highest …", "in which month was …". */
export function readWhich(reading: Reading, at: number): number {
  const person = readWho(reading, at);
  if (person > 0) return person;
  const which = phraseLength(reading.tokens, at, 'which');
  if (which === 0) return 0;
  const count = readTop(reading, at + which);
  if (count > 0 && reading.groups.length > 0) {
    reading.asksWhich = true;
    return which + count;
  }
  if (count > 0) return 0;
  const rows = phraseLength(reading.tokens, at + which, 'rows');
  if (rows > 0) {
    reading.asksRows = true;
    return which + rows;
  }
  const group = groupNamed(reading, at + which);
  if (group === 0) return 0;
  reading.asksWhich = true;
  return which + group;
}

/** "revenue per unit", "cost divided by hours", "ratio of profit to revenue", "profit margin". */
export function readRatio(reading: Reading, at: number): number {
  const margin = readMargin(reading, at);
  if (margin > 0) return margin;
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'ratio');
  const over = columnsBehind(reading, at + lead);
  if (over === null || (lead === 0 && reading.words.columnsAt(tokens, at) === null)) return 0;
  const isPercent = phraseLength(tokens, over.end, 'divided') >= 3;
  const link =
    tokens[over.end]?.written === '/'
      ? 1
      : lead > 0
        ? phraseLength(tokens, over.end, 'to', 'divided', 'and')
        : phraseLength(tokens, over.end, 'per', 'divided');
  if (link === 0) return 0;
  const under = columnsBehind(reading, over.end + link);
  const isBare = lead === 0 && /^(?:over|uber|zu)$/.test(tokens[over.end]?.folded ?? '');
  if (under === null || isBare) return 0;
  const numbers = (hit: ColumnHit) =>
    hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));
  const [a, b] = [numbers(over), numbers(under)];
  if (a.length === 0 || b.length === 0) return 0;
  if (reading.ratio !== null) object(reading, 'several_measures');
  reading.ratio = { numerator: a, denominator: b, isPercent };
  return under.end - at;
}

/** "margin" is profit over revenue where the table has no margin of its own; "gross margin" takes the gross profit. */
function readMargin(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (words.exactAt(tokens, at) !== null) return 0;
  const kinds = ['gross', 'operating', 'net', 'brutto', 'netto'];
  const kind = kinds.includes(tokens[at]?.folded ?? '') ? 1 : 0;
  const length = phraseLength(tokens, at + kind, 'margin');
  if (length === 0 || words.columnsAt(tokens, at + kind) !== null) return 0;
  const named = (text: string) => {
    const asked = text.split(' ').map((word) => ({ written: word, folded: word, kind: 'word' as const }));
    const hit = words.exactAt(asked, 0);
    return hit?.length === asked.length ? hit.columns : [];
  };
  const adjective = kind === 1 ? `${tokens[at]?.folded} ` : '';
  const [profit, revenue] = [named(`${adjective}profit`), named('revenue')];
  if (profit.length !== 1 || revenue.length !== 1) return 0;
  reading.ratio = { numerator: profit, denominator: revenue, isPercent: true };
  return kind + length;
}

/** "how many orders", "number of different customers", "how many rows". */
export function readCount(reading: Reading, at: number): number {
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'how_many');
  if (lead === 0) return 0;
  const distinct = phraseLength(tokens, at + lead, 'distinct');
  const start = at + lead + distinct;
  const article = phraseLength(tokens, start, 'filler');
  const rows =
    phraseLength(tokens, start, 'rows') ||
    (article > 0
      ? phraseLength(tokens, start + article, 'rows') &&
        phraseLength(tokens, start + article, 'rows') + article
      : 0);
  if (rows > 0) {
    reading.asksCount = true;
    if (distinct > 0) object(reading, 'unused_words', tokens[at + lead]?.written ?? '');
    return lead + distinct + rows;
  }
  const hit = columnsBehind(reading, start);
  if (hit !== null) {
    const numbers = hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));
    if (numbers.length > 0 && distinct === 0) {
      reading.measures.push(numbers);
      return hit.end - at;
    }
    reading.asksDistinct = true;
    // Orders are counted by their numbers, not by their dates.
    const things = hit.columns.filter((one) => kindOf(reading, one) !== 'date');
    reading.measures.push(things.length > 0 ? things : hit.columns);
    return hit.end - at;
  }
  // "How many orders" of a file or sheet that is called so.
  const noun = tokens[start];
  const own = new Set(reading.records.table.name.toLowerCase().match(/\p{L}+/gu) ?? []);
  if (noun !== undefined && distinct === 0 && own.has(noun.folded) && noun.folded.endsWith('s')) {
    reading.asksCount = true;
    return start + 1 - at;
  }
  return 0;
}

/** "weighted by units". */
export function readWeights(reading: Reading, at: number): number {
  const lead = phraseLength(reading.tokens, at, 'weighted');
  if (lead === 0) return 0;
  const hit = columnsBehind(reading, at + lead);
  const [column, ...more] = hit?.columns.filter((one) => kindOf(reading, one) === 'number') ?? [];
  if (hit === null || column === undefined || more.length > 0) return 0;
  reading.weights = column;
  return hit.end - at;
}

/** "sorted by revenue, descending". */
export function readOrder(reading: Reading, at: number): number {
  const lead = phraseLength(reading.tokens, at, 'sorted');
  const down = phraseLength(reading.tokens, at + lead, 'descending');
  const up = phraseLength(reading.tokens, at + lead, 'ascending');
  if (down + up > 0) reading.order = down > 0 ? 'descending' : 'ascending';
  if (lead === 0) return down + up;
  reading.isSorted = true;
  if (down + up > 0) return lead + down + up;
  reading.order ??= 'descending';
  const hit = columnsBehind(reading, at + lead);
  if (hit === null || !hit.columns.some((one) => kindOf(reading, one) === 'number')) return lead;
  const isSame = reading.measures.some((one) => one.some((column) => hit.columns.includes(column)));
  if (!isSame) reading.measures.push(hit.columns);
  return hit.end - at;
}
