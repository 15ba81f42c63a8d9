import { statusOf, type Reading } from '../../findings/rules.ts';
import type { AltmanVariant } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, title } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Words } from '../../report/words.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import { citeCell } from '../ground/cite-cell.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { addFindings, flagList, flagsOf, scorecard, scoreMarks, thresholdText } from '../ground/scorecard.ts';
import { showCriterion } from '../ground/statement-criteria.ts';
import { cellMark, changeMark, yearText, type StatementWriting } from '../ground/statement-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { answeringReadings } from './answer-findings.ts';
import { section, statementReportTexts } from './messages/statement-report-texts.ts';

/** What the assessment is written from. */
interface Head {
  readonly company: string;
  readonly question: string;
  readonly years: readonly [string, string | undefined];
  readonly readings: readonly Reading[];
  readonly variant: AltmanVariant | null;
}

/** The finding, what changed, the criteria with their readings and the red flags; the answer says the same in short. */
export function writeHead(w: StatementWriting, head: Head): Block[] {
  const { company, question, years, readings, variant } = head;
  const texts = statementReportTexts();
  const [last] = years;
  const show = showCriterion(w, variant, years);
  const score = scoreMarks(w.step, readings, { show, time: yearText(last) });
  const flags = flagsOf(readings).length;
  const done = readings.filter(({ kind }) => kind === 'read').length;
  const headline =
    score === null
      ? texts.headlineOpen(company, { done, all: readings.length, flags })
      : texts.headline(company, texts.risks[score.status], texts.flags(flags));
  const said =
    score === null
      ? words`${texts.leadOpen(yearText(last))}${markOfYear(w, last)}`
      : texts.lead(yearText(last), texts.risks[score.status], score.score, score.coverage);
  addFindings(w.step, readings, show);
  const found = answeringReadings(readings, question).map((reading): Words => {
    const shown = show(reading);
    const status = statusOf(reading);
    const side = status === 'low risk' ? 'good' : 'poor';
    const limit = status === 'medium risk' ? '' : words` (${thresholdText(w.step, reading, shown, side)})`;
    return words`${bold(shown.name)} ${shown.mark}: ${groundTexts().risks[status]}${limit}`;
  });
  writeAnswer(w.step, texts.answer(headline, joinWords(found, '; '), changed(w, years)));
  return [
    title(headline),
    lead(words`${said}${changed(w, years)}`),
    ...section('scorecard', ...scorecard(w.step, readings, show)),
    ...section('flags', flagList(w.step, readings, { show, none: texts.noFlags }), paragraph(texts.notAll)),
  ];
}

/** Of a bank or an insurer nothing is read: what lenders expect of other companies says nothing of it. */
export function writeFinancialHead(
  w: StatementWriting,
  { company, years }: Pick<Head, 'company' | 'years'>,
): Block[] {
  const texts = statementReportTexts();
  const headline = texts.headlineFinancial(company);
  writeAnswer(w.step, texts.answer(headline, [], changed(w, years)));
  return [
    title(headline),
    lead(words`${texts.leadFinancial}${markOfYear(w, years[0])}${changed(w, years)}`),
    ...section('scorecard', paragraph(texts.notForFinance)),
  ];
}

/** What a lender asks second: what changed. */
function changed(w: StatementWriting, [last, before]: Head['years']): Words {
  const texts = statementReportTexts();
  if (before === undefined) return [];
  const revenue = changeMark(w, 'revenue', [last, before]);
  const [now, then] = [last, before].flatMap((time) => cellAt(w.statements, 'operating_profit', time) ?? []);
  if (revenue === '—' || now === undefined || then === undefined) return [];
  const [profit, earlier] = [cellMark(w, now, null), cellMark(w, then, null)];
  return words` ${texts.changed({ before: yearText(before), revenue, profit, earlier })}`;
}

/** One cell of a year, as the source of what is said of the year's statements. */
function markOfYear(w: StatementWriting, time: string): Words {
  const cells = w.statements.cells.filter((one) => one.time === time);
  // Of a year that ends on another day one that names the day.
  const cell = cells.find(({ column }) => column.period?.kind === 'day') ?? cells[0];
  return cell === undefined ? [] : sourceLinks(citeCell(w.step, cell, w.dossiers));
}
