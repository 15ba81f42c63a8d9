import { paragraph } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { matrixTexts } from '../ground/messages/matrix-texts.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, partsOf } from '../ground/write-steps.ts';
import { gatherOffers, type Comparison } from './gather.ts';
import { section, vendorTexts } from './messages/vendor-texts.ts';
import { scoreSections, writeHead } from './write-head.ts';
import {
  costSection,
  evidenceSection,
  missingSection,
  mustSection,
  questionSection,
} from './write-offers.ts';

/** The built-in analyst's work: read the offers, score them, compute their cost, find what is missing, write. */
export async function compareVendors(run: AnalystRun): Promise<void> {
  const { steps, costMethod, answerMethod } = vendorTexts().report;
  const comparison = await run.stage('read', async () => {
    const value = await gatherOffers(run);
    return { value, summary: steps.read(value.vendors.length, value.criteria.length) };
  });
  if (comparison.vendors.length === 0) return await sayNothing(run, comparison);
  const { dossiers, request } = comparison;
  const depth = depthOf(run.facts.inputs);
  const part = partsOf(run, steps, { dossiers });
  const written = { value: undefined, summary: steps.written };

  await run.stage('score', async () => {
    await part('head', 4_000, (w) => writeHead(w, comparison));
    await part('scores', 3_000, (w) => scoreSections(w, comparison));
    if (depth !== 'quick') await part('evidence', 2_000, (w) => evidenceSection(w, comparison));
    return written;
  });
  await run.stage('cost', async () => {
    if (depth !== 'quick') await part('cost', 2_000, (w) => costSection(w, comparison));
    return written;
  });
  await run.stage('gaps', async () => {
    if (depth !== 'quick')
      await part('gaps', 2_000, (w) => [
        ...mustSection(w, comparison),
        ...questionSection(w, comparison, depth === 'deep'),
      ]);
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, (w) => [
      ...missingSection(w, comparison),
      ...section('method', ...[matrixTexts().method, answerMethod, costMethod].map(paragraph)),
      ...foot(request.files.isSample, 'data'),
    ]);
    return written;
  });
}

async function sayNothing(run: AnalystRun, { leftOut, request }: Comparison): Promise<void> {
  const { report } = vendorTexts();
  await sayNothingFound(run, {
    skipped: { stages: ['score', 'cost', 'gaps'], summary: report.steps.read(0, 0) },
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
