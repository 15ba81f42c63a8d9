/** Calculations: how they were read, units and dates. */
export const arithmeticEn = {
  numberReads: (written: string, value: string) => `“${written}” is read as ${value}.`,
  percentOf: (percent: string, of: string) =>
    `${percent} % is read as ${percent} % of what is before it (${of}), not as the number ${percent}/100.`,
  factorial: (of: string) => `“${of}!” is read as the factorial of ${of}.`,
  naturalLog: '“log” is read as the natural logarithm; log10 and log2 are the others.',
  radians: 'Angles are read in radians.',
  conversion: (given: string, to: string) => `${given} in ${to}`,
  inClock: (time: string) => `That is ${time}.`,
  inWeeks: (span: string) => `That is ${span}.`,
  weeksAndDays: (weeks: string, days: string) => `${weeks} and ${days}`,
  daysBetween: (from: string, to: string) => `Days from ${from} to ${to}`,
  daysCounted: 'Counted from the first date to the second; with both days included it is one more.',
  weekdayOf: (date: string) => `Weekday of ${date}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  calendar: 'Gregorian calendar',
  date: 'Date',
  spans: {
    day: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    week: (n: number) => `${n} ${n === 1 ? 'week' : 'weeks'}`,
    month: (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`,
    year: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
  },
  after: (span: string, date: string) => `${span} after ${date}`,
  before: (span: string, date: string) => `${span} before ${date}`,
  clamped: 'That month has no such day; its last day is taken.',
};
