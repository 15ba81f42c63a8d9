import { z } from 'zod';
import { aspectFigures, aspectName } from '../agents/ground/aspect-table.ts';
import { gatherReviews, type ReviewWriting } from '../agents/ground/gather-reviews.ts';
import { countFigure, partFigure, reviewInputs } from '../agents/ground/review-figures.ts';
import { computedFigure } from '../agents/ground/table-figures.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { aspectsOf } from '../sentiment/aspects.ts';
import { ratingGroups, type RatingGroup } from '../sentiment/rating-groups.ts';
import { polarityOf } from '../sentiment/score-text.ts';
import type { Review } from '../sentiment/review.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { numberText } from './number-text.ts';
import { filesInput, openDossiers } from './open-dossiers.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

const mostAspects = 10;

export const sentiment = defineTool({
  name: 'sentiment',
  description:
    'Reads exports of reviews and surveys (stars, recommendation, text, date, product) and counts: reviews, mean and shares of each rating scale, positive and negative texts by a published lexicon with negation (English), and for each aspect people speak of how often and how often negative. Each number is a figure with its rows.',
  input: z.object({
    ...filesInput,
    product: z.string().max(120).optional().describe('only reviews whose product has this name'),
  }),
  price: 4_000,
  title: () => groundToolTexts().reviews,
  async run({ product = '', ...files }, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const { dossiers, unread } = await openDossiers(context, files);
    const all = await gatherReviews(dossiers, { product, segment: '' }, context.signal);
    const named = product.trim().toLowerCase();
    const reviews = all.reviews.filter((one) => one.product.toLowerCase().includes(named));
    if (reviews.length === 0)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noReviews) });
    const step = new EvidenceStep(context.signal);
    const writing: ReviewWriting = { step, dossiers, read: all.read };
    countFigure(writing, { id: 'reviews', label: texts.reviewCount }, reviews);
    for (const group of ratingGroups(reviews)) writeGroup(writing, group);
    writeWords(writing, reviews);
    const aspects = (await runPartByPart(aspectsOf(reviews), context.signal)).slice(0, mostAspects);
    for (const aspect of aspects) {
      const figures = aspectFigures(writing, aspect);
      figures.mentions();
      figures.negative();
      if (aspect.judged.length > 0) figures.share();
    }
    const output = {
      reviews: reviews.length,
      left_out: all.reviews.length - reviews.length,
      aspects: aspects.map(aspectName),
      not_used: [...all.leftOut],
      unread,
    };
    return step.outcome(output, texts.reviewsRead(reviews.length));
  },
});

/** Count, mean and shares of one scale. */
function writeGroup(w: ReviewWriting, { scale, rated, counts }: RatingGroup): void {
  const texts = groundToolTexts();
  const name = texts.scales[scale];
  const whole = [texts.ratings(name), rated.length] as const;
  const own = rated.map(({ review }) => review);
  const mean = rated.reduce((sum, { value }) => sum + value, 0) / rated.length;
  countFigure(w, { id: `ratings-${scale}`, label: whole[0] }, own);
  computedFigure(
    w,
    {
      id: `mean-${scale}`,
      label: texts.mean(name),
      value: numberText(mean, 2),
      formula: String.raw`\frac{\sum x}{n}`,
    },
    reviewInputs(w, own),
  );
  for (const side of ['positive', 'negative'] as const) {
    const label = texts.side[side](name);
    partFigure(w, { id: `${side}-${scale}`, label }, [label, counts[side]], whole);
  }
}

/** What the lexicon says of the texts it can read. */
function writeWords(w: ReviewWriting, reviews: readonly Review[]): void {
  const texts = groundToolTexts();
  const scored = reviews.filter(({ score }) => score !== null);
  if (scored.length === 0) return;
  countFigure(w, { id: 'texts-scored', label: texts.scored }, scored);
  for (const side of ['positive', 'negative'] as const) {
    const own = scored.filter(({ score }) => score !== null && polarityOf(score) === side);
    const label = texts.textSide[side];
    partFigure(w, { id: `texts-${side}`, label }, [label, own.length], [texts.scored, scored.length]);
  }
}
