import { cellAt } from '../../statements/compute-ratio.ts';
import { altmanVariants, dupontRatios, statementRatios } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, listOr, paragraph, title } from '../../report/build-blocks.ts';
import { words, type Words } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { readCompanyFiles } from '../ground/company-files.ts';
import { readCompanyStatements } from '../ground/read-company-statements.ts';
import { addFindings, flagList, flagsOf, scorecard, scoreMarks } from '../ground/scorecard.ts';
import { notComputed, readCriteria, showCriterion } from '../ground/statement-criteria.ts';
import { cellMark, changeMark, yearText, type StatementWriting } from '../ground/statement-figures.ts';
import { altmanSection, commonSizeTable, lineTables, ratioTable } from '../ground/statement-tables.ts';
import { citeCell } from '../ground/cite-cell.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { foot, writeAnswer, writeStep } from '../ground/write-steps.ts';
import { section, statementReportTexts } from './messages/statement-report-texts.ts';

export const statementFields = { sample: 'sample', files: ['statements', 'statements_2'] } as const;
const mostYears = { quick: 2, standard: 3, deep: 6 } as const;

/** The built-in analyst's work: read the tables, find the lines, compute, read the criteria, write. */
export async function analyseStatements(run: AnalystRun): Promise<void> {
  const texts = statementReportTexts();
  const { inputs } = run.facts;
  const request = readCompanyFiles(inputs, statementFields, run.facts);
  const name = request.company;
  const variant = Object.values(altmanVariants).find(({ id }) => id === inputs.business) ?? null;
  const { dossiers, statements, leftOut } = await run.stage('gather', async () => {
    const value = await readCompanyStatements(run, request);
    return { value, summary: texts.steps.gathered(value.dossiers.length) };
  });
  const times = statements.times.slice(-mostYears[depthOf(inputs)]);
  const [last, before] = times.toReversed();
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: StatementWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers, statements }),
    );

  if (last === undefined) {
    run.leaveUnanswered();
    return await run.stage('report', async () => {
      await part('head', 0, ({ step }) => {
        writeAnswer(step, texts.answerNothing(texts.nothing(name)));
        return [
          title(texts.nothing(name)),
          lead(texts.nothingLead),
          list(leftOut),
          ...foot(request.sample !== null),
        ];
      });
      return { value: undefined, summary: texts.steps.written };
    });
  }
  const years = [last, before] as const;
  const readings = readCriteria({ statements }, variant, years);
  const done = readings.filter(({ kind }) => kind === 'read').length;

  await run.stage('assess', async () => {
    await part('head', 4_000, (w) => {
      const show = showCriterion(w, variant, years);
      const score = scoreMarks(w.step, readings, { show, time: yearText(last) });
      const flags = texts.flags(flagsOf(readings).length);
      const headline =
        score === null
          ? texts.headlineOpen(name, { done, all: readings.length, flags: flagsOf(readings).length })
          : texts.headline(name, texts.risks[score.status], flags);
      const said =
        score === null
          ? words`${texts.leadOpen(yearText(last))}${markOfYear(w, last)}`
          : texts.lead(yearText(last), texts.risks[score.status], score.score, score.coverage);
      addFindings(w.step, readings, show);
      writeAnswer(w.step, texts.answer(headline));
      return [
        title(headline),
        lead(words`${said}${changed(w)}`),
        ...section('scorecard', ...scorecard(w.step, readings, show)),
        ...section(
          'flags',
          flagList(w.step, readings, { show, none: texts.noFlags }),
          paragraph(texts.notAll),
        ),
      ];
    });
    return { value: undefined, summary: texts.steps.computed(done, readings.length) };
  });
  const unsaid = inputs.business === 'financial' ? texts.altmanFinancial : texts.altmanUnsaid;
  await run.stage('compute', async () => {
    await part('ratios', 4_000, (w) => [
      ...section('ratios', ratioTable(w, Object.values(statementRatios).flat(), times)),
      ...section('dupont', paragraph(texts.dupont), ratioTable(w, dupontRatios, times)),
      ...section('altman', ...(variant === null ? [paragraph(unsaid)] : altmanSection(w, variant, times))),
    ]);
    await part('lines', 2_000, (w) => [
      ...section('trend', ...lineTables(w, times)),
      ...(before === undefined ? [paragraph(texts.oneYear)] : []),
      ...(depthOf(inputs) === 'quick' ? [] : section('commonSize', commonSizeTable(w, times))),
    ]);
    const summary = texts.steps.found(statements.cells.length, statements.times.length);
    return { value: undefined, summary };
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => [
      ...section('missing', listOr([...notComputed(w, last), ...leftOut], texts.nothingMissing)),
      ...section('method', paragraph(texts.method(times.map(yearText)))),
      ...foot(request.sample !== null),
    ]);
    return { value: undefined, summary: texts.steps.written };
  });

  /** What a lender asks second: what changed. */
  function changed(w: StatementWriting): Words {
    if (before === undefined || last === undefined) return [];
    const revenue = changeMark(w, 'revenue', [last, before]);
    const [now, then] = [last, before].flatMap((time) => cellAt(statements, 'operating_profit', time) ?? []);
    if (revenue === '—' || now === undefined || then === undefined) return [];
    const [profit, earlier] = [cellMark(w, now, null), cellMark(w, then, null)];
    return words` ${texts.changed({ before: yearText(before), revenue, profit, earlier })}`;
  }

  /** One cell of a year, as the source of what is said of the year's statements. */
  function markOfYear(w: StatementWriting, time: string): Words {
    const cell = statements.cells.find((one) => one.time === time);
    return cell === undefined ? [] : sourceLinks(citeCell(w.step, cell, dossiers));
  }
}
