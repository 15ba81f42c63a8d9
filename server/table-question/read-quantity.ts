import { additivityOf } from './additivity.ts';
import { columnsBehind, isCode, kindOf } from './asked-columns.ts';
import { foldWord } from './fold-words.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import type { ColumnHit } from './table-words.ts';
import { phraseLength } from './words/lexicon.ts';

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
  // "Visitors per matchday", where matchdays are 1, 2 and 3, are those of each.
  const numbering = b.find((one) => mayNumber(reading, one));
  if (lead === 0 && numbering !== undefined && phraseLength(tokens, over.end, 'per') > 0)
    object(reading, 'not_a_group', columnName(reading, numbering));
  reading.ratio = { numerator: a, denominator: b, isPercent };
  return under.end - at;
}

/** True for whole numbers without a gap that nothing tells to be counts: they may number things. */
function mayNumber(reading: Reading, at: number): boolean {
  const column = columnOf(reading, at);
  if (column?.kind !== 'number' || column.decimals > 0 || additivityOf(column) !== 'asked') return false;
  const values = new Set(column.values.filter((value) => !Number.isNaN(value)));
  return Math.max(...values) - Math.min(...values) + 1 === values.size;
}

/** "price times quantity", "Stunden mal Stundensatz". */
export function readProduct(reading: Reading, at: number): number {
  if (reading.words.columnsAt(reading.tokens, at) === null) return 0;
  const first = columnsBehind(reading, at);
  const link = first === null ? 0 : phraseLength(reading.tokens, first.end, 'times');
  const second = first === null || link === 0 ? null : columnsBehind(reading, first.end + link);
  if (first === null || second === null) return 0;
  const [left, right] = [numbersOf(reading, first), numbersOf(reading, second)];
  if (left.length === 0 || right.length === 0) return 0;
  if (reading.product !== null) object(reading, 'several_measures');
  reading.product = { left, right };
  return second.end - at;
}

/** The columns of amounts that were named. */
const numbersOf = (reading: Reading, hit: ColumnHit) =>
  hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));

/** "revenue minus cost", "Umsatz abzüglich Kosten". */
export function readMinus(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (reading.words.columnsAt(tokens, at) === null) return 0;
  const over = columnsBehind(reading, at);
  const link = over === null ? 0 : phraseLength(tokens, over.end, 'minus');
  const under = over === null || link === 0 ? null : columnsBehind(reading, over.end + link);
  if (over === null || under === null) return 0;
  const numbers = (hit: ColumnHit) =>
    hit.columns.filter((one) => kindOf(reading, one) === 'number' && !isCode(reading, one));
  const [a, b] = [numbers(over), numbers(under)];
  if (a.length === 0 || b.length === 0) return 0;
  if (reading.minus !== null) object(reading, 'several_measures');
  reading.minus = { minuend: a, subtrahend: b };
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
  const others: Readonly<Record<string, string>> = {
    net: 'net income',
    netto: 'jahresuberschuss',
    operating: 'operating income',
  };
  const profits = [`${adjective}profit`, ...(kind === 1 ? [others[tokens[at]?.folded ?? ''] ?? ''] : [])]
    .filter((name) => name !== '')
    .map(named)
    .filter((columns) => columns.length > 0);
  const [profit = []] = profits.length === 1 ? profits : [];
  const revenue = named('revenue');
  if (profit.length !== 1 || revenue.length !== 1) return 0;
  reading.ratio = { numerator: profit, denominator: revenue, isPercent: true };
  return kind + length;
}

const amountName =
  /^(?:betrag|beträge|kosten|ausgaben|aufwand|summe|wert|amount|cost|costs|spent|value|expenses?)$/i;

/** What a table has kinds of, as the head of its names says: "Kostenart", "Expense category". */
const isKindOf = (name: string, folded: string) =>
  new RegExp(`^${folded}s?[\\s-]?(?:art|arten|kategorie|gruppe|stelle|type|category|group)s?$`, 'i').test(
    foldWord(name),
  );

/** The only amount of a table; null when there are others it could be. */
function onlyAmount({ records }: Reading): number | null {
  const { columns } = records.table;
  const numbers = columns.filter((column) => column.kind === 'number');
  const [only] = numbers;
  const isAmount = only !== undefined && (only.isMade === true || amountName.test(only.plainName.trim()));
  return isAmount && numbers.length === 1 ? columns.indexOf(only) : null;
}

/** The "kosten" of "Personalkosten" or "IT-Kosten": the only amount of a table of kinds of costs, or of one beside nothing else. */
export function readKindOfAmount(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || !/^\p{L}{4,}$/u.test(token.folded)) return 0;
  const { columns } = reading.records.table;
  const isKind = columns.some((column) => column.kind === 'text' && isKindOf(column.name, token.folded));
  const amount = onlyAmount(reading);
  if (token.restOf === undefined ? !isKind || amount === null : !isKind && amount === null) return 0;
  if (amount !== null && reading.measures.length === 0) reading.measures.push([amount]);
  return 1;
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
