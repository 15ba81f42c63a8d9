import { columnsBehind, kindOf } from './asked-columns.ts';
import { hasRowForEach, peopleColumn } from './people-column.ts';
import { superlativeAt } from './read-adjective.ts';
import { groupNamed } from './read-group.ts';
import { readNumber } from './read-number.ts';
import { doerColumn, whoIsNamed } from './read-who.ts';
import { object, type Reading } from './reading.ts';
import { isOwnNoun } from './own-noun.ts';
import { isRowWord } from './row-words.ts';
import { countOf, ordinalOf, phraseLength } from './words/lexicon.ts';

/** "second highest", "zweithöchste", "3rd largest": the one of that place alone. */
function readRank(reading: Reading, at: number): number {
  const { tokens } = reading;
  const rank = ordinalOf(tokens[at]?.folded ?? '');
  if (rank === null || rank < 2) return 0;
  const [highest, lowest] = [phraseLength(tokens, at + 1, 'max'), phraseLength(tokens, at + 1, 'min')];
  const own = superlativeAt(reading, at + 1);
  const length = Math.max(highest, lowest, own?.length ?? 0);
  if (length === 0) return 0;
  if (reading.top !== null) object(reading, 'two_operations');
  reading.top = { count: 1, end: own?.end ?? (highest > 0 ? 'highest' : 'lowest'), rank };
  if (own !== null && highest + lowest === 0) reading.measures.push([own.column]);
  return 1 + length + groupNamed(reading, at + 1 + length);
}

/** "top 3 regions", "the three highest", "bottom 2 customers". */
export function readTop(reading: Reading, at: number): number {
  const { tokens } = reading;
  const ranked = readRank(reading, at);
  if (ranked > 0) return ranked;
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

function readEachRow(reading: Reading): number {
  reading.asksList = true;
  reading.asksRows = true;
  return 1;
}

/** "Who is our biggest customer": which one. */
const readWhoIsBest = (reading: Reading): number =>
  reading.tokens.some((_, at) => bestOf(reading, at) > 0) ? 1 : 0;

const bestWords =
  /^(?:best|biggest|largest|strongest|weakest|smallest|highest|lowest|worst|top|(?:beste|grosste|starkste|schwachste|kleinste|hochste|niedrigste|schlechteste)[nrs]?)$/;

const areBest = /^(?:best|strongest|weakest|worst|(?:beste|starkste|schwachste|schlechteste)[nrs]?)$/;

const namesQuantity = ({ tokens, words, records }: Pick<Reading, 'tokens' | 'words' | 'records'>) =>
  tokens.some((_, at) =>
    words.columnsAt(tokens, at)?.columns.some((one) => records.table.columns[one]?.kind === 'number'),
  );

/** How many tokens say that one of a group is the best or smallest, up to its name; 0 for none. */
function bestOf({ tokens, words, records }: Reading, at: number): number {
  const length = bestWords.test(tokens[at]?.folded ?? '') ? phraseLength(tokens, at, 'max', 'min') : 0;
  if (length === 0 || words.exactAt(tokens, at) !== null) return 0;
  const hit = words.columnsAt(tokens, at + length);
  const isText =
    hit?.columns.every((one) => ['text', 'date'].includes(records.table.columns[one]?.kind ?? '')) === true;
  const isTime = phraseLength(tokens, at + length, 'month', 'quarter', 'year', 'day') > 0;
  // "Largest country" may be by anything: its area, its people, what it sells.
  const isNamed = areBest.test(tokens[at]?.folded ?? '') || namesQuantity({ tokens, words, records });
  return isNamed && ((hit !== null && isText) || (hit === null && isTime)) ? length : 0;
}

/** "Best month for East", "our biggest customer": which of them has the highest. */
export function readBestOf(reading: Reading, at: number): number {
  const length = reading.groups.length > 0 ? 0 : bestOf(reading, at);
  if (length === 0) return 0;
  const isLowest = phraseLength(reading.tokens, at, 'min') > 0;
  const group = groupNamed(reading, at + length);
  if (group === 0) return 0;
  reading.asksWhich = true;
  reading.operations.add(isLowest ? 'min' : 'max');
  return length + group;
}

/** "Who has the lowest salary", "wer hat …": the one column of people's names. */
function readWho(reading: Reading, at: number): number {
  if (at > 0 || phraseLength(reading.tokens, 0, 'who') === 0) return 0;
  // "Who bought the most" is asked of customers, also beside those who sold.
  const column = doerColumn(reading) ?? peopleColumn(reading);
  if (column === null && whoIsNamed(reading)) return 1;
  // Of first and last names side by side each row is somebody: its highest or first is shown whole.
  if (column === null) return hasRowForEach(reading) ? readEachRow(reading) : readWhoIsBest(reading);
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
  // "Which car has the most kilometres": each row is one.
  if (group === 0 && at === 0 && (isRowWord(reading, which) || isOwnNoun(reading, which))) {
    readEachRow(reading);
    reading.saysRows = true;
    return which + 1;
  }
  if (group === 0) return readWhichValue(reading, at, which);
  reading.asksWhich = true;
  return which + group;
}

/** "Which grade has Amira": the value itself, where nothing is ranked. */
function readWhichValue({ tokens, words, records }: Reading, at: number, which: number): number {
  const hit = at === 0 ? words.exactAt(tokens, which) : null;
  const isRanked = tokens.some(
    (_, i) => phraseLength(tokens, i, 'max', 'min', 'first', 'last', 'newest', 'top', 'bottom') > 0,
  );
  const isNumber = hit?.columns.every((one) => records.table.columns[one]?.kind === 'number') === true;
  return isNumber && !isRanked ? which : 0;
}

/** "sorted by revenue, descending". */
export function readOrder(reading: Reading, at: number): number {
  const said = phraseLength(reading.tokens, at, 'sorted');
  // "What was ordered" is a deed, unless it says by what or which way.
  const isDeed = said === 1 && reading.tokens[at]?.folded === 'ordered';
  const isWay = phraseLength(reading.tokens, at + said, 'descending', 'ascending') > 0;
  const lead = isDeed && !isWay ? 0 : said;
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
