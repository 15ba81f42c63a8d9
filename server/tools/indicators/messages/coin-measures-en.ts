import { dayText } from '../../number-text.ts';

/** Labels and inputs of what is measured of coins. */
export const coinMeasuresEn = {
  volatility: 'Yearly volatility of the period',
  meanOfPairs: 'Mean correlation of the pairs',
  pairCount: 'n (pairs)',
  worstWeek: 'Worst seven days in a row',
  moves: {
    weekend: 'Usual daily movement, Saturday and Sunday',
    week: 'Usual daily movement, Monday to Friday',
  },
  closesOn: {
    weekend: 'Closes of Saturdays and Sundays, each with the day before',
    week: 'Closes of Monday to Friday, each with the day before',
  },
  weekendShare: 'Weekend movement against weekday movement',
  volumes: 'Volumes V',
  idleShare: 'Share of days without any trade',
  idleDays: 'Days with a volume of 0',
  oddDays: 'Days with an unusual volume',
  daysLookedAt: 'Days looked at',
  oddVolume: (day: string) => `Robust z of the volume of ${dayText(day)}`,
  medianBefore: 'Median volume of the 30 days before',
  offPeg: 'Days with a close more than 1 % away from 1',
  offPegShare: 'Share of days with a close more than 1 % away from 1',
  daysOff: 'Days off the peg',
  pegGap: 'Farthest close from 1',
  closesOf: (title: string) => `Closes of ${title}, each with the day before`,
  commonDays: 'n (common days)',
};
