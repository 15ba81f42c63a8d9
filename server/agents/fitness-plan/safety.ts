import {
  agesOfFormula,
  bodyMassIndex,
  leastWeight,
  mostLoss,
  restingEnergy,
  underweightIndex,
  type Sex,
} from '../../fitness/energy.ts';
import { weeksPlanned } from '../../fitness/twelve-weeks.ts';
import type { Caution } from '../../fitness/read-wishes.ts';
import type { FitnessRequest } from './request.ts';

/** Younger people are not planned for: a bound of this plan. */
export const leastAge = 16;

/** Nobody this thin is planned for: a bound of this plan, where the World Health Organization speaks of thinness. */
export const leastIndex = 17;

/** Why nothing is planned. */
export type Stop =
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'thin'; readonly index: number; readonly kg: number; readonly cm: number }
  | { readonly kind: 'words'; readonly cautions: readonly Caution[] };

/** Null where training can be planned. */
export function reasonNotToTrain({ age, kg, cm, limits }: FitnessRequest): Stop | null {
  if (limits.cautions.length > 0) return { kind: 'words', cautions: limits.cautions };
  if (age !== null && age < leastAge) return { kind: 'age', age };
  const index = kg === null || cm === null ? null : bodyMassIndex(kg, cm);
  return index !== null && kg !== null && cm !== null && index < leastIndex
    ? { kind: 'thin', index, kg, cm }
    : null;
}

type Field = 'age' | 'weight' | 'height';

interface Estimate {
  readonly kg: number;
  readonly cm: number;
  readonly age: number;
  /** One, or both where the form does not say which. */
  readonly sexes: readonly Sex[];
  /** By sex, in kcal a day. */
  readonly resting: readonly number[];
}

/** Why no weight is to be lost by this plan. */
export type LossRefusal =
  | { readonly kind: 'underweight'; readonly index: number }
  | { readonly kind: 'target'; readonly least: number }
  | { readonly kind: 'pace'; readonly aWeek: number; readonly most: number; readonly reachable: number };

export interface Energy {
  readonly missing: readonly Field[];
  /** The age is outside those the formula was made from. */
  readonly isOutside: boolean;
  readonly estimate: Estimate | null;
  readonly wantsLoss: boolean;
  readonly refusal: LossRefusal | null;
}

/** What can be said of energy, and whether weight may be lost by this plan. */
export function energyOf(request: FitnessRequest): Energy {
  const { age, kg, cm, sex, goal, target } = request;
  const given: readonly (readonly [Field, number | null])[] = [
    ['age', age],
    ['weight', kg],
    ['height', cm],
  ];
  const isOutside = age !== null && (age < agesOfFormula.low || age > agesOfFormula.high);
  const sexes: readonly Sex[] = sex === null ? ['female', 'male'] : [sex];
  const wantsLoss = goal === 'loss' || (target !== null && kg !== null && target < kg);
  const estimate =
    age === null || kg === null || cm === null || isOutside
      ? null
      : { kg, cm, age, sexes, resting: sexes.map((one) => restingEnergy({ kg, cm, age }, one)) };
  return {
    missing: given.flatMap(([field, value]) => (value === null ? [field] : [])),
    isOutside,
    estimate,
    wantsLoss,
    refusal: wantsLoss ? refusalOf(request) : null,
  };
}

function refusalOf({ kg, cm, target }: FitnessRequest): LossRefusal | null {
  if (kg === null) return null;
  if (cm !== null && bodyMassIndex(kg, cm) < underweightIndex)
    return { kind: 'underweight', index: bodyMassIndex(kg, cm) };
  if (target === null) return null;
  if (cm !== null && bodyMassIndex(target, cm) < underweightIndex)
    return { kind: 'target', least: leastWeight(cm) };
  const [aWeek, most] = [(kg - target) / weeksPlanned, mostLoss(kg)];
  const reachable = Math.ceil((kg - most * weeksPlanned) * 10 - 1e-9) / 10;
  return aWeek > most + 1e-9 ? { kind: 'pace', aWeek, most, reachable } : null;
}
