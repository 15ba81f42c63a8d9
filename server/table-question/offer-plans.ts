import type { PartByPart } from '../part-by-part.ts';
import { asRecords } from '../table/record-table.ts';
import type { Table } from '../table/table.ts';
import { additivityOf } from './additivity.ts';
import type { AskedTable } from './ask-candidate.ts';
import { isRefusal, refuse } from './refusal.ts';
import { mostSuggestions, type TableRefusal } from './refused-question.ts';
import type { Plan } from './plan.ts';
import { planWords } from './plan-words.ts';
import { runPlan } from './run-plan.ts';

/** Counts the rows; what other plans begin with. */
export const barePlan: Plan = {
  measure: null,
  operation: 'count',
  weights: null,
  filters: [],
  groups: [],
  top: null,
  compare: null,
  order: null,
};

/** Plans that anybody may ask of a table: its first quantity by its names and over time, and how many rows it has. */
export function plansOf({ columns, rowCount }: Table): Plan[] {
  const measured = columns.flatMap((column, at): Plan[] =>
    column.kind === 'number'
      ? [
          {
            ...barePlan,
            measure: { kind: 'column', column: at },
            operation: ['yes', 'stock'].includes(additivityOf(column)) ? 'sum' : 'mean',
          },
        ]
      : [],
  );
  const named = columns.findIndex(
    (column) => column.kind === 'text' && column.words.length > 2 && column.words.length * 2 <= rowCount + 2,
  );
  const dated = columns.findIndex(({ kind }) => kind === 'date');
  const [first] = measured;
  if (first === undefined)
    return named < 0 ? [barePlan] : [barePlan, { ...barePlan, groups: [{ column: named, part: null }] }];
  const date = columns[dated];
  const part = date?.kind === 'date' && date.precision === 'year' ? 'year' : 'month';
  return [
    ...(named < 0 ? [] : [{ ...first, groups: [{ column: named, part: null }] }]),
    ...(dated < 0 ? [] : [{ ...first, groups: [{ column: dated, part } as const] }]),
    ...measured,
    barePlan,
  ];
}

/** What can be asked of the newest table, for a question that has to do with none. Each plan was computed before it is offered. */
export function* offerPlans(tables: readonly AskedTable[]): PartByPart<TableRefusal | null> {
  const [source] = tables;
  if (source === undefined) return null;
  const records = asRecords(source.table);
  const plans: Plan[] = [];
  for (const plan of plansOf(records.table)) if (!isRefusal(yield* runPlan(plan, records))) plans.push(plan);
  return {
    kind: 'refusal',
    refusal: refuse('not_about', []),
    source,
    understood: null,
    suggestions: plans.slice(0, mostSuggestions).map((plan) => planWords(plan, records.table)),
    isComputation: false,
  };
}
