import { columnOf, type Reading } from './reading.ts';
import { dateOfWord } from './which-date.ts';
import { phraseLength } from './words/lexicon.ts';

/** Columns that may tell the same in another way. */
const stateName =
  /status|\bstate\b|zustand|paid\?|bezahlt\?|cancel|storn|settled\?|open|offen|outstanding|balance due/i;
/** What is between "not" and the deed. */
const between = /^(?:yet|been|be|have|has|had|was|were|noch|worden|wurde|wurden|schon|bisher)$/;
/** A day on which something was done, not one on which it is to be. */
const done =
  /\b(?:paid|settled|shipped|ship date|delivered|returned|closed|resolved|completed|received)\b|bezahlt|gezahlt|zahlungseingang|beglichen|versandt|versendet|geliefert|zugestellt|zurückgegeben|geschlossen|erledigt|abgeschlossen|eingegangen/i;

/** The column of days of a deed, some of whose cells are empty, where nothing else tells whether it was done. */
function openDates(reading: Reading, folded: string): number | null {
  const plain = folded.replace(/(?<=t)e[nrsm]?$/, '');
  const column = dateOfWord(reading, folded) ?? dateOfWord(reading, plain);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date' || !done.test(own.plainName)) return null;
  // A day still to come is planned: nothing was done on it yet.
  const isPast = own.values.every((value) => !(value > Date.now()));
  const hasGaps = isPast && own.values.some((value) => Number.isNaN(value));
  const isOnly = reading.records.table.columns.every(({ plainName }) => !stateName.test(plainName));
  return hasGaps && isOnly ? column : null;
}

/** "Unpaid", "not yet shipped", "haven't been paid", "noch nicht bezahlt": rows without a day of that deed. */
export function readUndone(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  const isFree = words.valuesAt(tokens, at) === null && words.exactAt(tokens, at) === null;
  const denied = isFree ? (/^un(\p{L}{4,})$/u.exec(folded)?.[1] ?? null) : null;
  const whole = denied === null ? null : openDates(reading, denied);
  if (whole !== null) return add(reading, whole, 1);
  const not = phraseLength(tokens, at, 'not');
  if (not === 0) return 0;
  let end = at + not;
  while (between.test(tokens[end]?.folded ?? '')) end += 1;
  const column = openDates(reading, tokens[end]?.folded ?? '');
  return column === null ? 0 : add(reading, column, end + 1 - at);
}

function add(reading: Reading, column: number, length: number): number {
  reading.filters.push({ kind: 'blank', column, isNegated: false });
  return length;
}
