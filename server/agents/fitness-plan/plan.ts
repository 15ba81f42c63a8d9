import { buildWeek, sessionSeconds, type SessionPlan, type WeekRules } from '../../fitness/build-week.ts';
import {
  noLimits,
  obstacleTo,
  usableExercises,
  type Exercise,
  type Obstacle,
} from '../../fitness/exercises.ts';
import { chooseDays } from '../../fitness/split-week.ts';
import { kindOf, weeksPlanned, type Kind } from '../../fitness/twelve-weeks.ts';
import { setsPerGroup, type GroupSets } from '../../fitness/weekly-sets.ts';
import { trainingDays, weeklySets, type MuscleGroup } from '../../packs/fitness/volume.ts';
import { gymEquipment } from '../../packs/fitness/words.ts';
import { calendarDays, mondayAfter, weekdayOf, type CalendarDay } from '../../plan/calendar-days.ts';
import type { Gathered } from './gather.ts';

/** An exercise of the plan with its seconds, as it is done in a week at full length. */
export interface Entry {
  readonly exercise: Exercise;
  readonly kind: Kind;
  readonly sets: number;
}

export interface Session {
  /** "A" is the first of the week. */
  readonly letter: string;
  readonly day: number;
  readonly focus: SessionPlan['focus'];
  readonly entries: readonly Entry[];
}

/** What a full gym without limits would hold, and why it is not in this plan. */
export interface Swap {
  readonly exercise: Exercise;
  readonly why: Obstacle;
  readonly instead: readonly Exercise[];
}

export interface FitnessPlan extends Gathered {
  readonly sessions: readonly Session[];
  readonly calendar: readonly (CalendarDay & { readonly session: Session })[];
  readonly groups: readonly GroupSets[];
  /** Groups that no exercise is left for. */
  readonly without: readonly MuscleGroup[];
  readonly swaps: readonly Swap[];
  /** Days on which no exercise is left. */
  readonly emptyDays: readonly number[];
  /** Days there is time that are left free for rest. */
  readonly spareDays: readonly number[];
  /** Minutes a session with which no group is below its range; null where none helps, or none is needed. */
  readonly enoughMinutes: number | null;
  /** As 2026-11-30. */
  readonly start: string;
}

/** Seconds of rest after a set. */
export function restOf({ request }: Gathered, exercise: Exercise): number {
  const { of } = request.assumptions;
  const kind = kindOf(exercise, request.goal, request.level);
  if (kind === 'heavy') return of.heavy_rest.value;
  return exercise.isCompound ? of.rest.value : of.short_rest.value;
}

/** Seconds of an exercise: its sets, the rest between them, and the change to it. */
export function secondsOf(gathered: Gathered, exercise: Exercise, sets: number): number {
  const { change, set_seconds: each } = gathered.request.assumptions.of;
  return change.value + sets * each.value + (sets - 1) * restOf(gathered, exercise);
}

/** Sets to come to: for muscle the middle of the published range, otherwise its lower end. */
function targetSets({ goal, level }: Gathered['request']): number {
  const { low, high } = weeklySets[level];
  return goal === 'muscle' ? Math.round((low + high) / 2) : low;
}

function rulesOf(gathered: Gathered, minutes: number): WeekRules {
  const { request } = gathered;
  return {
    level: request.level,
    seconds: minutes * 60,
    warmUp: request.assumptions.of.warm_up.value * 60,
    secondsOf: (exercise, sets) => secondsOf(gathered, exercise, sets),
    target: targetSets(request),
  };
}

/** Seconds of a session with its warm-up. */
export const lengthOf = (gathered: Gathered, { entries }: Pick<Session, 'entries'>): number =>
  sessionSeconds(entries, rulesOf(gathered, 0));

/** The twelve weeks; sessions are empty where no exercise is left. */
export function planOf(gathered: Gathered, askedAt: Date): FitnessPlan {
  const { request, exercises, log } = gathered;
  const start = request.start ?? mondayAfter(askedAt);
  const known = new Set(log.sets.flatMap(({ exerciseId }) => exerciseId ?? []));
  const usable = usableExercises(exercises, request.owned, request.limits, request.level, known);
  const split = chooseDays(
    request.days,
    trainingDays[request.level].high,
    weekdayOf(start),
    new Set(usable.map(({ group }) => group)),
  );
  const days = split.map(({ day }) => day);
  const weekOf = (minutes: number) => buildWeek(split, usable, rulesOf(gathered, minutes));
  const sessions = weekOf(request.minutes)
    .filter(({ entries }) => entries.length > 0)
    .map((one, i) => sessionOf(gathered, one, i));
  const groups = setsPerGroup(
    sessions.flatMap(({ entries }) => entries),
    request.level,
  );
  const without = groups
    .map(({ group }) => group)
    .filter((group) => usable.every((one) => one.group !== group));
  const byDay = new Map(sessions.map((session) => [session.day, session]));
  return {
    ...gathered,
    start,
    sessions,
    groups,
    without,
    emptyDays: days.filter((day) => !byDay.has(day)),
    spareDays: request.days.filter((day) => !days.includes(day)),
    swaps: swapsOf(gathered, split, sessions),
    enoughMinutes: enoughMinutes(
      gathered,
      groups.filter(({ group }) => !without.includes(group)),
      weekOf,
    ),
    calendar: calendarDays({
      from: start,
      weeks: weeksPlanned,
      minutesOn: new Map(sessions.map(({ day }) => [day, request.minutes])),
      free: new Set(),
    }).flatMap((day) => {
      const session = byDay.get(day.weekday);
      return session === undefined ? [] : [{ ...day, session }];
    }),
  };
}

function sessionOf({ request }: Gathered, { day, focus, entries }: SessionPlan, i: number): Session {
  return {
    letter: String.fromCharCode(65 + i),
    day,
    focus,
    entries: entries.map(({ exercise, sets }) => ({
      exercise,
      sets,
      kind: kindOf(exercise, request.goal, request.level),
    })),
  };
}

/** The usual choices of a full gym that this plan does without, and what is in their place. */
function swapsOf(
  gathered: Gathered,
  split: Parameters<typeof buildWeek>[0],
  sessions: readonly Session[],
): readonly Swap[] {
  const { request, exercises } = gathered;
  const gym = new Set(gymEquipment);
  const usual = buildWeek(
    split,
    usableExercises(exercises, gym, noLimits, request.level),
    rulesOf(gathered, request.minutes),
  );
  const own = [...new Set(sessions.flatMap(({ entries }) => entries.map(({ exercise }) => exercise)))];
  return [...new Set(usual.flatMap(({ entries }) => entries.map(({ exercise }) => exercise)))].flatMap(
    (exercise) => {
      const why = obstacleTo(exercise, request.owned, request.limits);
      if (why === null) return [];
      return [{ exercise, why, instead: own.filter(({ group }) => group === exercise.group) }];
    },
  );
}

const minuteStep = 5;
const mostMinutes = 120;

function enoughMinutes(
  { request }: Gathered,
  groups: readonly GroupSets[],
  weekOf: (minutes: number) => readonly SessionPlan[],
): number | null {
  const short = groups.filter(({ is }) => is === 'below' || is === 'none').map(({ group }) => group);
  if (short.length === 0) return null;
  for (let minutes = request.minutes + minuteStep; minutes <= mostMinutes; minutes += minuteStep) {
    const entries = weekOf(minutes).flatMap((one) => one.entries);
    const found = setsPerGroup(entries, request.level);
    if (found.every(({ group, is }) => !short.includes(group) || is === 'within')) return minutes;
  }
  return null;
}
