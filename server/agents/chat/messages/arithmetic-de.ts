import type { arithmeticEn } from './arithmetic-en.ts';

export const arithmeticDe: typeof arithmeticEn = {
  numberReads: (written, value) => `„${written}“ ist gelesen als ${value}.`,
  percentOf: (percent, of) =>
    `${percent} % sind gelesen als ${percent} % von dem, was davor steht (${of}), nicht als die Zahl ${percent}/100.`,
  factorial: (of) => `„${of}!“ ist gelesen als Fakultät von ${of}.`,
  naturalLog: '„log“ ist gelesen als natürlicher Logarithmus; die anderen heißen log10 und log2.',
  radians: 'Winkel sind im Bogenmaß gelesen.',
  conversion: (given, to) => `${given} in ${to}`,
  inClock: (time) => `Das sind ${time}.`,
  inWeeks: (span) => `Das sind ${span}.`,
  weeksAndDays: (weeks, days) => `${weeks} und ${days}`,
  daysBetween: (from, to) => `Tage vom ${from} bis ${to}`,
  daysCounted: 'Gezählt vom ersten Datum zum zweiten; mit beiden Tagen ist es einer mehr.',
  weekdayOf: (date) => `Wochentag des ${date}`,
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  calendar: 'Gregorianischer Kalender',
  date: 'Datum',
  spans: {
    day: (n) => `${n} ${n === 1 ? 'Tag' : 'Tage'}`,
    week: (n) => `${n} ${n === 1 ? 'Woche' : 'Wochen'}`,
    month: (n) => `${n} ${n === 1 ? 'Monat' : 'Monate'}`,
    year: (n) => `${n} ${n === 1 ? 'Jahr' : 'Jahre'}`,
  },
  after: (span, date) => `${span} nach dem ${date}`,
  before: (span, date) => `${span} vor dem ${date}`,
  clamped: 'Diesen Tag gibt es in dem Monat nicht; genommen ist sein letzter Tag.',
};
