import { inLanguages } from '../../../language/texts.ts';
import { schedulesDe } from './schedules-de.ts';
import { schedulesEn } from './schedules-en.ts';

export const scheduleTexts = inLanguages({ en: schedulesEn, de: schedulesDe });
