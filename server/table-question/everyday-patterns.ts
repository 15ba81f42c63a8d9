import { readAndHowMuch, readScope, readWhichOne, readWhichWas } from './idle-words.ts';
import { readActual } from './read-actual.ts';
import { readDayRange, readWeekInWords } from './read-day-range.ts';
import { readPaidYear, readStanding } from './read-standing.ts';
import { readFlowPhrase } from './read-flow-phrase.ts';
import { readMonthNames } from './read-month-names.ts';
import { readIdleWords } from './read-idle-words.ts';
import { readSpendOn } from './read-spend-on.ts';
import { readSubjectNoun } from './read-subject-noun.ts';
import { readTakesTime, readTimeSpent } from './read-time-spent.ts';
import { readUndoneBy } from './read-undone-by.ts';
import { readSaidOtherwise } from './read-said-otherwise.ts';
import { readUse } from './read-use.ts';
import type { Pattern } from './reading.ts';

/** How people ask in passing: what says nothing new, and everyday words for what columns tell in another way. */
export const everydayPatterns: readonly Pattern[] = [
  readSpendOn,
  readAndHowMuch,
  readWhichOne,
  readWhichWas,
  readScope,
  readStanding,
  readPaidYear,
  readUse,
  readActual,
  readSaidOtherwise,
  readWeekInWords,
  readDayRange,
  readMonthNames,
  readFlowPhrase,
  readUndoneBy,
  readSubjectNoun,
  readTakesTime,
  readTimeSpent,
  readIdleWords,
];
