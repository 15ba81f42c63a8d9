import { cellText } from '../claims/cell-text.ts';
import { courseColumns, type CourseRole } from '../packs/exports/courses.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { entriesOf, rolesOfLists, textOf, type ListEntry, type ListRoles } from '../lists/list-entries.ts';
import type { Column } from '../table/table.ts';
import { lessonLength, readHours, readLessons, readWeeklyHours, type HourRange } from './hours.ts';
import { skillKey, splitSkills } from './skill-names.ts';

/** A course of a list, with the row it is in. */
export interface Course {
  readonly id: string;
  readonly name: string;
  /** As the list writes them. */
  readonly teaches: readonly string[];
  readonly requires: readonly string[];
  /** Null where the list does not say how long it takes. */
  readonly hours: HourRange | null;
  /** The cells the hours were read from. */
  readonly hourColumns: readonly Column[];
  /** Minutes of a lesson where the list counts lessons; null where it counts hours. */
  readonly lesson: number | null;
  readonly source: DocumentTable;
  readonly row: number;
}

export interface ReadCourses {
  readonly courses: readonly Course[];
  /** False where no list has a column of what its courses teach. */
  readonly saysSkills: boolean;
  readonly roles: readonly ListRoles<CourseRole>[];
  /** The same course once more: the first one counts. */
  readonly twice: readonly { readonly name: string; readonly source: DocumentTable; readonly row: number }[];
}

/** The courses of all tables that name courses; a table without such a column is recognised by its roles. */
export function readCourses(tables: readonly DocumentTable[]): ReadCourses {
  const roles = rolesOfLists(tables, courseColumns);
  const all = roles.flatMap(entriesOf).flatMap(courseOf);
  const byName = new Map<string, Course>();
  for (const course of all) if (!byName.has(skillKey(course.name))) byName.set(skillKey(course.name), course);
  const nameOf = namesById(roles);
  const named = new Set([
    ...nameOf.keys(),
    ...all.flatMap(({ name, teaches }) => [name, ...teaches].map(skillKey)),
  ]);
  const courses = [...byName.values()].map((course, i) => ({
    ...course,
    id: `course-${i + 1}`,
    requires: course.requires
      .flatMap((text) => partsNamed(text, named))
      .map((text) => nameOf.get(skillKey(text)) ?? text),
  }));
  const twice = all.filter((course) => byName.get(skillKey(course.name)) !== course);
  const saysSkills = roles.some(({ found }) => found.at.teaches !== undefined);
  return { courses, saysSkills, roles, twice };
}

/** Names of courses by their number or code, which lists write as what another one requires; codes of two are none. */
function namesById(roles: ReadCourses['roles']): ReadonlyMap<string, string> {
  const found = roles.flatMap(({ found: { at, missing }, source: { table } }) =>
    at.id === undefined || at.name === undefined || missing.length > 0
      ? []
      : Array.from({ length: table.rowCount }, (_, row) => ({
          key: skillKey(cellText(at.id!, row)),
          name: cellText(at.name!, row).trim(),
        })).filter(({ key, name }) => key !== '' && name !== ''),
  );
  const byKey = Map.groupBy(found, ({ key }) => key);
  return new Map(
    [...byKey].flatMap(([key, some]) => (some.length === 1 ? [[key, some[0]!.name] as const] : [])),
  );
}

function courseOf(entry: ListEntry<CourseRole>): Course[] {
  const { source, row, at } = entry;
  const text = (role: CourseRole) => textOf(entry, role);
  const name = text('name');
  if (skillKey(name) === '') return [];
  const [teaches, requires] = [splitSkills(text('teaches')), requiredIn(text('requires'))];
  return [{ id: '', name, teaches, requires, ...hoursIn(at, text), source, row }];
}

/** "none", "-" and "keine" ask for nothing. */
const nothing = /^(?:none|no|n\/a|-+|–|keine?|nichts)$/iu;

/** Names of courses hold commas: where semicolons part them, commas do not. */
function requiredIn(text: string): string[] {
  const parts = text.includes(';') ? text.split(';') : text.split(/[;\n|]+/u);
  return parts.map((one) => one.trim()).filter((one) => skillKey(one) !== '' && !nothing.test(one));
}

/** "SQL, data modelling", "C-01 and C-03": two, where no course is called so and the list names one of the parts, or with "and" both. */
function partsNamed(text: string, named: ReadonlySet<string>): string[] {
  const isNamed = (part: string) => named.has(skillKey(part));
  const parts = splitSkills(text);
  if (isNamed(text)) return [text];
  if (parts.length > 1 && parts.some(isNamed)) return parts.flatMap((part) => partsNamed(part, named));
  const both = text.split(/\s+(?:and|und|&|\+)\s+/iu).map((part) => part.trim());
  return both.length > 1 && both.every(isNamed) ? both : [text];
}

function hoursIn(
  at: ListEntry<CourseRole>['at'],
  text: (role: CourseRole) => string,
): Pick<Course, 'hours' | 'hourColumns' | 'lesson'> {
  const lesson = at.hours === undefined ? null : lessonLength(at.hours.name, text('hours'));
  const whole = lesson === null ? readHours(text('hours')) : readLessons(text('hours'), lesson);
  if (whole !== null && at.hours !== undefined) return { hours: whole, hourColumns: [at.hours], lesson };
  const weekly = readWeeklyHours(text('weeks'), text('week_hours'));
  if (weekly === null || at.weeks === undefined || at.week_hours === undefined)
    return { hours: null, hourColumns: [], lesson: null };
  return { hours: weekly, hourColumns: [at.weeks, at.week_hours], lesson: null };
}
