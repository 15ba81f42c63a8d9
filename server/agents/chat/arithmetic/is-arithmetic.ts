import { currentLanguage } from '../../../language/language.ts';
import { findConversion } from './find-conversion.ts';
import { findDates } from './find-dates.ts';
import { findExpression } from './find-expression.ts';
import { findPercentage } from './find-percentage.ts';
import { findQuantities } from './find-quantities.ts';

/** True for a question that is calculated by itself, whatever files are at hand. */
export function isArithmetic(question: string): boolean {
  const language = currentLanguage();
  return (
    findDates(question) !== null ||
    findConversion(question, language) !== null ||
    findQuantities(question, language) !== null ||
    findPercentage(question, language) !== null ||
    findExpression(question, language) !== null
  );
}
