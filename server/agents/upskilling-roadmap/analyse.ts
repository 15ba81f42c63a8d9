import { paragraph } from '../../report/build-blocks.ts';
import type { Block } from '../../report/blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { gatherRoadmap, type Gathered } from './gather.ts';
import { section, upskillingTexts } from './messages/upskilling-texts.ts';
import { roadmapOf } from './roadmap.ts';
import { writeHead } from './write-head.ts';
import { gapSection, laterSection, missingSection, pathSection, weekSections } from './write-path.ts';

/** The built-in analyst's work: read role, person and courses, find the gap, order courses, fill weeks, write. */
export async function planRoadmap(run: AnalystRun): Promise<void> {
  const { steps, method } = upskillingTexts().report;
  const { inputs, askedAt } = run.facts;
  const gathered = await run.stage('read', async () => {
    const value = await gatherRoadmap(run);
    return { value, summary: steps.read(value.compared.length, value.read.courses.length) };
  });
  if (gathered.compared.length === 0 || gathered.read.courses.length === 0)
    return await sayNothing(run, gathered);
  const roadmap = roadmapOf(gathered, askedAt);
  const { missing, chosen, dossiers, request } = roadmap;
  const depth = depthOf(inputs);
  const part = (
    id: 'head' | 'gap' | 'path' | 'weeks' | 'closing',
    millicredits: number,
    work: (w: TableWriting) => Block[],
  ) => writeStep(run, { id, title: steps[id], millicredits }, (step) => work({ step, dossiers }));

  await run.stage('compare', async () => {
    await part('head', 4_000, (w) => writeHead(w, roadmap, (inputs['hours'] ?? '') !== ''));
    await part('gap', 2_000, (w) => gapSection(w, roadmap));
    return { value: undefined, summary: steps.compared(missing.length) };
  });
  await run.stage('order', async () => {
    await part('path', 2_000, (w) => pathSection(w, roadmap));
    return { value: undefined, summary: steps.ordered(chosen.path.length) };
  });
  await run.stage('plan', async () => {
    if (depth !== 'quick')
      await part('weeks', 2_000, (w) => [...weekSections(w, roadmap), ...laterSection(w, roadmap)]);
    return { value: undefined, summary: steps.written };
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, (w) => [
      ...missingSection(w, roadmap, depth === 'deep'),
      ...section('method', ...method.map(paragraph)),
      ...foot(request.files.isSample, 'data'),
    ]);
    return { value: undefined, summary: steps.written };
  });
}

async function sayNothing(run: AnalystRun, { leftOut, request }: Gathered): Promise<void> {
  const { report } = upskillingTexts();
  for (const stage of ['compare', 'order', 'plan'])
    await run.stage(stage, async () => ({ value: undefined, summary: report.steps.compared(0) }));
  await sayNothingFound(run, {
    headline: report.headlineNothing,
    lead: report.leadNothing,
    answer: report.leadNothing,
    leftOut: leftOut.map(({ text }) => text),
    isSample: request.files.isSample,
    what: 'data',
    step: report.steps.head,
    summary: report.steps.written,
  });
}
