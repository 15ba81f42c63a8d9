import { words, type Said } from '../../../report/words.ts';

export const upskillingReportEn = {
  columns: {
    name: 'course',
    teaches: 'what it teaches',
    requires: 'what it requires',
    hours: 'hours',
    weeks: 'weeks',
    week_hours: 'hours a week',
  },
  noTable: 'no list of courses was found in it',
  steps: {
    read: (skills: number, courses: number) => `${skills} skills asked for, ${courses} courses`,
    compared: (missing: number) => `${missing} missing`,
    ordered: (courses: number) => `${courses} courses in order`,
    head: 'Write the answer',
    gap: 'Write what is missing',
    path: 'Write the order',
    weeks: 'Write the weeks',
    closing: 'Write what was left out',
    written: 'Written',
  },
  headline: (missing: string, of: string) => `Your role: ${missing} of ${of} skills are missing`,
  headlineNone: 'Your role: you name every skill the role asks for',
  headlineNothing: 'Your role: no skill was recognised',
  leadNothing:
    'What the role asks for names no skill that could be recognised, or the list names no course. Give the skills as a list, one a line.',
  labels: {
    needed: 'Skills the role asks for',
    missing: 'Skills missing',
    taught: 'Missing skills that a planned course teaches',
    hours: 'Hours of all planned courses',
    weeks: 'Weeks they take',
    aWeek: 'Hours a week',
    fitHours: 'Hours a week that make it fit',
    hoursOf: (course: string) => `Hours of ${course}`,
    weekHours: (course: string, week: string) => `${course}, week ${week}`,
    weeksOf: 'Weeks',
    perWeek: 'Hours a week it asks for',
    listed: 'Hours',
    left: 'Hours left over',
    endOf: (course: string) => `End of ${course}`,
  },
  hours: (text: string) => `${text} h`,
  weekText: (week: string) => `week ${week}`,
  lead: (missing: Said, needed: Said) =>
    words`${missing} of the ${needed} skills the role asks for are missing.`,
  leadFirst: (course: Said, taught: Said, total: Said) =>
    words`Begin with ${course}; the planned courses teach ${taught} of them and take ${total}.`,
  leadFits: (aWeek: Said, weeks: Said) => words`With ${aWeek} a week that takes ${weeks}.`,
  leadFitsNot: (aWeek: Said, left: Said, fit: Said) =>
    words`With ${aWeek} a week they do not fit into three months: ${left} are left over; with ${fit} a week they would fit.`,
  first: (course: Said, hours: Said, what: string) =>
    what === ''
      ? words`${course}: ${hours}, required by a course after it.`
      : words`${course}: ${hours}, for ${what}.`,
  leadNoCourse: 'No course of the list teaches any of them, so there is no order to plan.',
  leadNoSkillColumn:
    'No column of the list says what its courses teach, so there is no order to plan: call one “skills” and list them there.',
  weeksText: (text: string, isOne: boolean) => (isOne ? `${text} week` : `${text} weeks`),
  gapHead: ['Skill', 'The role', 'You', 'Course'],
  inForm: 'in the form',
  optional: 'nice to have',
  notSaid: 'not named',
  how: { has: 'yours', basic: 'a little', lacks: 'not yet' },
  noCourse: 'none that can be planned',
  notPlanned: 'not planned: nice to have',
  pathHead: ['Course', 'Hours', 'Taken for', 'Requires'],
  forOther: 'required by a course after it',
  range: (low: string, high: string) => `${low}–${high} h in the list`,
  weekHead: ['Week from', 'Course', 'Hours'],
  weekTitle: 'Weeks',
  noWeeks: 'There is nothing to plan.',
  milestoneHead: ['Until', 'Course', 'Ends in', 'What to show'],
  milestoneTitle: 'Milestones',
  show: 'something you made with it, looked at by somebody who works with it',
  allFits: 'Everything fits into thirteen weeks.',
  later: (course: Said, hours: Said) =>
    words`${course}: ${hours} in all; it is not finished within thirteen weeks.`,
  laterFit: (fit: Said) => words`With ${fit} a week all of it fits.`,
  untaught: (skill: Said) => words`${skill}: no course that can be planned teaches it.`,
  noHours: (course: Said) => words`${course}: the list does not say its hours, so it was not planned.`,
  cycle: (round: Said) => words`${round} require each other, so none of them can come first.`,
  open: (course: Said, text: Said) =>
    words`${course} also requires ${text}; no course of the list teaches that, and you do not name it.`,
  openLittle: (course: Said, text: Said, how: Said, sentence: Said) =>
    words`${course} also requires ${text}, which no course of the list teaches; what you say of it: ${how}, ${sentence}.`,
  twice: (course: Said) => words`${course}: stands in the list more than once; the first row was used.`,
  notTaken: (course: Said) =>
    words`${course}: teaches nothing that is missing, or what a planned one teaches as well.`,
  nothingMissing: 'Everything that was given was used.',
  method: [
    'A skill is found where its words stand one after another in a sentence; capitals and a plural do not matter, and the longest name counts. Of an advertisement those skills are found that a course of the list teaches or requires, or that you list; of a list of skills each entry. What the advertisement says is not needed, and what it offers (“Benefits”), is not asked for.',
    'What you say of a skill is quoted. A sentence with “no”, “without”, “want to learn” and the like says that you lack it, one with “basic” and the like that you have a little of it: that counts as missing.',
    'Courses are chosen one after another: each time the one that teaches most of what is still missing for its hours, together with what it requires. That comes near the fewest hours and is not proven to be them (greedy cover, Chvátal 1979).',
    'Hours are those of the list, the middle where it gives a range. Courses are taken one after another, and no week holds more than your hours.',
  ],
};
