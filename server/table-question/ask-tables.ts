import { atOnce, type PartByPart } from '../part-by-part.ts';
import { joinTables } from '../table/join-tables.ts';
import { asRecords, timesAlone } from '../table/record-table.ts';
import {
  ask,
  askAll,
  follow,
  isAnswer,
  namesOf,
  type Answered,
  type AskedTable,
  type Candidate,
  type KeptPlan,
  type Outcome,
} from './ask-candidate.ts';
import type { Correction } from './correct-words.ts';
import { wordsOf } from './fold-words.ts';
import { namedSheet, namedTables } from './named-tables.ts';
import type { Plan } from './plan.ts';
import { isOfSums, ofParts } from './parts-candidates.ts';
import { planWords } from './plan-words.ts';
import { refuse } from './refusal.ts';
import { mostSuggestions, refusalOf, type TableRefusal } from './refused-question.ts';
import type { PlanResult } from './run-plan.ts';
import { speaksOfParts, stackedTables } from './stacked-tables.ts';
import { verdictOf } from './verdict.ts';

export interface TableAnswer extends Candidate {
  readonly kind: 'answer';
  readonly result: PlanResult;
  /** Of a question that asks whether something is so. */
  readonly verdict: 'yes' | 'no' | null;
  /** What else was asked for under the same conditions, each with its plan in words. */
  readonly further: readonly { readonly result: PlanResult; readonly words: string }[];
  readonly kept: KeptPlan;
  /** The plan it was taken on from. */
  readonly before: Plan | null;
  /** How the numbers of the question were read; empty when none could be read in two ways. */
  readonly words: string;
  /** Words of the question that were taken for misspelt ones. */
  readonly corrections: readonly Correction[];
}

/** Words that name a column of another table alone. */
function namesElsewhere(own: AskedTable, tables: readonly AskedTable[]): ReadonlySet<string> {
  const names = tables.flatMap((one) =>
    one === own ? [] : one.table.columns.map(({ plainName }) => wordsOf(plainName)),
  );
  return new Set(names.flatMap((words) => (words.length === 1 ? words : [])));
}

/** Tables with columns of times beside other numbers, asked for the times alone. */
function timed(tables: readonly AskedTable[]): Candidate[] {
  return tables.flatMap((one) => {
    const found = timesAlone(one.table);
    if (found === null) return [];
    const names = found.leftOut.flatMap(({ plainName }) => wordsOf(plainName));
    return [
      {
        sources: [one],
        records: found.records,
        elsewhere: new Set([...namesElsewhere(one, tables), ...names]),
      },
    ];
  });
}

function joined(tables: readonly AskedTable[], singles: readonly Candidate[]): Candidate[] {
  return singles.flatMap((left, i) =>
    singles.flatMap((right, j) => {
      const [a, b] = [tables[i], tables[j]];
      const records =
        i === j || a === undefined || b === undefined ? null : joinTables(left.records, right.records);
      return records === null || a === undefined || b === undefined ? [] : [{ sources: [a, b], records }];
    }),
  );
}

/**
 * Asks tables, newest first. One that fits answers; when several give different answers the one must be named. What is
 * in one table only as names and in another as numbers is joined by the column they share. A question that speaks of what
 * tables of one form are called after, or of time, is asked of all of them. Null when it has to do with none.
 */
export function* askTablesByParts(
  asked: string,
  all: readonly AskedTable[],
  kept: KeptPlan | null = null,
): PartByPart<TableAnswer | TableRefusal | null> {
  const { question, tables } = namedTables(asked, all);
  const singles = tables.map((one) => ({
    sources: [one] as const,
    records: asRecords(one.table),
    elsewhere: namesElsewhere(one, tables),
  }));
  const stacks = yield* stackedTables(singles);
  const joins = kept !== null && kept.tables.length > 1 ? joined(tables, singles) : [];
  const overTimes = timed(tables);
  const followed = yield* follow(question, [...singles, ...stacks, ...overTimes, ...joins], kept);
  if (followed !== null && isAnswer(followed)) return answerOf(followed);
  const ofStacks: Outcome[] = [];
  for (const candidate of stacks) {
    const outcome = yield* ask(question, candidate);
    if (outcome !== null && speaksOfParts(candidate, outcome)) ofStacks.push(outcome);
  }
  const answeredByStacks = ofStacks.filter(isAnswer);
  const [firstOfStacks] = answeredByStacks;
  if (firstOfStacks !== undefined) return oneOf(firstOfStacks, answeredByStacks);
  const sheet = namedSheet(question, tables);
  if (sheet !== null) return yield* askTablesByParts(sheet.question, sheet.tables, kept);
  const outcomes = yield* askAll(question, singles);
  const answers = outcomes.filter(isAnswer);
  const [first] = answers;
  if (first !== undefined) return oneOf(first, answers, stacks);
  const ofTimes = (yield* askAll(question, overTimes)).filter(isAnswer);
  const [firstOfTimes] = ofTimes;
  if (firstOfTimes !== undefined) return oneOf(firstOfTimes, ofTimes);
  const answeredByParts = (yield* askAll(question, ofParts(tables))).filter(isAnswer).filter(isOfSums);
  const [firstOfParts] = answeredByParts;
  if (firstOfParts !== undefined) return oneOf(firstOfParts, answeredByParts);
  const both =
    tables.length > 1 && tables.length <= 6 ? yield* askAll(question, joined(tables, singles)) : [];
  const answeredByBoth = both.filter(isAnswer);
  const [only] = answeredByBoth;
  if (only !== undefined) return oneOf(only, answeredByBoth);
  const refused = followed ?? bestRefusal([...ofStacks, ...outcomes, ...both]);
  return refused === null ? null : yield* refusalOf(refused, question);
}

/** The same at once, for whoever need not share the processor. */
export const askTables = (
  asked: string,
  all: readonly AskedTable[],
  kept: KeptPlan | null = null,
): TableAnswer | TableRefusal | null => atOnce(askTablesByParts(asked, all, kept));

/** The refusal of the table that understood most of the question; the newest of equals. */
function bestRefusal(outcomes: readonly Outcome[]): Outcome | null {
  return outcomes.reduce<Outcome | null>(
    (best, one) =>
      best === null || one.read.reading.unused.length < best.read.reading.unused.length ? one : best,
    null,
  );
}

function printOf({ result, further }: Answered): string {
  const lines = [result, ...further].flatMap((one) => one.lines);
  return JSON.stringify(lines.map(({ keys, measured }) => [keys, measured.map(({ value }) => value)]));
}

function oneOf(
  first: Answered,
  answers: readonly Answered[],
  stacks: readonly Candidate[] = [],
): TableAnswer | TableRefusal {
  // Two sheets of one form are of two things, also where their numbers happen to be the same.
  const isBeside = ({ candidate }: Answered) =>
    stacks.some(({ sources }) =>
      [candidate, first.candidate].every((one) => sources.includes(one.sources[0]!)),
    );
  const others = answers.filter((one) => one !== first && (printOf(one) !== printOf(first) || isBeside(one)));
  if (others.length === 0) return answerOf(first);
  const names = [first, ...others].map(({ candidate }) =>
    candidate.sources.map(({ name }) => name).join(' + '),
  );
  const suggestions = [first, ...others].flatMap(({ candidate, plan }, i) =>
    candidate.sources.length === 1 && /[\d._-]/.test(names[i] ?? '')
      ? [`${planWords(plan, candidate.records.table)} in ${names[i]}`]
      : [],
  );
  return {
    kind: 'refusal',
    refusal: refuse('several_columns', names),
    source: first.candidate.sources[0]!,
    understood: planWords(first.plan, first.candidate.records.table),
    suggestions: suggestions.slice(0, mostSuggestions),
    isComputation: true,
  };
}

function answerOf({ candidate, read, plan, result, further, before }: Answered): TableAnswer {
  const { sources, records } = candidate;
  return {
    kind: 'answer',
    ...candidate,
    result,
    further: further.map((one) => ({ result: one, words: planWords(one.plan, records.table) })),
    before,
    verdict: further.length > 0 ? null : verdictOf(read.reading, result),
    words: planWords(plan, records.table),
    corrections: read.corrections,
    kept: { tables: sources.map(({ id }) => id), columns: namesOf(records), plan },
  };
}
