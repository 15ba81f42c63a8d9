import type { upskillingFormEn } from './messages/upskilling-form-en.ts';

/** What belongs below each heading, for a language model. */
export const upskillingOutlineNotes: Readonly<Record<keyof typeof upskillingFormEn.outline, string>> = {
  first:
    'How many skills the role asks for, how many are missing, the first course, whether all fits into three months.',
  gap: 'A table: each skill, where the role asks for it, what the person says of it, the course that teaches it.',
  path: 'The courses in the order of what they require, each with its hours and the skills it is taken for.',
  weeks: 'A schedule by week with the hours of each course; never more than the hours a week given.',
  milestones: 'A schedule: the day each course ends and what could be shown for it.',
  later: 'Courses that do not fit into thirteen weeks and the hours a week that would make them fit.',
  missing:
    'Skills no course teaches, prerequisites nobody teaches, courses without hours or in a circle, files not read.',
  method: 'How skills are recognised, how courses are chosen and hours planned.',
};
