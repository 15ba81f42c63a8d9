import type { RoleRule } from '../../table/find-roles.ts';

export type LogRole = 'date' | 'exercise' | 'weight' | 'unit' | 'reps' | 'kind' | 'warmup';

/** Columns of training logs as Strong, Hevy, Fitbod and people's own sheets export them, English and German. */
export const logColumns: readonly RoleRule<LogRole>[] = [
  {
    role: 'exercise',
    names: [
      'Exercise Name',
      'exercise_title',
      'Exercise',
      'Movement',
      'Übung',
      'Übungsname',
      'Name der Übung',
    ],
    kinds: ['text'],
    isNeeded: true,
  },
  {
    role: 'reps',
    names: ['Reps', 'Repetitions', 'Wiederholungen', 'Wdh', 'Wdh.', 'Wiederh.'],
    kinds: ['number'],
    isNeeded: true,
  },
  {
    role: 'date',
    names: ['Date', 'start_time', 'Start Time', 'Workout Date', 'Day', 'Datum', 'Startzeit', 'Tag'],
    kinds: ['date'],
    isNeeded: true,
  },
  {
    role: 'weight',
    names: [
      'weight_kg',
      'weight_lbs',
      'weight_lb',
      'Weight (kg)',
      'Weight (lbs)',
      'Weight (lb)',
      'Weight',
      'Load',
      'Gewicht (kg)',
      'Gewicht (lb)',
      'Gewicht (lbs)',
      'Gewicht',
      'Last',
    ],
    kinds: ['number'],
  },
  { role: 'unit', names: ['Weight Unit', 'Unit', 'Gewichtseinheit', 'Einheit'], kinds: ['text'] },
  {
    role: 'kind',
    names: ['set_type', 'Set Type', 'Set Order', 'Satzart', 'Satztyp'],
    // Numbers with a "W" among them are of no one type, and read as they are written.
    kinds: ['text', 'number'],
  },
  { role: 'warmup', names: ['isWarmup', 'Warm-up', 'Aufwärmen'], kinds: ['text', 'number'] },
];

/** Rows of these kinds are no sets to go by; a number is that of the set. */
export const otherKinds = /^(?:w|warm-?\s?up|aufwärm\w*|d|drop(?:set)?|rest timer|note)$/iu;

/** What is in a column that only says whether a set is one to warm up. */
export const warmupWords = /^(?:true|yes|ja|wahr|x|1(?:[.,]0+)?)$/iu;
