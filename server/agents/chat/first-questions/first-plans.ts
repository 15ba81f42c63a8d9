import type { Column, NumberColumn, Table } from '../../../table/table.ts';
import { additivityOf } from '../../../table-question/additivity.ts';
import { tableQuestionTexts } from '../../../table-question/messages/table-question-texts.ts';
import { barePlan, plansOf } from '../../../table-question/offer-plans.ts';
import { columnWords, planWords } from '../../../table-question/plan-words.ts';
import type { Plan } from '../../../table-question/plan.ts';
import { firstQuestionsTexts } from '../messages/first-questions-texts.ts';
import { comparedYears } from './compared-years.ts';

/** A plan, and the ways to ask for it, the best first. */
export interface FirstPlan {
  readonly plan: Plan;
  readonly questions: readonly string[];
}

/** Names longer than these make no sentence. */
const longestHead = 40;
const longestName = 40;
/** More lines than an answer shows. */
const mostGroups = 40;

interface Asked {
  readonly at: number;
  readonly words: string;
  /** Its values are added up; else their mean is asked for. */
  readonly isSum: boolean;
}

function measuresOf(table: Table): Asked[] {
  const asked = table.columns.flatMap((column, at): Asked[] => {
    const words = columnWords(at, table);
    if (column.kind !== 'number' || words.length > longestHead) return [];
    return [{ at, words, isSum: additivityOf(column) === 'yes' }];
  });
  const isMoney = ({ at }: Asked) => (table.columns[at] as NumberColumn).unit.kind === 'money';
  const worth = (one: Asked) => (one.isSum ? 2 : 0) + (isMoney(one) ? 1 : 0);
  return asked.toSorted((a, b) => worth(b) - worth(a));
}

/** The column of names with several rows each; -1 when there is none. */
function groupOf({ columns, rowCount }: Table): number {
  return columns.findIndex(
    (column) =>
      column.kind === 'text' &&
      column.words.length > 2 &&
      column.words.length <= mostGroups &&
      column.words.length * 2 <= rowCount + 2 &&
      column.plainName.length <= longestHead,
  );
}

/** A name of the column that can be said in a sentence, the one in the first row that has one. */
function nameIn(column: Column | undefined): string | null {
  if (column?.kind !== 'text') return null;
  const names = [...column.codes].flatMap((code) => (code === 0 ? [] : [column.words[code] ?? '']));
  return names.find((name) => name.length > 1 && name.length <= longestName) ?? null;
}

const measureOf = ({ at, isSum }: Asked): Plan => ({
  ...barePlan,
  measure: { kind: 'column', column: at },
  operation: isSum ? 'sum' : 'mean',
});

function byGroup(table: Table, asked: Asked, group: number): FirstPlan[] {
  const texts = firstQuestionsTexts();
  const grouped = { ...measureOf(asked), groups: [{ column: group, part: null }] };
  const head = columnWords(group, table);
  const { words, isSum } = asked;
  return [
    {
      plan: { ...grouped, top: { count: 1, end: 'highest' } },
      questions: (isSum ? texts.highest : texts.highestMean)(words, head),
    },
    { plan: grouped, questions: (isSum ? texts.total : texts.mean)(words, head) },
  ];
}

function overTime(table: Table, asked: Asked): FirstPlan[] {
  const at = table.columns.findIndex(({ kind }) => kind === 'date');
  const column = table.columns[at];
  if (column?.kind !== 'date' || !asked.isSum) return [];
  const texts = firstQuestionsTexts();
  const years = comparedYears(column);
  const part = column.precision === 'year' ? 'year' : 'month';
  const byTime = { ...measureOf(asked), groups: [{ column: at, part } as const] };
  const partWord = tableQuestionTexts().partHeads[part];
  return [
    ...(years === null
      ? []
      : [
          {
            plan: {
              ...measureOf(asked),
              compare: {
                kind: 'change' as const,
                a: { kind: 'period' as const, column: at, ...years.before.span, isNegated: false },
                b: { kind: 'period' as const, column: at, ...years.after.span, isNegated: false },
                isAbsolute: false,
              },
            },
            questions: texts.change(asked.words, String(years.before.year), String(years.after.year)),
          },
        ]),
    { plan: byTime, questions: [...texts.byTime(asked.words, partWord), planWords(byTime, table)] },
  ];
}

function ofWhole(table: Table, asked: Asked, group: number): FirstPlan[] {
  const name = nameIn(table.columns[group]);
  if (name === null || !asked.isSum) return [];
  const part = { kind: 'values' as const, column: group, values: [name], isNegated: false };
  return [
    {
      plan: { ...measureOf(asked), compare: { kind: 'share', part } },
      questions: firstQuestionsTexts().share(asked.words, name),
    },
  ];
}

interface FirstPlans {
  /** Each with questions of one kind, the best first: one of each makes the best three. */
  readonly families: readonly (readonly FirstPlan[])[];
  /** What may be asked of any table, in the words of plans. */
  readonly plain: readonly FirstPlan[];
}

/** What may be asked of a table first. Nothing says yet that it is understood. */
export function firstPlans(table: Table): FirstPlans {
  const [first, second] = measuresOf(table);
  const group = groupOf(table);
  const plain = plansOf(table).map((plan) => ({ plan, questions: [planWords(plan, table)] }));
  if (first === undefined) return { families: [], plain };
  const grouped =
    group < 0
      ? []
      : [byGroup(table, first, group), ofWhole(table, second?.isSum === true ? second : first, group)];
  return { families: [...grouped.slice(0, 1), overTime(table, first), ...grouped.slice(1)], plain };
}
