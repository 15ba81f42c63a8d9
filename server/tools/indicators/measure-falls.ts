import { numberText, percentText } from '../number-text.ts';
import { priceInput, rowsInput, valueInput } from './inputs.ts';
import { isFlat, largestFall } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

function fall(study: Study, id: string, label: string, from: number, to: number): Measure[] {
  if (from < 0 || to - from < 20) return [];
  const closes = study.total.slice(from, to + 1);
  if (isFlat(closes)) return [];
  const worst = largestFall(closes);
  const [peak, trough] = [from + worst.peak, from + worst.trough];
  const texts = indicatorTexts();
  return [
    {
      id,
      label,
      value: worst.depth,
      text: percentText(worst.depth),
      date: study.day(trough),
      formula: '\\min_t \\left( \\frac{C_t}{\\max_{s \\le t} C_s} - 1 \\right)',
      recovered: worst.recovered === null ? '' : study.day(from + worst.recovered),
      peak_date: study.day(peak),
      inputs: [
        priceInput(study, texts.peak(study.day(peak)), peak, 'total'),
        priceInput(study, texts.low(study.day(trough)), trough, 'total'),
        rowsInput(study, texts.closesLookedAt, from, to, ['total']),
        ...(worst.recovered === null || worst.depth === 0
          ? []
          : [
              priceInput(
                study,
                texts.reachedAgain(study.day(from + worst.recovered)),
                from + worst.recovered,
                'total',
              ),
            ]),
      ],
    },
  ];
}

/** How far below its highest close of a year the price is, what it takes to be back, and since when. */
function fallNow(study: Study): Measure[] {
  const { total, last } = study;
  const from = Math.max(0, study.back(12));
  const highAt = from + largestAt(total.slice(from, last + 1));
  if (isFlat(total.slice(from, last + 1))) return [];
  const [now, high] = [total[last] ?? 0, total[highAt] ?? 0];
  const texts = indicatorTexts();
  const inputs = [
    priceInput(study, texts.closeOf(study.day(last)), last, 'total'),
    priceInput(study, texts.highestClose(study.day(highAt)), highAt, 'total'),
    rowsInput(study, texts.closesLookedAt, from, last, ['total']),
  ];
  const shared = { date: study.day(last), peak_date: study.day(highAt) };
  const share: Measure = {
    ...shared,
    id: 'fall_now',
    label: texts.fallNow(last - from),
    value: now / high - 1,
    text: percentText(now / high - 1),
    formula: '\\frac{C_t}{\\max C} - 1',
    inputs,
  };
  if (highAt === last) return [share];
  return [
    share,
    {
      ...shared,
      id: 'recovery',
      label: texts.recovery,
      value: high / now - 1,
      text: percentText(high / now - 1),
      formula: '\\frac{\\max C}{C_t} - 1',
      inputs,
    },
    {
      ...shared,
      id: 'below_since',
      label: texts.belowSince,
      value: last - highAt,
      text: numberText(last - highAt, 0),
      formula: 'n - 1',
      inputs: [
        valueInput(texts.sessionsFromHigh, last - highAt + 1),
        rowsInput(study, texts.closesLookedAt, highAt, last, ['total']),
      ],
    },
  ];
}

/** Index of the largest value, the latest of equals. */
function largestAt(values: Float64Array): number {
  return values.reduce((best, value, i) => (value >= (values[best] ?? 0) ? i : best), 0);
}

/** The largest falls of a year and of the period, and how far the price is below its high. */
export function measureFalls(study: Study): Measure[] {
  const { last, before, periodStart } = study;
  const texts = indicatorTexts();
  const yearTo = (at: number) => {
    const start = study.back(12, at);
    return { start: Math.max(0, start), label: texts.fallYear(start < 0 ? at : null) };
  };
  const [now, then] = [yearTo(last), yearTo(before)];
  return [
    ...fall(study, 'fall_year', now.label, now.start, last),
    ...fall(study, 'fall_year_before', texts.threeMonthsAgo(then.label), then.start, before),
    ...fall(study, 'fall_period', texts.fallPeriod, periodStart, last),
    ...fallNow(study),
  ];
}
