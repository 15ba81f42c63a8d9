import { altmanVariants } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { readCompanyFiles } from '../ground/company-files.ts';
import { scoreTexts } from '../ground/messages/score-texts.ts';
import { readCompanyStatements } from '../ground/read-company-statements.ts';
import { notComputed, readCriteria } from '../ground/statement-criteria.ts';
import { rowsLeft } from '../ground/rows-left.ts';
import { yearText, type StatementWriting } from '../ground/statement-figures.ts';
import { lineSections, ratioSections, sayNoLines } from '../ground/statement-sections.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { agentTexts } from '../messages/agents-texts.ts';
import { section, statementReportTexts } from './messages/statement-report-texts.ts';
import { writeHead } from './write-head.ts';

export const statementFields = { sample: 'sample', files: ['statements', 'statements_2'] } as const;
const mostYears = { quick: 2, standard: 3, deep: 6 } as const;

/** The built-in analyst's work: read the tables, find the lines, compute, read the criteria, write. */
export async function analyseStatements(run: AnalystRun): Promise<void> {
  const texts = statementReportTexts();
  const { inputs } = run.facts;
  const request = readCompanyFiles(inputs, statementFields, run.facts);
  const variant = Object.values(altmanVariants).find(({ id }) => id === inputs.business) ?? null;
  const { name, dossiers, statements, isFinancial, leftOut } = await run.stage('gather', async () => {
    const value = await readCompanyStatements(run, request);
    return { value, summary: texts.steps.gathered(value.dossiers.length) };
  });
  const times = statements.times.slice(-mostYears[depthOf(inputs)]);
  const [last, before] = times.toReversed();
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: StatementWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers, statements }),
    );

  const isSample = request.sample !== null;
  if (last === undefined) {
    const [step, summary] = [texts.parts.head, texts.steps.written];
    return await sayNoLines(run, { company: name, leftOut, isSample, step, summary });
  }
  const years = [last, before] as const;
  const isBank = inputs.business === 'financial' || (variant === null && isFinancial);
  const readings = isBank ? [] : readCriteria({ statements }, variant, years);
  const done = readings.filter(({ kind }) => kind === 'read').length;

  await run.stage('assess', async () => {
    const head = { company: name, question: run.facts.prompt, years, readings, variant, isBank };
    await part('head', 4_000, (w) => writeHead(w, head));
    return { value: undefined, summary: texts.steps.computed(done, readings.length) };
  });
  const { outline } = agentTexts().statements;
  const hasShares = depthOf(inputs) !== 'quick';
  await run.stage('compute', async () => {
    await part('ratios', 4_000, (w) => ratioSections(w, outline, { times, variant, isBank }));
    await part('lines', 2_000, (w) => lineSections(w, outline, { times, hasShares }));
    const summary = texts.steps.found(statements.cells.length, statements.times.length);
    return { value: undefined, summary };
  });
  const none = isBank ? texts.nothingLeft : texts.nothingMissing;
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => [
      ...section(
        'missing',
        ...missingBlocks(isBank ? [] : notComputed(w, last), [...leftOut, ...rowsLeft(w)], none),
      ),
      ...section(
        'method',
        paragraph(texts.method(times.map(yearText))),
        ...(isBank ? [] : [paragraph(scoreTexts().piotroski.method)]),
      ),
      ...foot(isSample),
    ]);
    return { value: undefined, summary: texts.steps.written };
  });
}

/** What was not computed and not used; that a line was not found is not to be read as that there is none. */
function missingBlocks(open: readonly string[], leftOut: readonly Said[], none: string): Block[] {
  const all = listOr([...open, ...leftOut], none);
  return open.length === 0 ? [all] : [all, paragraph(statementReportTexts().notFound)];
}
