import { foldWord, wordsOf } from './fold-words.ts';
import { columnName, columnOf, dateColumns, object, type Reading } from './reading.ts';
import { isRowWord } from './row-words.ts';
import { dateOfWord } from './which-date.ts';
import { anyTime } from './words/idle-nouns.ts';
import { phraseLength } from './words/lexicon.ts';

const howLong = /^(?:how long|wie lange|how many days|wie viele tage|wieviele tage|wie viel tage)$/;
const verbs =
  /^(?:take|takes|took|taken|last|lasts|lasted|need|needs|needed|pass|passes|passed|dauert|dauern|dauerte|dauerten|gedauert|braucht|brauchen|brauchte|gebraucht|benotigt|vergehen|vergeht|vergingen|verging|liegen|liegt|lagen|until|till|to|from|between|and|before|after|bis|von|vom|zwischen|und|zum|zur|it|es|an|a|one|is|are|was|were|be|been|get|gets|got|ist|sind|war|waren|wird|werden|wurde|wurden|ein|eine|einer|einem|einen|dem|der|die|das|the|from|on|am|date|days|day|tage|tagen|also|typically|usually|normally|normalerweise|ublicherweise|we|us|wir|uns|our|unsere|unserer)$/;

/** Days of both columns, the earlier one first in every row that has both; null where that is not so. */
function inTurn({ records }: Reading, [a, b]: readonly [number, number]): readonly [number, number] | null {
  const [first, second] = [records.table.columns[a], records.table.columns[b]];
  if (first?.kind !== 'date' || second?.kind !== 'date') return null;
  if (first.precision !== 'day' || second.precision !== 'day') return null;
  const gaps = [...first.values].map((value, row) => (second.values[row] ?? Number.NaN) - value);
  const known = gaps.filter((gap) => !Number.isNaN(gap));
  if (known.length === 0) return null;
  if (known.every((gap) => gap >= 0)) return [a, b];
  return known.every((gap) => gap <= 0) ? [b, a] : null;
}

/** True for a word that begins as a word of the head of a column: "shipping" of "Shipped on". */
function isStemOf(reading: Reading, at: number, column: number): boolean {
  const folded = reading.tokens[at]?.folded ?? '';
  if (folded.length < 4) return false;
  if (dateOfWord(reading, folded) === column) return true;
  const stem = folded.replace(/(?:ing|ment|ung|ed|en|t|s|e|y)$/, '');
  return (
    stem.length > 3 &&
    wordsOf(columnName(reading, column)).some((word) => word.length > 3 && word.startsWith(stem))
  );
}

/** A number of the table that says itself how long things took. */
const saysTime = ({ records }: Reading) =>
  records.table.columns.some(
    ({ kind, name }) =>
      (kind === 'number' || kind === 'doubtful') && (anyTime.test(name) || /\b(?:days|tage)\b/i.test(name)),
  );

const isMentioned = (reading: Reading, column: number) =>
  reading.tokens.some((_, at) => isStemOf(reading, at, column));

/**
 * "How long does shipping take on average", "wie viele Tage liegen zwischen Bestellung und Versand": the days between the
 * two dates of each row. Only of a table with two, where one of them is named and no number says it already.
 */
export function readHowLong(reading: Reading, at: number): number {
  const { tokens } = reading;
  const said = [2, 3].find((length) =>
    howLong.test(
      tokens
        .slice(at, at + length)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
  if (said === undefined || reading.days !== null) return 0;
  const [a, b, ...more] = dateColumns(reading);
  if (a === undefined || b === undefined || more.length > 0 || saysTime(reading)) return 0;
  const turn = inTurn(reading, [a, b]);
  if (turn === null || !isMentioned(reading, turn[1])) return 0;
  reading.days = { from: turn[0], to: turn[1] };
  return said;
}

/** "Days from order date to ship date", as plans say it; "days between ordered and shipped". */
export function readDaysFrom(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (reading.days !== null || !/^(?:days|tage|tagen)$/.test(tokens[at]?.folded ?? '')) return 0;
  if (!/^(?:from|between|von|zwischen)$/.test(tokens[at + 1]?.folded ?? '')) return 0;
  const dateAt = (place: number) => {
    const hit = words.columnsAt(tokens, place);
    const [column, ...more] = hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'date') ?? [];
    return hit === null || column === undefined || more.length > 0
      ? null
      : { column, end: place + hit.length };
  };
  const first = dateAt(at + 2);
  const isLinked = first !== null && /^(?:to|and|bis|und)$/.test(tokens[first.end]?.folded ?? '');
  const second = first === null || !isLinked ? null : dateAt(first.end + 1);
  const turn = first === null || second === null ? null : inTurn(reading, [first.column, second.column]);
  if (turn === null || second === null) return 0;
  reading.days = { from: turn[0], to: turn[1] };
  return second.end - at;
}

/** What else a question for such days is made of: verbs, the names of both dates, what the rows are. */
export function readDaysWord(reading: Reading, at: number): number {
  const { days, tokens, words } = reading;
  if (days === null) return 0;
  const folded = foldWord(tokens[at]?.folded ?? '');
  if (words.valuesAt(tokens, at) !== null) return 0;
  const hit = words.columnsAt(tokens, at);
  if (hit?.columns.some((one) => one === days.from || one === days.to) === true) return hit.length;
  if (verbs.test(folded)) return 1;
  if (isStemOf(reading, at, days.from) || isStemOf(reading, at, days.to)) return 1;
  if (isRowWord(reading, at)) return Math.max(1, phraseLength(tokens, at, 'rows'));
  // "A time may choose the rows": of two dates nobody says which.
  if (hit === null && phraseLength(tokens, at, 'month', 'year', 'quarter') > 0)
    object(reading, 'several_dates');
  return 0;
}
