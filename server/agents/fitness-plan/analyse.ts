import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { notesSaid } from '../ground/left-out.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, partsOf } from '../ground/write-steps.ts';
import { gatherFitness, type Gathered } from './gather.ts';
import { fitnessTexts } from './messages/fitness-texts.ts';
import { planOf, type FitnessPlan } from './plan.ts';
import { energyOf, leastAge, leastIndex, reasonNotToTrain, type Stop } from './safety.ts';
import { assumptionsSection, methodSection, missingSection, stopSection } from './write-closing.ts';
import { energySection } from './write-energy.ts';
import { writeHead } from './write-first.ts';
import { logSection } from './write-log.ts';
import { setsSection, swapsSection } from './write-sets.ts';
import { calendarSection, weeksSection } from './write-weeks.ts';

/** The built-in analyst's work: read the form, look what speaks against it, build the week, date twelve, write. */
export async function planFitness(run: AnalystRun): Promise<void> {
  const { steps } = fitnessTexts().report;
  const gathered = await run.stage('read', async () => {
    const value = await gatherFitness(run);
    return { value, summary: steps.read(value.exercises.length, value.log.sets.length) };
  });
  const stop = reasonNotToTrain(gathered.request);
  await run.stage('safety', async () => {
    const isPartly = energyOf(gathered.request).refusal !== null;
    const summary = stop !== null ? steps.unsafe : isPartly ? steps.partly : steps.safe;
    return { value: undefined, summary };
  });
  if (stop !== null) return await saySeePhysician(run, gathered, stop);
  const plan = planOf(gathered, run.facts.askedAt);
  if (plan.sessions.length === 0) return await sayNoExercise(run, gathered);
  await writePlan(run, plan);
}

/** The report in its order. */
async function writePlan(run: AnalystRun, plan: FitnessPlan): Promise<void> {
  const { steps } = fitnessTexts().report;
  const depth = depthOf(run.facts.inputs);
  const { dossiers, sessions, calendar, request } = plan;
  const part = partsOf(run, steps, { dossiers });
  await run.stage('build', async () => {
    await part('head', 4_000, (w) => writeHead(w, plan));
    const exercises = new Set(sessions.flatMap(({ entries }) => entries.map(({ exercise }) => exercise.id)));
    return { value: undefined, summary: steps.built(sessions.length, exercises.size) };
  });
  await run.stage('schedule', async () => {
    await part('weeks', 2_000, (w) => weeksSection(w, plan));
    return { value: undefined, summary: steps.dated(calendar.length) };
  });
  await run.stage('report', async () => {
    await part('sets', 1_000, (w) => setsSection(w, plan));
    if (depth !== 'quick') await part('swaps', 1_000, (w) => swapsSection(w, plan, depth === 'deep'));
    await part('energy', 1_000, (w) => [...energySection(w, plan), ...stopSection()]);
    if (depth !== 'quick') await part('log', 1_000, (w) => logSection(w, plan));
    if (depth !== 'quick') await part('calendar', 2_000, (w) => calendarSection(w, plan));
    await part('closing', 1_000, (w) => [
      ...assumptionsSection(w, plan),
      ...missingSection(w, plan),
      ...methodSection(),
      ...foot(request.files.isSample, 'data'),
    ]);
    return { value: undefined, summary: steps.written };
  });
}

const skipped = () => ({ stages: ['build', 'schedule'], summary: fitnessTexts().report.steps.skipped });

/** Nothing is planned before a physician was asked: why, what was read, and what would make a plan possible. */
async function saySeePhysician(run: AnalystRun, { request }: Gathered, stop: Stop): Promise<void> {
  const { report } = fitnessTexts();
  const said = stopSaid(stop);
  await sayNothingFound(run, {
    skipped: skipped(),
    headline: report.stopHeadline,
    lead: said.lead,
    answer: said.lead,
    leftOut: said.why,
    isSample: request.files.isSample,
    what: 'data',
    step: report.steps.head,
    summary: report.steps.unsafe,
  });
}

function stopSaid(stop: Stop): { readonly lead: string; readonly why: readonly string[] } {
  const { report } = fitnessTexts();
  if (stop.kind === 'age')
    return {
      lead: report.stopAge(numberText(stop.age, 0), numberText(leastAge, 0)),
      why: [report.noCharge],
    };
  if (stop.kind === 'thin')
    return {
      lead: report.stopThin(numberText(stop.index, 1), numberText(leastIndex, 0)),
      why: [report.noCharge],
    };
  const { cautions } = stop;
  const ids = [...new Set(cautions.map(({ id }) => id))];
  const clearable = ids.every((id) => id === 'condition' || id === 'surgery');
  const isUnclear = ids.every((id) => id === 'unclear');
  const possible = isUnclear
    ? report.stopPossible.unclear
    : clearable
      ? report.stopPossible.cleared
      : report.stopPossible.never;
  return {
    lead: report.stopWords(cautions.map(({ said }) => report.inQuotes(said)).join(', ')),
    why: [...ids.map((id) => report.stopReasons[id]), possible],
  };
}

async function sayNoExercise(
  run: AnalystRun,
  { request, leftOut, notes, dossiers }: Gathered,
): Promise<void> {
  const { report } = fitnessTexts();
  await sayNothingFound(run, {
    skipped: skipped(),
    headline: report.nothingHeadline,
    lead: report.nothingLead,
    answer: report.nothingLead,
    leftOut: (w) => [...leftOut, ...notesSaid(w, notes)],
    dossiers,
    isSample: request.files.isSample,
    what: 'data',
    step: report.steps.head,
    summary: report.steps.none,
  });
}
