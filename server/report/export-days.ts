import { longDayWords, minuteWords } from '@loupe/shared/lib/dates/utc-words';
import { currentLanguage } from '../language/language.ts';

/** An ISO instant as a day in words, UTC: "19 November 2026". */
export const longDay = (instant: string) => longDayWords(instant, currentLanguage());

/** An ISO instant as day and minute in words: "19 November 2026, 14:05 UTC". */
export const minuteText = (instant: string) => minuteWords(instant, currentLanguage());
