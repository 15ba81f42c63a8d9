import { joinTables } from '../table/join-tables.ts';
import { asRecords, type Records } from '../table/record-table.ts';
import type { Table } from '../table/table.ts';
import { currentLanguage } from '../language/language.ts';
import { amendPlan, isFollowUp, yearOfPlan } from './amend-plan.ts';
import { isOneEditAway } from './fold-words.ts';
import type { Plan, Refusal } from './plan.ts';
import { planWords } from './plan-words.ts';
import { readQuestion, type Read } from './read-question.ts';
import { isRefusal, refuse } from './refusal.ts';
import { runPlan, type PlanResult } from './run-plan.ts';

/** A table that can be asked, and what it is called. */
export interface AskedTable {
  /** Tells it apart from the other ones, also when it is read again: file and position. */
  readonly id: string;
  readonly name: string;
  readonly table: Table;
}

/** What an answer was computed with, kept for questions that follow it. */
export interface KeptPlan {
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly plan: Plan;
}

/** Records of one table, or of two put together. */
interface Candidate {
  readonly sources: readonly AskedTable[];
  readonly records: Records;
}

export interface TableAnswer extends Candidate {
  readonly kind: 'answer';
  readonly result: PlanResult;
  readonly kept: KeptPlan;
  /** The plan it was taken on from. */
  readonly before: Plan | null;
  /** How the numbers of the question were read; empty when none could be read in two ways. */
  readonly words: string;
}

export interface TableRefusal {
  readonly kind: 'refusal';
  readonly refusal: Refusal;
  readonly source: AskedTable;
  /** What was understood, in words; null when no plan came of it. */
  readonly understood: string | null;
  /** Questions that are answered. */
  readonly suggestions: readonly string[];
  /** The question asks for something to be computed; others may be answered by a text. */
  readonly isComputation: boolean;
}

interface Outcome {
  readonly candidate: Candidate;
  readonly read: Read;
  readonly plan: Plan | Refusal;
  readonly result: PlanResult | Refusal;
  readonly before: Plan | null;
}

const mostSuggestions = 4;

/** A table named in the question ("in sales-2024.csv"), and the question without it. */
function restrict(
  question: string,
  tables: readonly AskedTable[],
): { question: string; tables: readonly AskedTable[] } {
  for (const { name } of tables) {
    const at = question.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0 || !/[\d._-]/.test(name)) continue;
    const rest = `${question.slice(0, at)} ${question.slice(at + name.length)}`;
    return { question: rest, tables: tables.filter((one) => one.name === name) };
  }
  return { question, tables };
}

function answered(candidate: Candidate, read: Read, plan: Plan | Refusal, before: Plan | null): Outcome {
  const isLooseJoin = !isRefusal(plan) && candidate.sources.length > 1 && !isOfLeft(plan, candidate.records);
  const checked = isLooseJoin ? refuse('several_columns', []) : plan;
  const result = isRefusal(checked) ? checked : runPlan(checked, candidate.records);
  return { candidate, read, plan: checked, result, before };
}

/** Quantities of the other table would be counted once for each row that has it as a partner. */
function isOfLeft({ measure, weights }: Plan, records: Records): boolean {
  if (measure === null) return true;
  const columns = measure.kind === 'ratio' ? [measure.numerator, measure.denominator] : [measure.column];
  return [...columns, ...(weights === null ? [] : [weights])].every(
    (column) => records.originOf(column) === 0,
  );
}

function ask(question: string, candidate: Candidate): Outcome | null {
  const read = readQuestion(question, candidate.records, currentLanguage());
  return read === null ? null : answered(candidate, read, read.outcome, null);
}

const namesOf = ({ table }: Records) => table.columns.map(({ name }) => name);

/** Goes on from the plan before, when the question can only be meant so. */
function follow(question: string, candidates: readonly Candidate[], kept: KeptPlan | null): Outcome | null {
  const same = candidates.find(
    ({ sources, records }) =>
      kept !== null &&
      sources.map(({ id }) => id).join() === kept.tables.join() &&
      namesOf(records).join('\u0000') === kept.columns.join('\u0000'),
  );
  if (kept === null || same === undefined) return null;
  const read = readQuestion(question, same.records, currentLanguage(), yearOfPlan(kept.plan));
  if (read === null || !isFollowUp(read.reading)) return null;
  return answered(same, read, amendPlan(kept.plan, read.reading), kept.plan);
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

const isAnswer = (outcome: Outcome): outcome is Outcome & { plan: Plan; result: PlanResult } =>
  !isRefusal(outcome.plan) && !isRefusal(outcome.result);

/**
 * Asks tables, newest first. One that fits answers; when several give different answers the one must be named. What is
 * in one table only as names and in another as numbers is joined by the column they share. Null when the question has
 * nothing to do with any of them.
 */
export function askTables(
  asked: string,
  all: readonly AskedTable[],
  kept: KeptPlan | null = null,
): TableAnswer | TableRefusal | null {
  const { question, tables } = restrict(asked, all);
  const singles = tables.map((one): Candidate => ({ sources: [one], records: asRecords(one.table) }));
  const joins = kept !== null && kept.tables.length > 1 ? joined(tables, singles) : [];
  const followed = follow(question, [...singles, ...joins], kept);
  if (followed !== null && isAnswer(followed)) return answerOf(followed);
  const outcomes = singles.flatMap((candidate) => ask(question, candidate) ?? []);
  const answers = outcomes.filter(isAnswer);
  const [first] = answers;
  if (first !== undefined) return oneOf(first, answers);
  if (tables.length > 1 && tables.length <= 6) {
    const both = joined(tables, singles)
      .flatMap((candidate) => ask(question, candidate) ?? [])
      .filter(isAnswer);
    const [only] = both;
    if (only !== undefined) return oneOf(only, both);
  }
  const refused = followed ?? bestRefusal(outcomes);
  return refused === null ? null : refusalOf(refused, question);
}

/** The refusal of the table that understood most of the question; the newest of equals. */
function bestRefusal(outcomes: readonly Outcome[]): Outcome | null {
  return outcomes.reduce<Outcome | null>(
    (best, one) =>
      best === null || one.read.reading.unused.length < best.read.reading.unused.length ? one : best,
    null,
  );
}

function printOf({ result }: { readonly result: PlanResult }): string {
  return JSON.stringify(result.lines.map(({ keys, measured }) => [keys, measured.map(({ value }) => value)]));
}

function oneOf(
  first: Outcome & { plan: Plan; result: PlanResult },
  answers: readonly (Outcome & { plan: Plan; result: PlanResult })[],
): TableAnswer | TableRefusal {
  const others = answers.filter((one) => printOf(one) !== printOf(first));
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

function answerOf({
  candidate,
  plan,
  result,
  before,
}: Outcome & { plan: Plan; result: PlanResult }): TableAnswer {
  const { sources, records } = candidate;
  return {
    kind: 'answer',
    ...candidate,
    result,
    before,
    words: planWords(plan, records.table),
    kept: { tables: sources.map(({ id }) => id), columns: namesOf(records), plan },
  };
}

function refusalOf(outcome: Outcome, question: string): TableRefusal | null {
  const { candidate, read, plan, result } = outcome;
  const refusal = isRefusal(plan) ? plan : isRefusal(result) ? result : null;
  const [source] = candidate.sources;
  if (refusal === null || source === undefined) return null;
  const { reading } = read;
  const understood = isRefusal(plan) ? refusal.choices[0] : plan;
  const isOfWords = refusal.reason === 'unused_words' && refusal.choices.length > 0;
  const isSaid = isOfWords || !isRefusal(plan);
  const suggestions = suggestionsFor(candidate, refusal, read, question);
  // A word away from a question to the table it is one, misspelt.
  const isNearMiss = refusal.reason === 'unused_words' && suggestions.some((text) => text !== question);
  return {
    kind: 'refusal',
    refusal,
    source,
    understood: isSaid && understood !== undefined ? planWords(understood, candidate.records.table) : null,
    suggestions,
    isComputation:
      isNearMiss ||
      reading.operations.size > 0 ||
      reading.groups.length > 0 ||
      reading.top !== null ||
      reading.ratio !== null ||
      reading.asksCount ||
      reading.asksDistinct ||
      reading.asksChange ||
      reading.asksShare ||
      reading.asksVersus ||
      outcome.before !== null ||
      (refusal.reason !== 'unused_words' && reading.measures.length > 0),
  };
}

/** Questions near the refused one. Each was asked: only what is answered is offered. */
function suggestionsFor(
  candidate: Candidate,
  refusal: Refusal,
  { reading }: Read,
  question: string,
): string[] {
  const { table } = candidate.records;
  const rewritten = runsOf(reading).flatMap(({ written, folded }) =>
    reading.words
      .nearWords(folded)
      .toSorted(
        (a, b) =>
          Number(isOneEditAway(b.toLowerCase(), folded)) - Number(isOneEditAway(a.toLowerCase(), folded)),
      )
      .map((word) => question.replace(written, word).trim()),
  );
  const years = refusal.reason === 'several_years' ? refusal.about : [];
  const dated = years.flatMap((year) =>
    reading.tokens.flatMap(({ written, folded }) =>
      /^(?:q[1-4]|h[12])$/.test(folded) || monthNames.has(folded)
        ? [question.replace(written, `${written} ${year}`)]
        : [],
    ),
  );
  const texts = [...rewritten, ...dated, ...refusal.choices.map((plan) => planWords(plan, table))];
  const found: string[] = [];
  for (const text of [...new Set(texts)].slice(0, 12)) {
    const outcome = found.length < mostSuggestions ? ask(text, candidate) : null;
    if (outcome !== null && isAnswer(outcome)) found.push(text);
  }
  return found;
}

/** Words that were left over, those side by side together. */
function runsOf({ tokens, unused }: Read['reading']): { written: string; folded: string }[] {
  const runs: { written: string; folded: string; end: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!unused.includes(token)) continue;
    const last = runs.at(-1);
    if (last?.end === at) {
      last.written += ` ${token.written}`;
      last.folded += ` ${token.folded}`;
      last.end += 1;
    } else runs.push({ written: token.written, folded: token.folded, end: at + 1 });
  }
  return runs;
}

const monthNames: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember'.split(
    ' ',
  ),
);
