import { foldWord, wordsOf } from './fold-words.ts';
import { isWorthWord, worthOfRows } from './worth-of-rows.ts';
import { columnName, columnOf, dateColumns, object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';
import { dateDeeds, laterDates, mainDates } from './words/date-words.ts';

const deeds = dateDeeds.map(({ said, of }) => ({ said: new Set(said.split(', ').map(foldWord)), of }));

/** True for a deed that one of these columns tells the day of, in whatever form. */
const isDeedOfDate = (folded: string, names: readonly string[]) =>
  deeds.some(
    ({ said, of }) =>
      (said.has(folded) || said.has(folded.replace(/e[nrsm]?$/, ''))) && names.some((name) => of.test(name)),
  );

/** The one column of dates that tells when something was done: "due" of "Due date"; null for a word that says none. */
export function dateOfDeed(reading: Reading, at: number): number | null {
  const { tokens, words } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || words.exactAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null)
    return null;
  return dateOfWord(reading, token.folded);
}

/** The one column of dates that a word for a deed tells the day of. */
export function dateOfWord(reading: Reading, folded: string): number | null {
  for (const { said, of } of deeds) {
    if (!said.has(folded)) continue;
    const found = dateColumns(reading).filter((one) => of.test(columnName(reading, one)));
    const [only] = found;
    return only === undefined || found.length > 1 ? null : only;
  }
  return null;
}

/** The column that a deed of the question says, whatever place it has in it; null for none, or two. */
function saidByDeed(reading: Reading): number | null {
  const found = new Set(reading.tokens.flatMap((_, at) => dateOfDeed(reading, at) ?? []));
  const [only] = found;
  return only === undefined || found.size > 1 ? null : only;
}

/** Words a table is called by: its file or sheet, and the head of its first column. */
function namedAfter({ records }: Reading): ReadonlySet<string> {
  const { name, columns } = records.table;
  return new Set(wordsOf(`${name.replace(/[_-]/g, ' ')} ${columns[0]?.plainName ?? ''}`));
}

const asksCount = ({ tokens }: Reading) => tokens.some((_, at) => phraseLength(tokens, at, 'how_many') > 0);

/** "Orders in May", "revenue in May": of a weight nobody knows whether it was ordered or shipped then. */
function isOfThings(reading: Reading, things: RegExp): boolean {
  const { tokens, words, records } = reading;
  return tokens.some(({ folded }, at) => {
    const own = words.columnsAt(tokens, at)?.columns.map((one) => records.table.columns[one]) ?? [];
    const isMoney = own.length > 0 && own.every((one) => one?.kind === 'number' && one.unit.kind === 'money');
    return things.test(folded) || isMoney || (isWorthWord(folded) && worthOfRows(reading) !== null);
  });
}

/**
 * Of several columns of dates the one on which a row takes place: the day of the booking beside that of its value, the day
 * of the order in a table of orders beside days on which something came of it. Null where another could be meant as well.
 */
function mainDate(reading: Reading): number | null {
  const all = dateColumns(reading);
  // "Paid in April" of a column of states may be the day of the payment, too.
  if (
    reading.tokens.some(({ folded }) =>
      isDeedOfDate(
        folded,
        all.map((at) => columnName(reading, at)),
      ),
    )
  )
    return null;
  const named = namedAfter(reading);
  const isMain = (at: number) =>
    mainDates.some(
      ({ of, things, isOfCounts }) =>
        of.test(columnName(reading, at).trim()) &&
        (things === null ||
          ([...named].some((word) => things.test(word)) &&
            isOfThings(reading, things) &&
            (isOfCounts !== true || asksCount(reading)))),
    );
  const main = all.filter(isMain);
  const [only] = main;
  const areLater = all.every((at) => at === only || laterDates.test(columnName(reading, at)));
  return only !== undefined && main.length === 1 && areLater ? only : null;
}

const whichDate = (reading: Reading): number | null => saidByDeed(reading) ?? mainDate(reading);

/** The column of dates that is meant when none is named. Objects when there is none, or more than one. */
export function onlyDateColumn(reading: Reading, isFine = false): number | null {
  const all = dateColumns(reading);
  // A month is in no column of years: "in May" beside the years cars were built is said of the other one.
  const fine = all.filter((one) => {
    const own = columnOf(reading, one);
    return own?.kind === 'date' && own.precision !== 'year';
  });
  const found = isFine && fine.length === 1 ? fine : all;
  const [at] = found;
  const meant = found.length > 1 ? whichDate(reading) : null;
  if (meant !== null) return meant;
  if (at === undefined) object(reading, 'no_dates');
  else if (found.length > 1)
    object(reading, 'several_dates', ...found.map((one) => columnName(reading, one)));
  else return at;
  return null;
}

/** "Due", "shipped" beside a time: what the time is said of. It must then choose or group rows, else it was not used. */
export function readDateDeed(reading: Reading, at: number): number {
  const column = dateOfDeed(reading, at);
  if (column === null) return 0;
  reading.datedBy.push({ token: at, column });
  return 1;
}
