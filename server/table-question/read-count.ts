import { isAmountName } from './additivity.ts';
import { columnsBehind, isCode, kindOf } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import { countedPeople, countedStaff } from './people-column.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import { readSex } from './read-sex.ts';
import { phraseLength } from './words/lexicon.ts';
import { answersOf } from './yes-or-no.ts';

/** "how many orders", "number of different customers", "how many rows". */
export function readCount(reading: Reading, at: number): number {
  const { tokens } = reading;
  const often = phraseLength(tokens, at, 'how_often');
  if (often > 0) {
    reading.asksCount = true;
    // Nothing that happened was named yet.
    reading.isBareCount = true;
    return often;
  }
  const isHere = reading.countedAt === at;
  const lead = isHere ? 0 : phraseLength(tokens, at, 'how_many');
  if (lead === 0 && !isHere) return 0;
  const bare = isHere ? 0 : phraseLength(tokens, at + lead, 'filler', 'is');
  if (
    bare > 0 &&
    /^(?:are|were|is|was|have|had|sind|waren|ist|war|haben|hatten)$/.test(tokens[at + lead]?.folded ?? '')
  ) {
    reading.asksCount = true;
    reading.isBareCount = true;
    return lead;
  }
  const thing = isHere ? at : nounBehindValues(reading, at + lead);
  if (thing !== null && thing > at + lead) {
    reading.countedAt = thing;
    return lead;
  }
  return countAt(reading, at, lead);
}

/** "how many open tickets", "number of female rows in Leeds": where the thing counted stands behind values; null when none are before it. */
function nounBehindValues(reading: Reading, at: number): number | null {
  const { tokens, words } = reading;
  let start = at;
  for (let i = 0; i < 3; i += 1) {
    if (words.exactAt(tokens, start) !== null) break;
    const value = words.valuesAt(tokens, start);
    if (value === null) break;
    start += value.length;
  }
  if (start === at) return null;
  const isThing =
    phraseLength(tokens, start, 'rows', 'people', 'staff') > 0 ||
    (words.columnsAt(tokens, start)?.columns.some((one) => kindOf(reading, one) !== 'date') ?? false);
  return isThing ? start : null;
}

/** What is counted, named behind `lead` tokens: rows, different values of a column, people, or what a column has numbers of. */
function countAt(reading: Reading, at: number, lead: number): number {
  const { tokens } = reading;
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
  const people = countPeople(reading, start);
  if (people > 0) return start + people - at;
  const hit = columnsBehind(reading, start);
  if (hit !== null) {
    const numbers = hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));
    if (numbers.length > 0 && distinct === 0) {
      reading.measures.push(numbers);
      return hit.end - at;
    }
    if (distinct === 0 && readYes(reading, hit.columns)) return hit.end - at;
    // "How many hours" of a column of text that holds numbers in a way nobody reads is no count of its values.
    if (distinct === 0 && hit.columns.every((one) => isAmountAsText(reading, one)))
      object(reading, 'not_number', ...hit.columns.map((one) => columnName(reading, one)));
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

/** "How many people": those of the column that names them. */
function countPeople(reading: Reading, at: number): number {
  const [people, staff] = (['people', 'staff'] as const).map((one) => phraseLength(reading.tokens, at, one));
  const length = people || staff || 0;
  if (length === 0 || reading.words.exactAt(reading.tokens, at) !== null) return countOfSex(reading, at);
  const column = people ? countedPeople(reading) : countedStaff(reading);
  if (column === null) return 0;
  reading.asksDistinct = true;
  reading.measures.push([column]);
  return length;
}

/** "How many women": the rows that say so, where each row is somebody. */
function countOfSex(reading: Reading, at: number): number {
  const length = readSex(reading, at);
  if (length === 0) return 0;
  const isOfPeople = reading.records.table.columns.some((_, column) => namesEachRow(reading, column));
  if (isOfPeople) reading.asksCount = true;
  else object(reading, 'no_measure');
  return length;
}

/** "How many would recommend": the rows that say yes in a column of yes and no. */
function readYes(reading: Reading, columns: readonly number[]): boolean {
  const [column, ...more] = columns;
  const own = column === undefined ? undefined : columnOf(reading, column);
  const said = own?.kind === 'text' ? answersOf(own, 'yes') : null;
  if (column === undefined || more.length > 0 || said === null) return false;
  reading.asksCount = true;
  reading.filters.push({ kind: 'values', column, values: said, isNegated: false });
  return true;
}

/** Text that begins with digits under the head of an amount: "7:30" of "Hours". */
function isAmountAsText(reading: Reading, at: number): boolean {
  const own = columnOf(reading, at);
  if (own?.kind !== 'text') return false;
  const filled = own.words.filter((word) => word !== '');
  return isAmountName(own.plainName) && filled.every((word) => /^[-+]?\d/.test(word));
}
