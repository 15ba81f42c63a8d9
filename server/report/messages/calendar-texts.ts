import { inLanguages } from '../../language/texts.ts';
import { calendarDe } from './calendar-de.ts';
import { calendarEn } from './calendar-en.ts';

export const calendarTexts = inLanguages({ en: calendarEn, de: calendarDe });
