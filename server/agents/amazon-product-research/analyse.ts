import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { notesSaid } from '../ground/left-out.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { rowMark } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { gatherProduct, type Gathered, type ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';
import { breakEvenSection } from './write-break-even.ts';
import { cashSection } from './write-cash.ts';
import { demandSection } from './write-demand.ts';
import { gapSection } from './write-gaps.ts';
import { quoteSaid, writeHead } from './write-head.ts';
import { marketSection } from './write-market.ts';
import { rankSection } from './write-rank.ts';
import { notCounted, unitSection } from './write-units.ts';

const mostListings = { quick: 5, standard: 10, deep: 40 } as const;
const mostQuotes = { quick: 0, standard: 2, deep: 4 } as const;

/** The built-in analyst's work: read the files, work out a unit, look at the market and its reviews, write. */
export async function analyseProduct(run: AnalystRun): Promise<void> {
  const texts = productTexts().report;
  const depth = depthOf(run.facts.inputs);
  const isQuick = depth === 'quick';
  const gathered = await run.stage('read', async () => {
    const value = await gatherProduct(run);
    const { market, reviews } = value;
    return { value, summary: texts.steps.read(market.listings.length, reviews.reviews.length) };
  });
  const { dossiers, reviews, market, deal, isSample } = gathered;
  if (market.listings.length === 0 && reviews.reviews.length === 0 && deal.economics === null)
    return await sayNothing(run, gathered);
  const part = (
    id: 'head' | 'units' | 'market' | 'gaps' | 'closing',
    millicredits: number,
    work: (w: ProductWriting) => Block[],
  ) =>
    writeStep(run, { id, title: texts.steps[id], millicredits }, (step) =>
      work({ step, dossiers, read: reviews.read, gathered }),
    );
  const written = { value: undefined, summary: texts.steps.written };
  await run.stage('costs', async () => {
    await part('head', 4_000, writeHead);
    await part('units', 2_000, (w) => [...unitSection(w), ...breakEvenSection(w, !isQuick)]);
    return written;
  });
  await run.stage('market', async () => {
    await part('market', 3_000, (w) => [...marketSection(w), ...(isQuick ? [] : demandSection(w))]);
    return written;
  });
  await run.stage('reviews', async () => {
    if (!isQuick) await part('gaps', 3_000, (w) => gapSection(w, mostQuotes[depth]));
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => [
      ...cashSection(w),
      ...rankSection(w, mostListings[depth]),
      ...missingSection(w),
      ...section('method', ...texts.method.map(paragraph)),
      ...foot(isSample, 'data'),
    ]);
    return written;
  });
}

async function sayNothing(run: AnalystRun, { subject, leftOut, deal, isSample }: Gathered): Promise<void> {
  const texts = productTexts().report;
  const headline = texts.headlineNothing(subject);
  await sayNothingFound(run, {
    skipped: { stages: ['costs', 'market', 'reviews'], summary: texts.steps.read(0, 0) },
    headline,
    lead: texts.leadNothing,
    answer: texts.answer(headline, texts.leadNothing),
    leftOut: [...deal.refused.map(({ name, sentence }) => `${name}: ${sentence}`), ...leftOut],
    isSample,
    what: 'data',
    step: texts.steps.head,
    summary: texts.steps.written,
  });
}

function missingSection(w: ProductWriting): Block[] {
  const texts = productTexts().report;
  const { leftOut, notes, deal, market } = w.gathered;
  const lines: Said[] = [
    ...notCounted(w),
    ...deal.refused.map((one) => quoteSaid(w, one)),
    ...market.others.map(
      (one) =>
        words`${texts.otherCurrencies(one.price?.currency || texts.noCurrency, market.currency)}${rowMark(w, one.source, one.row)}`,
    ),
    ...leftOut,
    ...notesSaid(w, notes),
  ];
  return section('missing', listOr(lines, texts.nothingMissing));
}
