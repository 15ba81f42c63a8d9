import { heading, paragraph, table } from '../../report/build-blocks.ts';
import type { Block } from '../../report/blocks.ts';
import { words } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import type { Writing } from './writing.ts';
import { reportTexts } from './messages/report-texts.ts';

/** The largest separate falls and the calendar years; deep reports only. */
export function writeEpisodes({ step, book, allN }: Writing): Block[] {
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
  if (falls.length + years.length === 0) return [];
  const all = sourceLinks(allN);
  return [
    heading(texts.fallsAndYears),
    ...(falls.length > 0
      ? [paragraph(words`${texts.episodes}${all}`), table(texts.episodeHead, falls, { right: [0] })]
      : []),
    ...(years.length > 0
      ? [paragraph(words`${texts.years}${all}`), table(texts.yearHead, years, { right: [1, 2] })]
      : []),
  ];
}
