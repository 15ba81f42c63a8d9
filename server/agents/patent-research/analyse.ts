import { listOr, paragraph } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, partsOf } from '../ground/write-steps.ts';
import { gatherPatents, type Research } from './gather.ts';
import { patentTexts, section } from './messages/patent-texts.ts';
import { fewestElements } from './request.ts';
import { compareSections, dateSections, searchSection, writeHead } from './write-patents.ts';

/** The built-in analyst's work: read, cut into elements, compare, look at dates and gaps, write. */
export async function researchPatents(run: AnalystRun): Promise<void> {
  const { steps, method, nothingMissing } = patentTexts().report;
  const research = await run.stage('read', async () => {
    const value = await gatherPatents(run);
    return { value, summary: steps.read(value.ranked.length + value.setApart.length) };
  });
  const { dossiers, elements, ranked, setApart, request, leftOut } = research;
  if (ranked.length + setApart.length === 0 || elements.length < fewestElements)
    return await sayNothing(run, research);
  const depth = depthOf(run.facts.inputs);
  const part = partsOf(run, steps, { dossiers });
  const written = { value: undefined, summary: steps.written };

  await run.stage('elements', async () => {
    await part('head', 4_000, (w) => writeHead(w, research));
    return { value: undefined, summary: steps.elements(elements.length) };
  });
  await run.stage('compare', async () => {
    if (depth !== 'quick') await part('compare', 3_000, (w) => compareSections(w, research, depth));
    return written;
  });
  await run.stage('dates', async () => {
    await part('dates', 2_000, (w) => [...dateSections(w, research), ...searchSection(w, research)]);
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, () => [
      ...section('missing', listOr(leftOut, nothingMissing)),
      ...section('method', ...method.map(paragraph)),
      ...foot(request.files.isSample, 'data'),
    ]);
    return written;
  });
}

async function sayNothing(run: AnalystRun, { leftOut, request }: Research): Promise<void> {
  const { report } = patentTexts();
  await sayNothingFound(run, {
    skipped: { stages: ['elements', 'compare', 'dates'], summary: report.steps.elements(0) },
    headline: report.headlineNothing,
    lead: report.leadNothing,
    answer: report.leadNothing,
    leftOut,
    isSample: request.files.isSample,
    what: 'data',
    step: report.steps.head,
    summary: report.steps.written,
  });
}
