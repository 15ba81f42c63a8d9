import { selectRows, TooFineError } from '../table/select-rows.ts';
import type { Column, Table } from '../table/table.ts';
import { additivityOf } from './additivity.ts';
import { foldWord } from './fold-words.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';
import type { Reading } from './reading.ts';

/** Money that goes or comes; what changes hands. */
const outgoing = /^(?:spend|spent|pay|pays|paid|ausgegeben|bezahlt|gezahlt)$/;
const incoming = /^(?:earn|earned|receive|received|get|got|verdient|bekommen|bekam|erhalten|erhielt)$/;
const traded = /^(?:sell|sold|buy|bought|purchased|verkauft|verkaufte|gekauft|kaufte)$/;

/** Columns that tell which rows were paid, and which were sold after all. */
const paidName =
  /paid|payment|settle|status|\bstate\b|received|bezahlt|gezahlt|zahlung|beglichen|erledigt|eingang/i;
const howPaid =
  /payee|payer|pflicht|empf[aä]n|zahler|method|type|terms|\bvia\b|means|art\b|weise|weg\b|mittel|ziel/i;
const soldName = /status|\bstate\b|cancel|return|refund|storn|retour/i;

const isVaried = (column: Column) =>
  column.kind === 'date'
    ? column.values.some((value) => Number.isNaN(value))
    : column.kind === 'text' && new Set(column.codes).size > 1;

const means =
  /^(?:(?:credit |debit )?card|cash|klarna|paypal|bank transfer|transfer|wire|invoice|direct debit|cheque|check|visa|mastercard|amex|apple ?pay|google ?pay|sepa|stripe|voucher|gift card|bar|karte|kreditkarte|ec-?karte|rechnung|überweisung|lastschrift|vorkasse|gutschein|sofort|nachnahme)$/i;

/** "Payment" over cards and transfers says how, not whether. */
const isOfMeans = (column: Column) =>
  column.kind === 'text' && column.words.every((word) => word === '' || means.test(word.trim()));

/** True for "paid", "sold" and the like where a column tells that it may not be so of every row. */
export function isOfSomeRows({ tokens, records }: Reading, at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  const isMoney = outgoing.test(word) || incoming.test(word);
  if (!isMoney && !traded.test(word)) return false;
  return records.table.columns.some((column) => {
    const { plainName } = column;
    const isState = isMoney
      ? paidName.test(plainName) && !howPaid.test(plainName) && !isOfMeans(column)
      : soldName.test(plainName);
    return isState && isVaried(column);
  });
}

/** Rows of a plan; none where its time is finer than the table's, which is refused anyway. */
function rowsOf(table: Table, plan: Plan): Uint32Array {
  try {
    return selectRows(table, plan.filters).rows;
  } catch (error) {
    if (!(error instanceof TooFineError)) throw error;
    return new Uint32Array();
  }
}

/** "Amount spent" over rows of money that came and went is neither: null when the signs fit what was said. */
export function againstSigns({ tokens, records }: Reading, plan: Plan): Refusal | null {
  const said = tokens.filter(({ folded }) => outgoing.test(folded) || incoming.test(folded));
  const column = plan.measure?.kind === 'column' ? records.table.columns[plan.measure.column] : undefined;
  if (said.length === 0 || column?.kind !== 'number' || plan.operation === 'list') return null;
  const values = [...rowsOf(records.table, plan)].map((row) => column.values[row] ?? Number.NaN);
  const [hasMore, hasLess] = [values.some((value) => value > 0), values.some((value) => value < 0)];
  const isIncoming = said.some(({ folded }) => incoming.test(folded));
  const fits = !(hasMore && hasLess) && !(isIncoming && hasLess);
  return fits
    ? null
    : refuse(
        'unused_words',
        said.map(({ written }) => written),
      );
}

const paid = /^(?:pay|pays|paid|costs?|bezahlt|gezahlt|zahlen|zahlt|kostet|kosten|kostete)$/;

/** The measured column of a plan; undefined where rows are counted or listed. */
const measuredColumn = ({ records }: Reading, { measure, operation }: Plan) =>
  measure?.kind === 'column' && !['list', 'count', 'distinct'].includes(operation)
    ? records.table.columns[measure.column]
    : undefined;

/** "How much did they pay for gas" of megawatt hours is no answer: what is paid is money. */
export function againstMoney(reading: Reading, plan: Plan): Refusal | null {
  const column = measuredColumn(reading, plan);
  const { columns } = reading.records.table;
  // "How much do students pay" beside a fee asks for no number of students.
  const hasMoney = columns.some((one) => one.kind === 'number' && one.unit.kind === 'money');
  const isCount =
    column?.kind === 'number' &&
    ['none', 'count'].includes(column.unit.kind) &&
    reading.asksHowMuch &&
    hasMoney;
  const isOther =
    isCount ||
    (column?.kind === 'number' && ['measure', 'percent', 'percentage_points'].includes(column.unit.kind));
  const said = isOther
    ? reading.tokens.filter(({ folded }) => paid.test(folded) && foldWord(column.plainName) !== folded)
    : [];
  return said.length === 0
    ? null
    : refuse(
        'unused_words',
        said.map(({ written }) => written),
      );
}

const worth = /^(?:values?|worth|werte?|werts)$/;

/**
 * "Average order value" of a column that counts orders: how many there were is not what they were worth. "Highest value of
 * visitors" and "order amount" beside an amount of money are what they say.
 */
export function againstWorth(reading: Reading, plan: Plan): Refusal | null {
  const { tokens, words } = reading;
  const column = measuredColumn(reading, plan);
  const isCount = column?.kind === 'number' && ['none', 'count'].includes(column.unit.kind);
  if (!isCount || !['yes', 'stock'].includes(additivityOf(column))) return null;
  const at = reading.records.table.columns.indexOf(column);
  const names = (i: number) => words.columnsAt(tokens, i)?.columns.includes(at) === true;
  const said = tokens.filter(({ folded }, i) => {
    if (names(i)) return false;
    const isBehind = i > 0 && names(i - 1) && /^(?:amounts?|betrag|summe)$/.test(folded);
    const isOfIt = /^(?:highest|lowest|maximum|minimum|hochster?|niedrigster?)$/.test(
      tokens[i - 1]?.folded ?? '',
    );
    return isBehind || (worth.test(folded) && !(isOfIt && !names(i + 1)));
  });
  return said.length === 0
    ? null
    : refuse(
        'unused_words',
        said.map(({ written }) => written),
      );
}

const best = /^(?:best|beste[nrs]?|worst|schlechteste[nrs]?)$/;
/** Of these the lowest may be the best. */
const better =
  /cost|expens|price|loss|defect|error|complaint|return|time|duration|days|delay|rank|position|place|placing|seed|handicap|kosten|ausgab|preis|verlust|fehler|beschwerde|dauer|zeit|tage|rang|platz|note|grade|verbrauch|consumption|emission|debt|schuld|absen|fehl/i;

/** The highest rank is the first: its number is the lowest. */
const ranks = /(?:^|\s)(?:rank(?:ing)?|place|placing|position|seed)$|^(?:rang|platz(?:ierung)?)$/i;
const ends = /^(?:highest|lowest|hochste[nrs]?|niedrigste[nrs]?)$/;

/** "Best" is the highest, and "worst" the lowest, only of what everybody wants more of. */
export function againstBest(reading: Reading, plan: Plan): Refusal | null {
  const column = measuredColumn(reading, plan);
  if (column === undefined) return null;
  const isRank = ranks.test(column.plainName.trim());
  const said = reading.tokens.filter(
    ({ folded }) => (better.test(column.name) && best.test(folded)) || (isRank && ends.test(folded)),
  );
  return said.length > 0
    ? refuse(
        'unused_words',
        said.map(({ written }) => written),
      )
    : null;
}

const ofSize = /^(?:biggest|largest|greatest|smallest|(?:grosste|kleinste)[nrs]?)$/;
const times = /^(?:counts?|numbers?|volumes?|anzahl|zahl)$/;

/** "Which customer has the biggest order" asks how large one order is: how many there were does not tell. */
export function againstSize({ tokens, records }: Reading, plan: Plan): Refusal | null {
  if (plan.operation !== 'count' || plan.groups.length === 0 || plan.top === null) return null;
  const isOfGroup = (folded: string) =>
    plan.groups.some(({ column }) => foldWord(records.table.columns[column]?.plainName ?? '') === folded);
  const at = tokens.findIndex(({ folded }, i) => {
    const next = tokens[i + 1]?.folded ?? '';
    const isCount = times.test(next) || times.test(tokens[i + 2]?.folded ?? '');
    return ofSize.test(folded) && next !== '' && !isCount && !isOfGroup(next);
  });
  return at < 0
    ? null
    : refuse(
        'unused_words',
        tokens.slice(at, at + 2).map(({ written }) => written),
      );
}
