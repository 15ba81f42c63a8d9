import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { agreementOf } from '../../sentiment/agreement.ts';
import type { Review } from '../../sentiment/review.ts';
import { fewestOfSegment, isApart, segmentsOf, type Segment } from '../../sentiment/segments.ts';
import { countFigure, isQuotable, partFigure, reviewQuote, wilsonFigures } from '../ground/review-figures.ts';
import { rowMark } from '../ground/table-figures.ts';
import type { SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';

const segmentId = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

function segmentRow(w: SentimentWriting, { name, judged, negative, share }: Segment): Said[] {
  const texts = sentimentTexts().report;
  const id = (part: string) => `segment-${part}-${segmentId(name)}`;
  const counts = [
    [texts.segmentNegative(name), negative.length],
    [texts.segmentJudged(name), judged.length],
  ] as const;
  const bounds = {
    low: { id: id('low'), label: texts.segmentLow(name) },
    high: { id: id('high'), label: texts.segmentHigh(name) },
  };
  return [
    nameMark(w, name, judged),
    countFigure(w, { id: id('judged'), label: texts.segmentJudged(name) }, judged),
    countFigure(w, { id: id('negative'), label: texts.segmentNegative(name) }, negative),
    partFigure(w, { id: id('share'), label: texts.segmentShare(name) }, ...counts),
    share === null ? '' : wilsonFigures(w, bounds, share, counts),
  ];
}

const nameMark = (w: SentimentWriting, name: string, [first]: readonly Review[]): Words =>
  first === undefined ? words`${name}` : words`${name}${rowMark(w, first.source, first.row)}`;

const mostSegments = 12;
const mostSmall = 8;

/** Segments side by side; those too small are named, and not compared. */
export function segmentSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const { reviews, segmentOf } = w.gathered;
  const column = reviews.map(segmentOf).find((one) => one !== undefined);
  const all = segmentsOf(reviews, segmentOf);
  const example = reviews.find((review) => segmentOf(review) === column);
  if (column === undefined || example === undefined || all.length < 2)
    return section('segments', paragraph(texts.noSegments));
  const large = all.filter(({ judged }) => judged.length >= fewestOfSegment).slice(0, mostSegments);
  const small = all
    .filter(({ judged }) => judged.length < fewestOfSegment)
    .slice(0, mostSmall)
    .map(({ name, reviews: own, judged }) => {
      const count = { id: `segment-judged-${segmentId(name)}`, label: texts.segmentJudged(name) };
      const mark = own[0] === undefined ? '' : rowMark(w, own[0].source, own[0].row);
      return texts.segmentSmall(name, mark, countFigure(w, count, judged));
    });
  const [worst, best] = [large[0], large.at(-1)];
  const isShown = worst?.share && best?.share && large.length > 1 ? isApart(worst.share, best.share) : false;
  const compared: Said =
    large.length < 2 || worst === undefined || best === undefined
      ? texts.oneSegment
      : isShown
        ? texts.segmentApart(nameMark(w, worst.name, worst.judged), nameMark(w, best.name, best.judged))
        : texts.segmentClose;
  return section(
    'segments',
    paragraph(texts.segmentLead(words`${column.name}${rowMark(w, example.source, example.row)}`)),
    ...(large.length === 0
      ? []
      : [
          table(
            texts.segmentHead,
            large.map((one) => segmentRow(w, one)),
            { right: [1, 2, 3] },
          ),
        ]),
    paragraph(compared),
    ...(small.length === 0 ? [] : [list(small)]),
  );
}

function quoted(w: SentimentWriting, reviews: readonly Review[], most: number): Words[] {
  return reviews
    .filter((review) => isQuotable(review, review.text.slice(0, 1)))
    .slice(0, most)
    .map((review) => reviewQuote(w, review, review.text));
}

/** How often stars and words agree, and reviews where they do not. */
export function disagreeSection(w: SentimentWriting, most: number): Block[] {
  const texts = sentimentTexts().report;
  const { both, agree, badWords, goodWords } = agreementOf(w.gathered.reviews);
  if (both.length === 0) return section('disagree', paragraph(texts.noAgreement));
  const side = (lead: string, reviews: readonly Review[]): Block[] => {
    const quotes = quoted(w, reviews, most);
    return quotes.length === 0 ? [] : [paragraph(lead), list(quotes)];
  };
  const apart = [...side(texts.badWords, badWords), ...side(texts.goodWords, goodWords)];
  return section(
    'disagree',
    paragraph(
      texts.agreeSaid({
        agree: countFigure(w, { id: 'agree', label: texts.agreeCount }, agree),
        both: countFigure(w, { id: 'agree-both', label: texts.agreeBoth }, both),
        share: partFigure(
          w,
          { id: 'agree-share', label: texts.agreeShare },
          [texts.agreeCount, agree.length],
          [texts.agreeBoth, both.length],
        ),
      }),
    ),
    ...(apart.length === 0 ? [paragraph(texts.allAgree)] : apart),
  );
}
