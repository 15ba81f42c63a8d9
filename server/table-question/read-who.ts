import { foldWord } from './fold-words.ts';
import { asksOverrun } from './read-actual.ts';
import { columnOf, object, type Reading } from './reading.ts';
import { doerVerbs, placeNames, placeVerbs } from './words/doer-verbs.ts';
import { phraseLength } from './words/lexicon.ts';

const setOf = (words: string) => new Set(words.split(', ').map(foldWord));
const families = doerVerbs.map(({ said, of }) => ({ said: setOf(said), of }));
const verbsOfPlace = setOf(placeVerbs);

/** The only column of text whose head fits. */
function onlyText({ records }: Reading, name: RegExp): number | null {
  const found = records.table.columns.flatMap(({ kind, plainName }, at) =>
    (kind === 'text' || kind === 'doubtful') && name.test(plainName.trim()) ? [at] : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** True for a word that is neither a name of the table nor a value of it. */
const isFree = ({ tokens, words }: Reading, at: number) =>
  words.exactAt(tokens, at) === null && words.valuesAt(tokens, at) === null;

const doerOf = (reading: Reading, at: number): number | null => {
  const folded = reading.tokens[at]?.folded ?? '';
  const own = isFree(reading, at) ? families.find(({ said }) => said.has(folded)) : undefined;
  return own === undefined ? null : onlyText(reading, own.of);
};

/** Who did what the question says: "who ordered" is the customer, whoever else is named in the table. Null where no verb tells. */
export function doerColumn(reading: Reading): number | null {
  const found = new Set(reading.tokens.flatMap((_, at) => doerOf(reading, at) ?? []));
  const [only] = found;
  return only === undefined || found.size > 1 ? null : only;
}

/** "Drives", "bestellt": said once more by the column that "who" is asked of. */
export function readDoerVerb(reading: Reading, at: number): number {
  if (phraseLength(reading.tokens, 0, 'who') === 0) return 0;
  const column = doerOf(reading, at);
  return column !== null && reading.groups.some((group) => group.column === column) ? 1 : 0;
}

/** "Who is the account manager of …", "wer ist Filialleitung in …": the column is named behind "who". */
export function whoIsNamed({ tokens, words, records }: Reading): boolean {
  let at = 1;
  for (let i = 0; i < 3; i += 1) {
    const hit = words.columnsAt(tokens, at);
    if (hit !== null) {
      const [column, ...more] = hit.columns;
      return at > 1 && more.length === 0 && records.table.columns[column ?? -1]?.kind === 'text';
    }
    const small = phraseLength(tokens, at, 'is', 'filler');
    if (small === 0) return false;
    at += small;
  }
  return false;
}

const asksToCompute = ({ tokens }: Reading) =>
  tokens.some(
    (_, at) =>
      phraseLength(
        tokens,
        at,
        'max',
        'min',
        'sum',
        'mean',
        'median',
        'how_many',
        'how_much',
        'top',
        'bottom',
      ) > 0,
  );

const isRanked = ({ tokens }: Reading) => tokens.some((_, at) => phraseLength(tokens, at, 'max', 'min') > 0);

const namesQuantity = ({ tokens, words, records }: Reading) =>
  tokens.some((_, at) =>
    words.columnsAt(tokens, at)?.columns.some((one) => records.table.columns[one]?.kind === 'number'),
  );

/**
 * "Where is the pump", "wo liegt die Pumpe": the only column that tells a place. "Where do most members live" asks for one
 * of the places: without a quantity, and without that column, it is no question for any other number.
 */
export function readWhere(reading: Reading, at: number): number {
  const [first] = reading.tokens;
  if (at > 0 || first === undefined || !/^(?:where|wo)$/.test(first.folded)) return 0;
  const column = onlyText(reading, placeNames);
  if (asksToCompute(reading)) {
    if (!isRanked(reading) || namesQuantity(reading)) return 0;
    // The row of the largest overrun is shown whole: what names it tells where.
    if (asksOverrun(reading) && reading.records.table.columns.some(({ kind }) => kind === 'text')) return 1;
    if (column === null) object(reading, 'unused_words', first.written);
    else {
      reading.groups.push({ column, part: null });
      reading.asksWhich = true;
    }
    return 1;
  }
  if (column === null) return 0;
  reading.measures.push([column]);
  return 1;
}

/** "Stored" beside "where"; "live" before a value of the column of places: "members who live in Lindau". */
export function readPlaceVerb(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  if (!verbsOfPlace.has(tokens[at]?.folded ?? '') || !isFree(reading, at)) return 0;
  if (/^(?:where|wo)$/.test(tokens[0]?.folded ?? '')) return 1;
  const isOfPlace = tokens.some((_, i) =>
    words
      .valuesAt(tokens, i)
      ?.hits.every(({ column }) => placeNames.test(columnOf(reading, column)?.plainName.trim() ?? '')),
  );
  return isOfPlace ? 1 : 0;
}
