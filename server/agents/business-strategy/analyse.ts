import { paragraph } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { matrixTexts } from '../ground/messages/matrix-texts.ts';
import { foot, partsOf } from '../ground/write-steps.ts';
import { gatherDecision } from './gather.ts';
import { businessTexts, section } from './messages/business-texts.ts';
import { turnSection, writeHead } from './write-head.ts';
import { paybackSection } from './write-payback.ts';
import { assumptionSection, daysSection, missingSection, swotSection } from './write-rest.ts';

/** The built-in analyst's work: read options and notes, weigh, sort, plan, write. */
export async function planBusiness(run: AnalystRun): Promise<void> {
  const { steps, method } = businessTexts().report;
  const decision = await run.stage('read', async () => {
    const value = await gatherDecision(run);
    return { value, summary: steps.read(value.vendors.length, value.sentences) };
  });
  const { dossiers, request } = decision;
  const depth = depthOf(run.facts.inputs);
  const part = partsOf(run, steps, { dossiers });
  const written = { value: undefined, summary: steps.written };

  await run.stage('weigh', async () => {
    await part('head', 4_000, (w) => writeHead(w, decision));
    await part('turn', 2_000, (w) => [
      ...turnSection(w, decision),
      ...(depth === 'quick' ? [] : paybackSection(w, decision)),
    ]);
    return written;
  });
  await run.stage('sort', async () => {
    if (depth !== 'quick')
      await part('swot', 2_000, (w) => [
        ...swotSection(w, decision, depth),
        ...assumptionSection(w, decision),
      ]);
    return written;
  });
  await run.stage('plan', async () => {
    if (depth !== 'quick') await part('days', 2_000, (w) => daysSection(w, decision, run.facts.askedAt));
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, (w) => [
      ...missingSection(w, decision),
      ...section('method', ...[matrixTexts().method, ...Object.values(method)].map(paragraph)),
      ...foot(request.files.isSample, 'data'),
    ]);
    return written;
  });
}
