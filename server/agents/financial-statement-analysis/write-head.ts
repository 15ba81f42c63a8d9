import { answeringReadings } from '../../findings/answering.ts';
import type { Reading } from '../../findings/rules.ts';
import type { AltmanVariant } from '../../packs/statement/ratios.ts';
import { measureWords } from '../../packs/statement/measure-words.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, title } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { addFindings, flagList, flagsOf, readingsText, scorecard, scoreMarks } from '../ground/scorecard.ts';
import { changedText, yearMark } from '../ground/statement-changes.ts';
import { showCriterion } from '../ground/statement-criteria.ts';
import { fallBlocks, strongFalls } from '../ground/statement-falls.ts';
import { lineName, yearText, type StatementWriting } from '../ground/statement-figures.ts';
import { financialReading } from '../ground/statement-sections.ts';
import { statementGroundTexts } from '../ground/messages/statement-ground-texts.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { section, statementReportTexts } from './messages/statement-report-texts.ts';
import { doubtBlocks, doubtsOf } from './write-doubts.ts';

/** What the assessment is written from. */
interface Head {
  readonly company: string;
  readonly question: string;
  readonly years: readonly [string, string | undefined];
  readonly readings: readonly Reading[];
  readonly variant: AltmanVariant | null;
  readonly isBank: boolean;
}

/** The finding, what changed, the criteria with their readings and the red flags; the answer says the same in short. */
export function writeHead(w: StatementWriting, head: Head): Block[] {
  const { company, question, years, readings, variant } = head;
  const texts = statementReportTexts();
  const doubts = doubtsOf(w);
  const warned = doubts.length === 0 ? '' : texts.leadDoubts;
  if (head.isBank) {
    const { headline, said, changed, note } = financialReading(w, company, years);
    writeAnswer(w.step, texts.answer(headline, [], changed));
    return [
      title(headline),
      lead(words`${said}${changed}${warned}`),
      ...section('scorecard', paragraph(note)),
      ...(doubts.length === 0 ? [] : section('flags', ...doubtBlocks(w, doubts))),
    ];
  }
  const year = yearText(years[0]);
  const show = showCriterion(w, variant, years);
  const score = scoreMarks(w.step, readings, { show, time: year });
  const flags = flagsOf(readings).length;
  const done = readings.filter(({ kind }) => kind === 'read').length;
  const falls = texts.fell(strongFalls(w.statements, years).map(lineName));
  const state =
    score === null
      ? texts.headlineOpen(company, { done, all: readings.length, flags })
      : texts.headline(company, texts.risks[score.status], texts.flags(flags));
  const headline = `${state}${falls}`;
  const said =
    score === null
      ? words`${texts.leadOpen(year)}${yearMark(w, years[0])}`
      : texts.lead(year, texts.risks[score.status], score.score, score.coverage);
  addFindings(w.step, readings, show);
  const found = readingsText(w.step, answeringReadings(readings, question, measureWords), show);
  const changed = changedText(w, ...years);
  writeAnswer(w.step, texts.answer(headline, found, changed));
  return [
    title(headline),
    lead(words`${said}${changed}${warned}`),
    ...section(
      'scorecard',
      ...scorecard(w.step, readings, show, { title: statementGroundTexts().scorecard }),
    ),
    ...section(
      'flags',
      flagList(w.step, readings, { show, none: texts.noFlags }),
      ...fallBlocks(w, years),
      ...doubtBlocks(w, doubts),
      paragraph(texts.notAll),
    ),
  ];
}
