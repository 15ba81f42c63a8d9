import { foldWord } from './fold-words.ts';
import { columnOf, object, type Reading } from './reading.ts';
import { yearOf } from './read-period.ts';
import { phraseLength } from './words/lexicon.ts';
import { answersOf } from './yes-or-no.ts';
import type { Filter } from '../table/select-rows.ts';

/** Heads of the day on which somebody or something went. */
const goneName =
  /^(?:left|leaving|leaver|exit|departed|departure|resigned|terminated|termination|ended|cancelled|canceled|churned|retired|disposed|decommissioned|austritt|ausgetreten|ausgeschieden|abgang|gekündigt|kündigung|abgemeldet|stillgelegt|ausgemustert)(?:[ _-]?(?:date|on|at|am|zum|datum|den))?$|^(?:date (?:left|of (?:leaving|exit|resignation))|end date|leave date|austritts?(?:datum)?|kündigungs?datum|vertragsende)$/i;

const there =
  /^(?:(?:that|who|which) )?(?:(?:is|are) )?(?:still|currently) (?:a member|members|active|employed|here|with us|there|in the club|enrolled|subscribed|running)$|^active$|^current(?= )|^(?:noch|derzeit|aktuell) (?:aktiv|dabei|mitglied|mitglieder|angestellt|beschaftigt|da|bei uns)$|^aktive[nrs]?$|^aktiv$/;
const gone =
  /^(?:former|inactive|no longer active|ehemalige[nrs]?|inaktive[nrs]?|ausgeschiedene[nrs]?|nicht mehr (?:aktiv|dabei))$/;

/** The one column of days on which rows ended, some of them empty. */
export function columnOfLeaving({ records }: Reading): number | null {
  const found = records.table.columns.flatMap((column, at) => {
    const isOne = column.kind === 'date' && goneName.test(column.plainName.trim());
    return isOne && column.values.some((value) => Number.isNaN(value)) ? [at] : [];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

/** The longest run of words at a place that a pattern takes whole. */
function runLength({ tokens }: Reading, at: number, pattern: RegExp, most: number): number {
  for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
    const said = tokens.slice(at, at + length).map(({ folded }) => folded);
    if (pattern.test(said.join(' '))) return length;
  }
  return 0;
}

/** True when a day is still to come: who leaves then is still there, and was not read as such. */
export const hasComing = (values: Float64Array) => values.some((value) => value > Date.now());

/** "Active members", "who is still a member" of a table that knows who left: those without a day there. */
function readActive(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (words.valuesAt(tokens, at) !== null || words.exactAt(tokens, at) !== null) return 0;
  const [stays, went] = [runLength(reading, at, there, 6), runLength(reading, at, gone, 3)];
  const length = stays || went;
  const column = length === 0 ? null : columnOfLeaving(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date') return 0;
  if (hasComing(own.values)) object(reading, 'relative_date', tokens[at]?.written ?? '');
  reading.filters.push({ kind: 'blank', column, isNegated: stays === 0 });
  return length;
}

const isOpen =
  /^(?:open|unpaid|outstanding|owed|owing|due|not paid|awaiting payment|payment pending|offen|unbezahlt|ausstehend|nicht bezahlt|zahlung offen)$/;
/** Unpaid as well, and late. */
const isLate = /^(?:overdue|past due|late|uberfallig|gemahnt|mahnung|in mahnung|1\. mahnung|2\. mahnung)$/;
/** Paid in part, or nobody can tell. */
const isHalf = /partial|partly|part paid|teil|anzahl|pending|dispute|strittig|inkasso/;
const isPaid = /^(?:paid|settled|cleared|received|bezahlt|beglichen|erledigt|eingegangen)$/;
const paidName =
  /^(?:fees? |fines? |dues |rent |bill |invoice )?(?:paid|settled|bezahlt|beglichen|gezahlt)(?:[?]|\s(?:19|20)\d{2})?$|^(?:fee|dues|invoice|beitrag|rechnung) (?:paid|bezahlt)$/i;
const paidDay =
  /^(?:(?:date )?paid|paid (?:on|date)|payment date|date of payment|bezahlt am|zahlungs(?:datum|eingang)|gezahlt am|eingegangen am)$/i;

/** Rows that are not paid, where one column of the table says so; null for none, or several. */
function unpaidRows({ records }: Reading): Filter | 'open' | null {
  const found = records.table.columns.flatMap((column, at): (Filter | 'open')[] => {
    const name = column.plainName.trim();
    if (column.kind === 'date' && paidDay.test(name) && column.values.some((value) => Number.isNaN(value)))
      return [{ kind: 'blank', column: at, isNegated: false }];
    if (column.kind !== 'text') return [];
    const filled = column.words.filter((word) => word !== '');
    const no = paidName.test(column.name.trim()) ? answersOf(column, 'no') : null;
    if (no !== null) return [{ kind: 'values', column: at, values: no, isNegated: false }];
    if (filled.length > 30 || !filled.some((word) => isPaid.test(foldWord(word)))) return [];
    const open = filled.filter((word) => isOpen.test(foldWord(word)) || isLate.test(foldWord(word)));
    if (open.length === 0) return [];
    if (filled.some((word) => isHalf.test(foldWord(word)))) return ['open'];
    return [{ kind: 'values', column: at, values: open, isNegated: false }];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

const owed =
  /^(?:(?:is|are|was|were|do|does|have|has) )?(?:(?:still|currently|yet) )?(?:to be paid|owed|owing|owe|owes|unpaid|outstanding|not (?:yet )?(?:been )?paid|to pay|due to us)(?: (?:to us|by (?:members|customers|clients)))?$|^(?:ist|sind|ware|waren)? ?(?:noch )?(?:unbezahlt\p{L}{0,2}|ausstehende?[nrs]?|nicht (?:bezahlt|beglichen)|zu zahlen)$|^noch offen$/u;
const standsOut = /^(?:steht|stehen)$/;

/** "Steht noch aus": a verb in two, with small words between. */
function standsOutLength({ tokens }: Reading, at: number): number {
  if (!standsOut.test(tokens[at]?.folded ?? '')) return 0;
  const end = tokens.findIndex(({ folded }, i) => i > at && folded === 'aus');
  const between = tokens.slice(at + 1, end).map(({ folded }) => folded);
  return end > 0 && between.every((word) => /^(?:noch|uns|insgesamt|derzeit|aktuell|momentan)$/.test(word))
    ? end + 1 - at
    : 0;
}

/** "Owed", "outstanding", "steht noch aus": what a column of states, or one of yes and no, says is not paid. */
function readUnpaid(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const length = Math.max(runLength(reading, at, owed, 7), standsOutLength(reading, at));
  if (length === 0) return 0;
  const [hit] = words.valuesAt(tokens, at)?.hits ?? [];
  if (hit !== undefined || words.exactAt(tokens, at) !== null) return 0;
  const rows = unpaidRows(reading);
  if (rows === null || rows === 'open') return 0;
  const isSame = reading.filters.some(({ kind, column }) => kind === 'values' && column === rows.column);
  if (isSame) object(reading, 'unused_words', tokens[at]?.written ?? '');
  reading.filters.push(rows);
  return length;
}

/** Everyday words for a state that a column tells in another way: active ones have no day of leaving, owed ones are not paid. */
export const readStanding = (reading: Reading, at: number): number =>
  readActive(reading, at) || readUnpaid(reading, at);

/** How many tokens such words take at a place. */
export const standingLength = (reading: Reading, at: number): number =>
  readStanding({ ...reading, filters: [], problem: null }, at);

/** "For 2025 fees" where the column that says what is paid is of that year. */
export function readPaidYear(reading: Reading, at: number): number {
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'for', 'of', 'in', 'from');
  const year = yearOf(tokens[at + lead]);
  const rows = year === null ? null : unpaidRows(reading);
  const isAsked = tokens.some((_, i) => standingLength(reading, i) > 0);
  if (year === null || rows === null || rows === 'open' || !isAsked) return 0;
  return columnOf(reading, rows.column)?.name.includes(String(year)) === true ? lead + 1 : 0;
}
