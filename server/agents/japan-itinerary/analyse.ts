import { runPartByPart } from '../../run-part-by-part.ts';
import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, partsOf } from '../ground/write-steps.ts';
import { costsOf } from './costs.ts';
import { gatherItinerary, type Gathered } from './gather.ts';
import { planItinerary } from './itinerary.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';
import { daySections } from './write-days.ts';
import { writeHead } from './write-head.ts';
import { budgetSection } from './write-money.ts';
import {
  leftLines,
  leftSection,
  methodSection,
  missingSection,
  possibleSection,
  rainSection,
} from './write-rest.ts';
import { routeSection } from './write-route.ts';

/** The built-in analyst's work: read wishes and lists, order cities, put places on days, count the money, write. */
export async function planJapan(run: AnalystRun): Promise<void> {
  const { steps } = itineraryTexts().report;
  const gathered = await run.stage('read', async () => {
    const value = await gatherItinerary(run);
    return {
      value,
      summary: steps.read(numberText(value.wishes.length, 0), numberText(value.places.length, 0)),
    };
  });
  const itinerary = await run.stage('route', async () => {
    const value = await runPartByPart(planItinerary(gathered), run.signal);
    return { value, summary: steps.routed(numberText(value?.trip.stays.length ?? 0, 0)) };
  });
  if (itinerary === null) return await sayNothing(run, gathered);
  const { dossiers, request } = itinerary;
  const depth = depthOf(run.facts.inputs);
  const costs = costsOf(itinerary);
  const part = partsOf(run, steps, { dossiers });

  await run.stage('plan', async () => {
    await part('head', 4_000, (w) => writeHead(w, itinerary, costs));
    await part('days', 3_000, (w) => daySections(w, itinerary));
    return { value: undefined, summary: steps.planned(numberText(request.days, 0)) };
  });
  await run.stage('budget', async () => {
    await part('route', 1_000, (w) => routeSection(w, itinerary));
    await part('budget', 1_000, (w) => budgetSection(w, costs, itinerary));
    return { value: undefined, summary: steps.counted };
  });
  await run.stage('report', async () => {
    if (depth !== 'quick') await part('rain', 1_000, (w) => rainSection(w, itinerary));
    await part('closing', 1_000, (w) => [
      ...leftSection(w, itinerary),
      ...(depth === 'quick' ? [] : possibleSection(w, itinerary)),
      ...missingSection(w, itinerary),
      ...methodSection(w, itinerary, depth === 'deep'),
      ...foot(request.files.isSample, 'data'),
    ]);
    return { value: undefined, summary: steps.written };
  });
}

async function sayNothing(run: AnalystRun, { wishes, leftOut, request, dossiers }: Gathered): Promise<void> {
  const { report } = itineraryTexts();
  await sayNothingFound(run, {
    skipped: { stages: ['plan', 'budget'], summary: report.steps.planned('0') },
    headline: wishes.length > 0 ? report.headlineNothing : report.headlineEmpty,
    lead: wishes.length > 0 ? report.leadNothing : report.leadEmpty,
    answer: wishes.length > 0 ? report.leadNothing : report.leadEmpty,
    leftOut: (w) => [...wishes.map(({ said }) => report.unknown(said)), ...leftLines(w, leftOut)],
    dossiers,
    isSample: request.files.isSample,
    what: 'data',
    step: report.steps.head,
    summary: report.steps.written,
  });
}
