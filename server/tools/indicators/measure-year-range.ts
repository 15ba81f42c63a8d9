import { percentText, priceText } from '../number-text.ts';
import { priceInput, rowsInput } from './inputs.ts';
import { isFlat } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

const yearDays = 364;

/** Highest high and lowest low of the 52 weeks up to the last session, and where the close lies between. Nothing when the file is shorter. */
export function measureYearRange(study: Study): Measure[] {
  const { days } = study.loaded.series;
  const { last, close } = study;
  const start = (days[last] ?? 0) - yearDays;
  const from = days.findIndex((day) => day > start);
  // A gap of a few days at its beginning is a holiday; more of it is no year.
  if (from < 0 || (days[0] ?? 0) > start + 7 || isFlat(close.slice(from, last + 1))) return [];
  const [high, low] = [study.bars?.high ?? close, study.bars?.low ?? close];
  let [top, bottom] = [from, from];
  for (let i = from; i <= last; i += 1) {
    if ((high[i] ?? 0) > (high[top] ?? 0)) top = i;
    if ((low[i] ?? 0) < (low[bottom] ?? 0)) bottom = i;
  }
  const texts = indicatorTexts();
  const [upper, lower] = [high[top] ?? 0, low[bottom] ?? 0];
  const [highRole, lowRole] =
    study.bars === null ? (['close', 'close'] as const) : (['high', 'low'] as const);
  const topInput = priceInput(study, texts.highOf(study.day(top)), top, highRole);
  const bottomInput = priceInput(study, texts.lowOf(study.day(bottom)), bottom, lowRole);
  const edge = (
    id: string,
    label: string,
    value: number,
    at: number,
    formula: string,
    one: typeof topInput,
  ) => ({
    id,
    label,
    value,
    text: priceText(value),
    date: study.day(at),
    formula,
    inputs: [one, rowsInput(study, texts.yearRows, from, last, [highRole, lowRole])],
  });
  const place = ((close[last] ?? 0) - lower) / (upper - lower);
  return [
    edge('year_high', texts.yearHigh, upper, top, '\\max H', topInput),
    edge('year_low', texts.yearLow, lower, bottom, '\\min L', bottomInput),
    {
      id: 'year_place',
      label: texts.yearPlace,
      value: place,
      text: percentText(place, 0),
      date: study.day(last),
      formula: '\\frac{C_t - \\min L}{\\max H - \\min L}',
      inputs: [priceInput(study, texts.closeOf(study.day(last)), last), bottomInput, topInput],
    },
  ];
}
