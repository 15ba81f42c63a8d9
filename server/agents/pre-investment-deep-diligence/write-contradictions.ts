import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { signedPercentText } from '../../tools/number-text.ts';
import { cellMark, idOf, inputsOf, lineName, yearText } from '../ground/statement-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { pitchMark } from './flags.ts';
import { distanceOf, measureChecks, type MeasureCheck } from './measure-checks.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import type { PitchCheck } from './pitch-checks.ts';
import type { RoomWriting } from './room-figures.ts';

/** How far the pitch is from the accounts; none where the accounts are not above zero. */
function apartMark(w: RoomWriting, { claim, cell }: PitchCheck): Said {
  const texts = diligenceTexts().report;
  if (cell.value <= 0) return '—';
  const [own] = inputsOf(w, [cell]);
  if (own === undefined) return '—';
  const line = lineName(cell.line);
  return figureLink(w.step, {
    id: idOf('apart', cell.line, cell.time),
    label: texts.apartLabel(line, yearText(cell.time)),
    value: signedPercentText(claim.value.value / cell.value - 1, 1),
    formula: '\\frac{p}{a} - 1',
    inputs: [{ name: texts.inPitch, value: claim.value.written, from: null }, own],
    source_n: own.source_n ?? null,
  });
}

/** How far a measure of the pitch is from that of the room, in percent or in points. */
function measureApart(w: RoomWriting, one: MeasureCheck): Said {
  const texts = diligenceTexts().report;
  const distance = distanceOf(one);
  if (distance === null) return '—';
  const { measure, quantity } = one.statement;
  const name = texts.measureNames[measure];
  const isShare = quantity.unit.kind === 'percent';
  return figureLink(w.step, {
    id: `apart-${measure.replaceAll('_', '-')}`,
    label: texts.apartLabel(name, one.time),
    value: isShare ? texts.points(signedPercentText(distance, 1)) : signedPercentText(distance, 1),
    formula: isShare ? 'p - a' : '\\frac{p}{a} - 1',
    inputs: [
      { name: texts.inPitch, value: quantity.written, from: null },
      { name: texts.ownValue[one.from], value: one.shown, from: null },
    ],
    source_n: null,
  });
}

const measureRow = (w: RoomWriting, one: MeasureCheck): Said[] => {
  const texts = diligenceTexts().report;
  const { measure, quantity, place } = one.statement;
  return [
    `${texts.measureNames[measure]} ${one.time}`.trim(),
    words`${texts.boundWords(quantity)}${texts.quoted(quantity.written)}${pitchMark(w, place)}`,
    one.mark(w),
    measureApart(w, one),
    one.isBorneOut ? texts.statuses.verified : texts.statuses.not,
  ];
};

/** What the pitch says beside what the accounts, the customers and the employee list say. */
export function contradictionSection(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const { checks, hasPitch } = w.room;
  const measures = measureChecks(w.room);
  if (!hasPitch) return section('contradictions', paragraph(texts.noPitch));
  const rows = [
    ...checks.map((one): Said[] => [
      words`${lineName(one.cell.line)} ${yearText(one.cell.time)}`,
      words`${texts.quoted(one.claim.value.written)}${pitchMark(w, one.claim.place)}`,
      cellMark(w, one.cell, null),
      apartMark(w, one),
      one.isBorneOut ? texts.statuses.verified : texts.statuses.not,
    ]),
    ...measures.checks.map((one) => measureRow(w, one)),
  ];
  const open = measures.open.map(
    ({ measure, quantity, place }) =>
      words`${texts.measureNames[measure]} ${texts.quoted(quantity.written)}${pitchMark(w, place)}`,
  );
  return section(
    'contradictions',
    rows.length === 0 ? paragraph(texts.nothingHeld) : table(texts.checkHead, rows, { right: [1, 2, 3] }),
    ...(open.length === 0 ? [] : [paragraph(texts.notHeld(joinWords(open, '; ')))]),
    paragraph(texts.checkNote),
  );
}
