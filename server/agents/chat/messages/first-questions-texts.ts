import { inLanguages } from '../../../language/texts.ts';
import { firstQuestionsDe } from './first-questions-de.ts';
import { firstQuestionsEn } from './first-questions-en.ts';

export const firstQuestionsTexts = inLanguages({ en: firstQuestionsEn, de: firstQuestionsDe });
