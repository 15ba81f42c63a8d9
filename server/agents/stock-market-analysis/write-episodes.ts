import { dayText } from '../../tools/number-text.ts';
import { sourceMark, table } from '../writing/marks.ts';
import type { Writing } from './writing.ts';
import { reportTexts } from './messages/report-texts.ts';

/** The largest separate falls and the calendar years; deep reports only. */
export function writeEpisodes({ step, book, allN }: Writing): void {
  const texts = reportTexts();
  const falls = [1, 2, 3, 4, 5]
    .map((i) => `episode${i}`)
    .filter((id) => book.has(id))
    .map((id) => {
      const measure = book.measure(id);
      return [
        book.mark(step, id),
        dayText(String(measure?.peak_date)),
        dayText(measure?.date ?? ''),
        measure?.recovered ? dayText(String(measure.recovered)) : texts.notYet,
      ];
    });
  const years = Array.from({ length: 15 }, (_, i) => `year${i}`)
    .filter((id) => book.has(id))
    .map((id) => [
      book.measure(id)?.date.slice(0, 4) ?? '',
      book.mark(step, id),
      book.mark(step, `${id}_vol`),
    ]);
  const lines = [`## ${texts.fallsAndYears}`, ''];
  if (falls.length > 0)
    lines.push(`${texts.episodes}${sourceMark(allN)}`, '', table(texts.episodeHead, falls, [0]), '');
  if (years.length > 0)
    lines.push(`${texts.years}${sourceMark(allN)}`, '', table(texts.yearHead, years, [1, 2]), '');
  step.write('report', `${lines.join('\n')}\n\n`);
}
