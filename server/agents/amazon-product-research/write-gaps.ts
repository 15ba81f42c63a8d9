import type { Block } from '../../report/blocks.ts';
import { heading, list, paragraph } from '../../report/build-blocks.ts';
import { words, bold } from '../../report/words.ts';
import type { Mention } from '../../sentiment/aspects.ts';
import { addAspectFindings, aspectName, aspectTable, quotesOf } from '../ground/aspect-table.ts';
import type { ProductWriting } from './gather.ts';
import { productTexts, section } from './messages/product-texts.ts';

/** Aspects whose complaints are quoted, and that are findings of the run. */
const mostAspects = 3;

/** A bad rating does not make every clause of its review a complaint: where words can be judged, they have to say it. */
const isComplaint = ({ review, judged }: Mention) => review.language !== 'en' || judged?.by === 'words';

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
