import { describe, expect, it } from 'vitest';
import { agentLibrary } from '../library/agent-library.ts';
import { limitIds, strainOf, type LimitId } from '../packs/fitness/movements.ts';
import { trainingDays, weeklySets, type Level } from '../packs/fitness/volume.ts';
import { gymEquipment } from '../packs/fitness/words.ts';
import { readDocument } from '../tools/readers/read-document.ts';
import { buildWeek, sessionSeconds, type WeekRules } from './build-week.ts';
import { noLimits, readExercises, usableExercises } from './exercises.ts';
import { gapsOf, spreadDays } from './pick-days.ts';
import { chooseDays, groupsOf, splitWeek } from './split-week.ts';
import { loadIn, planWeeks, repetitionsIn, setsIn } from './twelve-weeks.ts';
import { setsPerGroup } from './weekly-sets.ts';

async function exercises() {
  const { id, bytes } = agentLibrary.reference('exercises.csv');
  const signal = new AbortController().signal;
  const { typedTables } = await readDocument('library', bytes, 'exercises.csv', { signal });
  const [table] = typedTables;
  if (table === undefined) throw new Error('no table');
  return readExercises({ document: id, at: 0, table });
}

const all = await exercises();
const gym = new Set(gymEquipment);
const namesFor = (owned: ReadonlySet<string>, parts: readonly LimitId[]) =>
  usableExercises(all, owned, { parts, movements: [] }, 'beginner').map(({ id }) => id);

const groupsLeft = (part: LimitId) =>
  new Set(all.filter(({ id }) => namesFor(gym, [part]).includes(id)).map(({ group }) => group));

const named = (name: string) => all.find((one) => one.name === name) ?? expect.fail(name);

/** A session of whole numbers: 45 s a set, 2 min rest, a minute to change, 5 min warm-up. */
const rulesOf = (level: Level, minutes: number): WeekRules => ({
  level,
  seconds: minutes * 60,
  warmUp: 300,
  secondsOf: (_, sets) => 60 + sets * 45 + (sets - 1) * 120,
  target: weeklySets[level].low,
});

const withinAt = (minutes: number) => {
  const split = splitWeek([1, 3, 5]).map((focus, i) => ({ focus, day: i }));
  const week = buildWeek(
    split,
    usableExercises(all, gym, noLimits, 'beginner'),
    rulesOf('beginner', minutes),
  );
  const entries = week.flatMap((session) => session.entries);
  return setsPerGroup(entries, 'beginner').filter(({ is }) => is === 'within').length;
};

describe('exercises and limits', () => {
  it('knows of each exercise of the list what it strains', () => {
    expect(all.filter(({ id }) => strainOf(id).movement === null).map(({ id }) => id)).toEqual([]);
  });

  it('spares a back from all that lifts, bends or carries a load', () => {
    const left = namesFor(gym, ['back']);
    for (const id of [
      'Barbell_Full_Squat',
      'Goblet_Squat',
      'Romanian_Deadlift',
      'Stiff-Legged_Dumbbell_Deadlift',
      'Kettlebell_One-Legged_Deadlift',
      'Barbell_Hip_Thrust',
      'Bent_Over_Barbell_Row',
      'One-Arm_Dumbbell_Row',
      'Barbell_Shoulder_Press',
      'Leg_Press',
      'Crunches',
    ])
      expect(left).not.toContain(id);
    expect(left).toEqual(expect.arrayContaining(['Bodyweight_Squat', 'Seated_Leg_Curl', 'Leverage_Iso_Row']));
  });

  it('spares knees and shoulders from every exercise whose own muscle moves them', () => {
    expect(groupsLeft('knee').has('quadriceps')).toBe(false);
    expect(groupsLeft('shoulder').has('shoulders')).toBe(false);
    expect(groupsLeft('shoulder').has('chest')).toBe(false);
    expect(groupsLeft('ankle').has('calves')).toBe(false);
    expect(groupsLeft('elbow').has('biceps')).toBe(false);
  });

  it('leaves out an exercise that is not listed, for every limit', () => {
    expect(strainOf('Unheard_Of')).toEqual({ movement: null, limits: limitIds });
  });

  it('gives only exercises the equipment allows, the easy ones of many joints first', () => {
    expect(namesFor(new Set(['dumbbell']), [])).not.toContain('Dumbbell_Bench_Press');
    expect(namesFor(new Set(['dumbbell', 'bench']), [])).toContain('Dumbbell_Bench_Press');
    expect(namesFor(gym, [])[0]).toBe('Goblet_Squat');
    const withBar = namesFor(new Set(['pull-up bar']), []);
    expect(withBar.indexOf('Pullups')).toBeGreaterThan(withBar.indexOf('Crunches'));
  });

  it('counts a set half for a muscle that helps, once for each group', () => {
    const week = [
      { exercise: named('Pushups'), sets: 6 },
      { exercise: named('Wide-Grip Lat Pulldown'), sets: 4 },
    ];
    const of = (group: string) => setsPerGroup(week, 'beginner').find((one) => one.group === group);
    expect(of('chest')).toEqual({ group: 'chest', direct: 6, helped: 0, sets: 6, is: 'within' });
    expect(of('triceps')).toEqual({ group: 'triceps', direct: 0, helped: 6, sets: 3, is: 'below' });
    // 6 of the push-ups and 4 of the pulldown: half of ten.
    expect(of('shoulders')).toMatchObject({ direct: 0, helped: 10, sets: 5, is: 'within' });
    expect(of('calves')?.is).toBe('none');
  });
});

describe('a week', () => {
  it('takes the days that lie furthest apart', () => {
    expect(spreadDays([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 3, 5]);
    expect(spreadDays([1, 2, 3, 4, 5], 2)).toEqual([1, 4]);
    expect(gapsOf([1, 4])).toEqual([3, 4]);
  });

  it('trains no muscle on two days running, whatever days there are', () => {
    const subsets = Array.from({ length: 127 }, (_, i) =>
      [1, 2, 3, 4, 5, 6, 7].filter((day) => (i + 1) & (1 << (day - 1))),
    ).filter((days) => days.length <= 5);
    for (const days of subsets) {
      const split = splitWeek(days);
      const [first] = split;
      if (days.length === 1) expect(first).toBe('full');
      for (const [i, gap] of gapsOf(days).entries()) {
        const [own, next] = [split[i], split[(i + 1) % split.length]];
        if (gap > 1 || own === undefined || next === undefined) continue;
        expect(groupsOf[own].filter((group) => groupsOf[next].includes(group))).toEqual([]);
      }
    }
  });

  it('leaves out days that follow each other where only one half of the body can be trained', () => {
    const legs = new Set(groupsOf.lower);
    expect(chooseDays([1, 2, 3, 4, 5], 4, 1, legs)).toEqual([
      { day: 1, focus: 'full' },
      { day: 3, focus: 'full' },
      { day: 5, focus: 'full' },
    ]);
    expect(chooseDays([6, 7], 3, 1, legs)).toEqual([{ day: 6, focus: 'full' }]);
    const both = new Set(groupsOf.full);
    expect(chooseDays([1, 6, 7], 3, 6, both).map(({ day }) => day)).toEqual([6, 7, 1]);
  });

  const levels: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
  const cases = levels.flatMap((level) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((count) =>
      [20, 35, 50, 90, 120].map((minutes) => ({ level, count, minutes })),
    ),
  );

  it.each(cases)('$count days, $minutes min, $level: never longer, never above the range', (one) => {
    const { level, count, minutes } = one;
    const chosen = spreadDays(spreadDays([1, 2, 3, 4, 5, 6, 7], count), trainingDays[level].high);
    const split = splitWeek(chosen).map((focus, i) => ({ focus, day: chosen[i] ?? 0 }));
    const rules = rulesOf(level, minutes);
    const week = buildWeek(split, usableExercises(all, gym, noLimits, level), rules);
    expect(week).toHaveLength(Math.min(count, trainingDays[level].high));
    for (const { focus, entries } of week) {
      expect(entries.length).toBeGreaterThan(0);
      // By hand, without the builder's own sum.
      const seconds = 300 + entries.reduce((sum, { sets }) => sum + 60 + sets * 45 + (sets - 1) * 120, 0);
      expect(seconds).toBe(sessionSeconds(entries, rules));
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
      expect(entries.every(({ exercise }) => groupsOf[focus].includes(exercise.group))).toBe(true);
    }
    const groups = setsPerGroup(
      week.flatMap(({ entries }) => entries),
      level,
    );
    expect(groups.filter(({ is }) => is === 'above')).toEqual([]);
    // With time and the days that are published for the level, every muscle comes into its range.
    if (minutes === 120 && count >= trainingDays[level].low)
      expect(groups.filter(({ is }) => is !== 'within')).toEqual([]);
  });

  it('gives more sets with more minutes, never fewer groups within the range', () => {
    expect([20, 30, 40, 60].map(withinAt)).toEqual([20, 30, 40, 60].map(withinAt).toSorted((a, b) => a - b));
  });
});

describe('twelve weeks', () => {
  it('gets harder in blocks of three, with a lighter week after each', () => {
    expect(planWeeks.map((week) => repetitionsIn(week, 'weight'))).toEqual([
      8, 10, 12, 8, 8, 10, 12, 8, 8, 10, 12, 8,
    ]);
    expect(planWeeks.map((week) => repetitionsIn(week, 'heavy')).slice(0, 4)).toEqual([4, 5, 6, 4]);
    expect(planWeeks.map((week) => repetitionsIn(week, 'body')).slice(8)).toEqual([12, 14, 16, 12]);
    expect(planWeeks.map((week) => setsIn(week, 3, 0.5))).toEqual([3, 3, 3, 1, 3, 3, 3, 1, 3, 3, 3, 1]);
    expect(planWeeks.map((week) => setsIn(week, 1, 0.5)).every((sets) => sets === 1)).toBe(true);
    // 1.025 squared.
    expect(planWeeks.map((week) => loadIn(week, 0.025))[8]).toBeCloseTo(0.050625);
  });
});
