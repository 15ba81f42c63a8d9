import { addDays, mondayAfter } from '../../plan/calendar-days.ts';
import { chooseCourses, type ChosenPath } from '../../upskilling/choose-courses.ts';
import { plannedHours } from '../../upskilling/hours.ts';
import { levelOfSkill } from '../../upskilling/needs.ts';
import { planWeeks, type WeekPlan } from '../../upskilling/plan-weeks.ts';
import type { Compared, Gathered } from './gather.ts';

/** Three months. */
export const weeksPlanned = 13;

export interface Roadmap extends Gathered {
  /** Asked for and not nice to have. */
  readonly needed: readonly Compared[];
  readonly missing: readonly Compared[];
  readonly chosen: ChosenPath;
  readonly plan: WeekPlan;
  /** By course of the path, in minutes. */
  readonly minutes: readonly number[];
  /** The Monday or other day the first week begins. */
  readonly start: string;
}

/** The day a week of the plan begins, as 2026-03-02; first week is 1. */
export const weekStart = ({ start }: Roadmap, week: number): string => addDays(start, (week - 1) * 7);

/** The last day of a week of the plan. */
export const weekEnd = ({ start }: Roadmap, week: number): string => addDays(start, week * 7 - 1);

/** What is missing, the courses for it, and the weeks. A little of a skill counts as missing. */
export function roadmapOf(gathered: Gathered, askedAt: Date): Roadmap {
  const { compared, read, said, request } = gathered;
  const needed = compared.filter(({ need }) => !need.isOptional);
  const missing = needed.filter(({ had }) => had?.how !== 'has');
  const has = (key: string) => levelOfSkill(key, said)?.how === 'has';
  const chosen = chooseCourses(
    missing.map(({ need }) => need.key),
    read.courses,
    has,
  );
  const minutes = chosen.path.map(({ hours }) => Math.round((hours === null ? 0 : plannedHours(hours)) * 60));
  return {
    ...gathered,
    needed,
    missing,
    chosen,
    minutes,
    plan: planWeeks(minutes, request.minutesAWeek, weeksPlanned),
    start: request.start ?? mondayAfter(askedAt),
  };
}
