import type { Records } from '../table/records.ts';
import type { Language } from '@loupe/shared/lib/language';
import { isAboutTable, isAmendment } from './about-table.ts';
import { columnTimeOf } from './column-time.ts';
import { correctTokens, type Correction } from './correct-words.ts';
import { isOfSomeRows } from './deeds.ts';
import { everydayPatterns } from './everyday-patterns.ts';
import { finishReading } from './finish-reading.ts';
import type { Plan, Refusal } from './plan.ts';
import { tokensOf } from './question-tokens.ts';
import { readAllTimes } from './read-all-times.ts';
import { readExplained } from './read-explained.ts';
import { readFlow, takeFlow } from './read-flow.ts';
import { readGroupBound } from './read-group-bound.ts';
import { readGroup } from './read-group.ts';
import { readSpannedYears } from './read-spanned-years.ts';
import { readStanding } from './read-standing.ts';
import { readSuperlative } from './read-adjective.ts';
import { readBlank } from './read-blank.ts';
import { readCount } from './read-count.ts';
import { readMeasure } from './read-measure.ts';
import { readKindOfAmount, readMinus, readProduct, readRatio, readWeights } from './read-quantity.ts';
import { readCommonest, readList } from './read-list.ts';
import { operationAt, readOperation } from './read-operation.ts';
import { readSameRow } from './read-same-row.ts';
import { readSoldOut } from './read-sold-out.ts';
import { readSpread } from './read-spread.ts';
import { isRefusal, refuse } from './refusal.ts';
import { withState } from './read-sold-state.ts';
import { readMoney, readOwnNoun, readPieces } from './own-noun.ts';
import { readRowVerb, readRowWord } from './row-words.ts';
import { readSex } from './read-sex.ts';
import { readPeople } from './read-people.ts';
import { askedOf, noteRequest, plansOfRequests, readAndRequest } from './read-requests.ts';
import { readMore } from './read-versus.ts';
import { readDoerVerb, readPlaceVerb, readWhere } from './read-who.ts';
import { readWork } from './read-work.ts';
import { readWeek } from './read-week.ts';
import { readBestOf, readOrder, readTop, readWhich } from './read-ranking.ts';
import { readDateEnd } from './read-date-end.ts';
import { readMeasureVerb } from './read-measure-verb.ts';
import { readDate } from './read-dates.ts';
import { readMoment } from './read-moment.ts';
import { readDateDeed } from './which-date.ts';
import { readColumnComparison } from './read-column-comparison.ts';
import { readComparison, readNumberValue } from './read-comparison.ts';
import { isDeed, readNegated, readThanValues, readValues } from './read-filters.ts';
import { newReading, object, type Pattern, type Reading } from './reading.ts';
import { readUnitSaid } from './read-unit-said.ts';
import { readTitleNoun } from './read-title-noun.ts';
import { readYearParts } from './read-year-parts.ts';
import { createTableWords } from './table-words.ts';
import type { Meaning } from './words/meanings.ts';
import { languageOfQuestion, phraseLength } from './words/lexicon.ts';

const flags: readonly (readonly [Meaning, (reading: Reading) => void])[] = [
  ['over_year', (reading) => Object.assign(reading, { sequence: 'year', asksChange: true })],
  ['over_quarter', (reading) => Object.assign(reading, { sequence: 'quarter', asksChange: true })],
  ['over_month', (reading) => Object.assign(reading, { sequence: 'month', asksChange: true })],
  ['change', (reading) => Object.assign(reading, { asksChange: true })],
  ['difference', (reading) => Object.assign(reading, { asksVersus: true })],
  ['when', (reading) => Object.assign(reading, { asksWhen: true })],
  ['rows', (reading) => Object.assign(reading, { asksCount: true })],
];

const readFlag: Pattern = (reading, at) => {
  const column = reading.words.exactAt(reading.tokens, at)?.length ?? 0;
  for (const [meaning, set] of flags) {
    const length = phraseLength(reading.tokens, at, meaning);
    if (length <= column) continue;
    set(reading);
    return length;
  }
  return 0;
};

const readShare: Pattern = (reading, at) => {
  const { tokens } = reading;
  if (reading.words.exactAt(tokens, at) !== null) return 0;
  const length = phraseLength(tokens, at, 'share');
  if (length > 0) reading.asksShare = true;
  if (length > 0 || !reading.asksShare) return length;
  // "Anteil … in Prozent".
  const isPercent =
    phraseLength(tokens, at, 'in') > 0 && /^(?:percent|prozent|%)$/.test(tokens[at + 1]?.folded ?? '');
  return isPercent && at + 2 === tokens.length ? 2 : phraseLength(tokens, at, 'whole');
};

/** "and" joins conditions: what follows must be one. */
const readAnd: Pattern = (reading, at) => {
  const and = phraseLength(reading.tokens, at, 'and');
  if (and === 0 || at === 0) return 0;
  const probe: Reading = { ...reading, filters: [...reading.filters], measures: [...reading.measures] };
  const is = [
    readStanding,
    readNegated,
    readComparison,
    readColumnComparison,
    readYearParts,
    readDate,
    readValues,
  ].some((pattern) => pattern(probe, at + and) > 0);
  return is && probe.filters.length > reading.filters.length ? and : 0;
};

/** "Staff in us" of a table with a US may be asked of that row: nobody can tell. */
const mayBeValue = ({ tokens, words }: Reading, at: number) =>
  at > 0 &&
  phraseLength(tokens, at - 1, 'in', 'for', 'of', 'from') > 0 &&
  words.valuesAt(tokens, at) !== null &&
  words.columnsAt(tokens, at + 1) === null;

/** "Wie oft kam das vor": the end of a verb. */
const isParticle = ({ tokens }: Reading, at: number) =>
  tokens[at]?.folded === 'vor' &&
  at === tokens.length - 1 &&
  tokens.some(({ folded }) => /^(?:kam|kamen|kommt|kommen)$/.test(folded));

/** Small words that change nothing; words that narrow or compare are none of them, nor what another table has a column of. */
const readFiller: Pattern = (reading, at) => {
  const { tokens, elsewhere } = reading;
  const token = tokens[at];
  if (isParticle(reading, at)) return 1;
  if (isDeed(reading, at) || isOfSomeRows(reading, at) || token?.written === '%') return 0;
  if (elsewhere.has(token?.folded ?? '') || mayBeValue(reading, at)) return 0;
  if (
    /^(?:how much|wie viel|wieviel)$/.test(`${token?.folded} ${tokens[at + 1]?.folded}`) ||
    token?.folded === 'wieviel'
  )
    reading.asksHowMuch = true;
  return phraseLength(tokens, at, 'filler', 'how_much', 'of', 'in', 'for', 'is', 'of_file');
};

/** "In 2024", where that says which column is meant: the names have it already. */
const readColumnTime: Pattern = (reading, at) => {
  const { columnTime } = reading;
  if (columnTime?.at !== at) return 0;
  reading.columnTime = null;
  return columnTime.length;
};

/** Tried in this order at each word: what takes more words, and what narrows, comes first. */
const patterns: readonly Pattern[] = [
  readColumnTime,
  readAllTimes,
  ...everydayPatterns,
  readSoldOut,
  readBlank,
  readNegated,
  readUnitSaid,
  readWeek,
  readSpannedYears,
  readMoment,
  readYearParts,
  readDate,
  readGroupBound,
  readComparison,
  readColumnComparison,
  readNumberValue,
  readSpread,
  readDateEnd,
  readMore,
  readCommonest,
  readTop,
  readBestOf,
  readSuperlative,
  readMinus,
  readExplained,
  readProduct,
  readRatio,
  readWeights,
  readOrder,
  readGroup,
  readWhere,
  readWhich,
  readCount,
  readList,
  readShare,
  readSameRow,
  readFlag,
  readAnd,
  readAndRequest,
  readSex,
  readThanValues,
  readValues,
  readPeople,
  readRowWord,
  readOwnNoun,
  readMoney,
  readPieces,
  readOperation,
  readDoerVerb,
  readPlaceVerb,
  readDateDeed,
  readFlow,
  readMeasureVerb,
  readWork,
  readMeasure,
  readKindOfAmount,
  readRowVerb,
  readTitleNoun,
  readFiller,
];

/** What a question was read as: what of it was understood, and the plan or why there is none. */
export interface Read {
  readonly reading: Reading;
  readonly outcome: Plan | Refusal;
  /** What else is asked for, under the same conditions: "and the total cost". */
  readonly further: readonly Plan[];
  /** Words that were taken for misspelt ones. */
  readonly corrections: readonly Correction[];
}

/**
 * Reads a question to a table word by word. Each word must do something: one that is left over makes another question
 * of it, so there is no plan then. Null when nothing in it has to do with the table.
 * `files` is what its files are called.
 * `elsewhere` are words that name columns of other tables at hand: they are no small words here.
 * `follows` takes words that lead on from an earlier answer ("and for South?"); it is the year that answer is about.
 */
export function readQuestion(
  question: string,
  records: Records,
  usual: Language,
  follows: number | null | undefined = undefined,
  elsewhere: ReadonlySet<string> = new Set(),
  files = '',
): Read | null {
  const text = question.slice(0, 500);
  const words = createTableWords(records, text);
  const { tokens, corrections } = correctTokens(
    tokensOf(text, words.isKnown, words.compoundOf, words.isName),
    records.table,
    words,
  );
  const language = languageOfQuestion(tokens) ?? usual;
  const columnTime = columnTimeOf(records, words, tokens);
  const reading = newReading(records, columnTime?.words ?? words, tokens, { language, elsewhere, files });
  reading.columnTime = columnTime;
  let at = 0;
  if (follows !== undefined) {
    reading.usualYear = follows;
    at = phraseLength(tokens, 0, 'follow_up');
    reading.isFollowUp = at > 0;
  }
  while (at < tokens.length) {
    const length = takeNext(reading, at);
    if (length === 0) {
      const token = tokens[at];
      if (token !== undefined) reading.unused.push(token);
    }
    at += Math.max(1, length);
  }
  // A time that another phrase took chose no column.
  if (reading.columnTime !== null)
    object(reading, 'unused_words', tokens[reading.columnTime.at]?.written ?? '');
  if (!takeFlow(reading)) object(reading, 'no_operation');
  if (!isAboutTable(reading) && !(follows !== undefined && isAmendment(reading))) return null;
  if (question.length > 500) object(reading, 'unused_words', '…');
  return { reading, ...outcomeOf(reading), corrections };
}

function outcomeOf(reading: Reading): Pick<Read, 'outcome' | 'further'> {
  const isWhole = reading.unused.length === 0 && reading.problem === null;
  const plans = isWhole ? plansOfRequests(reading, finishReading) : null;
  if (plans === null) return { outcome: withState(reading, finishReading(reading)), further: [] };
  if (isRefusal(plans)) return { outcome: plans, further: [] };
  // Of several quantities each would be told apart by its states.
  if (reading.byState !== null) return { outcome: refuse('two_operations', []), further: [] };
  const [first, ...further] = plans;
  return { outcome: first ?? finishReading(reading), further };
}

function takeNext(reading: Reading, at: number): number {
  const before = askedOf(reading);
  for (const pattern of patterns) {
    const length = pattern(reading, at);
    if (length === 0) continue;
    const operation = pattern === readOperation ? operationAt(reading, at) : null;
    noteRequest(reading, before, operation, at, at + length, pattern === readFiller);
    return length;
  }
  return 0;
}
