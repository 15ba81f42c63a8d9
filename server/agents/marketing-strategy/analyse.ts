import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { notesSaid } from '../ground/left-out.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import type { Channel } from './channels.ts';
import { gatherPlan, type Plan } from './gather.ts';
import { marketingTexts, section } from './messages/marketing-texts.ts';
import { named, type PlanWriting } from './plan-figures.ts';
import { breakEvenSection, funnelSection } from './write-funnel.ts';
import { writeHead } from './write-head.ts';
import { assumptionSection, calendarSection, measureSection } from './write-measures.ts';
import { sensitivitySection, splitSection } from './write-split.ts';

const lackLines = ({ channels }: Plan, name: (one: Channel) => Said): Said[] => {
  const texts = marketingTexts().report;
  return channels.flatMap((one) =>
    one.lack === null ? [] : [texts.lackLine(name(one), texts.lacks[one.lack])],
  );
};

/** The built-in analyst's work: read the history, compute the funnel, split the budget, write. */
export async function analyseMarketing(run: AnalystRun): Promise<void> {
  const texts = marketingTexts().report;
  const { inputs } = run.facts;
  const plan = await run.stage('read', async () => {
    const value = await gatherPlan(run);
    return { value, summary: texts.steps.read(value.channels.length) };
  });
  if (plan.channels.every(({ saleCost }) => saleCost === null)) return await sayNoChannel(run, plan);
  const isQuick = depthOf(inputs) === 'quick';
  const part = async (
    stage: 'funnel' | 'split' | 'calendar' | 'report',
    millicredits: number,
    work: (w: PlanWriting) => Block[],
  ) =>
    await run.stage(stage, async () => {
      await writeStep(run, { id: stage, title: texts.steps[stage], millicredits }, (step) =>
        work({ step, dossiers: plan.dossiers, plan }),
      );
      return { value: undefined, summary: texts.steps.written };
    });
  await part('funnel', 4_000, (w) => [
    ...writeHead(w, (inputs.product ?? '').trim()),
    ...funnelSection(w),
    ...breakEvenSection(w),
  ]);
  await part('split', 3_000, (w) => [...splitSection(w), ...(isQuick ? [] : sensitivitySection(w))]);
  await part('calendar', 2_000, (w) => [
    ...(isQuick ? [] : calendarSection(w, (inputs.start ?? '').trim())),
    ...measureSection(w),
  ]);
  await part('report', 2_000, (w) => [
    ...assumptionSection(w),
    ...section(
      'missing',
      listOr(
        [...lackLines(plan, (one) => named(w, one)), ...plan.leftOut, ...notesSaid(w, plan.notes)],
        texts.nothingMissing,
      ),
    ),
    ...section('method', ...texts.method.map(paragraph)),
    ...foot(plan.isSample, 'data'),
  ]);
}

/** Each reason once: no row is cited where nothing was computed, so channels of files go without their names. */
function reasons({ channels }: Plan): string[] {
  const { lacks } = marketingTexts().report;
  const lines = channels.flatMap(({ name, campaign, lack }) =>
    lack === null ? [] : [campaign === null ? `${name}: ${lacks[lack]}` : lacks[lack]],
  );
  return [...new Set(lines)];
}

async function sayNoChannel(run: AnalystRun, plan: Plan): Promise<void> {
  const texts = marketingTexts().report;
  await sayNothingFound(run, {
    skipped: { stages: ['funnel', 'split', 'calendar'], summary: texts.steps.read(0) },
    headline: texts.headlineNothing,
    lead: texts.leadNothing,
    answer: texts.answer(texts.headlineNothing, texts.leadNothing),
    leftOut: (w) => [...reasons(plan), ...plan.leftOut, ...notesSaid(w, plan.notes)],
    dossiers: plan.dossiers,
    isSample: plan.isSample,
    what: 'data',
    step: texts.steps.report,
    summary: texts.steps.written,
  });
}
