import { type Reading } from '../../findings/rules.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, listOr, paragraph, title } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Words } from '../../report/words.ts';
import { scorecard, scoreMarks } from '../ground/scorecard.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { RoomFlag } from './flags.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import { coverageCount, showMeasure, type RoomWriting } from './room-figures.ts';

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The measures taken together; nothing where too little of them was computed. */
function scoreBlocks(w: RoomWriting, readings: readonly Reading[]): Block[] {
  const texts = diligenceTexts().report;
  const score = scoreMarks(w.step, readings, { show: showMeasure(w), time: w.room.company });
  if (score === null) return [];
  return [
    paragraph(texts.score(w.room.company, bold(texts.risks[score.status]), score.score, score.coverage)),
  ];
}

const inHead = 2;
const inAnswer = 3;

function addFindings(w: RoomWriting, flags: readonly RoomFlag[], readings: readonly Reading[]): void {
  for (const { id, title: said, status } of flags)
    w.step.addFinding({ id, title: upperFirst(said), detail: diligenceTexts().report.seeFlags, status });
  const told = new Set(flags.map(({ id }) => id));
  const show = showMeasure(w);
  for (const reading of readings) {
    const id = reading.rule.id.replaceAll('_', '-');
    if (told.has(id)) continue;
    const { name, print } = show(reading);
    w.step.addFinding(
      reading.kind === 'read'
        ? { id, title: name, detail: print(reading.value), status: reading.status }
        : { id, title: name, detail: reading.reason, status: 'for review' },
    );
  }
  for (const { cell, isBorneOut, claim } of w.room.checks)
    if (isBorneOut)
      w.step.addFinding({
        id: `borne-out-${cell.line.replaceAll('_', '-')}-${cell.time}`,
        title: claim.place.quote.slice(0, 100),
        detail: diligenceTexts().report.borneOut,
        status: 'verified',
      });
}

/** The titles of the heaviest flags; what of the pitch is not borne out is in one. */
function headTitles(flags: readonly RoomFlag[]): string[] {
  const heavy = flags.filter(({ weight }) => weight > 0);
  const apart = [...new Set(heavy.flatMap((one) => one.apart ?? []))];
  if (apart.length < 2) return heavy.slice(0, inHead).map((one) => one.title);
  const others = heavy.filter((one) => one.apart === undefined).slice(0, inHead - 1);
  return [diligenceTexts().report.severalApart(apart), ...others.map((one) => one.title)];
}

/** The heaviest flags; of several about the pitch the first two, and the heaviest of the others. */
function leadFlags(flags: readonly RoomFlag[]): readonly RoomFlag[] {
  const heavy = flags.filter(({ weight }) => weight > 0);
  const apart = heavy.filter((one) => one.apart !== undefined);
  if (apart.length < 2) return heavy.slice(0, inHead);
  return [...apart.slice(0, inHead), ...heavy.filter((one) => one.apart === undefined).slice(0, 1)];
}

/** Whether to go on, the two heaviest flags, coverage and the first question; the answer says the same. */
export function writeHead(
  w: RoomWriting,
  { flags, readings }: { readonly flags: readonly RoomFlag[]; readonly readings: readonly Reading[] },
): Block[] {
  const texts = diligenceTexts().report;
  const heavy = leadFlags(flags);
  const headline = texts.headline(w.room.company, headTitles(flags));
  const [first] = flags;
  const covered = texts.covered(coverageCount(w));
  const question: Words = first === undefined ? [] : texts.firstQuestion(first.question);
  const said = joinWords(
    [...heavy.map((one) => one.said), covered, ...(first === undefined ? [] : [question])],
    ' ',
  );
  addFindings(w, flags, readings);
  writeAnswer(w.step, words`${bold(`${headline}.`)} ${said}`);
  return [
    title(headline),
    lead(said),
    ...section(
      'answer',
      paragraph(flags.some(({ weight }) => weight > 1) ? texts.goOnIf : texts.goOn),
      ...(flags.length === 0 ? [] : [list(flags.slice(0, inAnswer).map((one) => one.question))]),
      paragraph(texts.stages[w.room.stage]),
    ),
    ...section(
      'flags',
      ...scoreBlocks(w, readings),
      ...scorecard(w.step, readings, showMeasure(w), { title: texts.scorecard }),
      listOr(
        flags
          .filter(({ weight }) => weight > 0)
          .map((one) => words`${bold(upperFirst(one.title))}: ${one.said}`),
        texts.noFlags,
      ),
      paragraph(texts.flagsNote),
    ),
  ];
}
