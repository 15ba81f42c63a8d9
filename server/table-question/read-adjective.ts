import { isCode } from './asked-columns.ts';
import { groupNamed } from './read-group.ts';
import { object, type Reading } from './reading.ts';
import { adjectives, type Adjective } from './words/adjectives.ts';

/** An adjective of the question with the one column it can be said of. */
export interface SaidAdjective {
  readonly column: number;
  readonly end: 'highest' | 'lowest';
  /** In tokens. */
  readonly length: number;
}

const lists = (text: string) => text.split(', ').map((one) => one.split(' '));
const forms = adjectives.map((one) => ({
  ...one,
  comparatives: lists(one.comparatives),
  superlatives: lists(one.superlatives),
}));

/** The only column of numbers an adjective can be said of; null for none, or several. */
function columnOfAdjective({ records }: Reading, { of }: Pick<Adjective, 'of'>): number | null {
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && of.test(column.plainName.trim()) ? [at] : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

function adjectiveAt(
  reading: Reading,
  at: number,
  form: 'comparatives' | 'superlatives',
): SaidAdjective | null {
  for (const one of forms) {
    const said = one[form].find((words) => words.every((word, i) => reading.tokens[at + i]?.folded === word));
    const column = said === undefined ? null : columnOfAdjective(reading, one);
    if (said !== undefined && column !== null) return { column, end: one.end, length: said.length };
  }
  return null;
}

/** "oldest", "am teuersten": the end of the one column it is said of. */
export function superlativeAt(reading: Reading, at: number): SaidAdjective | null {
  return adjectiveAt(reading, at, 'superlatives') ?? namedBehind(reading, at);
}

/** "longest average stay": the column of numbers the adjective is before. The fastest time is the shortest, the oldest date the first: those are left. */
function namedBehind(reading: Reading, at: number): SaidAdjective | null {
  for (const one of forms) {
    const said = one.superlatives.find((words) =>
      words.every((word, i) => reading.tokens[at + i]?.folded === word),
    );
    if (said === undefined || one.isOfItself) continue;
    const hit = reading.words.exactAt(reading.tokens, at + said.length);
    const [column, ...more] = hit?.columns ?? [];
    // The dearest article is not the one with the highest number.
    const isNumber =
      column !== undefined &&
      reading.records.table.columns[column]?.kind === 'number' &&
      !isCode(reading, column);
    if (isNumber && more.length === 0) return { column, end: one.end, length: said.length };
  }
  return null;
}

/** Length in tokens and side of "longer than" and its like behind the name of a column. */
export function comparativeWords(reading: Reading, at: number): Pick<SaidAdjective, 'end' | 'length'> | null {
  for (const one of forms) {
    const said = one.comparatives.find((words) =>
      words.every((word, i) => reading.tokens[at + i]?.folded === word),
    );
    if (said !== undefined && !one.isOfItself) return { end: one.end, length: said.length };
  }
  return null;
}

/** "older than", "billiger als": the one column that is compared with what follows. */
export const comparativeAt = (reading: Reading, at: number) => adjectiveAt(reading, at, 'comparatives');

/** "oldest patient", "who is the youngest": the highest or lowest of the column it is said of. */
export function readSuperlative(reading: Reading, at: number): number {
  const said = superlativeAt(reading, at);
  if (said === null || reading.words.exactAt(reading.tokens, at) !== null) return 0;
  if (reading.measures.length > 0 && !reading.measures.every((one) => one.join() === String(said.column)))
    object(reading, 'several_measures');
  reading.operations.add(said.end === 'highest' ? 'max' : 'min');
  reading.measures.push([said.column]);
  const behind = reading.words.columnsAt(reading.tokens, at + said.length)?.columns ?? [];
  const isOfDates = behind.some((one) => reading.records.table.columns[one]?.kind === 'date');
  const isNamed = reading.groups.length === 0 && behind.length > 0 && !isOfDates;
  const group = isNamed ? groupNamed(reading, at + said.length) : 0;
  if (group > 0) reading.asksWhich = true;
  return said.length + group;
}
