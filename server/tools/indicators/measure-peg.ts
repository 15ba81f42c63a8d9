import { numberText, percentText, signedPercentText } from '../number-text.ts';
import { priceInput, rowsInput, sessionsInput, valueInput } from './inputs.ts';
import { coinTexts } from './messages/coin-measures-texts.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import type { Measure, Study } from './study.ts';

/** A close so far from one unit of money is a day off the peg; closer ones are what trading costs make of it. */
export const pegWidth = 0.01;
/** A price that is so near to one on so many of its days is meant to be one. */
const [nearWidth, nearShare] = [0.02, 0.9];

const gapOf = (close: number) => close - 1;

/** Whether a price stays at one unit of money, whatever the coin is called. */
export function behavesLikePeg({ close }: Pick<Study, 'close'>): boolean {
  const near = close.filter((value) => Math.abs(gapOf(value)) <= nearWidth);
  return close.length > 0 && near.length / close.length >= nearShare;
}

/** How often closes of the period were more than 1 % away from one unit of money, and the farthest of them. */
export function measurePeg(study: Study): Measure[] {
  const { close, periodStart, last } = study;
  const texts = coinTexts();
  const sessions = Array.from({ length: last - periodStart + 1 }, (_, i) => periodStart + i);
  const off = sessions.filter((i) => Math.abs(gapOf(close[i] ?? 1)) > pegWidth + 1e-9);
  const worst = sessions.reduce(
    (a, b) => (Math.abs(gapOf(close[b] ?? 1)) > Math.abs(gapOf(close[a] ?? 1)) ? b : a),
    periodStart,
  );
  const gap = gapOf(close[worst] ?? 1);
  return [
    {
      id: 'off_peg',
      label: texts.offPeg,
      value: off.length,
      text: numberText(off.length, 0),
      date: study.day(last),
      formula: `\\#\\{|C_t - 1| > ${numberText(pegWidth, 2)}\\}`,
      inputs: [
        rowsInput(study, indicatorTexts().closesLookedAt, periodStart, last),
        ...(off.length > 0 ? [sessionsInput(study, texts.daysOff, off)] : []),
      ],
    },
    {
      id: 'peg_gap',
      label: texts.pegGap,
      value: gap,
      text: signedPercentText(gap, 2),
      date: study.day(worst),
      formula: 'C_t - 1',
      inputs: [priceInput(study, indicatorTexts().closeOf(study.day(worst)), worst)],
    },
    {
      id: 'peg_size',
      label: texts.pegGap,
      value: Math.abs(gap),
      text: percentText(Math.abs(gap), 2),
      date: study.day(worst),
      formula: '|C_t - 1|',
      inputs: [priceInput(study, indicatorTexts().closeOf(study.day(worst)), worst)],
    },
    {
      id: 'off_peg_share',
      label: texts.offPegShare,
      value: off.length / sessions.length,
      text: percentText(off.length / sessions.length),
      date: study.day(last),
      formula: '\\frac{\\#\\{|C_t - 1| > 0.01\\}}{n}',
      inputs: [valueInput(texts.daysOff, off.length), valueInput('n', sessions.length)],
    },
  ];
}
