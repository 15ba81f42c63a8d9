import { expect, it } from 'vitest';
import { agentLibrary } from '../library/agent-library.ts';
import { readDocument } from '../tools/readers/read-document.ts';
import { readExercises, usableExercises } from './exercises.ts';
import { readEquipment, readLimits, readWeekdays } from './read-wishes.ts';
import { setsPerGroup } from './weekly-sets.ts';

async function exercises() {
  const { id, bytes } = agentLibrary.reference('exercises.csv');
  const signal = new AbortController().signal;
  const { typedTables } = await readDocument('library', bytes, 'exercises.csv', { signal });
  const [table] = typedTables;
  if (table === undefined) throw new Error('no table');
  return readExercises({ document: id, at: 0, table });
}

it('reads days as people write them, and says what is none', () => {
  expect(readWeekdays('Mon/Wed/Fri').found).toEqual([1, 3, 5]);
  expect(readWeekdays('Mo, Mi und Fr').found).toEqual([1, 3, 5]);
  expect(readWeekdays('Sunday, whenever')).toEqual({ found: [7], notUnderstood: ['whenever'] });
});

it('takes equipment and limits at their word, and leaves "no …" to the person', () => {
  expect(readEquipment('Kurzhanteln, Bank, Rudergerät')).toEqual({
    found: new Set(['dumbbell', 'bench']),
    notUnderstood: ['Rudergerät'],
  });
  expect(readEquipment('dumbbells, no bench').notUnderstood).toEqual(['no bench']);
  expect(readEquipment('bodyweight only')).toEqual({ found: new Set(), notUnderstood: [] });
  expect(readLimits('Knieschmerzen, lower back').found).toEqual(['knee', 'back']);
  expect(readLimits('no knee pain')).toEqual({ found: [], notUnderstood: ['no knee pain'] });
  expect(readLimits('none')).toEqual({ found: [], notUnderstood: [] });
});

it('gives only exercises the equipment allows and the limits spare', async () => {
  const all = await exercises();
  const names = (owned: string[], limits: ('knee' | 'back')[]) =>
    usableExercises(all, new Set(owned), limits, 'beginner').map(({ name }) => name);
  expect(names([], [])).toEqual([
    'Bodyweight Squat',
    'Pushups',
    'Dead Bug',
    'Butt Lift (Bridge)',
    'Crunches',
  ]);
  expect(names([], ['knee'])).not.toContain('Bodyweight Squat');
  expect(names(['dumbbell'], [])).not.toContain('Dumbbell Bench Press');
  expect(names(['dumbbell', 'bench'], [])).toContain('Dumbbell Bench Press');
  expect(names(['all'], ['back'])).not.toContain('Romanian Deadlift');
  expect(names(['all'], [])[0]).toBe('Goblet Squat');
});

it('counts a set half for a muscle that helps, once for each group', async () => {
  const all = await exercises();
  const named = (name: string) => {
    const found = all.find((one) => one.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  const week = [
    { exercise: named('Pushups'), sets: 6 },
    { exercise: named('Wide-Grip Lat Pulldown'), sets: 4 },
  ];
  const of = (group: string) => setsPerGroup(week, 'beginner').find((one) => one.group === group);
  expect(of('chest')).toEqual({ group: 'chest', sets: 6, is: 'within' });
  expect(of('triceps')).toEqual({ group: 'triceps', sets: 3, is: 'below' });
  expect(of('shoulders')).toEqual({ group: 'shoulders', sets: 5, is: 'within' });
  expect(of('back')).toEqual({ group: 'back', sets: 4, is: 'below' });
  expect(of('calves')?.is).toBe('none');
});
