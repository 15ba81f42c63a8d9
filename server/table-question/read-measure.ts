import type { Filter } from '../table/select-rows.ts';
import { isCode } from './asked-columns.ts';
import { namesEachRow } from './names-each-row.ts';
import { isQuestionName } from './question-name.ts';
import { columnOf, type Pattern, type Reading } from './reading.ts';
import { isRowWord } from './row-words.ts';
import type { ColumnHit } from './table-words.ts';
import { phraseLength } from './words/lexicon.ts';
import { answersOf } from './yes-or-no.ts';

/** A quantity, what the rows are, or those that say yes in a column. */
export const readMeasure: Pattern = (reading, at) => {
  const hit = reading.words.columnsAt(reading.tokens, at);
  if (hit === null) return 0;
  const [column] = hit.columns;
  const said = withYes(reading, at, hit);
  if (said !== null) {
    reading.filters.push(said);
    return hit.length;
  }
  if (isOfValue(reading, at, hit)) return hit.length;
  const isRowNoun = hit.columns.length === 1 && column !== undefined && namesEachRow(reading, column);
  // "All orders", "of the lines": what the rows are.
  if (isRowNoun) reading.rowNoun ??= column;
  if (!isRowNoun || at === 0) reading.measures.push(hit.columns);
  return hit.length;
};

/** "Revenue of customers in Spain", "Umsatz der Kunden von Yilmaz": whose the value behind it is; the quantity was named before. */
function isOfValue(reading: Reading, at: number, { columns, length }: ColumnHit): boolean {
  const { tokens, words } = reading;
  const kinds = columns.map((one) => columnOf(reading, one)?.kind);
  const isOfThings = columns.every((one, i) => kinds[i] === 'text' || isCode(reading, one));
  const hasQuantity = reading.measures.some((one) =>
    one.every((column) => columnOf(reading, column)?.kind === 'number'),
  );
  const link = phraseLength(tokens, at + length, 'in', 'of', 'from', 'for');
  const small = link === 0 ? 0 : phraseLength(tokens, at + length + link, 'filler');
  if (!isOfThings || !hasQuantity || link === 0 || at === 0) return false;
  return (
    words.valuesAt(tokens, at + length + link) !== null ||
    (small > 0 && words.valuesAt(tokens, at + length + link + small) !== null)
  );
}

/** "Patients with side effects": those that say yes there. */
function withYes(reading: Reading, at: number, { columns, length }: ColumnHit): Filter | null {
  const [column, ...more] = columns;
  const own = column === undefined ? undefined : columnOf(reading, column);
  const { tokens } = reading;
  const before = tokens[at - 1]?.folded ?? '';
  const isWith = /^(?:with|mit|having|are|is|were|was|sind|ist|war|waren)$/.test(before);
  // "Billable hours": those of the rows that are.
  const behind = own?.kind === 'text' ? (reading.words.columnsAt(tokens, at + length)?.columns ?? []) : [];
  const isOfNumber = behind.length > 0 && behind.every((one) => columnOf(reading, one)?.kind === 'number');
  const isBefore = isOfNumber || isRowWord(reading, at + length);
  const isAsked = own !== undefined && isQuestionName(own.name);
  const said = (isWith || isBefore || isAsked) && own?.kind === 'text' ? answersOf(own, 'yes') : null;
  if (column === undefined || more.length > 0 || said === null) return null;
  return { kind: 'values', column, values: said, isNegated: false };
}

/** "Billable" of "how many billable hours": how many tokens say that the rows with a yes are meant; 0 for none. */
export function yesLength(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  return hit !== null && withYes(reading, at, hit) !== null ? hit.length : 0;
}
