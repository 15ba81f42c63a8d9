export type Level = 'beginner' | 'intermediate' | 'advanced';

interface WeeklySets {
  /**
   * Sets per muscle and week. Beginner: the middle group of Schoenfeld, Ogborn & Krieger 2017 (5–9). Intermediate: from
   * their upper group (10 and more). Advanced, and what is most: Baz-Valle et al. 2022 (12–20 in trained men).
   */
  readonly low: number;
  readonly high: number;
}

/** What is published of weekly sets, by how long a person has trained. */
export const weeklySets: Readonly<Record<Level, WeeklySets>> = {
  beginner: { low: 5, high: 9 },
  intermediate: { low: 10, high: 20 },
  advanced: { low: 12, high: 20 },
};

/** Days of strength training a week (ACSM 2009, abstract). */
export const trainingDays: Readonly<Record<Level, { readonly low: number; readonly high: number }>> = {
  beginner: { low: 2, high: 3 },
  intermediate: { low: 3, high: 4 },
  advanced: { low: 4, high: 5 },
};

/** A set counts half for a muscle that helps (Pelland et al. 2024, preprint, “fractional”). */
export const helperShare = 0.5;

export type MuscleGroup =
  | 'quadriceps'
  | 'hamstrings'
  | 'glutes'
  | 'chest'
  | 'back'
  | 'shoulders'
  | 'biceps'
  | 'triceps'
  | 'abdominals'
  | 'calves';

interface Planned {
  readonly id: MuscleGroup;
  /** As the exercise data names them. */
  readonly muscles: readonly string[];
}

export const muscleGroups: readonly Planned[] = [
  { id: 'quadriceps', muscles: ['quadriceps'] },
  { id: 'chest', muscles: ['chest'] },
  { id: 'back', muscles: ['middle back', 'lats'] },
  { id: 'hamstrings', muscles: ['hamstrings'] },
  { id: 'shoulders', muscles: ['shoulders'] },
  { id: 'glutes', muscles: ['glutes'] },
  { id: 'abdominals', muscles: ['abdominals'] },
  { id: 'biceps', muscles: ['biceps'] },
  { id: 'triceps', muscles: ['triceps'] },
  { id: 'calves', muscles: ['calves'] },
];
