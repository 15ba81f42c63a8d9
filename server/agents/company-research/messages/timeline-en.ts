import { many } from './research-steps-en.ts';

/** What the report says of people in office and of what happened. */
export const timelineEn = {
  rumour: 'rumour',
  ahead: 'ahead',
  adverse: 'adverse',
  timelineTitle: 'What happened, oldest first',
  timelineHead: ['Date', 'What happened', 'Note'],
  eventsLeft: (count: number) =>
    `${many(count, 'further dated sentence')} of no known kind ${count === 1 ? 'is' : 'are'} not listed.`,
  noEvents:
    'No event with a day was recognised; sentences quoted elsewhere may still name days. Changes of office are under “People”, days to come under “Open questions”.',
  namedIn: (count: number, isAtLeast: boolean) =>
    `named so in ${isAtLeast ? 'more than ' : ''}${many(count, 'document')}`,
  peopleTitle: 'Who holds, will hold or has held a post',
  peopleHead: ['Name', 'Role', 'State', 'When', 'Evidence'],
  noPeople: 'No person was read with a role.',
  states: {
    current: 'in office',
    leaving: 'to leave',
    left: 'to have left, as announced',
    former: 'former',
    appointed: 'appointed',
    announced: 'announced',
  },
  asOfDay: (day: string) => `as of ${day}`,
  byUndated: 'by an undated document',
  inOfficeOn: (day: string) => `in office as of ${day}`,
  inOfficeBy: (document: string) => `in office, as ${document} says`,
  namesBeside: (document: string, name: string, isLater: boolean) =>
    `${isLater ? 'later ' : ''}${document} names ${name} with this office: check`,
  acting: 'acting',
  sinceDay: (day: string, isAhead: boolean) => `${isAhead ? 'from' : 'since'} ${day}`,
  untilDay: (day: string) => `until ${day}`,
  dayPassed: (when: string) => `${when} (day has passed)`,
  leavings: {
    expected: 'leaving',
    former: 'left',
    denied: 'denies leaving',
    rumour: 'rumoured to leave',
  },
  wasToLeave: (name: string, role: string, day: string) =>
    `${name} (${role}) was to have left by ${day}, as announced`,
};
