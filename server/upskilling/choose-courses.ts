import type { Course } from './courses.ts';
import { plannedHours } from './hours.ts';
import { skillKey } from './skill-names.ts';

/** Why a course that teaches something needed cannot be planned. */
type CourseFault = 'no hours' | 'cycle';

export interface ChosenPath {
  /** In the order they are taken: what a course requires comes before it. */
  readonly path: readonly Course[];
  /** By skill the course of the path that teaches it. */
  readonly by: ReadonlyMap<string, Course>;
  /** Skills that no course that can be planned teaches. */
  readonly untaught: readonly string[];
  readonly faults: readonly {
    readonly course: Course;
    readonly why: CourseFault;
    readonly round: readonly Course[];
  }[];
  /** Prerequisites that no course of the list teaches and the person does not name. */
  readonly open: readonly { readonly course: Course; readonly text: string }[];
}

const teaches = (course: Course, key: string): boolean => course.teaches.some((one) => skillKey(one) === key);

/** A prerequisite is met by what the person has: the course by its name, or a skill it names. */
const isMet = (text: string, has: (key: string) => boolean): boolean => has(skillKey(text));

/** A course is met where the person has all that it teaches. */
const isKnown = ({ teaches: skills }: Course, has: (key: string) => boolean): boolean =>
  skills.length > 0 && skills.every((one) => has(skillKey(one)));

/**
 * The course a prerequisite names; else the shortest that teaches a skill of that name. "Data analysis with Python" teaches
 * Python and requires it: the beginning of what it requires is another course than itself (`by`).
 */
function courseFor(text: string, courses: readonly Course[], by: Course): Course | null {
  const key = skillKey(text);
  const named = courses.find(({ name }) => skillKey(name) === key);
  if (named !== undefined) return named;
  const teaching = courses.filter((course) => course !== by && course.hours !== null && teaches(course, key));
  return teaching.toSorted((a, b) => hoursOf(a) - hoursOf(b))[0] ?? null;
}

const hoursOf = ({ hours }: Course): number =>
  hours === null ? Number.POSITIVE_INFINITY : plannedHours(hours);

interface Closure {
  /** What a course requires and then itself. */
  readonly courses: readonly Course[];
  /** Courses that require each other. */
  readonly round: readonly Course[] | null;
}

function closureOf(
  course: Course,
  courses: readonly Course[],
  has: (key: string) => boolean,
  on: readonly Course[] = [],
): Closure {
  const at = on.indexOf(course);
  if (at >= 0) return { courses: [], round: on.slice(at) };
  const before: Course[] = [];
  for (const text of course.requires) {
    if (isMet(text, has)) continue;
    const required = courseFor(text, courses, course);
    if (required === null || isKnown(required, has)) continue;
    const closure = closureOf(required, courses, has, [...on, course]);
    if (closure.round !== null) return closure;
    before.push(...closure.courses.filter((one) => !before.includes(one)));
  }
  return { courses: [...before, course], round: null };
}

/**
 * Courses for what is missing: again and again the one that teaches most of what is still missing for its hours, those it
 * requires included; the shorter one, then the earlier in the list, where two are equal. What a later one teaches as well is
 * left out in the end. A greedy cover (Chvátal 1979): near the least, not proven to be it.
 */
export function chooseCourses(
  missing: readonly string[],
  courses: readonly Course[],
  has: (key: string) => boolean,
): ChosenPath {
  const faults: ChosenPath['faults'][number][] = [];
  const usable = courses.flatMap((course) => {
    if (!missing.some((key) => teaches(course, key))) return [];
    const { courses: whole, round } = closureOf(course, courses, has);
    if (round !== null) faults.push({ course, why: 'cycle', round });
    else if (whole.some(({ hours }) => hours === null)) faults.push({ course, why: 'no hours', round: [] });
    else return [{ course, whole }];
    return [];
  });
  const path: Course[] = [];
  const open = new Set(missing);
  for (;;) {
    const best = usable
      .map(({ course, whole }) => {
        const added = whole.filter((one) => !path.includes(one));
        const gained = [...open].filter((key) => [course, ...added].some((one) => teaches(one, key)));
        const hours = added.reduce((sum, one) => sum + hoursOf(one), 0);
        return { course, added, gained, hours };
      })
      .filter(({ gained }) => gained.length > 0)
      .toSorted((a, b) => b.gained.length / b.hours - a.gained.length / a.hours || a.hours - b.hours)[0];
    if (best === undefined) break;
    for (const key of best.gained) open.delete(key);
    path.push(...best.added);
  }
  const kept = withoutNeedless(path, missing, (course) => closureOf(course, courses, has).courses);
  const texts = kept.flatMap((course) => course.requires.map((text) => ({ course, text })));
  return {
    path: kept,
    by: new Map(missing.flatMap((key) => teacherIn(kept, key))),
    untaught: [...open],
    faults,
    open: texts.filter(({ text, course }) => !isMet(text, has) && courseFor(text, courses, course) === null),
  };
}

/** The first course of the path that teaches a skill. */
function teacherIn(path: readonly Course[], key: string): [string, Course][] {
  const course = path.find((one) => teaches(one, key));
  return course === undefined ? [] : [[key, course]];
}

/** Courses taken early whose skills later ones teach as well are not taken, nor what only they require. */
function withoutNeedless(
  path: readonly Course[],
  missing: readonly string[],
  wholeOf: (course: Course) => readonly Course[],
): Course[] {
  let kept = [...path];
  for (const course of path) {
    const rest = kept.filter((one) => !wholeOf(one).includes(course));
    const needed = new Set(rest.flatMap(wholeOf));
    const isTaught = missing.every(
      (key) => kept.every((one) => !teaches(one, key)) || [...needed].some((one) => teaches(one, key)),
    );
    if (isTaught && kept.includes(course)) kept = kept.filter((one) => needed.has(one));
  }
  return kept;
}
