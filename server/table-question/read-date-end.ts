import { columnOfLeaving, hasComing } from './read-standing.ts';
import { dateColumns, columnOf, object, type Reading } from './reading.ts';
import { dateOfDeed, onlyDateColumn } from './which-date.ts';
import { isRowWord } from './row-words.ts';
import { namesEachRow } from './names-each-row.ts';
import { phraseLength } from './words/lexicon.ts';
import { peopleRows } from './words/row-synonyms.ts';

type End = 'highest' | 'lowest';

/** "First", "latest", "oldest": an end of the calendar, and how many tokens say it. */
function endAt({ tokens }: Reading, at: number): { end: End; length: number } | null {
  const [first, last] = [phraseLength(tokens, at, 'first'), phraseLength(tokens, at, 'newest', 'last')];
  if (first + last === 0) return null;
  return first >= last ? { end: 'lowest', length: first } : { end: 'highest', length: last };
}

/** How long somebody has been there: the earliest day they began. */
const tenure = [
  'longest serving',
  'longest standing',
  'been here longest',
  'been here the longest',
  'been with us the longest',
  'been with us longest',
  'been with the company longest',
  'been with the company the longest',
  'been at the company longest',
  'been at the company the longest',
  'been employed longest',
  'been employed the longest',
  'worked here longest',
  'worked here the longest',
  'am langsten bei uns',
  'am langsten in der firma',
  'am langsten angestellt',
  'am langsten dabei',
  'am langsten da',
  'am langsten im unternehmen',
  'am langsten beschaftigt',
  'dienstalteste',
  'dienstaltester',
  'dienstaltesten',
].map((text) => text.split(' '));
const beginName = /join|hire|start|eintritt|einstell|beginn|member since|since|seit|dabei/i;

const birthName = /birth|\bborn\b|\bdob\b|geburt|geboren/i;
const oldest = /^(?:oldest|alteste[nrs]?)$/;
const youngest = /^(?:youngest|jungste[nrs]?)$/;

/** Who is "oldest" or "youngest" where a table knows when they were born; their membership has another age. */
function ageAt(reading: Reading, at: number): Found | null {
  const folded = reading.tokens[at]?.folded ?? '';
  const end = oldest.test(folded) ? 'lowest' : youngest.test(folded) ? 'highest' : null;
  const found = dateColumns(reading).filter((one) => birthName.test(columnOf(reading, one)?.name ?? ''));
  const [only] = found;
  const next = reading.tokens[at + 1];
  if (end === null || only === undefined || found.length > 1) return null;
  const [first, second] = reading.tokens;
  // "Which class is the oldest" asks for no person.
  const isOfWho = /^(?:who|wer)$/.test(first?.folded ?? '') || peopleRows.test(second?.folded ?? '');
  const isPerson = next === undefined ? isOfWho : peopleRows.test(next.folded);
  return isPerson ? { column: only, end, length: next === undefined ? 1 : 2 } : null;
}

/** Who has left is no member any more: asked is of those who are still there. */
function chooseThoseThere(reading: Reading): void {
  const column = columnOfLeaving(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date') return;
  if (hasComing(own.values)) object(reading, 'relative_date', own.name);
  const isSaid = reading.filters.some((one) => one.column === column);
  if (!isSaid) reading.filters.push({ kind: 'blank', column, isNegated: false });
}

interface Found {
  readonly column: number;
  readonly end: End;
  readonly length: number;
}

function tenureAt(reading: Reading, at: number): Found | null {
  const said = tenure.find((words) => words.every((word, i) => reading.tokens[at + i]?.folded === word));
  const found = dateColumns(reading).filter((one) => beginName.test(columnOf(reading, one)?.name ?? ''));
  const [only] = found;
  return said === undefined || only === undefined || found.length > 1
    ? null
    : { column: only, end: 'lowest', length: said.length };
}

/** The one column of dates named at a place. */
function dateAt(reading: Reading, at: number): { column: number; length: number } | null {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const dates = hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'date') ?? [];
  const [only] = dates;
  return hit === null || only === undefined || dates.length > 1 ? null : { column: only, length: hit.length };
}

function set(reading: Reading, column: number, end: End, length: number): number {
  if (reading.dateEnd !== null) return 0;
  reading.dateEnd = { column, end };
  return length;
}

const onlyNamed = (reading: Reading, at: number) => {
  const hit = dateAt(reading, at);
  return hit?.length === 1 ? hit.column : null;
};

/** "Joined first", "started last". */
function readDeedEnd(reading: Reading, at: number): number {
  const column = dateOfDeed(reading, at) ?? onlyNamed(reading, at);
  const small = column === null ? 0 : phraseLength(reading.tokens, at + 1, 'filler');
  const end = column === null ? null : endAt(reading, at + 1 + small);
  if (column === null || end === null || at + 1 + small + end.length < reading.tokens.length) return 0;
  return set(reading, column, end.end, 1 + small + end.length);
}

/** What is a row each, named where its first or last one is asked for: "last order", "newest member". */
function rowsAt(reading: Reading, at: number): number {
  if (isRowWord(reading, at)) return Math.max(1, phraseLength(reading.tokens, at, 'rows', 'people'));
  const staff = phraseLength(reading.tokens, at, 'staff', 'people');
  if (staff > 0) return staff;
  const hit = reading.words.columnsAt(reading.tokens, at);
  return hit !== null && hit.columns.length === 1 && hit.columns.every((one) => namesEachRow(reading, one))
    ? hit.length
    : 0;
}

/**
 * "Latest deadline", "who joined first", "the last order", "am längsten dabei": the row with the first or last day of one
 * column. Beside a quantity ("last balance") the operation of that name is meant.
 */
export function readDateEnd(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const long = tenureAt(reading, at) ?? ageAt(reading, at);
  if (long !== null) {
    chooseThoseThere(reading);
    return set(reading, long.column, long.end, long.length);
  }
  const deed = readDeedEnd(reading, at);
  if (deed > 0) return deed;
  const said = words.exactAt(tokens, at) === null ? endAt(reading, at) : null;
  if (said === null) return 0;
  const behind = at + said.length;
  const named = dateAt(reading, behind);
  if (named !== null) return set(reading, named.column, said.end, said.length + named.length);
  const rows = reading.measures.length === 0 ? rowsAt(reading, behind) : 0;
  // "Last 3 orders", "last month" are no single row; "of the last order" is of what is in it.
  const isAlone = rows > 0 && tokens.slice(0, at).every((_, i) => words.columnsAt(tokens, i) === null);
  if (!isAlone || dateColumns(reading).length === 0) return 0;
  const column = onlyDateColumn(reading);
  return column === null ? said.length + rows : set(reading, column, said.end, said.length + rows);
}
