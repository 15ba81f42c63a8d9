import { foldWord } from './fold-words.ts';
import { isCode } from './asked-columns.ts';
import { columnOf, type Reading } from './reading.ts';
import { measureVerbs } from './words/measure-verbs.ts';
import { phraseLength } from './words/lexicon.ts';

const verbs = measureVerbs.map((one) => ({ ...one, said: new Set(one.said.split(', ').map(foldWord)) }));

const costName = /^(?:betrag|summe|umsatz.*|ausgaben?|wert|brutto\w*|gehalt.*|\w*gehalt.*|salary|wages?)$/i;

/** The columns of numbers that are amounts. */
const numbersOf = (reading: Reading) =>
  reading.records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && !isCode(reading, at) ? [{ column, at }] : [],
  );

/** True where a number is asked for, not rows: "who works in Leeds" asks for no hours. */
function asksNumber({ tokens }: Reading): boolean {
  const asks = tokens.some(
    (_, at) =>
      phraseLength(tokens, at, 'max', 'min', 'sum', 'mean', 'median', 'how_much', 'top', 'bottom', 'more') >
      0,
  );
  return asks || /^(?:what|was)$/.test(tokens[0]?.folded ?? '');
}

/** True when the question names a quantity itself: the verb then says nothing new. */
function namesNumber(reading: Reading): boolean {
  const { tokens, words } = reading;
  return tokens.some((_, at) => {
    const columns = words.columnsAt(tokens, at)?.columns ?? [];
    return columns.some((one) => columnOf(reading, one)?.kind === 'number' && !isCode(reading, one));
  });
}

/** The one quantity a verb is said of: "earns" the salary; null for no such verb, or several. */
export function columnOfVerb(reading: Reading, folded: string): number | null {
  const isOfUs = reading.tokens.some((token) => /^(?:we|i|us|wir|ich|uns|man)$/.test(token.folded));
  const own = verbs.filter(({ said, isOfOthers }) => said.has(folded) && !(isOfUs && isOfOthers === true));
  const found = own.map((verb) => quantityOf(reading, verb)).find((column) => column !== null);
  return found ?? null;
}

function quantityOf(reading: Reading, verb: (typeof verbs)[number]): number | null {
  const numbers = numbersOf(reading);
  const named = numbers.filter(({ column }) => verb.of.test(column.plainName.trim()));
  // What a deal is worth is nobody's cost; a list of amounts without more is one of what was paid.
  const amounts = numbers.filter(({ column }) => costName.test(column.plainName.trim()));
  const found = named.length > 0 || verb.isMoney !== true || numbers.length > 1 ? named : amounts;
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only.at;
}

/** "Who earns the most", "was kostet der Kutter": the one quantity that the verb is said of, where none is named. */
export function readMeasureVerb(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || words.exactAt(tokens, at) !== null) return 0;
  const isCounted = tokens.some((_, i) => phraseLength(tokens, i, 'how_many') > 0);
  if (isCounted || !asksNumber(reading) || namesNumber(reading)) return 0;
  const column = columnOfVerb(reading, token.folded);
  if (column === null || reading.flow !== null) return 0;
  if (!reading.measures.some((one) => one.join() === String(column))) reading.measures.push([column]);
  return 1;
}
