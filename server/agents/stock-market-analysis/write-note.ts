import { byCode } from '@loupe/shared/lib/text-order';
import { dayText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { chart, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { listWords } from '../writing/list-words.ts';
import { noteTexts, reportTexts, section } from './messages/report-texts.ts';
import type { Writing } from './writing.ts';

const numbered = (writing: Writing, name: string, most: number) =>
  Array.from({ length: most }, (_, i) => `${name}${i + 1}`).filter((id) => writing.book.has(id));

/** Where the close lies in its 52 weeks. */
export function yearRangeText({ step, book }: Writing): Said {
  const texts = noteTexts();
  return book.has('year_high')
    ? texts.yearRange(
        book.mark(step, 'year_low'),
        book.mark(step, 'year_high'),
        book.mark(step, 'year_place'),
      )
    : texts.noYearRange;
}

function eventRows(writing: Writing): Said[][] {
  const { step, book } = writing;
  const texts = noteTexts();
  const dayOf = (id: string) => book.measure(id)?.date ?? '';
  const crossings = numbered(writing, 'crossing', 6).map(
    (id) => [dayOf(id), book.measure(id)?.label ?? '', book.mark(step, id)] as const,
  );
  const gaps = numbered(writing, 'gap_event', 5).map((id) => {
    const closed = String(book.measure(id)?.closed ?? '');
    return [
      dayOf(id),
      texts.gapEvent(book.value(id) > 0, closed === '' ? null : dayText(closed)),
      book.mark(step, id),
    ] as const;
  });
  const volumes = numbered(writing, 'volume_event', 5).map(
    (id) =>
      [dayOf(id), texts.volumeEvent(String(book.measure(id)?.change ?? '')), book.mark(step, id)] as const,
  );
  return [...crossings, ...gaps, ...volumes]
    .sort(([a], [b]) => byCode(b, a))
    .map(([day, ...rest]) => [dayText(day), ...rest]);
}

/** Crossings, gaps and days of unusual volume, with their days. */
export function writeEvents(writing: Writing): Block[] {
  const texts = noteTexts();
  const rows = eventRows(writing);
  const sentence = rows.length === 0 ? texts.noEvents : texts.events;
  return section(
    'events',
    paragraph(words`${sentence}${sourceLinks(writing.allN)}`),
    ...(rows.length === 0 ? [] : [table(texts.eventHead, rows, { right: [2] })]),
  );
}

/** Prices at multiples of the average daily range and at the nearest levels. */
export function writeScenarios({ step, book, allN }: Writing): Block[] {
  if (!book.has('scenario_up1')) return [];
  const texts = noteTexts();
  const { support, resistance } = reportTexts();
  const ids = ['up3', 'up2', 'up1', 'down1', 'down2', 'down3'].map((name) => `scenario_${name}`);
  const rows: { value: number; cells: Said[] }[] = ids.map((id) => ({
    value: book.value(id),
    cells: [book.measure(id)?.label ?? '', book.mark(step, id), book.mark(step, `${id}_share`)],
  }));
  for (const [id, name] of [
    ['resistance1', resistance],
    ['support1', support],
  ] as const)
    if (book.has(id))
      rows.push({ value: book.value(id), cells: [name, book.mark(step, id), book.mark(step, `${id}_gap`)] });
  const cells = rows.sort((a, b) => b.value - a.value).map((row) => row.cells);
  return section(
    'scenarios',
    paragraph(words`${texts.scenarios}${sourceLinks(allN)}`),
    table(texts.scenarioHead, cells, { right: [1, 2] }),
    paragraph(texts.units(book.mark(step, 'size_units'))),
  );
}

/** The last weeks as a sentence, the last months drawn; nothing where there are none. */
export function calendarBlocks(writing: Writing): Block[] {
  const { step, book, allN } = writing;
  const texts = noteTexts();
  const dayOf = (id: string) => dayText(book.measure(id)?.date ?? '');
  const weeks = numbered(writing, 'week', 12)
    .toReversed()
    .map((id) => words`${book.mark(step, id)} (${dayOf(id)})`);
  const months = numbered(writing, 'month', 12);
  return [
    ...(weeks.length === 0
      ? []
      : [paragraph(words`${texts.calendar} ${texts.weeks(listWords(weeks))}${sourceLinks(allN)}`)]),
    ...(months.length < 3
      ? []
      : [
          chart(
            'bar',
            texts.months,
            texts.monthHead,
            months.map((id) => [dayOf(id), book.mark(step, id)]),
          ),
        ]),
  ];
}

/** Beta and correlation of the last quarter against the whole; empty when there is no quarter. */
export function rollingText({ step, book }: Writing): Words {
  if (!book.has('beta_quarter', 'correlation_quarter')) return [];
  return noteTexts().rolling(
    book.mark(step, 'beta_quarter'),
    book.has('beta_quarter_before') ? book.mark(step, 'beta_quarter_before') : null,
    book.mark(step, 'beta_lowest'),
    book.mark(step, 'beta_highest'),
    book.mark(step, 'correlation_quarter'),
  );
}
