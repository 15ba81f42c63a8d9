/** Minutes of one course in one week. */
interface WeekPart {
  /** First is 1. */
  readonly week: number;
  readonly course: number;
  readonly minutes: number;
}

export interface WeekPlan {
  readonly parts: readonly WeekPart[];
  /** By course the week it ends in; null when it does not end within the weeks. */
  readonly ends: readonly (number | null)[];
  /** Minutes that do not fit. */
  readonly left: number;
}

/** One course after another, each week full before the next begins. All in whole minutes, above zero. */
export function planWeeks(courses: readonly number[], aWeek: number, weeks: number): WeekPlan {
  const parts: WeekPart[] = [];
  const ends: (number | null)[] = [];
  let done = 0;
  for (const [course, whole] of courses.entries()) {
    let rest = whole;
    while (rest > 0 && done < aWeek * weeks) {
      const week = Math.floor(done / aWeek) + 1;
      const part = Math.min(rest, aWeek * week - done);
      parts.push({ week, course, minutes: part });
      rest -= part;
      done += part;
    }
    ends.push(rest === 0 ? (parts.at(-1)?.week ?? null) : null);
  }
  const all = courses.reduce((sum, one) => sum + one, 0);
  return { parts, ends, left: all - done };
}
