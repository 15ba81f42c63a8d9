import { spannedYear } from '../table/spanned-years.ts';
import type { Filter } from '../table/select-rows.ts';
import { columnOf, object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

interface FoundYear {
  readonly column: number;
  readonly value: string;
  readonly end: number;
}

/** "2023/24" behind small words, as a value of the one column that has it. */
function yearAt({ tokens, words }: Reading, at: number): FoundYear | null {
  const start = at + phraseLength(tokens, at, 'filler');
  const lead = leadLength(tokens, start);
  const token = tokens[start + lead];
  if (token === undefined || spannedYear(token.folded) === null) return null;
  const hit = words.valuesAt(tokens, start + lead);
  const [only, ...more] = hit?.hits ?? [];
  return only === undefined || more.length > 0 ? null : { ...only, end: start + lead + 1 };
}

/** "Fiscal year" before "2023/24" says what it is. */
function leadLength(tokens: Reading['tokens'], at: number): number {
  const [first, second] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? ''];
  if (/^(?:geschaftsjahr|wirtschaftsjahr|gj|fy)$/.test(first)) return 1;
  return /^(?:fiscal|financial|business)$/.test(first) && second === 'year' ? 2 : 0;
}

/** "from 2022/23 to 2024/25": both ends, and the years between. */
export function readSpannedYears(reading: Reading, at: number): number {
  const { tokens } = reading;
  const from = phraseLength(tokens, at, 'from', 'between');
  const first = from === 0 ? null : yearAt(reading, at + from);
  const link = first === null ? 0 : phraseLength(tokens, first.end, 'to', 'until', 'and');
  const second = first === null || link === 0 ? null : yearAt(reading, first.end + link);
  if (first === null || second === null || first.column !== second.column) {
    const lead = leadLength(tokens, at);
    return lead > 0 && spannedYear(tokens[at + lead]?.folded ?? '') !== null ? lead : 0;
  }
  const filterOf = (values: readonly string[]): Filter => ({
    kind: 'values',
    column: first.column,
    values,
    isNegated: false,
  });
  const own = columnOf(reading, first.column);
  const [a, b] = [spannedYear(first.value) ?? '', spannedYear(second.value) ?? ''];
  const within = (own?.kind === 'text' ? own.words : []).filter((word) => {
    const year = spannedYear(word);
    return year !== null && year >= a && year <= b;
  });
  if (reading.range !== null || within.length < 2) object(reading, 'no_ends');
  reading.range ??= { a: filterOf([first.value]), b: filterOf([second.value]), whole: filterOf(within) };
  return second.end - at;
}
