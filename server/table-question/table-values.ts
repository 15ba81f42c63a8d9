import { isTotalWord } from '../table/row-kinds.ts';
import { spannedYear } from '../table/spanned-years.ts';
import type { Table } from '../table/table.ts';
import { wordsOf } from './fold-words.ts';

/** Most words of a name or value that are looked for together. */
export const longest = 8;

/** A value of a column, as it is in the table. */
export interface ValueHit {
  readonly column: number;
  readonly value: string;
}

const weekdays = [
  'monday, mon, montag, mo',
  'tuesday, tue, tues, dienstag, di',
  'wednesday, wed, mittwoch, mi',
  'thursday, thu, thur, thurs, donnerstag, do',
  'friday, fri, freitag, fr',
  'saturday, sat, samstag, sonnabend, sa',
  'sunday, sun, sonntag, so',
].map((names) => names.split(', '));
const germanPlural = /(?<=ung|heit|keit|schaft|schrift|fahrt|schicht|zeit|arbeit|ion|tat|[tk]ur)en$/;
/** "Tassen", "Lampen": the value ends in e. */
const germanE = /(?<=\p{L}{3}[b-df-hj-np-tv-z]e)n$/u;

/** Other ways a value may be written that everybody takes for the same: "Friday" for "Fri", "Überweisungen" for "Überweisung". */
export function otherForms(word: string): readonly string[] {
  const day = word.length < 6 ? undefined : weekdays.find((names) => names.includes(word));
  // "Grocery spending" of the groceries.
  const plural = word.length > 4 && /[b-df-hj-np-tv-z]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [];
  const german = germanPlural.test(word) ? [word.replace(germanPlural, '')] : [];
  const cups = german.length === 0 && germanE.test(word) ? [word.replace(germanE, '')] : [];
  return [...(day ?? []), ...german, ...cups, ...plural];
}

/** German adjectives take endings: "offene Aufträge", "bezahlter Rechnungen". */
export const inflection = /(?<=\p{L}{3})e[nrsm]?$/u;

/** Values that are adjectives or participles; names end in "er" and "en" of their own. */
export function inflected(hits: readonly ValueHit[] | undefined): readonly ValueHit[] | undefined {
  const found = hits?.filter(({ value }) => /^\p{Ll}+$|(?:iert|[^s]t|en|iv|ig|lich|isch)$/u.test(value));
  return found === undefined || found.length === 0 ? undefined : found;
}

/** Values of text columns that are in the question, by their folded words. */
export function findValues({ columns, rowKinds }: Table, question: string): ReadonlyMap<string, ValueHit[]> {
  const asked = wordsOf(question);
  const spans = new Set<string>();
  for (let at = 0; at < asked.length; at += 1)
    for (let length = 1; length <= longest && at + length <= asked.length; length += 1) {
      const span = asked.slice(at, at + length).join(' ');
      spans.add(span).add(span.replace(/s$/, ''));
      if (length === 1) for (const form of otherForms(span)) spans.add(form);
      if (length === 1 && span.length > 4) spans.add(span.replace(inflection, ''));
    }
  // "2023/24" is asked as one word, however it is written.
  for (const [written] of question.matchAll(/[\p{L}\d'’]*\d{2}\s?[/–-]\s?\d{2,4}/gu)) {
    const year = spannedYear(written);
    if (year !== null) for (const one of [year, 'f', 'g', year.slice(2)]) spans.add(one);
  }
  const starts = new Set([...spans].map((span) => span[0]));
  const found = new Map<string, ValueHit[]>();
  const hasTotals = rowKinds?.includes('total') === true;
  for (const [at, column] of columns.entries()) {
    if (column.kind !== 'text') continue;
    for (const value of column.words) {
      // Cheap first: a million values are looked at, few are compared.
      if (value === '' || value.length > 160 || !startsLike(value, starts)) continue;
      // Names of totals are no values of the rows they total.
      if (hasTotals && isTotalWord(value)) continue;
      const key = keyOfValue(value);
      if (spans.has(key)) found.set(key, [...(found.get(key) ?? []), { column: at, value }]);
    }
  }
  return found;
}

/** A value as it is compared: "2023/24" however it is written. */
export const keyOfValue = (value: string) => spannedYear(value) ?? wordsOf(value).join(' ');

function startsLike(value: string, starts: ReadonlySet<string | undefined>): boolean {
  const first = value[0] ?? '';
  return /[a-z0-9]/i.test(first) ? starts.has(first.toLowerCase()) : true;
}
