import { numberText, signedPercentText } from '../number-text.ts';
import { obv } from './formulas.ts';
import { mean } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Volume now against the quarter, and the direction of on-balance volume. Empty without volumes. */
export function measureVolume(study: Study): Measure[] {
  const { volume, close, last } = study;
  if (volume === null || last < 64) return [];
  const column = study.loaded.series.columns.volume ?? '';
  const short = mean(volume.slice(last - 19, last + 1));
  const long = mean(volume.slice(last - 62, last + 1));
  const line = obv(close, volume);
  const now = line[last] ?? 0;
  const then = line[last - 63] ?? 0;
  const traded = volume.slice(last - 62, last + 1).reduce((sum, value) => sum + value, 0);
  return [
    {
      id: 'volume20',
      label: indicatorTexts().volume20,
      value: short,
      text: numberText(short, 0),
      date: study.day(last),
      formula: '\\frac{1}{20}\\sum V',
      inputs: [
        {
          name: indicatorTexts().volumes20,
          value: numberText(short * 20, 0),
          from: study.span(last - 19, last, column),
        },
      ],
    },
    {
      id: 'volume_change',
      label: indicatorTexts().volumeChange,
      value: short / long - 1,
      text: signedPercentText(short / long - 1),
      date: study.day(last),
      formula: '\\frac{\\overline V_{20}}{\\overline V_{63}} - 1',
      inputs: [
        {
          name: indicatorTexts().meanOf(20),
          value: numberText(short, 0),
          from: study.span(last - 19, last, column),
        },
        {
          name: indicatorTexts().meanOf(63),
          value: numberText(long, 0),
          from: study.span(last - 62, last, column),
        },
      ],
    },
    {
      id: 'obv_share',
      label: indicatorTexts().obvShare,
      value: (now - then) / traded,
      text: signedPercentText((now - then) / traded),
      date: study.day(last),
      formula: '\\frac{\\mathrm{OBV}_t - \\mathrm{OBV}_{t-63}}{\\sum V}',
      inputs: [
        {
          name: indicatorTexts().obvChange,
          value: numberText(now - then, 0),
          from: study.span(last - 62, last, column),
        },
        {
          name: indicatorTexts().volumeTraded,
          value: numberText(traded, 0),
          from: study.span(last - 62, last, column),
        },
      ],
    },
  ];
}
