import { longMonthWords } from '@loupe/shared/lib/dates/utc-words';
import type { Words } from '../../report/words.ts';
import { ratingGroups } from '../../sentiment/rating-groups.ts';
import { trendOf, type RatedPeriod, type Trend } from '../../sentiment/periods.ts';
import { currentLanguage } from '../../language/language.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { reviewInputs } from '../ground/review-figures.ts';
import { computedFigure } from '../ground/table-figures.ts';
import type { SentimentWriting } from './gather.ts';
import { sentimentTexts } from './messages/sentiment-texts.ts';

const trends = new WeakMap<object, Trend | null>();

/** The trend of the scale with the most ratings. */
export function trendOfRun({ gathered }: SentimentWriting): Trend | null {
  if (!trends.has(gathered)) {
    const [group] = ratingGroups(gathered.reviews);
    trends.set(gathered, group === undefined ? null : trendOf(group));
  }
  return trends.get(gathered) ?? null;
}

/** "April 2025": a short month ends with a point in German, which would end the sentence. */
const longMonth = (key: string): string => longMonthWords(key, currentLanguage());

export const periodText = ({ unit }: Trend, { key }: RatedPeriod): string =>
  unit === 'month' ? longMonth(key) : dayText(key);

export const reviewsIn = (periods: readonly RatedPeriod[]) =>
  periods.flatMap(({ rated }) => rated.map(({ review }) => review));

/** How likely a series without change shows one as large; below a thousandth it says so. */
export function pFigure(w: SentimentWriting, { change, periods }: Trend): Words {
  const p = change?.p ?? 1;
  return computedFigure(
    w,
    {
      id: 'change-p',
      label: sentimentTexts().report.changeP,
      value: p < 0.001 ? `< ${numberText(0.001, 3)}` : numberText(p, 3),
      formula: String.raw`2 \cdot e^{\frac{-6 K^2}{T^3 + T^2}}`,
    },
    reviewInputs(w, reviewsIn(periods)),
  );
}

/** When the level changed and from what to what; null where no change is shown. */
export function changeFigures(w: SentimentWriting): Record<'when' | 'before' | 'after', Words> | null {
  const texts = sentimentTexts().report;
  const trend = trendOfRun(w);
  const at = trend?.change?.at ?? null;
  if (trend === null || trend.change === null || at === null) return null;
  const [first] = trend.periods.slice(at);
  if (first === undefined) return null;
  const inputs = reviewInputs(w, reviewsIn(trend.periods));
  const side = (id: string, label: string, value: number, periods: readonly RatedPeriod[]) =>
    computedFigure(
      w,
      { id, label, value: numberText(value, 2), formula: String.raw`\frac{\sum x}{n}` },
      reviewInputs(w, reviewsIn(periods)),
    );
  return {
    when: computedFigure(
      w,
      {
        id: 'change-when',
        label: texts.changeWhen,
        value: periodText(trend, first),
        formula: String.raw`\max_t |U_t|`,
      },
      inputs,
    ),
    before: side('change-before', texts.meanBefore, trend.change.before, trend.periods.slice(0, at)),
    after: side('change-after', texts.meanAfter, trend.change.after, trend.periods.slice(at)),
  };
}
