import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentTable } from '../statements/read-statements.ts';
import { chooseCourses } from './choose-courses.ts';
import type { Course } from './courses.ts';
import { lessonLength, readHours, readLessons, readWeeklyHours } from './hours.ts';
import { levelOfSkill, isRoleTitle, isSkillList, needsIn } from './needs.ts';
import { planWeeks } from './plan-weeks.ts';
import { skillKey } from './skill-names.ts';

const source = { document: 'list', at: 0 } as DocumentTable;
const course = (name: string, hours: number | null, teaches: string[], requires: string[] = []): Course => ({
  id: name,
  name,
  teaches,
  requires,
  hours: hours === null ? null : { low: hours, high: hours },
  hourColumns: [],
  lesson: null,
  source,
  row: 0,
});
const nothing = () => false;
const hasFirst = (key: string) => key === skillKey('SQL first');
const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
const names = (courses: readonly Course[]) => courses.map(({ name }) => name);

describe('names of skills', () => {
  it('are one however they are written, and not another that looks alike', () => {
    expect(skillKey('Relational  Databases')).toBe(skillKey('relational database'));
    expect(skillKey('C++')).not.toBe(skillKey('C'));
    expect(skillKey('Statistics')).toBe('statistics');
    expect(skillKey('CSS')).toBe('css');
  });

  it('are found in sentences by the longest name, a letter only as an item of its own', () => {
    const taught = new Map([
      ['security', 'Security'],
      ['web security', 'Web security'],
      ['r', 'R'],
      ['sql', 'SQL'],
    ]);
    const needs = needsIn(
      [
        { text: 'You know web security and SQL; R is a plus.', at: 0 },
        { text: 'Kotlin, R', at: 1, isItem: true },
      ],
      taught,
    );
    expect(needs.map(({ key, isOptional }) => [key, isOptional])).toEqual([
      ['web security', true],
      ['sql', true],
      ['r', false],
      ['kotlin', false],
    ]);
  });

  it.each([
    ['Data engineer', true, true],
    ['Junior Product Manager (m/f/d)', false, true],
    ['Stellvertretende Pflegedienstleitung (w/m/d)', false, true],
    ['Product Manager - Leeds, hybrid', true, true],
    ['Data engineer', false, false],
    ['stakeholder management', true, false],
    ['Projektleitung', true, false],
    ['You work with our data engineer.', true, false],
  ])('are not in the name of the role: “%s”, first line %s', (text, isFirst, isTitle) => {
    expect(isRoleTitle(text, isFirst)).toBe(isTitle);
  });

  it('are not asked for by the name of the role', () => {
    const taught = new Map([['product analytics', 'product analytics']]);
    const lines = ['Product analytics manager (m/f/d)', 'You write SQL.'].map((text, at) => ({ text, at }));
    expect(needsIn(lines, taught)).toEqual([]);
  });

  it('are entries of a list only where every line is one', () => {
    expect(isSkillList(['SQL', 'data modelling, dbt'])).toBe(true);
    expect(isSkillList(['Data engineer', 'What you bring:', 'You write SQL every day.'])).toBe(false);
  });

  it('are not asked for where the role says so, nor where it says what it offers', () => {
    const known = new Map(['excel', 'machine learning', 'sql', 'python'].map((key) => [key, key]));
    const lines = [
      'SQL',
      'No need for machine learning',
      'Benefits: gym, free Excel course',
      'Wir bieten',
      'Schulungen in Excel',
      'Ihr Profil:',
      'Sicher in Python',
    ];
    const needs = needsIn(
      lines.map((text, at) => ({ text, at })),
      known,
    );
    expect(needs.map(({ key }) => key)).toEqual(['sql', 'python']);
  });

  it('are lacked by who wants to learn them, and judged item by item in a line of levels', () => {
    const said = [
      { text: 'SQL (advanced) | Git, Linux (basic) | Excel', at: 0 },
      { text: 'Want to learn: Airflow, dbt', at: 1 },
      { text: 'Ich möchte Power BI lernen', at: 2 },
    ];
    const how = (key: string) => levelOfSkill(key, said)?.how ?? null;
    expect(['sql', 'git', 'linux', 'excel'].map(how)).toEqual(['has', 'has', 'basic', 'has']);
    expect(['airflow', 'dbt', 'power bi'].map(how)).toEqual(['lacks', 'lacks', 'lacks']);
  });

  it('are had, had a little or lacked as the sentence says', () => {
    const said = [
      { text: 'No experience with Docker so far.', at: 0 },
      { text: 'Grundkenntnisse in SQL', at: 1 },
      { text: 'Five years of Python in a team of four', at: 2 },
    ];
    expect(['docker', 'sql', 'python', 'rust'].map((key) => levelOfSkill(key, said)?.how ?? null)).toEqual([
      'lacks',
      'basic',
      'has',
      null,
    ]);
  });
});

describe('hours of a course', () => {
  it.each([
    ['40', 40, 40],
    ['8-10 hours', 8, 10],
    ['12,5 Std.', 12.5, 12.5],
    ['8 to 12 h', 8, 12],
    ['20h 30m', 20.5, 20.5],
    ['1 Std. 15 Min.', 1.25, 1.25],
  ])('“%s” is %d to %d', (text, low, high) => {
    expect(readHours(text)).toEqual({ low, high });
  });

  it.each(['3 days', 'self-paced', '', '10-8', '0', '2 Monate'])('“%s” says no hours', (text) => {
    expect(readHours(text)).toBeNull();
  });

  it('are lessons times their minutes, where the column or the cell counts lessons', () => {
    expect(lessonLength('Umfang (UE à 45 Min.)', '16')).toBe(45);
    expect(lessonLength('Unterrichtsstunden', '16')).toBe(45);
    expect(lessonLength('Umfang (UE à 60 Min.)', '16')).toBe(60);
    expect(lessonLength('Umfang', '16 UE')).toBe(45);
    expect(lessonLength('Umfang', '16 Stunden')).toBeNull();
    expect(readLessons('16 UE', 45)).toEqual({ low: 12, high: 12 });
    expect(readLessons('16 days', 45)).toBeNull();
  });

  it('are weeks times hours a week', () => {
    expect(readWeeklyHours('10-12', '6-10 hours/week')).toEqual({ low: 60, high: 120 });
    expect(readWeeklyHours('4 Wochen', '5')).toEqual({ low: 20, high: 20 });
    expect(readWeeklyHours('4 months', '5')).toBeNull();
  });
});

describe('the choice of courses', () => {
  it('takes what teaches most for its hours, with what it requires before it', () => {
    const list = [
      course('Models', 20, ['data modelling'], ['SQL first']),
      course('SQL first', 10, ['sql']),
      course('Everything', 90, ['sql', 'data modelling', 'docker']),
      course('Docker', 8, ['docker']),
    ];
    const chosen = chooseCourses(['sql', 'data modelling', 'docker'], list, nothing);
    expect(names(chosen.path)).toEqual(['Docker', 'SQL first', 'Models']);
    expect(chosen.by.get('data modelling')?.name).toBe('Models');
    expect(chosen.untaught).toEqual([]);
  });

  it('leaves out in the end what a course that is needed teaches as well', () => {
    const list = [
      course('Version control', 4, ['version control']),
      course('Python II', 18, ['version control'], []),
      course('Pipelines', 30, ['pipelines'], ['Python II']),
    ];
    const chosen = chooseCourses(['version control', 'pipeline'], list, nothing);
    expect(names(chosen.path)).toEqual(['Python II', 'Pipelines']);
    expect(chosen.by.get('version control')?.name).toBe('Python II');
  });

  it('leaves out what is met already, by the course or by the skill', () => {
    const list = [course('Models', 20, ['data modelling'], ['SQL first']), course('SQL first', 10, ['sql'])];
    expect(names(chooseCourses(['data modelling'], list, hasFirst).path)).toEqual(['Models']);
  });

  it('takes another course for what a course both requires and teaches', () => {
    const list = [
      course('Analysis', 30, ['analysis', 'Python'], ['Python']),
      course('Beginners', 36, ['Python']),
    ];
    const { path, faults } = chooseCourses(['analysis'], list, nothing);
    expect(names(path)).toEqual(['Beginners', 'Analysis']);
    expect(faults).toEqual([]);
  });

  it('says which courses go in a circle, which say no hours, and what nobody teaches', () => {
    const list = [
      course('A', 5, ['x'], ['B']),
      course('B', 5, [], ['A']),
      course('C', null, ['y']),
      course('D', 5, ['z'], ['patience']),
    ];
    const chosen = chooseCourses(['x', 'y', 'z', 'w'], list, nothing);
    expect(names(chosen.path)).toEqual(['D']);
    expect(chosen.untaught).toEqual(['x', 'y', 'w']);
    expect(chosen.faults.map(({ course: { name }, why, round }) => [name, why, names(round)])).toEqual([
      ['A', 'cycle', ['A', 'B']],
      ['C', 'no hours', []],
    ]);
    expect(chosen.open.map(({ text }) => text)).toEqual(['patience']);
  });

  it('never takes a course before what it requires, and teaches all it says', () => {
    const skills = ['a', 'b', 'c', 'd'];
    const lists = fc.array(
      fc.record({
        hours: fc.integer({ min: 1, max: 40 }),
        teaches: fc.subarray(skills),
        requires: fc.array(fc.nat({ max: 7 }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lists, (list) => {
        const courses = list.map(({ hours, teaches, requires }, i) =>
          course(
            `Course ${i}`,
            hours,
            teaches,
            requires.filter((one) => one < list.length).map((one) => `Course ${one}`),
          ),
        );
        const { path, by } = chooseCourses(skills, courses, nothing);
        const isAfter = path.every(({ requires }, at) =>
          requires.every((name) => names(path.slice(0, at)).includes(name)),
        );
        return isAfter && [...by].every(([key, one]) => one.teaches.includes(key) && path.includes(one));
      }),
    );
  });
});

describe('weeks', () => {
  it('are filled one after another; what does not fit is said', () => {
    expect(planWeeks([300, 180, 240], 240, 2)).toEqual({
      parts: [
        { week: 1, course: 0, minutes: 240 },
        { week: 2, course: 0, minutes: 60 },
        { week: 2, course: 1, minutes: 180 },
      ],
      ends: [2, 2, null],
      left: 240,
    });
  });

  it('hold never more than there is, and all of it where there is room', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 20 }),
        (all, aWeek, weeks) => {
          const { parts, left } = planWeeks(all, aWeek, weeks);
          const byWeek = Map.groupBy(parts, ({ week }) => week);
          const isKept = [...byWeek].every(
            ([week, some]) => week <= weeks && sum(some.map(({ minutes }) => minutes)) <= aWeek,
          );
          return (
            isKept &&
            sum(parts.map(({ minutes }) => minutes)) + left === sum(all) &&
            (left === 0 || sum(all) - left === aWeek * weeks)
          );
        },
      ),
    );
  });
});
