import { numberText, signedPercentText } from '../number-text.ts';
import { obv } from './formulas.ts';
import { priceInput, rowsInput } from './inputs.ts';
import { mean } from './risk.ts';
import { sessionsOf, type Measure, type Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** A day with so many times the volume of the twenty sessions before it is reported. */
const unusual = 2;
const mostEvents = 5;

/** Sessions of the last year on which far more was traded than before, the latest first. */
function events(study: Study, volume: Float64Array): Measure[] {
  const found: Measure[] = [];
  const texts = indicatorTexts();
  const first = Math.max(20, study.last - study.sessionsPerYear);
  for (let i = study.last; i >= first && found.length < mostEvents; i -= 1) {
    const usual = mean(volume.slice(i - 20, i));
    const times = (volume[i] ?? 0) / usual;
    if (!(usual > 0) || times < unusual) continue;
    const change = (study.close[i] ?? 0) / (study.close[i - 1] ?? 1) - 1;
    found.push({
      id: `volume_event${found.length + 1}`,
      label: texts.volumeEvent(study.day(i)),
      value: times,
      text: `${numberText(times, 1)}×`,
      date: study.day(i),
      change: signedPercentText(change),
      formula: '\\frac{V_t}{\\overline V_{20}}',
      inputs: [
        priceInput(study, texts.volumeOf(study.day(i)), i, 'volume'),
        rowsInput(study, texts.meanBefore, i - 20, i - 1, ['volume'], usual),
        priceInput(study, texts.closeOf(study.day(i)), i),
        priceInput(study, texts.closeOf(study.day(i - 1)), i - 1),
        { name: texts.priceChange, value: signedPercentText(change), from: null },
      ],
    });
  }
  return found;
}

/** Volume now against the quarter, the direction of on-balance volume, and unusual days. Empty without volumes. */
export function measureVolume(study: Study): Measure[] {
  const { volume, close, last, sessionsPerYear } = study;
  const quarter = sessionsOf(3, sessionsPerYear);
  if (volume === null || last <= quarter) return [];
  const texts = indicatorTexts();
  const [short, long] = [
    mean(volume.slice(last - 19, last + 1)),
    mean(volume.slice(last - quarter + 1, last + 1)),
  ];
  const traded = volume.slice(last - quarter + 1, last + 1).reduce((sum, value) => sum + value, 0);
  if (traded <= 0) return [];
  const line = obv(close, volume);
  const moved = (line[last] ?? 0) - (line[last - quarter] ?? 0);
  const rows = (name: string, count: number, value?: number) =>
    rowsInput(study, name, last - count + 1, last, ['volume'], value);
  return [
    {
      id: 'volume20',
      label: texts.volume20,
      value: short,
      text: numberText(short, 0),
      date: study.day(last),
      formula: '\\frac{1}{20}\\sum V',
      inputs: [rows(texts.volumes20, 20)],
    },
    {
      id: 'volume_change',
      label: texts.volumeChange(quarter),
      value: short / long - 1,
      text: signedPercentText(short / long - 1),
      date: study.day(last),
      formula: `\\frac{\\overline V_{20}}{\\overline V_{${quarter}}} - 1`,
      inputs: [rows(texts.meanOf(20), 20, short), rows(texts.meanOf(quarter), quarter, long)],
    },
    {
      id: 'obv_share',
      label: texts.obvShare(quarter),
      value: moved / traded,
      text: signedPercentText(moved / traded),
      date: study.day(last),
      formula: `\\frac{\\mathrm{OBV}_t - \\mathrm{OBV}_{t-${quarter}}}{\\sum V}`,
      inputs: [
        rowsInput(study, texts.obvChange, last - quarter, last, ['close', 'volume'], moved),
        rows(texts.volumeTraded, quarter, traded),
      ],
    },
    ...events(study, volume),
  ];
}
