import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { notesSaid } from '../ground/left-out.ts';
import { countFigure } from '../ground/review-figures.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { gatherSentiment, type Gathered, type SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';
import { aspectSection, behaviourSection, quoteSection } from './write-aspects.ts';
import { writeHead } from './write-head.ts';
import { scoreSection } from './write-scores.ts';
import { disagreeSection, segmentSection } from './write-segments.ts';
import { trendSection } from './write-trend.ts';

const mostQuotes = { quick: 1, standard: 2, deep: 5 } as const;

/** The built-in analyst's work: read the reviews, rate, find what they speak of, compare, write. */
export async function analyseSentiment(run: AnalystRun): Promise<void> {
  const texts = sentimentTexts().report;
  const depth = depthOf(run.facts.inputs);
  const gathered = await run.stage('read', async () => {
    const value = await gatherSentiment(run);
    return { value, summary: texts.steps.read(value.reviews.length) };
  });
  if (gathered.reviews.length === 0) return await sayNone(run, gathered);
  const { dossiers, read, isSample } = gathered;
  const part = (
    id: 'head' | 'scores' | 'aspects' | 'time' | 'closing',
    millicredits: number,
    work: (w: SentimentWriting) => Block[],
  ) =>
    writeStep(run, { id, title: texts.steps[id], millicredits }, (step) =>
      work({ step, dossiers, read, gathered }),
    );
  const written = { value: undefined, summary: texts.steps.written };
  const most = mostQuotes[depth];
  await run.stage('score', async () => {
    await part('head', 4_000, (w) => [...writeHead(w), ...scoreSection(w)]);
    return written;
  });
  await run.stage('aspects', async () => {
    await part('aspects', 3_000, (w) => [
      ...aspectSection(w),
      ...(depth === 'quick' ? [] : behaviourSection(w)),
    ]);
    return written;
  });
  await run.stage('trend', async () => {
    if (depth !== 'quick')
      await part('time', 3_000, (w) => [
        ...trendSection(w),
        ...quoteSection(w, most),
        ...segmentSection(w),
        ...disagreeSection(w, most),
      ]);
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, (w) => [
      ...missingSection(w),
      ...section('method', ...texts.method.map(paragraph)),
      ...foot(isSample, 'data'),
    ]);
    return written;
  });
}

async function sayNone(run: AnalystRun, { subject, leftOut, isSample }: Gathered): Promise<void> {
  const texts = sentimentTexts().report;
  const headline = texts.headlineNothing(subject);
  await sayNothingFound(run, {
    skipped: { stages: ['score', 'aspects', 'trend'], summary: texts.steps.read(0) },
    headline,
    lead: texts.leadNothing,
    answer: texts.answer(headline, texts.leadNothing),
    leftOut,
    isSample,
    what: 'data',
    step: texts.steps.head,
    summary: texts.steps.written,
  });
}

function missingSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const { older, otherProducts, leftOut, notes } = w.gathered;
  const lines: Said[] = [
    ...(older.length === 0
      ? []
      : [texts.leftSince(countFigure(w, { id: 'reviews-older', label: texts.leftSinceCount }, older))]),
    ...(otherProducts.length === 0
      ? []
      : [
          texts.leftProduct(
            countFigure(w, { id: 'reviews-other', label: texts.leftProductCount }, otherProducts),
          ),
        ]),
    ...leftOut,
    ...notesSaid(w, notes),
  ];
  return section('missing', listOr(lines, texts.nothingMissing));
}
