import type { Block } from '../../report/blocks.ts';
import { chart, paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { ratingGroups, type RatingGroup } from '../../sentiment/rating-groups.ts';
import type { Review } from '../../sentiment/review.ts';
import { scales } from '../../sentiment/scales.ts';
import { polarityOf } from '../../sentiment/score-text.ts';
import { meanInterval, wilson } from '../../statistics/intervals.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import { reviewGroundTexts } from '../ground/messages/review-ground-texts.ts';
import { countFigure, partFigure, reviewInputs, wilsonFigures } from '../ground/review-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';
import type { SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';

const reviewsOf = ({ rated }: RatingGroup) => rated.map(({ review }) => review);

/** The numbers of a scale, each with the rows behind it. */
export function groupFigures(w: SentimentWriting, group: RatingGroup) {
  const texts = sentimentTexts().report;
  const { scale, counts, rated } = group;
  const name = texts.scales[scale];
  const whole = [texts.ratings(name), rated.length] as const;
  const interval = meanInterval(rated.map(({ value }) => value));
  const { least, most } = scales[scale];
  const figure = (part: string, label: string, value: number, formula: string) =>
    computedFigure(
      w,
      { id: `${part}-${scale}`, label, value: numberText(value, 2), formula },
      reviewInputs(w, reviewsOf(group)),
    );
  const bound = String.raw`t \cdot \frac{s}{\sqrt{n}}`;
  return {
    count: () => countFigure(w, { id: `ratings-${scale}`, label: texts.ratings(name) }, reviewsOf(group)),
    mean: () => ({
      mean: figure('mean', texts.mean(name), interval?.estimate ?? 0, String.raw`\frac{\sum x}{n}`),
      low: figure(
        'mean-low',
        texts.meanLow(name),
        Math.max(least, interval?.low ?? 0),
        String.raw`\max(${least}, \bar{x} - ${bound})`,
      ),
      high: figure(
        'mean-high',
        texts.meanHigh(name),
        Math.min(most, interval?.high ?? 0),
        String.raw`\min(${most}, \bar{x} + ${bound})`,
      ),
    }),
    negative: () =>
      partFigure(
        w,
        { id: `negative-${scale}`, label: texts.negative(name) },
        [texts.negative(name), counts.negative],
        whole,
      ),
    positive: () =>
      partFigure(
        w,
        { id: `positive-${scale}`, label: texts.positive(name) },
        [texts.positive(name), counts.positive],
        whole,
      ),
  };
}

function scaleTable(w: SentimentWriting, groups: readonly RatingGroup[]): Block {
  const texts = sentimentTexts().report;
  const rows = groups.map((group): Said[] => {
    const shown = groupFigures(w, group);
    const mean = group.mean === null ? null : shown.mean();
    return [
      texts.scales[group.scale],
      shown.count(),
      mean?.mean ?? '',
      mean === null ? '' : reviewGroundTexts().range(mean.low, mean.high),
      shown.negative(),
      shown.positive(),
    ];
  });
  return table(texts.scaleHead, rows, { right: [1, 2, 4, 5] });
}

/** Promoters minus detractors, in points. */
function npsSaid(w: SentimentWriting, group: RatingGroup): Block {
  const texts = sentimentTexts().report;
  const { counts, rated } = group;
  const name = texts.scales[group.scale];
  const points = ((counts.positive - counts.negative) / rated.length) * 100;
  const inputs = [
    { name: texts.positive(name), value: numberText(counts.positive, 0), figure: true as const },
    { name: texts.negative(name), value: numberText(counts.negative, 0), figure: true as const },
    { name: texts.ratings(name), value: numberText(rated.length, 0), figure: true as const },
  ];
  const shown = {
    id: 'nps',
    label: texts.nps,
    value: numberText(points, 0),
    formula: String.raw`100 \cdot \frac{a - b}{n}`,
  };
  return paragraph(texts.npsSaid(computedFigure(w, shown, inputs)));
}

/** How often each rating was given, as a chart and with its share. */
function distribution(w: SentimentWriting, { scale, rated }: RatingGroup): Block[] {
  const texts = sentimentTexts().report;
  const { least, most } = scales[scale];
  const values = [...new Set(rated.map(({ value }) => value))].filter(
    (value) => value >= least && value <= most,
  );
  const rows = values
    .toSorted((a, b) => b - a)
    .map((value) => {
      const own = rated.filter((one) => one.value === value).map(({ review }) => review);
      const written = plainNumberText(value);
      const id = (part: string) => `${part}-${scale}-${String(value).replace('.', '-')}`;
      const counts = [
        [texts.valueCount(written), own.length],
        [texts.ratings(texts.scales[scale]), rated.length],
      ] as const;
      const count = countFigure(w, { id: id('count'), label: texts.valueCount(written) }, own);
      const bounds = {
        low: { id: id('low'), label: texts.valueLow(written) },
        high: { id: id('high'), label: texts.valueHigh(written) },
      };
      return {
        written,
        count,
        share: partFigure(w, { id: id('share'), label: texts.valueShare(written) }, ...counts),
        range: wilsonFigures(w, bounds, wilson(own.length, rated.length)!, counts),
      };
    });
  return [
    chart(
      'bar',
      texts.distribution,
      texts.distributionHead.slice(0, 2),
      rows.toReversed().map(({ written, count }) => [written, count]),
    ),
    table(
      texts.distributionHead,
      rows.map(({ written, count, share, range }) => [written, count, share, range]),
      { right: [1, 2] },
    ),
  ];
}

const readingOf = ({ text, language }: Review) =>
  text === '' ? 'none' : language === null ? 'short' : language;

/** Which words were read, and of the English ones what the list says. */
function readTable(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const { reviews } = w.gathered;
  const groups = Map.groupBy(reviews, readingOf);
  const rows = (['en', 'de', 'other', 'short', 'none'] as const).flatMap((kind): Said[][] => {
    const own = groups.get(kind);
    if (own === undefined) return [];
    const name = texts.languages[kind];
    const [count, share] = [
      { id: `language-${kind}`, label: texts.languageCount(name) },
      { id: `language-share-${kind}`, label: texts.languageShare(name) },
    ];
    return [
      [
        name,
        countFigure(w, count, own),
        partFigure(w, share, [count.label, own.length], [texts.reviews, reviews.length]),
        texts.readAs[kind],
      ],
    ];
  });
  return [table(texts.readHead, rows, { right: [1, 2] }), ...wordsSaid(w)];
}

function wordsSaid(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const scored = w.gathered.reviews.filter(({ score }) => score !== null);
  const positive = scored.filter(({ score }) => score !== null && polarityOf(score) === 'positive').length;
  const interval = wilson(positive, scored.length);
  if (interval === null) return [];
  const counts = [
    [texts.positiveCount, positive],
    [texts.scored, scored.length],
  ] as const;
  const bounds = {
    low: { id: 'words-positive-low', label: texts.positiveLow },
    high: { id: 'words-positive-high', label: texts.positiveHigh },
  };
  return [
    paragraph(
      texts.wordsSaid({
        scored: countFigure(w, { id: 'words-scored', label: texts.scored }, scored),
        positive: partFigure(w, { id: 'words-positive', label: texts.scoredPositive }, ...counts),
        range: wilsonFigures(w, bounds, interval, counts),
      }),
    ),
  ];
}

/** Every scale on its own, the values of the largest, and what could be read. */
export function scoreSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const groups = ratingGroups(w.gathered.reviews);
  const [largest] = groups;
  const rated =
    largest === undefined
      ? [paragraph(texts.noRatings)]
      : [
          scaleTable(w, groups),
          ...groups.filter(({ scale }) => scale === 'nps').map((group) => npsSaid(w, group)),
          ...distribution(w, largest),
        ];
  return section('scores', ...rated, ...readTable(w));
}
