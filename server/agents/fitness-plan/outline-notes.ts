import type { fitnessFormEn } from './messages/fitness-form-en.ts';

/** What belongs below each heading, for a language model. */
export const fitnessOutlineNotes: Readonly<Record<keyof typeof fitnessFormEn.outline, string>> = {
  first:
    'The first session with its date: a table of exercises with sets, repetitions, rest, weight and minutes; the other sessions of the week after it.',
  weeks:
    'A table of twelve weeks with their first day, repetitions, sets and weight; every fourth week is lighter.',
  calendar: 'A schedule: each session with its day, exercises and minutes.',
  sets: 'A table: sets a week for each muscle group against the published range, and what would bring it into it.',
  swaps: 'A table: what was left out for a limit or missing equipment, why, and what is done instead.',
  energy:
    'Energy at rest by Mifflin and St Jeor, to keep the weight and for the goal, with range; protein; refusals.',
  log: 'A table to fill in, a row for each exercise.',
  stop: 'When to stop and see a physician. No diagnosis.',
  assumptions: 'Rules of thumb that were taken for granted, each with its range.',
  missing: 'What of the form, the log or the files was not understood or used.',
  method: 'How exercises, days, sets, minutes and energy were computed.',
};
