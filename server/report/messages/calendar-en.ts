/** Heads of columns that a calendar is written from, in lower case. */
export const calendarEn = {
  /** A plain table with a day in such a column is a table of deadlines. */
  deadlines: [
    'deadline',
    'due',
    'due date',
    'due by',
    'due on',
    'by when',
    'expires',
    'expiry',
    'expires on',
  ],
  starts: ['start', 'starts', 'from', 'begin', 'begins', 'time', 'start time', 'departure', 'when'],
  ends: ['end', 'ends', 'to', 'until', 'till', 'end time', 'arrival', 'last day'],
  names: [
    'what',
    'what happened',
    'task',
    'event',
    'activity',
    'step',
    'milestone',
    'duty',
    'title',
    'subject',
    'topic',
    'item',
    'stop',
    'words',
  ],
  places: ['place', 'location', 'where', 'room', 'venue'],
};
