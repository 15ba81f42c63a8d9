/** How often a run can be repeated. */
export const scheduleRhythms = ['daily', 'weekly', 'monthly'] as const;

/** Most of them at a time, and the credits one run of them may hold. */
export const scheduleLimits = { schedules: 20, capMin: 1, capMax: 200 } as const;
