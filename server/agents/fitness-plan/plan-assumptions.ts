import { assumptionFor, readAssumptions, type AssumptionRule } from '../ground/assumptions.ts';

export type AssumptionId =
  | 'warm_up'
  | 'set_seconds'
  | 'rest'
  | 'short_rest'
  | 'heavy_rest'
  | 'change'
  | 'reserve'
  | 'load_step'
  | 'lighter'
  | 'activity'
  | 'deficit'
  | 'surplus';

type Assumed = NonNullable<ReturnType<typeof assumptionFor>>;

interface BoundedRule extends AssumptionRule {
  readonly id: AssumptionId;
  readonly usual: { readonly value: number; readonly low: number; readonly high: number };
  /** What a person may set it to: a bound of this plan. */
  readonly least: number;
  readonly most: number;
}

/** Rules of thumb that no publication is named for: each can be changed within its bounds. Seconds, minutes, fractions. */
const rules: readonly BoundedRule[] = [
  {
    id: 'warm_up',
    names: ['warm-up minutes', 'warm-up', 'Minuten Aufwärmen', 'Aufwärmen'],
    unit: 'number',
    usual: { value: 5, low: 5, high: 10 },
    least: 3,
    most: 20,
  },
  {
    id: 'set_seconds',
    names: ['seconds a set', 'Sekunden je Satz'],
    unit: 'number',
    usual: { value: 45, low: 30, high: 60 },
    least: 15,
    most: 120,
  },
  {
    id: 'rest',
    names: ['rest', 'rest between sets', 'Pause', 'Pause zwischen Sätzen'],
    unit: 'number',
    usual: { value: 120, low: 90, high: 180 },
    least: 45,
    most: 300,
  },
  {
    id: 'short_rest',
    names: ['short rest (one joint)', 'short rest', 'kurze Pause (ein Gelenk)', 'kurze Pause'],
    unit: 'number',
    usual: { value: 75, low: 60, high: 120 },
    least: 30,
    most: 300,
  },
  {
    id: 'heavy_rest',
    names: ['heavy rest', 'lange Pause'],
    unit: 'number',
    usual: { value: 180, low: 180, high: 300 },
    least: 120,
    most: 300,
  },
  {
    id: 'change',
    names: ['change of exercise', 'change', 'Wechsel der Übung', 'Wechsel'],
    unit: 'number',
    usual: { value: 60, low: 30, high: 120 },
    least: 0,
    most: 300,
  },
  {
    id: 'reserve',
    names: ['repetitions left', 'reserve', 'Wiederholungen übrig', 'Reserve'],
    unit: 'number',
    usual: { value: 2, low: 1, high: 3 },
    least: 1,
    most: 5,
  },
  {
    id: 'load_step',
    names: ['more weight a block', 'more weight', 'mehr Gewicht je Block', 'mehr Gewicht'],
    unit: 'percent',
    usual: { value: 0.025, low: 0.02, high: 0.1 },
    least: 0,
    most: 0.1,
  },
  {
    id: 'lighter',
    names: [
      'sets in the lighter week',
      'lighter week',
      'deload',
      'Sätze in der leichteren Woche',
      'Entlastung',
    ],
    unit: 'percent',
    usual: { value: 0.5, low: 0.4, high: 0.6 },
    least: 0.3,
    most: 0.8,
  },
  {
    id: 'activity',
    names: ['activity factor', 'activity', 'Aktivitätsfaktor', 'Aktivität'],
    unit: 'number',
    usual: { value: 1.5, low: 1.4, high: 1.7 },
    least: 1.2,
    most: 2.4,
  },
  {
    id: 'deficit',
    names: ['energy deficit', 'deficit', 'Energiedefizit', 'Kaloriendefizit', 'Defizit'],
    unit: 'percent',
    usual: { value: 0.15, low: 0.1, high: 0.2 },
    least: 0.05,
    most: 0.2,
  },
  {
    id: 'surplus',
    names: ['energy surplus', 'surplus', 'Energieüberschuss', 'Überschuss'],
    unit: 'percent',
    usual: { value: 0.05, low: 0, high: 0.1 },
    least: 0,
    most: 0.15,
  },
];

export interface PlanAssumptions {
  readonly of: Readonly<Record<AssumptionId, Assumed>>;
  readonly notUnderstood: readonly string[];
  /** What was set to something that the plan does not do. */
  readonly outside: readonly { readonly id: AssumptionId; readonly least: number; readonly most: number }[];
}

/** The person's numbers where they are given, else those of this report. */
export function readPlanAssumptions(text: string): PlanAssumptions {
  const { given, notUnderstood } = readAssumptions(text, rules);
  const all = rules.flatMap((rule) => {
    const found = assumptionFor(given, rule);
    return found === null ? [] : [{ rule, found }];
  });
  return {
    of: Object.fromEntries(all.map(({ rule, found }) => [rule.id, found])) as PlanAssumptions['of'],
    notUnderstood,
    outside: all
      .filter(({ rule, found }) => found.low < rule.least || found.high > rule.most)
      .map(({ rule: { id, least, most } }) => ({ id, least, most })),
  };
}
