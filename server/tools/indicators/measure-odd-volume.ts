import { medianOf } from '../../statistics/describe.ts';
import { outlierAt, robustZ } from '../../statistics/robust-z.ts';
import { numberText, percentText, signedPercentText } from '../number-text.ts';
import { priceInput, rowsInput, sessionsInput, valueInput } from './inputs.ts';
import { coinTexts } from './messages/coin-measures-texts.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import type { Measure, Study } from './study.ts';

/** What a day is held against: the volumes of so many days before it. */
const daysBefore = 30;
/** Of fewer days nothing is usual. */
const fewestDays = 60;

/** Of each session of the period with a volume: how it stands to the usual one of the thirty days before it, as a logarithm. */
function distances(study: Study, volume: Float64Array): { at: number; distance: number }[] {
  const found: { at: number; distance: number }[] = [];
  for (let at = Math.max(daysBefore, study.periodStart); at <= study.last; at += 1) {
    const usual = medianOf(volume.slice(at - daysBefore, at)) ?? 0;
    const own = volume[at] ?? 0;
    if (usual > 0 && own > 0) found.push({ at, distance: Math.log(own / usual) });
  }
  return found;
}

function oddDays(study: Study, volume: Float64Array): Measure[] {
  const days = distances(study, volume);
  if (days.length < fewestDays) return [];
  const scores = robustZ(days.map(({ distance }) => distance));
  if (scores === null) return [];
  const texts = coinTexts();
  const odd = days.flatMap(({ at }, i) => {
    const z = scores[i] ?? 0;
    return Math.abs(z) > outlierAt ? [{ at, z }] : [];
  });
  const shown = odd.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z) || b.at - a.at).slice(0, 12);
  const rows = rowsInput(study, texts.volumes, study.periodStart, study.last, ['volume']);
  return [
    {
      id: 'odd_days',
      label: texts.oddDays,
      value: odd.length,
      text: numberText(odd.length, 0),
      date: study.day(study.last),
      formula: `\\#\\{t : |z_t| > ${numberText(outlierAt, 1)}\\}`,
      inputs: [rows, valueInput(texts.daysLookedAt, days.length)],
    },
    ...shown.map(({ at, z }, i): Measure => {
      const change = (study.close[at] ?? 0) / (study.close[at - 1] ?? 1) - 1;
      const usual = medianOf(volume.slice(at - daysBefore, at)) ?? 1;
      return {
        id: `odd_volume${i + 1}`,
        label: texts.oddVolume(study.day(at)),
        value: z,
        text: numberText(z, 1),
        date: study.day(at),
        change: signedPercentText(change),
        formula:
          'z_t = 0.6745\\,\\frac{x_t - \\tilde x}{\\mathrm{MAD}},\\quad x_t = \\ln\\frac{V_t}{\\tilde V_{30}}',
        inputs: [
          priceInput(study, indicatorTexts().volumeOf(study.day(at)), at, 'volume'),
          rowsInput(study, texts.medianBefore, at - daysBefore, at - 1, ['volume'], usual),
          rows,
          priceInput(study, indicatorTexts().closeOf(study.day(at)), at),
          priceInput(study, indicatorTexts().closeOf(study.day(at - 1)), at - 1),
          { name: indicatorTexts().priceChange, value: signedPercentText(change), from: null },
        ],
      };
    }),
  ];
}

/** Days of the period without any trade, as a share, and days with a volume far from what was usual before them. */
export function measureOddVolume(study: Study): Measure[] {
  const { volume, periodStart, last } = study;
  if (volume === null) return [];
  const texts = coinTexts();
  const sessions = Array.from({ length: last - periodStart + 1 }, (_, i) => periodStart + i);
  const idle = sessions.filter((i) => volume[i] === 0);
  const share = idle.length / sessions.length;
  return [
    {
      id: 'idle_share',
      label: texts.idleShare,
      value: share,
      text: percentText(share),
      date: study.day(last),
      formula: '\\frac{\\#\\{V_t = 0\\}}{n}',
      inputs: [
        valueInput(texts.idleDays, idle.length),
        sessionsInput(study, texts.volumes, sessions, ['volume']),
      ],
    },
    ...oddDays(study, volume),
  ];
}
