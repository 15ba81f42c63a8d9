import type { Block } from '../../report/blocks.ts';
import { heading, list, paragraph } from '../../report/build-blocks.ts';
import { words, bold } from '../../report/words.ts';
import { polarityOf, scoreText } from '../../sentiment/score-text.ts';
import type { Aspect, Mention } from '../../sentiment/aspects.ts';
import { addAspectFindings, aspectName, aspectTable, quotesOf } from '../ground/aspect-table.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';

/** Aspects whose complaints are quoted, and that are findings of the run. */
const mostAspects = 3;

/** A bad rating does not make every clause of its review a complaint: one that praises is none. */
function isComplaint({ review, clause }: Mention): boolean {
  const score = review.language === 'en' ? scoreText(clause, new Set()) : null;
  return score === null || polarityOf(score) !== 'positive';
}

/** So many complaints are needed to say that it is what reviews complain of. */
const fewestComplaints = 5;

/** What reviews complain of most; null where they complain of nothing often. */
export function mostBlamed(aspects: readonly Aspect[]): Aspect | null {
  const [worst] = aspects.toSorted((a, b) => b.negative.length - a.negative.length);
  return worst !== undefined && worst.negative.length >= fewestComplaints ? worst : null;
}

/** What reviews of competitors complain of, with their words. */
export function gapSection(w: ProductWriting, most: number): Block[] {
  const texts = productTexts().report;
  const { aspects, reviews } = w.gathered;
  if (reviews.reviews.length === 0) return section('gaps', paragraph(texts.noReviews));
  if (aspects.length === 0) return section('gaps', paragraph(texts.noAspects));
  const worst = aspects
    .filter(({ negative }) => negative.length > 0)
    .toSorted((a, b) => b.negative.length - a.negative.length)
    .slice(0, mostAspects);
  addAspectFindings(w, worst);
  const quotes = worst.flatMap((aspect) =>
    quotesOf(w, aspect.negative.filter(isComplaint), most).map(
      (one) => words`${bold(aspectName(aspect))}: ${one}`,
    ),
  );
  return section(
    'gaps',
    paragraph(texts.gapsLead),
    aspectTable(w, aspects),
    ...(quotes.length === 0 ? [] : [heading(texts.complaints, 3), list(quotes)]),
  );
}
