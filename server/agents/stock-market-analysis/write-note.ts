import { dayText } from '../../tools/number-text.ts';
import { sourceMark, table } from '../writing/marks.ts';
import { heading, noteTexts, reportTexts } from './messages/report-texts.ts';
import type { Writing } from './writing.ts';

const numbered = (writing: Writing, name: string, most: number) =>
  Array.from({ length: most }, (_, i) => `${name}${i + 1}`).filter((id) => writing.book.has(id));

/** Where the close stands in its 52 weeks. */
export function yearRangeText({ step, book }: Writing): string {
  const texts = noteTexts();
  return book.has('year_high')
    ? texts.yearRange(
        book.mark(step, 'year_low'),
        book.mark(step, 'year_high'),
        book.mark(step, 'year_place'),
      )
    : texts.noYearRange;
}

function eventRows(writing: Writing): string[][] {
  const { step, book } = writing;
  const texts = noteTexts();
  const dayOf = (id: string) => book.measure(id)?.date ?? '';
  const crossings = numbered(writing, 'crossing', 6).map((id) => [
    dayOf(id),
    book.measure(id)?.label ?? '',
    book.mark(step, id),
  ]);
  const gaps = numbered(writing, 'gap_event', 5).map((id) => {
    const closed = String(book.measure(id)?.closed ?? '');
    return [
      dayOf(id),
      texts.gapEvent(book.value(id) > 0, closed === '' ? null : dayText(closed)),
      book.mark(step, id),
    ];
  });
  const volumes = numbered(writing, 'volume_event', 5).map((id) => [
    dayOf(id),
    texts.volumeEvent(String(book.measure(id)?.change ?? '')),
    book.mark(step, id),
  ]);
  return [...crossings, ...gaps, ...volumes]
    .sort(([a = ''], [b = '']) => b.localeCompare(a))
    .map(([day = '', ...rest]) => [dayText(day), ...rest]);
}

/** Crossings, gaps and days of unusual volume, with their days. */
export function writeEvents(writing: Writing): void {
  const texts = noteTexts();
  const rows = eventRows(writing);
  const body =
    rows.length === 0
      ? texts.noEvents
      : `${texts.events}${sourceMark(writing.allN)}\n\n${table(texts.eventHead, rows, [2])}`;
  writing.step.write('report', `${heading('events')}\n\n${body}\n\n\n`);
}

/** Prices at multiples of the average daily range and at the nearest levels. */
export function writeScenarios({ step, book, allN }: Writing): void {
  if (!book.has('scenario_up1')) return;
  const texts = noteTexts();
  const { support, resistance } = reportTexts();
  const ids = ['up3', 'up2', 'up1', 'down1', 'down2', 'down3'].map((name) => `scenario_${name}`);
  const rows = ids.map((id) => ({
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
  const lines = [
    heading('scenarios'),
    '',
    `${texts.scenarios}${sourceMark(allN)}`,
    '',
    table(texts.scenarioHead, cells, [1, 2]),
    '',
    texts.units(book.mark(step, 'size_units')),
  ];
  step.write('report', `${lines.join('\n')}\n\n\n`);
}

/** The last weeks and months as a table; empty when there are none. */
export function calendarText(writing: Writing): string {
  const { step, book, allN } = writing;
  const texts = noteTexts();
  const rows = (['week', 'month'] as const).flatMap((span) =>
    numbered(writing, span, 12)
      .toReversed()
      .map((id) => [texts[span], dayText(book.measure(id)?.date ?? ''), book.mark(step, id)]),
  );
  return rows.length === 0
    ? ''
    : `${texts.calendar}${sourceMark(allN)}\n\n${table(texts.calendarHead, rows, [2])}`;
}

/** Beta and correlation of the last quarter against the whole; empty when there is no quarter. */
export function rollingText({ step, book }: Writing): string {
  if (!book.has('beta_quarter', 'correlation_quarter')) return '';
  return noteTexts().rolling(
    book.mark(step, 'beta_quarter'),
    book.has('beta_quarter_before') ? book.mark(step, 'beta_quarter_before') : null,
    book.mark(step, 'beta_lowest'),
    book.mark(step, 'beta_highest'),
    book.mark(step, 'correlation_quarter'),
  );
}
