/** What can be wrong with an answer. */
export const problemKinds = [
  'wrong_number',
  'wrong_source',
  'not_understood',
  'not_finished',
  'looks_broken',
  'other',
] as const;

export const feedbackLimits = {
  /** Characters of a report. */
  text: 4000,
  /** Characters of what an admin answers. */
  note: 1000,
  /** Runs of which a person reports problems within 24 hours. */
  reportsPerDay: 20,
} as const;
