import type { Words } from '../../report/words.ts';
import { reportTexts } from './messages/report-texts.ts';
import { trendOf } from './readings.ts';
import type { Writing } from './writing.ts';

/** The trend with the two measures that decide it. */
export function sayTrend({ step, book }: Pick<Writing, 'step' | 'book'>): Words {
  const texts = reportTexts();
  if (!book.has('slope50')) return texts.trendTooShort(book.has('gap50') ? book.mark(step, 'gap50') : null);
  return texts.trendTexts[trendOf(book)](book.mark(step, 'gap50'), book.mark(step, 'slope50'));
}
