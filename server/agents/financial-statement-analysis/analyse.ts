import { isFinancial } from '../ground/is-financial.ts';
import { altmanVariants, dupontRatios, statementRatios } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, listOr, paragraph, title } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { readCompanyFiles } from '../ground/company-files.ts';
import { readCompanyStatements } from '../ground/read-company-statements.ts';
import { notComputed, readCriteria } from '../ground/statement-criteria.ts';
import { yearText, type StatementWriting } from '../ground/statement-figures.ts';
import { altmanSection, commonSizeTable, lineTables, ratioTable } from '../ground/statement-tables.ts';
import { foot, writeAnswer, writeStep } from '../ground/write-steps.ts';
import { section, statementReportTexts } from './messages/statement-report-texts.ts';
import { writeFinancialHead, writeHead } from './write-head.ts';

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
  const isBank =
    inputs.business === 'financial' ||
    (variant === null && isFinancial(dossiers.flatMap(({ document }) => document.tables)));
  const readings = isBank ? [] : readCriteria({ statements }, variant, years);
  const done = readings.filter(({ kind }) => kind === 'read').length;

  await run.stage('assess', async () => {
    await part('head', 4_000, (w) =>
      isBank
        ? writeFinancialHead(w, { company: name, years })
        : writeHead(w, { company: name, question: run.facts.prompt, years, readings, variant }),
    );
    return { value: undefined, summary: texts.steps.computed(done, readings.length) };
  });
  const unsaid = isBank ? texts.altmanFinancial : texts.altmanUnsaid;
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
      ...section(
        'missing',
        isBank
          ? listOr(leftOut, texts.nothingLeft)
          : listOr([...notComputed(w, last), ...leftOut], texts.nothingMissing),
      ),
      ...section('method', paragraph(texts.method(times.map(yearText)))),
      ...foot(request.sample !== null),
    ]);
    return { value: undefined, summary: texts.steps.written };
  });
}
