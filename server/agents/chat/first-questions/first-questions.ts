import { isDeepStrictEqual } from 'node:util';
import type { PartByPart } from '../../../part-by-part.ts';
import { asRecords } from '../../../table/record-table.ts';
import type { AskedTable } from '../../../table-question/ask-candidate.ts';
import { askTablesByParts } from '../../../table-question/ask-tables.ts';
import type { Plan } from '../../../table-question/plan.ts';
import { isArithmetic } from '../arithmetic/is-arithmetic.ts';
import { firstPlans, type FirstPlan } from './first-plans.ts';

/** How many an empty chat offers: all or none. */
const questionCount = 3;
/** Tables of one file that are looked at. */
const mostTables = 3;

/**
 * Three questions that are answered from these tables, made of the first table that has so many; none when no table has.
 * Each went through the very step that answers a question, and was understood as just the plan it was made of.
 */
export function* firstQuestions(tables: readonly AskedTable[]): PartByPart<readonly string[]> {
  for (const table of tables.slice(0, mostTables)) {
    const found = yield* questionsOf(table, tables);
    if (found.length === questionCount) return found;
  }
  return [];
}

function* questionsOf(source: AskedTable, tables: readonly AskedTable[]): PartByPart<string[]> {
  const { families, plain } = firstPlans(asRecords(source.table).table);
  const found: { readonly question: string; readonly plan: Plan }[] = [];
  /** Takes so many of these plans at most. */
  function* take(plans: readonly FirstPlan[], most: number): PartByPart<void> {
    const enough = Math.min(questionCount, found.length + most);
    for (const one of plans) {
      if (found.length >= enough) return;
      if (found.some(({ plan }) => isDeepStrictEqual(plan, one.plan))) continue;
      const question = yield* understood(one, source, tables);
      if (question !== null) found.push({ question, plan: one.plan });
    }
  }
  for (const family of families) yield* take(family, 1);
  yield* take([...families.flat(), ...plain], questionCount);
  return found.map(({ question }) => question);
}

/** The first way to ask for a plan that is answered with it; null when there is none. */
function* understood(
  { plan, questions }: FirstPlan,
  source: AskedTable,
  tables: readonly AskedTable[],
): PartByPart<string | null> {
  for (const question of questions) {
    if (isArithmetic(question)) continue;
    const said = yield* askTablesByParts(question, tables);
    if (said?.kind !== 'answer' || said.further.length > 0 || said.corrections.length > 0) continue;
    const isOfIt = said.sources.length === 1 && said.sources[0]?.id === source.id;
    if (isOfIt && isDeepStrictEqual(said.result.plan, plan) && hasResult(said.result.lines)) return question;
  }
  return null;
}

/** A number everywhere. */
function hasResult(lines: readonly { readonly measured: readonly { readonly value: number }[] }[]): boolean {
  return (
    lines.length > 0 && lines.every(({ measured }) => measured.every(({ value }) => Number.isFinite(value)))
  );
}
