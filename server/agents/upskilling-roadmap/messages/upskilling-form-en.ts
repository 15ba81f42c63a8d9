/** What people read of the agent before it starts. */
export const upskillingFormEn = {
  title: 'Personalized Upskilling Roadmap',
  outcome:
    'What you lack for a role, the shortest order of courses that teaches it, and three months week by week',
  wants: [
    'what should I learn next',
    'skill gap for a job',
    'learning plan',
    'courses for a career change',
    'prepare for a new role',
  ],
  delivers: [
    'Each skill the role asks for: what you say of it, and whether a course teaches it',
    'Courses in the order of what they require, the fewest hours for most of what is missing',
    'Thirteen weeks with the hours you have, as a calendar',
    'A milestone at the end of each course, with what you could show for it',
    'What does not fit into three months, and how many hours a week would make it fit',
  ],
  limits: [
    'Skills are recognised by their names: of an advertisement those that a course of the list teaches, of a list each line',
    'Courses come from your list; without one from a free computer science curriculum, in English',
    'Hours are what the list says: you may need more or fewer',
  ],
  sourcesUsed: [
    'What you say of yourself, your CV',
    'The role',
    'Your course list',
    'OSSU computer science curriculum',
    'Sample data',
  ],
  fields: {
    target: 'What the role asks for',
    targetHint: 'A list of skills, one a line, or the text of an advertisement.',
    targetExample: 'SQL\nPython\nmachine learning',
    skills: 'What you can do',
    skillsHint: 'One a line, in your own words. Say “basic” or “no experience with …” where it is so.',
    skillsExample: 'five years of SQL\nbasic Python',
    cv: 'Your CV',
    cvHint: 'PDF, Word or text. Only skills are read from it.',
    hours: 'Hours a week',
    hoursHint: 'What you can really keep free.',
    courses: 'Course list',
    coursesHint:
      'CSV or XLSX with the course, what it teaches, what it requires and its hours. Without one: a free computer science curriculum.',
    advert: 'The role as a file',
    advertHint: 'PDF, Word, web page or text.',
    start: 'First day',
  },
  depthHint:
    'Quick: the gap and the order. Standard adds weeks and milestones. Deep lists also the courses that were not taken.',
  refusals: {
    hours: 'With no hours a week nothing can be learnt in time. Give at least half an hour.',
    tooMany: 'More than 60 hours a week is no plan that anybody keeps. Give what you can really keep free.',
    target: 'Say what the role asks for: a list of skills, or the text or file of an advertisement.',
  },
  stages: {
    read: 'Read the role, you and the courses',
    compare: 'Find what is missing',
    order: 'Order the courses',
    plan: 'Plan the weeks',
    report: 'Write the report',
  },
  outline: {
    first: 'What to learn first',
    gap: 'The role and you',
    path: 'Courses in their order',
    weeks: 'Week by week',
    milestones: 'Milestones',
    later: 'What does not fit',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
