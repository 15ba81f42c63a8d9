import type { Block } from '../../report/blocks.ts';
import { chart, paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import type { Trend } from '../../sentiment/periods.ts';
import { numberText } from '../../tools/number-text.ts';
import { aspectName } from '../ground/aspect-table.ts';
import { partFigure, reviewInputs } from '../ground/review-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';
import type { SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';
import { changeFigures, periodText, pFigure, reviewsIn, trendOfRun } from './trend-figures.ts';

function changeSaid(w: SentimentWriting, trend: Trend): Said {
  const texts = sentimentTexts().report;
  if (trend.change === null) return texts.tooShort;
  const changed = changeFigures(w);
  const p = pFigure(w, trend);
  return changed === null ? texts.noChange(p) : texts.change({ ...changed, p });
}

const mostChanged = 5;

/** Which aspects are spoken of badly more often since the change, and which less. */
function changedTable(w: SentimentWriting, { periods, change }: Trend): Block[] {
  const texts = sentimentTexts().report;
  const at = change?.at ?? null;
  if (at === null) return [];
  const sides = { before: reviewsIn(periods.slice(0, at)), after: reviewsIn(periods.slice(at)) };
  const sets = { before: new Set(sides.before), after: new Set(sides.after) };
  const rows = w.gathered.aspects
    .filter(({ negative }) => negative.length > 0)
    .slice(0, mostChanged)
    .map((aspect): Said[] => {
      const name = aspectName(aspect);
      const cell = (side: 'before' | 'after') => {
        const count = aspect.negative.filter(({ review }) => sets[side].has(review)).length;
        const shown = { id: `changed-${aspect.id}-${side}`, label: texts.changedShare[side](name) };
        return partFigure(w, shown, [name, count], [texts.changedReviews[side], sides[side].length]);
      };
      return [name, cell('before'), cell('after')];
    });
  return rows.length === 0 ? [] : [table(texts.changedHead, rows, { right: [1, 2] })];
}

/** Means by month or week, and where their level changes. */
export function trendSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const trend = trendOfRun(w);
  if (trend === null) return section('trend', paragraph(texts.noTrend));
  const rows = trend.periods.map((period): Said[] => {
    const when = periodText(trend, period);
    const shown = {
      id: `mean-${period.key}`,
      label: texts.periodMean(when),
      value: numberText(period.mean, 2),
      formula: String.raw`\frac{\sum x}{n}`,
    };
    return [when, computedFigure(w, shown, reviewInputs(w, reviewsIn([period])))];
  });
  const thin = () =>
    computedFigure(
      w,
      { id: 'periods-thin', label: texts.thinCount, value: numberText(trend.thin, 0), formula: 'n' },
      [],
    );
  return section(
    'trend',
    paragraph(changeSaid(w, trend)),
    chart('line', texts.trendTitle[trend.unit], [texts.trendHead[trend.unit], texts.trendMean], rows),
    ...changedTable(w, trend),
    ...(trend.thin > 0 ? [paragraph(texts.thin(thin()))] : []),
  );
}
