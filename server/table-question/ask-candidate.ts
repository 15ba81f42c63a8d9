import { currentLanguage } from '../language/language.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Records } from '../table/records.ts';
import type { Table } from '../table/table.ts';
import { amendPlan, isFollowUp, yearOfPlan } from './amend-plan.ts';
import { columnsOfMeasure, type Plan, type Refusal } from './plan.ts';
import { readQuestion, type Read } from './read-question.ts';
import { isRefusal, refuse } from './refusal.ts';
import { runPlan, type PlanResult } from './run-plan.ts';

/** A table that can be asked, and what it is called. */
export interface AskedTable {
  /** Tells it apart from the other ones, also when it is read again: file and position. */
  readonly id: string;
  readonly name: string;
  /** Name of its file, where `name` also says which of its tables is meant. */
  readonly file?: string;
  readonly table: Table;
}

/** What an answer was computed with, kept for questions that follow it. */
export interface KeptPlan {
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly plan: Plan;
}

/** Records of one table, or of two put together. */
export interface Candidate {
  readonly sources: readonly AskedTable[];
  readonly records: Records;
  /** Words that name columns of the other tables at hand. */
  readonly elsewhere?: ReadonlySet<string>;
}

/** What a question came to in one candidate. */
export interface Outcome {
  readonly candidate: Candidate;
  readonly read: Read;
  readonly plan: Plan | Refusal;
  readonly result: PlanResult | Refusal;
  /** What else was asked for under the same conditions, computed. */
  readonly further: readonly PlanResult[];
  readonly before: Plan | null;
}

export type Answered = Outcome & { readonly plan: Plan; readonly result: PlanResult };

function* answered(
  candidate: Candidate,
  read: Read,
  plan: Plan | Refusal,
  before: Plan | null,
): PartByPart<Outcome> {
  const { records, sources } = candidate;
  const isLooseJoin = !isRefusal(plan) && sources.length > 1 && !isOfLeft(plan, records);
  const isLoose = isLooseJoin || (sources.length > 1 && read.further.some((one) => !isOfLeft(one, records)));
  const checked = isLoose ? refuse('several_columns', []) : plan;
  const own = isRefusal(checked) ? checked : yield* runPlan(checked, records);
  // One part that cannot be answered refuses the whole: half of an answer looks like all of it.
  const others: (PlanResult | Refusal)[] = [];
  for (const one of read.further) others.push(yield* runPlan(one, records));
  const result = isRefusal(own) ? own : (others.find((one) => isRefusal(one)) ?? own);
  const further = others.flatMap((one) => (isRefusal(one) ? [] : [one]));
  return { candidate, read, plan: checked, result, further, before };
}

/** Quantities of the other table would be counted once for each row that has it as a partner; the price of each row is not. */
function isOfLeft({ measure, weights }: Plan, records: Records): boolean {
  if (measure?.kind === 'product')
    return columnsOfMeasure(measure).some((column) => records.originOf(column, 0) === 0);
  return [...columnsOfMeasure(measure), ...(weights === null ? [] : [weights])].every(
    (column) => records.originOf(column, 0) === 0,
  );
}

/** Asks one candidate; null when the question has nothing to do with it. */
export function* ask(question: string, candidate: Candidate): PartByPart<Outcome | null> {
  const { records, elsewhere } = candidate;
  const read = readQuestion(question, records, currentLanguage(), undefined, elsewhere, filesOf(candidate));
  yield;
  return read === null ? null : yield* answered(candidate, read, read.outcome, null);
}

/** What a question came to in those of some candidates that it has to do with. */
export function* askAll(question: string, candidates: readonly Candidate[]): PartByPart<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const candidate of candidates) {
    const outcome = yield* ask(question, candidate);
    if (outcome !== null) outcomes.push(outcome);
  }
  return outcomes;
}

/** Names of the files, as words. */
const filesOf = ({ sources }: Candidate) =>
  sources.map(({ name, file }) => (file ?? name).replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ')).join(' ');

/** Names of the columns, in their order. */
export const namesOf = ({ table }: Records) => table.columns.map(({ name }) => name);

/** Goes on from the plan before, when the question can only be meant so. */
export function* follow(
  question: string,
  candidates: readonly Candidate[],
  kept: KeptPlan | null,
): PartByPart<Outcome | null> {
  const same = candidates.find(
    ({ sources, records }) =>
      kept !== null &&
      sources.map(({ id }) => id).join() === kept.tables.join() &&
      namesOf(records).join('\u0000') === kept.columns.join('\u0000'),
  );
  if (kept === null || same === undefined) return null;
  const { records, elsewhere } = same;
  const read = readQuestion(
    question,
    records,
    currentLanguage(),
    yearOfPlan(kept.plan),
    elsewhere,
    filesOf(same),
  );
  if (read === null || !isFollowUp(read.reading)) return null;
  const isSingle = read.reading.requests.length < 2;
  const plan = isSingle ? amendPlan(kept.plan, read.reading) : refuse('two_operations', []);
  return yield* answered(same, { ...read, further: [] }, plan, kept.plan);
}

export const isAnswer = (outcome: Outcome): outcome is Answered =>
  !isRefusal(outcome.plan) && !isRefusal(outcome.result);
