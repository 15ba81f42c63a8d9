import { inLanguages } from '../../../language/texts.ts';
import { dutyOverviewDe } from './duty-overview-de.ts';
import { dutyOverviewEn } from './duty-overview-en.ts';

export const dutyOverviewTexts = inLanguages({ en: dutyOverviewEn, de: dutyOverviewDe });
