import { swotQuadrants } from '../../options/swot.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, list, listOr, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, type Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { quoteSaid } from '../ground/quoted-sentences.ts';
import { schedule } from '../ground/schedule-blocks.ts';
import { computedFigure, countFigure, type TableWriting } from '../ground/table-figures.ts';
import type { Decision } from './gather.ts';
import { businessTexts, section } from './messages/business-texts.ts';
import { tasksOf } from './ninety-days.ts';
import { numberOf, ownNumber, placeId } from './write-head.ts';

const mostQuotes = { standard: 5, deep: 20 } as const;

/** Quoted sentences by quadrant. */
export function swotSection(
  w: TableWriting,
  { sorted, dossiers }: Decision,
  depth: 'standard' | 'deep',
): Block[] {
  const texts = businessTexts().report;
  if (dossiers.length === 0) return section('swot', paragraph(texts.noSources));
  const blocks = swotQuadrants.flatMap((quadrant): Block[] => {
    const quotes = (sorted.get(quadrant) ?? [])
      .slice(0, mostQuotes[depth])
      .flatMap(({ text, at }) => (at === null ? [] : [quoteSaid(w.step, text, at)]));
    return [heading(texts.quadrants[quadrant], 3), listOr(quotes, texts.emptyQuadrant)];
  });
  return section('swot', ...blocks);
}

/** Every number of the person with its range, and which are judgements. */
export function assumptionSection(w: TableWriting, decision: Decision): Block[] {
  const texts = businessTexts().report;
  const { request } = decision;
  const rows = request.read.cells.map((cell): Said[] => {
    const { vendor, criterion, answer, range } = cell;
    const id = placeId(decision, vendor, criterion);
    const end = (side: 'low' | 'high') =>
      ownNumber(
        w,
        `range-${side}-${id}`,
        texts.swingName(vendor, criterion),
        (side === 'low' ? range?.lowText : range?.highText) ?? '',
      );
    return [
      vendor,
      criterion,
      numberOf(w, decision, cell),
      range === null ? texts.noRange : joinWords([end('low'), end('high')], ' – '),
      answer.kind === 'points' ? texts.kinds.points : texts.kinds.number,
    ];
  });
  return section('assumptions', table(texts.assumptionHead, rows, { title: texts.assumptionTitle }));
}

/** What to do on which day, and who. */
export function daysSection(w: TableWriting, decision: Decision, askedAt: Date): Block[] {
  const texts = businessTexts().report;
  const tasks = tasksOf(decision, askedAt);
  const entries = tasks.map(({ day, date, what, who }) => ({
    day: date,
    cells: [
      what,
      who ?? texts.nobody,
      computedFigure(
        w,
        {
          id: `day-${day}`,
          label: texts.weekLabel,
          value: texts.weekOf(numberText(Math.ceil(day / 7), 0)),
          formula: 't_0 + n',
        },
        [{ name: texts.daysHead[0] ?? '', value: date, figure: true }],
      ),
    ],
  }));
  return section('days', schedule(texts.daysTitle, texts.daysHead, entries));
}

/** What was not understood, not scored or not sorted. */
export function missingSection(w: TableWriting, decision: Decision): Block[] {
  const texts = businessTexts().report;
  const { request, notScored, unknown, leftOut, notSorted } = decision;
  const count = () => countFigure(w, { id: 'not-sorted', label: texts.notSortedLabel }, notSorted);
  const lines: Said[] = [
    ...request.read.notUnderstood.map(texts.notUnderstood),
    ...request.read.twoWays.map(texts.twoWays),
    ...notScored.map(({ criterion, why }) => texts.notScored[why](criterion)),
    ...unknown.map(texts.unknown),
    ...leftOut,
    ...(notSorted > 0 ? [texts.notSorted(count())] : []),
  ];
  return section('missing', lines.length === 0 ? paragraph(texts.nothingMissing) : list(lines));
}
