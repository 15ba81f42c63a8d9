import { muscleGroups, weeklySets, type Level, type MuscleGroup } from '../packs/fitness/volume.ts';
import type { Exercise } from './exercises.ts';
import { groupsOf, type Focus } from './split-week.ts';
import { setsPerGroup, type PlannedSets } from './weekly-sets.ts';

export interface SessionPlan {
  /** 1 is Monday. */
  readonly day: number;
  readonly focus: Focus;
  /** In the order they are done: many joints before one. */
  readonly entries: readonly PlannedSets[];
}

export interface WeekRules {
  readonly level: Level;
  /** What a session may take. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Seconds of an exercise with so many sets. */
  readonly secondsOf: (exercise: Exercise, sets: number) => number;
  /** Sets a week to come to for each muscle group. */
  readonly target: number;
}

/**
 * Rules of this plan: sets an exercise begins with and has at most, exercises of a session, sets for a group in one, and the
 * part of the target that comes from exercises of the group's own.
 */
const sessionRules = { first: 2, most: 4, exercises: 8, groupSets: 8, own: 1 / 3 } as const;

interface Draft {
  readonly day: number;
  readonly focus: Focus;
  readonly sets: Map<Exercise, number>;
}

interface Change {
  readonly draft: Draft;
  readonly exercise: Exercise;
  readonly sets: number;
}

/** Seconds of a session with its warm-up. */
export const sessionSeconds = (entries: readonly PlannedSets[], { warmUp, secondsOf }: WeekRules): number =>
  entries.reduce((sum, { exercise, sets }) => sum + secondsOf(exercise, sets), warmUp);

/**
 * Fills the sessions of a week: again and again a set for the muscle group that is furthest from its target, in the session
 * that has least of it, while the session has time and no group goes above its published range. A group that only helps gets
 * an exercise of its own at last. Nothing is moved again: near the most that fits, not proven to be it.
 */
export function buildWeek(
  days: readonly { readonly day: number; readonly focus: Focus }[],
  usable: readonly Exercise[],
  rules: WeekRules,
): readonly SessionPlan[] {
  const drafts = days.map(({ day, focus }): Draft => ({ day, focus, sets: new Map() }));
  const closed = new Set<MuscleGroup>();
  for (;;) {
    const group = neediest(drafts, closed, rules);
    if (group === null) break;
    const change = changeFor(group, drafts, usable, rules);
    if (change === null) closed.add(group);
    else change.draft.sets.set(change.exercise, change.sets);
  }
  return drafts.map(({ day, focus, sets }) => ({ day, focus, entries: inOrder(sets) }));
}

const entriesOf = ({ sets }: Draft): PlannedSets[] =>
  [...sets].map(([exercise, count]) => ({ exercise, sets: count }));

const orderOf = ({ group }: Exercise): number => muscleGroups.findIndex(({ id }) => id === group);

const inOrder = (sets: Draft['sets']): PlannedSets[] =>
  [...sets]
    .map(([exercise, count]) => ({ exercise, sets: count }))
    .toSorted(
      (a, b) =>
        Number(b.exercise.isCompound) - Number(a.exercise.isCompound) ||
        orderOf(a.exercise) - orderOf(b.exercise),
    );

function neediest(
  drafts: readonly Draft[],
  closed: ReadonlySet<MuscleGroup>,
  { level, target }: WeekRules,
): MuscleGroup | null {
  const open = setsPerGroup(drafts.flatMap(entriesOf), level).filter(
    ({ group, sets, direct }) => !closed.has(group) && (sets < target || direct < target * sessionRules.own),
  );
  return open.toSorted((a, b) => a.sets - b.sets)[0]?.group ?? null;
}

const setsFor = (draft: Draft, group: MuscleGroup): number =>
  entriesOf(draft).reduce((sum, { exercise, sets }) => sum + (exercise.group === group ? sets : 0), 0);

function changeFor(
  group: MuscleGroup,
  drafts: readonly Draft[],
  usable: readonly Exercise[],
  rules: WeekRules,
): Change | null {
  const open = drafts
    .filter(({ focus }) => groupsOf[focus].includes(group))
    .toSorted(
      (a, b) =>
        setsFor(a, group) - setsFor(b, group) ||
        sessionSeconds(entriesOf(a), rules) - sessionSeconds(entriesOf(b), rules),
    );
  const own = usable.filter((one) => one.group === group);
  const changes = open.flatMap((draft) => changesIn(draft, own, drafts));
  return changes.find((change) => fits(change, drafts, rules)) ?? null;
}

/** A third set before another exercise, and that before a fourth set. */
function changesIn(draft: Draft, own: readonly Exercise[], drafts: readonly Draft[]): Change[] {
  const there = own.filter((one) => draft.sets.has(one));
  const more = there
    .map((exercise) => ({ draft, exercise, sets: (draft.sets.get(exercise) ?? 0) + 1 }))
    .toSorted((a, b) => a.sets - b.sets);
  const others = varied(own, draft, drafts);
  const added = others.map((exercise) => ({ draft, exercise, sets: sessionRules.first }));
  return [...more.filter(({ sets }) => sets <= 3), ...added, ...more.filter(({ sets }) => sets > 3)];
}

/** The first two choices take turns from session to session: each comes back often enough to get better at it. */
function varied(own: readonly Exercise[], draft: Draft, drafts: readonly Draft[]): Exercise[] {
  const free = own.filter((one) => !draft.sets.has(one));
  const [first, second, ...rest] = free;
  if (first === undefined || second === undefined) return free;
  const uses = (one: Exercise) => drafts.filter(({ sets }) => sets.has(one)).length;
  const isAlike = first.isCompound === second.isCompound && first.isEasy === second.isEasy;
  return isAlike && uses(first) > uses(second) ? [second, first, ...rest] : free;
}

function fits({ draft, exercise, sets }: Change, drafts: readonly Draft[], rules: WeekRules): boolean {
  if (sets > sessionRules.most) return false;
  const changed: Draft = { ...draft, sets: new Map(draft.sets).set(exercise, sets) };
  if (changed.sets.size > sessionRules.exercises) return false;
  if (setsFor(changed, exercise.group) > sessionRules.groupSets) return false;
  if (sessionSeconds(entriesOf(changed), rules) > rules.seconds) return false;
  const week = drafts.map((one) => (one === draft ? changed : one)).flatMap(entriesOf);
  const { high } = weeklySets[rules.level];
  return setsPerGroup(week, rules.level).every((one) => one.sets <= high);
}
