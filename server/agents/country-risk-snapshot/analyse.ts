import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import { cellText } from '../../claims/cell-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { rowMark } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { newsOf } from './events.ts';
import { comparedValues, gatherCountry, type Gathered } from './gather.ts';
import { countryTexts, section } from './messages/country-texts.ts';
import { readCountryRequest, weightIn, type CountryRequest } from './request.ts';
import { weigh } from './weigh.ts';
import { writeHead } from './write-head.ts';
import { indicatorSection, paymentSection, trendSection } from './write-indicators.ts';
import { sayNothing } from './write-nothing.ts';
import { eventSection, sensitivitySection, watchSection } from './write-watch.ts';
import { derived, type CountryWriting } from './writing.ts';

const mostEvents = { quick: 6, standard: 12, deep: 100 } as const;
const mostGroups = 12;

/** The built-in analyst's work: read, compare with the peers, look at trends, find events, write. */
export async function analyseCountry(run: AnalystRun): Promise<void> {
  const texts = countryTexts().report;
  const request = readCountryRequest(run.facts.inputs, run.facts);
  const { isSample } = request.files;
  const depth = depthOf(run.facts.inputs);
  const isQuick = depth === 'quick';
  const gathered = await run.stage('read', async () => {
    const value = await gatherCountry(run, request);
    return { value, summary: texts.steps.read(numberText(value.values.length, 0)) };
  });
  const { compared, unknown } = comparedValues(gathered, request);
  const weighed =
    gathered.key === null
      ? null
      : weigh(compared, {
          key: gathered.key,
          weightOf: weightIn(request),
          year: run.facts.askedAt.getUTCFullYear(),
        });
  const hasWeights = request.weights.size > 0;
  const asked = request.country;
  if (weighed === null || weighed.scored.length === 0)
    return await sayNothing(run, { gathered, asked, isSample, weighed, hasWeights });
  const names = [...new Set([weighed.country, ...(asked.length > 3 ? [asked] : [])])];
  const { events, others } = newsOf(gathered.news, names, request.sector);
  const part = (
    id: 'head' | 'indicators' | 'events_written' | 'closing',
    millicredits: number,
    work: (w: CountryWriting) => Block[],
  ) =>
    writeStep(run, { id, title: texts.steps[id], millicredits }, (step) =>
      work({ step, dossiers: gathered.dossiers, weighed, weights: hasWeights ? 'form' : 'assumption' }),
    );
  await run.stage('rank', async () => {
    await part('head', 4_000, (w) => writeHead(w, events.length));
    return { value: undefined, summary: texts.steps.scored(numberText(weighed.scored.length, 0)) };
  });
  await run.stage('trend', async () => {
    await part('indicators', 3_000, (w) => [
      ...indicatorSection(w),
      ...(isQuick ? [] : [...trendSection(w), ...paymentSection(w)]),
    ]);
    return { value: undefined, summary: texts.steps.written };
  });
  await run.stage('events', async () => {
    await part('events_written', 3_000, (w) => [
      ...eventSection(w, events, mostEvents[depth], gathered.news.length > 0),
      ...(isQuick ? [] : [...watchSection(w), ...sensitivitySection(w)]),
    ]);
    return { value: undefined, summary: texts.steps.events(numberText(events.length, 0)) };
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, (w) => [
      ...section(
        'missing',
        listOr([...leftOutOf(w, gathered, request, unknown), ...otherNews(w, others)], texts.nothingMissing),
      ),
      ...section('method', ...texts.method.map((one) => paragraph(one))),
      ...foot(isSample, 'data'),
    ]);
    return { value: undefined, summary: texts.steps.written };
  });
}

const expectedFigure = (w: CountryWriting, count: number) =>
  derived(w, {
    id: 'expected',
    label: countryTexts().report.expectedCount,
    value: numberText(count, 0),
    formula: 'n',
  });

/** That there is more in the news than the events, so that nobody takes them for all of it. */
function otherNews(w: CountryWriting, others: number): Said[] {
  const { otherNews: said, otherNewsCount: label } = countryTexts().report;
  if (others === 0) return [];
  return [said(derived(w, { id: 'other-news', label, value: numberText(others, 0), formula: 'n' }))];
}

function leftOutOf(
  w: CountryWriting,
  { leftOut, groups, expected }: Gathered,
  { notUnderstood }: CountryRequest,
  unknown: readonly string[],
): Said[] {
  const texts = countryTexts().report;
  return [
    ...leftOut,
    ...(expected.length > 0 ? [texts.expected(expectedFigure(w, expected.length))] : []),
    ...unknown.map(texts.unknownPeer),
    ...notUnderstood.map(texts.notUnderstood),
    ...groups
      .slice(0, mostGroups)
      .map(({ source, row, column }) =>
        texts.group(words`${cellText(column, row)}${rowMark(w, source, row)}`),
      ),
    ...(groups.length > mostGroups ? [texts.moreGroups] : []),
  ];
}
