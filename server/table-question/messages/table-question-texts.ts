import { inLanguages } from '../../language/texts.ts';
import { tableQuestionDe } from './table-question-de.ts';
import { tableQuestionEn } from './table-question-en.ts';

export const tableQuestionTexts = inLanguages({ en: tableQuestionEn, de: tableQuestionDe });
