import type { Block } from '../../report/blocks.ts';
import { lead, listOr, paragraph, title } from '../../report/build-blocks.ts';
import { bold, joinWords, type Said } from '../../report/words.ts';
import { firstToFix, type Aspect } from '../../sentiment/aspects.ts';
import { ratingGroups } from '../../sentiment/rating-groups.ts';
import { numberText } from '../../tools/number-text.ts';
import { addAspectFindings, aspectFigures, aspectName, quotesOf } from '../ground/aspect-table.ts';
import { reviewGroundTexts } from '../ground/messages/review-ground-texts.ts';
import { countFigure } from '../ground/review-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { isUnread, type SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';
import { changeFigures } from './trend-figures.ts';
import { groupFigures } from './write-scores.ts';

const mostFirst = 3;

/** What to fix first, how the product is rated, and when that changed; aspects are findings of the run. */
export function writeHead(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const { subject, aspects } = w.gathered;
  const first = firstToFix(aspects);
  addAspectFindings(w, aspects);
  const headline =
    first === null
      ? (isUnread(w.gathered.reviews) ? texts.headlineUnread : texts.headlineFew)(subject)
      : texts.headline(subject, texts.inSentence(aspectName(first)), numberText(first.negative.length, 0));
  const rated = ratedSaid(w);
  const changed = changeFigures(w);
  const said = [
    rated,
    ...unreadSaid(w),
    ...(first !== null ? [firstSaid(w, first)] : isUnread(w.gathered.reviews) ? [] : [texts.leadFew]),
    ...(changed === null ? [] : [texts.leadChange(changed)]),
  ];
  writeAnswer(w.step, texts.answer(headline, rated));
  const items = aspects
    .filter(({ negative }) => negative.length > 0)
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .slice(0, mostFirst)
    .map((aspect): Said => {
      const { negative, judged } = aspectFigures(w, aspect);
      const [quote = ''] = quotesOf(w, aspect.negative, 1);
      return texts.firstItem({
        aspect: bold(aspectName(aspect)),
        negative: negative(),
        judged: judged(),
        quote,
      });
    });
  return [
    title(headline),
    lead(joinWords(said, ' ')),
    ...section(
      'first',
      ...(isUnread(w.gathered.reviews)
        ? [paragraph(texts.noneRead)]
        : [listOr(items, texts.noneNegative), ...(aspects.length === 0 ? [paragraph(texts.noAspects)] : [])]),
    ),
  ];
}

/** Of a smaller share than this the first screen says nothing; the table of languages does. */
const shownFrom = 0.1;

/** How many reviews have words that no list is there for. */
function unreadSaid(w: SentimentWriting): Said[] {
  const texts = sentimentTexts().report;
  const { reviews } = w.gathered;
  const worded = reviews.filter(({ text }) => text !== '');
  const unread = worded.filter(({ language }) => language === 'other');
  if (unread.length < worded.length * shownFrom || unread.length === 0) return [];
  return [
    texts.leadUnread(
      countFigure(w, { id: 'unread', label: texts.unread }, unread),
      countFigure(w, { id: 'worded', label: texts.worded }, worded),
    ),
  ];
}

function ratedSaid(w: SentimentWriting): Said {
  const texts = sentimentTexts().report;
  const count = countFigure(w, { id: 'reviews', label: texts.reviews }, w.gathered.reviews);
  const [group] = ratingGroups(w.gathered.reviews);
  if (group === undefined || group.mean === null) return texts.lead(count);
  const shown = groupFigures(w, group);
  const { scales } = reviewGroundTexts();
  return texts.leadRated({
    count,
    rated: shown.count(),
    scale: scales[group.scale],
    ...shown.mean(),
    negative: shown.negative(),
  });
}

function firstSaid(w: SentimentWriting, aspect: Aspect): Said {
  const shown = aspectFigures(w, aspect);
  return sentimentTexts().report.leadFirst({
    aspect: bold(sentimentTexts().report.inSentence(aspectName(aspect))),
    negative: shown.negative(),
    judged: shown.judged(),
    share: shown.share(),
    range: shown.range(),
  });
}
