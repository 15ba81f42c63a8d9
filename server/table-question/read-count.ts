import { isAmountName } from './additivity.ts';
import { columnsBehind, isCode, kindOf } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import { otherValuesHolding, partValuesAt } from './part-values.ts';
import { countedPeople, countedStaff, hasRowForEach } from './people-column.ts';
import { peopleRows } from './words/row-synonyms.ts';
import { isQuestionName } from './question-name.ts';
import { groupByPart } from './read-group.ts';
import { columnName, columnOf, dateColumns, object, type Reading } from './reading.ts';
import { countsPlates, isRowWord } from './row-words.ts';
import { pieceColumn, pieceColumns, thingName } from './piece-columns.ts';
import { countsOwnNoun, readPieces } from './own-noun.ts';
import { yesLength } from './read-measure.ts';
import { readFlow, saysFlow } from './read-flow.ts';
import { readSex } from './read-sex.ts';
import { standingLength } from './read-standing.ts';
import { anyTime } from './words/idle-nouns.ts';
import { phraseLength } from './words/lexicon.ts';
import { answersOf } from './yes-or-no.ts';

const timeParts = ['year', 'quarter', 'month', 'day'] as const;

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

/** "how many open tickets", "number of female rows in Leeds": where the thing counted is behind values; null when none are before it. */
function nounBehindValues(reading: Reading, at: number): number | null {
  const { tokens, words } = reading;
  let start = at;
  let last = at;
  for (let i = 0; i < 3; i += 1) {
    const standing = standingLength(reading, start) || answerLength(reading, start);
    if (standing === 0 && words.exactAt(tokens, start) !== null) break;
    const length = standing || (words.valuesAt(tokens, start)?.length ?? 0);
    if (length === 0) break;
    last = standing > 0 ? start + standing : start;
    start += length;
  }
  if (start === at) return null;
  const isThing =
    phraseLength(tokens, start, 'rows', 'people', 'staff') > 0 ||
    countsOwnNoun(reading, start) ||
    (words.columnsAt(tokens, start)?.columns.some((one) => kindOf(reading, one) !== 'date') ?? false);
  // "Active juniors": the value is what is counted.
  return isThing ? start : last < start && last > at ? last : null;
}

/** "Billable" of "how many billable hours", "nicht abrechenbare": what a column of yes and no says, in tokens. */
function answerLength(reading: Reading, at: number): number {
  const own = yesLength(reading, at);
  const not = own > 0 ? 0 : phraseLength(reading.tokens, at, 'not');
  const denied = not === 0 ? 0 : yesLength(reading, at + not);
  return denied > 0 ? not + denied : own;
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
  // "How many expenses": the rows of what went out.
  if (distinct === 0 && saysFlow(reading, start)?.isNoun === true) {
    reading.asksCount = true;
    return start - at + readFlow(reading, start);
  }
  if (distinct === 0 && countsPlates(reading, start)) return countRows(reading, start + 1 - at);
  const ofValue = distinct > 0 ? 0 : countValue(reading, start);
  if (ofValue > 0) return start + ofValue - at;
  const people = countPeople(reading, start);
  if (people > 0) return start + people - at;
  const hit = columnsBehind(reading, start);
  if (hit !== null) {
    const numbers = hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));
    // "How many donations" asks for no sum of money.
    const areMoney = numbers.some((one) => isMoney(reading, one));
    if (areMoney && distinct === 0)
      return countsOwnNoun(reading, start) ? countRows(reading, start + 1 - at) : 0;
    if (numbers.length > 0 && distinct === 0) {
      reading.measures.push(numbers);
      return hit.end - at;
    }
    if (distinct === 0 && readYes(reading, hit.columns)) return hit.end - at;
    // "How many hours" of a column of text that holds numbers in a way nobody reads is no count of its values.
    if (distinct === 0 && hit.columns.every((one) => isAmountAsText(reading, one)))
      object(reading, 'not_number', ...hit.columns.map((one) => columnName(reading, one)));
    // "How many would recommend us" asks for those who said so, not for how many answers there are.
    if (hit.columns.some((one) => isQuestionName(columnName(reading, one))))
      object(reading, 'not_number', ...hit.columns.map((one) => columnName(reading, one)));
    reading.asksDistinct = true;
    // Orders are counted by their numbers, not by their dates.
    const things = hit.columns.filter((one) => kindOf(reading, one) !== 'date');
    reading.measures.push(things.length > 0 ? things : hit.columns);
    return hit.end - at;
  }
  const saidPieces = distinct > 0 ? 0 : readPieces(reading, start);
  if (saidPieces > 0) return start + saidPieces - at;
  const times = distinct > 0 ? 0 : countTimes(reading, start);
  if (times > 0) return start + times - at;
  // "How many expenses" of a list of them.
  if (distinct === 0 && countsOwnNoun(reading, start)) return countRows(reading, start + 1 - at);
  // "How many orders" of a file or sheet that is called so.
  if (distinct > 0 || !isRowWord(reading, start)) return 0;
  // "How many bikes are in stock": their pieces.
  const pieces = pieceColumn(reading);
  const last = reading.words.columnsAt(tokens, tokens.length - 1)?.columns ?? [];
  if (pieces === null || !last.includes(pieces)) reading.asksCount = true;
  return start + 1 - at;
}

function countRows(reading: Reading, length: number): number {
  reading.asksCount = true;
  return length;
}

const isMoney = (reading: Reading, at: number) => {
  const own = columnOf(reading, at);
  return own?.kind === 'number' && own.unit.kind === 'money';
};

const workVerb = /^(?:work|worked|works|gearbeitet|arbeitete|arbeiteten|arbeitet)$/;

/** "On how many days", "in wie vielen Monaten": the parts of the calendar that have rows. */
function countTimes(reading: Reading, at: number): number {
  const part = timeParts.find((one) => phraseLength(reading.tokens, at, one) > 0);
  if (part === undefined || reading.groups.length > 0 || dateColumns(reading).length === 0) return 0;
  // "How many days did it take" asks for a length of time.
  const isOfRows = /^(?:on|in|an|during|for)$/.test(reading.tokens[at - 3]?.folded ?? '');
  // "How many days did Maya work".
  const keepsHours = reading.records.table.columns.some(
    ({ kind, name }) => kind === 'number' && anyTime.test(name),
  );
  const isOfWork =
    part === 'day' && keepsHours && reading.tokens.some(({ folded }, i) => i > at && workVerb.test(folded));
  if (!isOfRows && !isOfWork) return 0;
  const length = phraseLength(reading.tokens, at, part);
  if (!groupByPart(reading, part)) return 0;
  reading.countsGroups = true;
  return length;
}

/**
 * "How many mugs": pieces of a product, where a column counts them; "how many juniors": rows, where each is somebody or
 * something of its own. Elsewhere nobody can tell what is counted.
 */
function countValue(reading: Reading, at: number): number {
  const { tokens, words, records } = reading;
  const isThing =
    words.columnsAt(tokens, at) !== null || phraseLength(tokens, at, 'people', 'staff', 'rows', 'filler') > 0;
  const exact = isThing ? null : words.valuesAt(tokens, at);
  const part = isThing || exact !== null ? null : partValuesAt(reading, at);
  const hit = exact?.hits.length === 1 ? exact.hits[0] : part?.hits.length === 1 ? part.hits[0] : undefined;
  const length = exact?.length ?? part?.length ?? 0;
  const own = hit === undefined ? undefined : columnOf(reading, hit.column);
  if (hit === undefined || own === undefined || words.columnsAt(tokens, at + length) !== null) return 0;
  const values = 'value' in hit ? [hit.value] : hit.values;
  // "How many engineers" may count senior ones as well.
  const wider = exact === null ? [] : otherValuesHolding(reading, hit.column, at, length);
  if (wider.length > 0) {
    object(reading, 'several_columns', ...values, ...wider.slice(0, 3));
    reading.asksCount = true;
    return length;
  }
  const pieces = pieceColumns(reading);
  const isOfPieces = pieces.length === 1 && thingName.test(own.plainName.split(' | ').at(-1)?.trim() ?? '');
  const isOfRows =
    pieces.length === 0 &&
    !namesEachRow(reading, hit.column) &&
    (hasRowForEach(reading) ||
      isKindOfEvent(reading, own.plainName) ||
      records.table.columns.some((_, i) => i < 2 && namesEachRow(reading, i)));
  if (!isOfPieces && !isOfRows) return 0;
  reading.filters.push({ kind: 'values', column: hit.column, values, isNegated: false });
  if (isOfPieces) reading.measures.push(pieces);
  else reading.asksCount = true;
  return length;
}

const kindName =
  /^(?:art|typ|type|kind)$|^(?:type|kind|art) (?:of|der|des) |^(?:job|service|incident|work) type$/i;
const eventLog =
  /\blog\b|protokoll|wartung|maintenance|repair|reparatur|incident|störung|stoerung|vorf[aä]ll/i;

/** "How many repairs" of a log with a kind and a day in each row, and nothing that counts. */
function isKindOfEvent(reading: Reading, name: string): boolean {
  const { table } = reading.records;
  const isLog = eventLog.test(`${reading.files} ${table.name}`.replace(/[_-]/g, ' '));
  const hasDay = table.columns.some((column) => column.kind === 'date' && column.precision === 'day');
  const counts = table.columns.some(
    (column, at) =>
      column.kind === 'number' &&
      column.decimals === 0 &&
      ['none', 'count'].includes(column.unit.kind) &&
      !isCode(reading, at),
  );
  return isLog && kindName.test(name.trim()) && hasDay && !counts;
}

/** "How many people": those of the column that names them. */
function countPeople(reading: Reading, at: number): number {
  const people = phraseLength(reading.tokens, at, 'people');
  const staff = phraseLength(reading.tokens, at, 'staff');
  const length = people || staff;
  // "How many members" of a table that has a row for each of them.
  const isRole = people + staff === 0 && peopleRows.test(reading.tokens[at]?.folded ?? '');
  const isNamed = reading.words.columnsAt(reading.tokens, at) !== null;
  if ((isRole || length > 0) && !isNamed && hasRowForEach(reading)) {
    reading.asksCount = true;
    return length || 1;
  }
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
