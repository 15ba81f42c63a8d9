import type { Column, TextColumn } from '../table/table.ts';
import type { Token } from './question-tokens.ts';
import { foldWord, wordsOf } from './fold-words.ts';
import { columnName, columnOf, type Reading } from './reading.ts';
import { isTotalWord } from '../table/row-kinds.ts';
import { periodAt } from './read-period.ts';
import { isRowWord } from './row-words.ts';
import { beginsPhrase, monthOf } from './words/lexicon.ts';

/** Values of one column that hold words of the question. */
export interface PartHit {
  readonly column: number;
  readonly values: readonly string[];
}

const longestValue = 60;
const mostValues = 100_000;
const mostTokens = 3;

/** Words that say of anything what it is like: beside a value that begins with them they mean something else. */
const general = new Set(
  'new old real open good bad best worst other next previous current recent early late own extra main small big large high low short long full half part free first last second more less total average size value type kind name range rate cost price number count order team group list level class neu neue neuen alt alte alten offen offene gut beste andere weitere eigene grosse grossen kleine kleinen hohe lange kurze ganze halbe freie frei erste letzte sonstige nachste'.split(
    ' ',
  ),
);
/** Values that say only partly, or not at all, what one of their words says. */
const qualified =
  /\b(?:not|no|non|never|un|un-\w+|without|partially|partly|part|semi|half|almost|nearly|pre|awaiting|pending|to|nicht|kein\w*|ohne|teil\w*|fast|noch|halb\w*|wartet|very|somewhat|rather|sehr|eher)\b/i;
/** Columns of texts in which a shop or a way has more words: all that begin with it are meant. */
const described =
  /descri|memo|details?$|narrative|particulars|reference|payee|merchant|source|medium|channel|campaign|page|url|beschreibung|zweck|buchungstext|begünstigt|beguenstigt|empfänger|zahlungspflicht|auftraggeber|quelle|kanal/i;
/** What somebody wrote freely. */
const written = /comment|remark|note|feedback|kommentar|bemerkung|anmerkung|notiz/i;

const asciiOnly = /^[\u0020-\u007e]*$/;

/** True where the words are one behind the other in a value; which begins with them, for `isFirst`. */
function holds(value: string, asked: readonly string[], isFirst: boolean): boolean {
  const lower = value.toLowerCase();
  if (!(asciiOnly.test(lower) ? lower : foldWord(value)).includes(asked[0] ?? '')) return false;
  const own = wordsOf(value);
  const last = isFirst ? 0 : own.length - asked.length;
  for (let at = 0; at <= last; at += 1) if (asked.every((word, i) => own[at + i] === word)) return true;
  return false;
}

/** A name that is in each row alone is meant only by who writes it as one. */
const repeats = ({ codes, words }: TextColumn) => words.length - 1 < codes.length * 0.8 || codes.length < 4;

function hitsIn(own: TextColumn, asked: readonly string[]): string[] {
  return own.words.filter(
    (value) =>
      value !== '' && value.length <= longestValue && !isTotalWord(value) && holds(value, asked, false),
  );
}

/** True when the values that hold the words may stand for them all. */
function isFit(own: TextColumn, asked: readonly string[], values: readonly string[]): boolean {
  const [first, ...others] = values;
  if (first === undefined || values.some((value) => qualified.test(value))) return false;
  if (others.length === 0) return true;
  return described.test(own.plainName) && values.every((value) => holds(value, asked, true));
}

/** True when two columns choose the same rows: then it does not matter which was meant. */
function isSameRows(reading: Reading, a: PartHit, b: PartHit): boolean {
  const [first, second] = [columnOf(reading, a.column), columnOf(reading, b.column)];
  if (first?.kind !== 'text' || second?.kind !== 'text') return false;
  const of = (own: TextColumn, { values }: PartHit) =>
    new Set(values.map((value) => own.words.indexOf(value)));
  const [left, right] = [of(first, a), of(second, b)];
  return first.codes.every((code, row) => left.has(code) === right.has(second.codes[row] ?? 0));
}

/** "Halden" of "Halden AF" is another one than "Halden AG": what is beside a name belongs to it. */
function isNameBeside({ tokens, words, records }: Reading, at: number): boolean {
  const token = tokens[at];
  const isHeld = () =>
    records.table.columns.some((own) => own.kind === 'text' && hitsIn(own, [token?.folded ?? '']).length > 0);
  return (
    token?.kind === 'word' &&
    at > 0 &&
    /^\p{Lu}/u.test(token.written) &&
    !words.isKnown(token.folded) &&
    monthOf(token.folded) === null &&
    words.columnsAt(tokens, at) === null &&
    !isHeld()
  );
}

/** "Bank account" is none of the "Bank interest": the word behind names another thing. */
function isThingBeside({ tokens, words }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'word' &&
    !words.isKnown(token.folded) &&
    monthOf(token.folded) === null &&
    words.columnsAt(tokens, at) === null &&
    words.valuesAt(tokens, at) === null
  );
}

const singular = (span: readonly Token[]) =>
  span.map(({ folded }, i) => (i === span.length - 1 ? folded.replace(/(?<=\p{L}{3})s$/u, '') : folded));

/** "Mugs" of "Ceramic mug": the plural of words that one value alone ends in. */
function isPluralOfOne(columns: readonly Column[], span: readonly Token[]): boolean {
  const [said, one] = [span.map(({ folded }) => folded), singular(span)];
  if (said.join() === one.join() || (said.at(-1)?.length ?? 0) < 4) return false;
  const texts = columns.filter((own) => own.kind === 'text');
  const hits = texts.flatMap((own) => hitsIn(own, one));
  const isEnd = hits.length === 1 && wordsOf(hits[0] ?? '').at(-1) === one.at(-1);
  return isEnd && texts.every((own) => hitsIn(own, said).length === 0);
}

/**
 * "Nadia" of "Nadia Cole", "won" of "Closed Won", "Shell" of "Shell 2219": words that mean nothing else and are in
 * values of one column. Several values of one name ("Meyer GmbH", "Meyer AG") are not guessed between; texts that begin
 * with a shop's name are all meant. `hits` of more than one column are for the caller to ask about.
 */
export function partValuesAt(
  reading: Reading,
  at: number,
  column: number | null = null,
): { readonly hits: readonly PartHit[]; readonly length: number } | null {
  const { tokens, records, elsewhere, words } = reading;
  const { columns } = records.table;
  if (columns.reduce((sum, one) => sum + ('words' in one ? one.words.length : 0), 0) > mostValues)
    return null;
  for (let length = Math.min(mostTokens, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    const asked = isPluralOfOne(columns, span) ? singular(span) : span.map(({ folded }) => folded);
    const isPlain = span.every(
      ({ kind, folded }) => kind === 'word' && folded.length > 1 && !elsewhere.has(folded),
    );
    const [first] = span;
    if (!isPlain || first === undefined || first.folded.length < 3 || first.restOf !== undefined) continue;
    if (span.some((_, i) => beginsPhrase(tokens, at + i)) || (length === 1 && general.has(first.folded)))
      continue;
    if (words.columnsAt(tokens, at) !== null || isRowWord(reading, at) || periodAt(tokens, at) !== null)
      continue;
    const isWrittenAsName = /^\p{Lu}/u.test(first.written) && (at > 0 || reading.language === 'en');
    if (isNameBeside(reading, at - 1) || isNameBeside(reading, at + length)) continue;
    if (!isWrittenAsName && isThingBeside(reading, at + length)) continue;
    const hits = columns.flatMap((own, i): PartHit[] => {
      if (own.kind !== 'text' || (column !== null && column !== i) || written.test(columnName(reading, i)))
        return [];
      if (!isWrittenAsName && !repeats(own) && !described.test(own.plainName)) return [];
      const values = hitsIn(own, asked);
      return values.length > 0 ? [{ column: i, values }] : [];
    });
    if (hits.length === 0) continue;
    const fit = hits.every((hit) => {
      const own = columns[hit.column];
      return own?.kind === 'text' && isFit(own, asked, hit.values);
    });
    if (!fit) return null;
    const [one, ...others] = hits;
    const isOne = one !== undefined && others.every((other) => isSameRows(reading, one, other));
    return { hits: isOne ? [one] : hits, length };
  }
  return null;
}

/** Other values of a column that hold the words at a place: "Senior Engineer" beside "Engineer". */
export function otherValuesHolding(
  reading: Reading,
  column: number,
  at: number,
  length: number,
): readonly string[] {
  const own = columnOf(reading, column);
  const asked = reading.tokens.slice(at, at + length).map(({ folded }) => folded.replace(/s$/, ''));
  if (own?.kind !== 'text' || own.words.length > mostValues) return [];
  return hitsIn(own, asked).filter((value) => wordsOf(value).length > asked.length);
}
