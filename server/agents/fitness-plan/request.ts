import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readDays, spreadDays } from '../../fitness/pick-days.ts';
import { bodyMassIndex } from '../../fitness/energy.ts';
import { readHeight, readWeight, type Measure } from '../../fitness/read-body.ts';
import { readEquipment, readLimits, type ReadLimits } from '../../fitness/read-wishes.ts';
import type { Owned } from '../../fitness/exercises.ts';
import type { Goal } from '../../fitness/twelve-weeks.ts';
import type { Level } from '../../packs/fitness/volume.ts';
import { weights } from '../../packs/fitness/words.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { fitnessTexts } from './messages/fitness-texts.ts';
import { readPlanAssumptions, type PlanAssumptions } from './plan-assumptions.ts';

export interface FitnessRequest {
  readonly files: AgentFiles;
  readonly goal: Goal;
  readonly level: Level;
  /** Days of the week there is time, 1 is Monday. */
  readonly days: readonly number[];
  readonly minutes: number;
  /** False where nothing was said and the usual number is taken. */
  readonly isMinutesGiven: boolean;
  readonly owned: Owned;
  readonly limits: ReadLimits;
  /** Null where it was not said. */
  readonly age: number | null;
  readonly kg: number | null;
  readonly cm: number | null;
  readonly target: number | null;
  readonly sex: 'female' | 'male' | null;
  /** As 2026-03-02; null: the Monday after the question. */
  readonly start: string | null;
  readonly assumptions: PlanAssumptions;
  /** Parts of the form that were not understood, as written. */
  readonly notUnderstood: readonly string[];
}

type Inputs = RunFacts['inputs'];
type Refusal = ReturnType<typeof fitnessTexts>['form']['refusals'];

/** Rules of this plan: what fits into less is no session, and nobody keeps more. */
const sessionMinutes = { usual: 45, least: 20, most: 180 } as const;
const usualDays = 3;

function refuse(field: string, pick: (texts: Refusal) => string): never {
  throw appError('agent.inputs_invalid', {
    field,
    sentence: fitnessTexts.said(({ form }) => pick(form.refusals)),
  });
}

/** Reads the form. Throws `agent.inputs_invalid` with the field and what would make it possible. */
export function readFitnessRequest(
  inputs: Inputs,
  today: Date,
  asked?: { readonly fileIds?: readonly string[] },
): FitnessRequest {
  const fields = [{ name: 'log', takes: 'one' }] as const;
  const goal = (inputs.goal ?? 'general') as Goal;
  const level = (inputs.level ?? 'beginner') as Level;
  const days = daysIn(inputs.days ?? '');
  const equipment = equipmentIn(inputs.equipment ?? '', goal, level);
  const assumptions = readPlanAssumptions(inputs.assumptions ?? '');
  const [outside] = assumptions.outside;
  if (outside !== undefined) refuse('assumptions', (t) => t.outside(outside.least, outside.most));
  return {
    files: readAgentFiles('fitness-plan', inputs, { fields, needed: false }, asked),
    goal,
    level,
    days: days.found,
    minutes: minutesIn(inputs.minutes ?? ''),
    isMinutesGiven: (inputs.minutes ?? '').trim() !== '',
    owned: equipment.found,
    limits: readLimits(inputs.limits ?? ''),
    ...bodyIn(inputs, goal),
    start: startIn(inputs.start ?? '', today),
    assumptions,
    notUnderstood: [...days.notUnderstood, ...equipment.notUnderstood],
  };
}

function daysIn(text: string): { found: readonly number[]; notUnderstood: readonly string[] } {
  const { found, count, notUnderstood } = readDays(text);
  if (text.trim() === '') return { found: spreadDays([1, 2, 3, 4, 5, 6, 7], usualDays), notUnderstood };
  if (count === 0) refuse('days', (t) => t.noDays);
  if (count !== null && count > 7) refuse('days', (t) => t.tooManyDays);
  if (found.length === 0 && count === null) refuse('days', (t) => t.days);
  if (count !== null && found.length > 0 && found.length !== count)
    refuse('days', (t) => t.twoDays(count, found.length));
  return { found: found.length > 0 ? found : spreadDays([1, 2, 3, 4, 5, 6, 7], count ?? 0), notUnderstood };
}

function minutesIn(text: string): number {
  const minutes = text.trim() === '' ? sessionMinutes.usual : Number(text);
  if (!(minutes >= sessionMinutes.least)) refuse('minutes', (t) => t.fewMinutes(sessionMinutes.least));
  if (minutes > sessionMinutes.most) refuse('minutes', (t) => t.manyMinutes(sessionMinutes.most));
  return Math.floor(minutes);
}

function equipmentIn(text: string, goal: Goal, level: Level): ReturnType<typeof readEquipment> {
  const read = readEquipment(text);
  const [first] = read.notUnderstood;
  if (read.found.size === 0 && first !== undefined) refuse('equipment', (t) => t.equipment(first));
  const isHeavy = goal === 'strength' && level !== 'beginner';
  if (isHeavy && !weights.some((one) => read.found.has(one))) refuse('equipment', (t) => t.noWeights);
  return read;
}

type Body = Pick<FitnessRequest, 'age' | 'kg' | 'cm' | 'target' | 'sex'>;

function bodyIn(inputs: Inputs, goal: Goal): Body {
  const kg = measureIn('weight', readWeight(inputs.weight ?? ''), [25, 350]);
  const cm = measureIn('height', readHeight(inputs.height ?? ''), [100, 250]);
  const target = measureIn('target_weight', readWeight(inputs.target_weight ?? ''), [25, 350]);
  const age = (inputs.age ?? '').trim() === '' ? null : Number(inputs.age);
  if (age !== null && !(age >= 5 && age <= 110)) refuse('age', (t) => t.age);
  if (kg !== null && cm !== null) {
    const index = bodyMassIndex(kg, cm);
    if (index < 10 || index > 80) refuse('weight', (t) => t.unlikely(kg, cm, index));
  }
  if (goal === 'loss' && kg !== null && target !== null && target >= kg)
    refuse('target_weight', (t) => t.noLoss(target, kg));
  if (goal === 'muscle' && kg !== null && target !== null && target < kg)
    refuse('target_weight', (t) => t.lossWithMuscle(target, kg));
  const sex = inputs.sex === 'female' || inputs.sex === 'male' ? inputs.sex : null;
  return { age, kg, cm, target, sex };
}

function measureIn(
  field: 'weight' | 'height' | 'target_weight',
  measure: Measure,
  [least, most]: readonly [number, number],
): number | null {
  if (measure.kind === 'none') return null;
  const refusal = field === 'height' ? 'height' : 'weight';
  if (measure.kind !== 'value') return refuse(field, (t) => t[refusal][measure.kind]);
  if (measure.value < least || measure.value > most) refuse(field, (t) => t[refusal].unlikely(measure.value));
  return measure.value;
}

function startIn(text: string, today: Date): string | null {
  const day = text.trim();
  if (day !== '' && day < today.toISOString().slice(0, 10)) refuse('start', (t) => t.past);
  return day === '' ? null : day;
}
