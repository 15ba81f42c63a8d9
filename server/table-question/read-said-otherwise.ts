import { isCode } from './asked-columns.ts';
import { groupNamed } from './read-group.ts';
import { columnName, columnOf, type Reading } from './reading.ts';
import { isRowWord } from './row-words.ts';
import { namesEachRow } from './names-each-row.ts';
import { pieceColumn } from './piece-columns.ts';
import { standingLength } from './read-standing.ts';
import { phraseLength } from './words/lexicon.ts';

/** The only column of numbers with such a head; null for none, or several. */
function onlyNumber({ records }: Reading, pattern: RegExp): number | null {
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && pattern.test(column.name.trim()) ? [at] : [],
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

const isNamed = ({ tokens, words }: Reading, at: number) =>
  words.exactAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null;

const odometerWord =
  /^(?:kilometer|kilometern|kilometerstand|kilometerstande|km|laufleistung|tachostand|mileage|odometer|miles|kilometres)$/;
const odometerName =
  /^(?:km[- ]?st[aä]nd|kilometerstand|tacho(?:stand)?|laufleistung|mileage|odometer|km$|kilometer$)/i;

/** "Kilometerstand", "mileage": the one column of what the odometers of a fleet show. */
function readOdometer(reading: Reading, at: number): number {
  if (!odometerWord.test(reading.tokens[at]?.folded ?? '') || isNamed(reading, at)) return 0;
  const column = onlyNumber(reading, odometerName);
  if (column === null || reading.measures.length > 0) return 0;
  reading.measures.push([column]);
  return 1;
}

/** "Account balance" of the only column of balances. */
function readAccountBalance({ tokens, words, records }: Reading, at: number): number {
  if (!/^(?:account|bank)$/.test(tokens[at]?.folded ?? '') || words.valuesAt(tokens, at) !== null) return 0;
  const columns = words.exactAt(tokens, at) === null ? (words.columnsAt(tokens, at + 1)?.columns ?? []) : [];
  const isBalance = columns.every((one) =>
    /^(?:balance|saldo)$/i.test(records.table.columns[one]?.plainName ?? ''),
  );
  return columns.length === 1 && isBalance ? 1 : 0;
}

const turnover = /^(?:umsatz|umsatze|umsatzen|revenue|turnover|sales)$/;
const netName = /^(?:netto|brutto|net|gross)(?:betrag|summe|wert)?(?: (?:amount|total|value))?$/i;
const billed = /rechn|invoice|bestell|order|verkauf|sales|umsa/i;

/** "Nettoumsatz" of a list of invoices: their net amounts. */
function readNetTurnover(reading: Reading, at: number): number {
  const { tokens, words, records } = reading;
  if (!turnover.test(tokens[at]?.folded ?? '') || words.columnsAt(tokens, at) !== null) return 0;
  const { name, columns } = records.table;
  const isBilled = [reading.files, name, columns[0]?.plainName ?? ''].some((text) => billed.test(text));
  const named = tokens.flatMap((_, i) => words.columnsAt(tokens, i)?.columns ?? []);
  const nets = named.filter(
    (one) =>
      columnOf(reading, one)?.kind === 'number' &&
      netName.test(columnName(reading, one).replace(/\s*[([]?(?:EUR|USD|GBP|CHF|€|\$|£)[)\]]?$/, '')),
  );
  return isBilled && new Set(nets).size === 1 ? 1 : 0;
}

const stateNouns: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:stornos?|stornierungen|stornierung|stornorechnungen)$/, /^storn/i],
  [/^(?:cancellations?|cancelations?)$/, /^cancel/i],
  [/^refunds?$/, /^refund/i],
  [/^(?:retouren|retoure|rucksendungen)$/, /^(?:retour|rückgesandt|zurückgesandt)/i],
  [/^returns?$/, /^returned$/i],
  [/^(?:absagen)$/, /^abgesagt/i],
];
const stateName = /stat(?:e|us)\b|zustand/i;

/** "Ohne Stornos", "excluding refunds": the state that the noun is made of. */
function readStateNoun(reading: Reading, at: number): number {
  const { tokens } = reading;
  const not = phraseLength(tokens, at, 'not');
  const small = not === 0 ? 0 : phraseLength(tokens, at + not, 'filler');
  const noun = stateNouns.find(([said]) => said.test(tokens[at + not + small]?.folded ?? ''));
  if (not === 0 || noun === undefined || isNamed(reading, at + not + small)) return 0;
  const found = reading.records.table.columns.flatMap((column, i) =>
    column.kind === 'text' && stateName.test(column.plainName)
      ? [{ i, values: column.words.filter((word) => noun[1].test(word)) }]
      : [],
  );
  const [only] = found;
  if (only === undefined || found.length > 1 || only.values.length === 0) return 0;
  if (reading.filters.some(({ kind, column }) => kind === 'values' && column === only.i)) return 0;
  reading.filters.push({ kind: 'values', column: only.i, values: only.values, isNegated: true });
  return not + small + 1;
}

const bestSelling =
  /^(?:best selling|top selling|bestselling|most sold|meistverkauft\p{L}{0,2}|bestverkauft\p{L}{0,2})$/u;

/** "Best selling product by quantity", "meistverkauftes Produkt": the one with the most pieces. */
function readBestSelling(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const length = [2, 1].find((one) =>
    bestSelling.test(
      tokens
        .slice(at, at + one)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
  if (length === undefined || reading.groups.length > 0) return 0;
  const group = groupNamed(reading, at + length);
  if (group === 0) return 0;
  const end = at + length + group;
  const by = phraseLength(tokens, end, 'by');
  const hit = by === 0 ? null : words.columnsAt(tokens, end + by);
  const [named] =
    hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'number' && !isCode(reading, one)) ?? [];
  const column = named ?? pieceColumn(reading);
  if (column === null || (hit !== null && hit.columns.length > 1)) {
    reading.groups.pop();
    return 0;
  }
  reading.measures.push([column]);
  reading.operations.add('max');
  reading.asksWhich = true;
  return end - at + (named === undefined ? 0 : by + (hit?.length ?? 0));
}

/** "Which open invoices": the rows, their states said before what they are. */
function readWhichRows(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const which = at === 0 ? phraseLength(tokens, at, 'which') : 0;
  if (which === 0) return 0;
  let end = which;
  for (let i = 0; i < 3; i += 1) {
    const length =
      standingLength(reading, end) ||
      (words.exactAt(tokens, end) === null ? (words.valuesAt(tokens, end)?.length ?? 0) : 0);
    if (length === 0) break;
    end += length;
  }
  if (end === which) return 0;
  const hit = words.columnsAt(tokens, end);
  const isRows =
    phraseLength(tokens, end, 'rows') > 0 ||
    isRowWord(reading, end) ||
    (hit !== null && hit.columns.length === 1 && hit.columns.every((one) => namesEachRow(reading, one)));
  const isRanked = tokens.some(
    (_, i) => phraseLength(tokens, i, 'max', 'min', 'first', 'last', 'newest') > 0,
  );
  if (!isRows || isRanked) return 0;
  reading.asksList = true;
  reading.asksRows = phraseLength(tokens, end, 'rows') > 0;
  return which;
}

const dutyWords = /^(?:muss|mussen|must|need|needs|have|has|sollen|soll)$/;
const inspection = /^(?:tuv|hu|hauptuntersuchung|mot)$/;

/** "Müssen noch … zum TÜV": small words before the day of an inspection. */
function readInspection(reading: Reading, at: number): number {
  const { tokens } = reading;
  const isAsked = tokens.some(({ folded }) => inspection.test(folded));
  if (!isAsked) return 0;
  if (
    /^(?:zum|zur|to|the|their)$/.test(tokens[at]?.folded ?? '') &&
    inspection.test(tokens[at + 1]?.folded ?? '')
  )
    return 1;
  return dutyWords.test(tokens[at]?.folded ?? '') ? 1 : 0;
}

const hoursName = /^(?:hours|hrs|stunden|std\.?|arbeitsstunden)$/i;

/** "What does the labour cost, hours times rate": what is multiplied says it. */
function readLabour(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (!/^(?:labou?r|arbeit|arbeitszeit)$/.test(tokens[at]?.folded ?? '') || isNamed(reading, at)) return 0;
  const isProduct = tokens.some((_, i) => phraseLength(tokens, i, 'times') > 0);
  const named = tokens.flatMap((_, i) => words.columnsAt(tokens, i)?.columns ?? []);
  return isProduct && named.some((one) => hoursName.test(columnName(reading, one))) ? 1 : 0;
}

/** What a table calls otherwise than people do. */
export const readSaidOtherwise = (reading: Reading, at: number): number =>
  readOdometer(reading, at) ||
  readAccountBalance(reading, at) ||
  readNetTurnover(reading, at) ||
  readStateNoun(reading, at) ||
  readBestSelling(reading, at) ||
  readWhichRows(reading, at) ||
  readInspection(reading, at) ||
  readLabour(reading, at);
