import { foldWord } from './fold-words.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import { answersOf } from './yes-or-no.ts';
import { readUndone } from './read-undone.ts';
import { phraseLength } from './words/lexicon.ts';

/** The one column named at a place behind small words, and where it ends. */
function columnAt(reading: Reading, at: number): { column: number; end: number } | null {
  const { tokens, words } = reading;
  const skipped = words.exactAt(tokens, at) === null ? phraseLength(tokens, at, 'filler') : 0;
  const hit = words.columnsAt(tokens, at + skipped);
  const [column, ...more] = hit?.columns ?? [];
  if (hit === null || column === undefined || more.length > 0) return null;
  // "no tax paid" and "without tax rate" name something else.
  return { column, end: at + skipped + hit.length };
}

const isAskedForThings = ({ asksCount, asksDistinct, asksList, asksWhich, measures }: Reading) =>
  asksCount || asksDistinct || asksList || asksWhich || measures.length === 0;

/** Zero and nothing are both "no bonus": only where a table has one of them it is known which. */
function addNone(reading: Reading, column: number): void {
  const own = columnOf(reading, column);
  const denied = own?.kind === 'text' ? answersOf(own, 'no') : null;
  if (denied !== null) {
    reading.filters.push({ kind: 'values', column, values: denied, isNegated: false });
    return;
  }
  if (own?.kind !== 'number') {
    reading.filters.push({ kind: 'blank', column, isNegated: false });
    return;
  }
  const [hasZero, hasBlank] = [own.values.includes(0), own.values.some((value) => Number.isNaN(value))];
  if (hasZero && hasBlank) object(reading, 'zero_or_blank', columnName(reading, column));
  else if (hasZero) reading.filters.push({ kind: 'number', column, least: 0, most: 0, isStrict: false });
  else reading.filters.push({ kind: 'blank', column, isNegated: false });
}

/** "without a value in Bonus", "have no delivery date", "ohne Kategorie", "where category is empty". */
export function readBlank(reading: Reading, at: number): number {
  const { tokens } = reading;
  for (const [meaning, isNegated] of [
    ['blank', false],
    ['filled', true],
  ] as const) {
    const lead = phraseLength(tokens, at, meaning);
    const named = lead === 0 ? null : columnAt(reading, at + lead);
    if (named === null) continue;
    reading.filters.push({ kind: 'blank', column: named.column, isNegated });
    return named.end - at;
  }
  return (
    readUndone(reading, at) ||
    readUn(reading, at) ||
    readNone(reading, at) ||
    readNotYes(reading, at) ||
    readIsBlank(reading, at)
  );
}

/** "Unpaid", "unbezahlte", "non-billable": those that say no in the column of that name. */
function readUn(reading: Reading, at: number): number {
  const { tokens, words, records } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || words.valuesAt(tokens, at) !== null || words.exactAt(tokens, at) !== null)
    return 0;
  const isNon = token.folded === 'non';
  const denied = isNon
    ? (tokens[at + 1]?.folded ?? '')
    : (/^(?:un|nicht)(\p{L}{4,})$/u.exec(token.folded)?.[1] ?? '');
  const stem = denied.replace(/e[nrsm]?$/, '');
  const found = records.table.columns.flatMap((column, i) =>
    denied !== '' &&
    column.kind === 'text' &&
    [denied, stem].includes(foldWord(column.plainName.trim()).replace(/\?$/, ''))
      ? [{ i, said: answersOf(column, 'no') }]
      : [],
  );
  const [only] = found;
  if (only?.said == null || found.length > 1) return 0;
  reading.filters.push({ kind: 'values', column: only.i, values: only.said, isNegated: false });
  return isNon ? 2 : 1;
}

function readNone(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const none = phraseLength(tokens, at, 'none_of');
  const not = none > 0 ? 0 : /^(?:without|ohne)$/.test(tokens[at]?.folded ?? '') ? 1 : 0;
  const lead = none || not;
  if (lead === 0 || !isAskedForThings(reading)) return 0;
  const named = columnAt(reading, at + lead);
  if (named === null || words.valuesAt(tokens, at + lead) !== null) return 0;
  // Of numbers "without tax" is another quantity; behind the column is one of its values.
  const kind = columnOf(reading, named.column)?.kind;
  if ((not > 0 && kind === 'number') || words.valuesAt(tokens, named.end) !== null) return 0;
  addNone(reading, named.column);
  return named.end - at;
}

/** "Tickets that are not urgent": those that say no there. */
function readNotYes(reading: Reading, at: number): number {
  const not = phraseLength(reading.tokens, at, 'not');
  const named = not === 0 ? null : columnAt(reading, at + not);
  const own = named === null ? undefined : columnOf(reading, named.column);
  const denied = own?.kind === 'text' ? answersOf(own, 'no') : null;
  if (named === null || denied === null) return 0;
  reading.filters.push({ kind: 'values', column: named.column, values: denied, isNegated: false });
  return named.end - at;
}

function readIsBlank(reading: Reading, at: number): number {
  const named = reading.words.exactAt(reading.tokens, at) === null ? null : columnAt(reading, at);
  const is = named === null ? 0 : phraseLength(reading.tokens, named.end, 'is_blank');
  if (named === null || is === 0) return 0;
  reading.filters.push({ kind: 'blank', column: named.column, isNegated: false });
  return named.end + is - at;
}
