import { additivityOf } from './additivity.ts';
import { isCode } from './asked-columns.ts';
import { isOfSomeRows } from './deeds.ts';
import { namesEachRow } from './names-each-row.ts';
import { pieceColumns } from './piece-columns.ts';
import { tellsIncome } from './read-flow.ts';
import { keepsFlowApart, saysOneSide } from './read-flow-phrase.ts';
import { object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** What a table of money that went or came is called, and what its rows are then called in everyday words. */
const families = [
  {
    named: /expens|spend|ausgab|expenditure|outgoing|purchas|einkäuf|einkauf|kosten(?:liste|aufstellung)/i,
    said: /^(?:expenses?|spendings?|expenditures?|outgoings?|purchases?|ausgaben?|einkaufe?|einkaufen)$/,
    isOfPieces: false,
  },
  {
    named: /\bsales\b|verk[aä]uf|verkaeuf/i,
    said: /^(?:sales?|verkaufe?n?)$/,
    isOfPieces: true,
  },
] as const;

/** The file, the sheet and the title above the table. */
const namesOf = ({ files, records }: Reading) =>
  [files, records.table.name.replace(/[_-]/g, ' '), ...records.table.titleLines.slice(0, 1)].join(' ');

/** True for a list of nothing but what was spent: of an account the signs or kinds of its rows tell. */
function isOfSpendingAlone(reading: Reading): boolean {
  const { columns } = reading.records.table;
  const hasBoth = columns.some(
    (column) =>
      column.kind === 'number' &&
      column.values.some((value) => value < 0) &&
      column.values.some((value) => value > 0),
  );
  return (
    !hasBoth &&
    !tellsIncome(reading.records) &&
    !/income|einnahm|revenue|receipt|umsa/i.test(namesOf(reading))
  );
}

type Family = (typeof families)[number];

/** "Expenses" of expenses.xlsx, "purchases" of a list of spending: money and rows at once, and no column is called so. */
function familyAt(reading: Reading, at: number): Family | null {
  const { tokens, words } = reading;
  const token = tokens[at];
  const own = families.find(({ said }) => said.test(token?.folded ?? ''));
  if (token?.kind !== 'word' || own === undefined || !own.named.test(namesOf(reading))) return null;
  const isOther = words.exactAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null;
  if (isOther || isOfSomeRows(reading, at)) return null;
  return own.isOfPieces || isOfSpendingAlone(reading) ? own : null;
}

/** The only column that can be added up and counts no pieces; null for none, or several. */
function onlyAmount(reading: Reading): number | null {
  const pieces = pieceColumns(reading);
  const found = reading.records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && additivityOf(column) === 'yes' && !pieces.includes(at) && !isCode(reading, at)
      ? [at]
      : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** Rows are counted by that word where each is one: "sales" beside a number of pieces may be those, unless each row has a number of its own. */
export function countsOwnNoun(reading: Reading, at: number): boolean {
  const own = familyAt(reading, at);
  if (own === null) return false;
  const hasNumbers = reading.records.table.columns.some(
    (column, i) => column.kind === 'text' && namesEachRow(reading, i),
  );
  return !own.isOfPieces || pieceColumns(reading).length === 0 || hasNumbers;
}

/** True for a word that the rows of a table of money are called by. */
export const isOwnNoun = (reading: Reading, at: number) => familyAt(reading, at) !== null;

/**
 * "Spending by department", "total expenses", "a marketing expense" of a table called so: its only amount, where no other
 * quantity is named. Sales beside pieces may be those.
 */
export function readOwnNoun(reading: Reading, at: number): number {
  const own = familyAt(reading, at);
  // "Sales" of the one column of revenue in money is that column.
  if (own === null || reading.words.columnsAt(reading.tokens, at) !== null) return 0;
  const isOpen = own.isOfPieces && pieceColumns(reading).length > 0;
  const { asksCount, asksList, asksRows, asksWhich } = reading;
  if (asksList || asksRows) reading.saysRows = true;
  else if (!asksCount) reading.ownAmount = isOpen ? null : onlyAmount(reading);
  if (reading.ownAmount === null && !asksCount && !asksList && !asksWhich) reading.saysOwnNoun = true;
  return 1;
}

/** The only column of money that can be added up, whatever else is counted beside it. */
function onlyMoney(reading: Reading): number | null {
  const found = reading.records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && column.unit.kind === 'money' && additivityOf(column) === 'yes' ? [at] : [],
  );
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : found.length > 1 ? null : onlyAmount(reading);
}

/** "Which vendor got the most money", "wie viel Geld": the only amount of money, where no other quantity is named. */
export function readMoney(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (!/^(?:money|geld|gelder)$/.test(tokens[at]?.folded ?? '') || words.columnsAt(tokens, at) !== null)
    return 0;
  const isNamed = tokens.some((_, i) => {
    const [one, ...more] = words.columnsAt(tokens, i)?.columns ?? [];
    const named = one === undefined || more.length > 0 ? undefined : reading.records.table.columns[one];
    return named?.kind === 'number' && named.unit.kind === 'money';
  });
  // "How much money … fees", "wie viel Geld … (brutto)": it is said already which.
  if (isNamed) return 1;
  // Money that went or came, in a column of its own: "how much money came in".
  if (keepsFlowApart(reading) || saysOneSide(reading)) return 1;
  const amount = onlyMoney(reading);
  const column = amount === null ? undefined : reading.records.table.columns[amount];
  if (amount === null || column?.kind !== 'number' || column.unit.kind !== 'money') return 0;
  // Money of both signs went one way and came the other.
  if (column.values.some((value) => value < 0)) return 0;
  reading.ownAmount = amount;
  return 1;
}

/** "Wieviel Stück", "how many pieces": the only column that counts them. */
export function readPieces(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  if (
    !/^(?:stuck|stucke|stuckzahl|pieces|pcs|units|einheiten)$/.test(folded) ||
    words.columnsAt(tokens, at) !== null
  )
    return 0;
  const isAsked = tokens.some(
    (_, i) => phraseLength(tokens, i, 'how_many', 'how_much', 'sum', 'max', 'min', 'mean', 'share') > 0,
  );
  const [only, ...more] = pieceColumns(reading);
  if (!isAsked || only === undefined || more.length > 0) return 0;
  if (reading.measures.length > 0) object(reading, 'several_measures');
  reading.measures.push([only]);
  return 1;
}
