import { percentText, signedPercentText } from '../number-text.ts';
import { weekday } from '../market-data/price-series.ts';
import { priceInput, sessionsInput, valueInput } from './inputs.ts';
import { coinTexts } from './messages/coin-measures-texts.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import { deviation } from './risk.ts';
import type { Measure, Study } from './study.ts';

const daysOfWeek = 7;
/** Fewer days on a side say little about how much it usually moves. */
const fewestDays = 20;

/** Changes over seven days whose both ends are in the file. */
function weeksOf({ total, loaded, periodStart, last }: Study): { end: number; change: number }[] {
  const { days } = loaded.series;
  const found: { end: number; change: number }[] = [];
  for (let end = periodStart + daysOfWeek; end <= last; end += 1) {
    const start = end - daysOfWeek;
    if ((days[end] ?? 0) - (days[start] ?? 0) !== daysOfWeek) continue;
    found.push({ end, change: (total[end] ?? 0) / (total[start] ?? 1) - 1 });
  }
  return found;
}

function worstWeek(study: Study): Measure[] {
  const weeks = weeksOf(study);
  const [first] = weeks;
  if (first === undefined) return [];
  const worst = weeks.reduce((a, b) => (b.change < a.change ? b : a), first);
  const [end, start] = [worst.end, worst.end - daysOfWeek];
  const { closeOf } = indicatorTexts();
  return [
    {
      id: 'worst_week',
      label: coinTexts().worstWeek,
      value: worst.change,
      text: signedPercentText(worst.change),
      date: study.day(end),
      since: study.day(start),
      formula: '\\min_t \\left( \\frac{C_t}{C_{t-7}} - 1 \\right)',
      inputs: [
        priceInput(study, closeOf(study.day(end)), end, 'total'),
        priceInput(study, closeOf(study.day(start)), start, 'total'),
      ],
    },
  ];
}

/** Sessions of the period whose day before is in the file as well, by whether they are a Saturday or Sunday. */
function sides({ loaded, periodStart, last }: Study): { weekend: number[]; week: number[] } {
  const { days } = loaded.series;
  const found = { weekend: [] as number[], week: [] as number[] };
  for (let i = periodStart + 1; i <= last; i += 1) {
    if ((days[i] ?? 0) - (days[i - 1] ?? 0) !== 1) continue;
    found[weekday(days[i] ?? 0) % 6 === 0 ? 'weekend' : 'week'].push(i);
  }
  return found;
}

/** Sample deviation of the daily log returns of some sessions, not scaled to a year. */
function daily(study: Study, id: 'weekend' | 'week', sessions: readonly number[]): Measure[] {
  const returns = Float64Array.from(sessions, (i) =>
    Math.log((study.total[i] ?? 1) / (study.total[i - 1] ?? 1)),
  );
  const value = deviation(returns);
  const texts = coinTexts();
  return [
    {
      id: `moves_${id}`,
      label: texts.moves[id],
      value,
      text: percentText(value, 2),
      date: study.day(study.last),
      formula:
        '\\sqrt{\\frac{1}{n-1}\\sum\\left(r_t-\\bar r\\right)^2},\\quad r_t = \\ln\\frac{C_t}{C_{t-1}}',
      inputs: [
        sessionsInput(study, texts.closesOn[id], sessions, ['total']),
        valueInput(indicatorTexts().logReturnsN, sessions.length),
      ],
    },
  ];
}

/**
 * The worst seven days in a row, and how much a day of the weekend moves against one of Monday to Friday. Weeks over a
 * missing day are left out; a series without weekends has neither.
 */
export function measureWeek(study: Study): Measure[] {
  if (study.loaded.series.quality.week !== 'seven') return [];
  const { weekend, week } = sides(study);
  if (weekend.length < fewestDays || week.length < fewestDays) return worstWeek(study);
  const both = [...daily(study, 'weekend', weekend), ...daily(study, 'week', week)];
  const [rest, work] = both;
  if (rest === undefined || work === undefined || work.value === 0) return worstWeek(study);
  const ratio = rest.value / work.value;
  return [
    ...worstWeek(study),
    ...both,
    {
      id: 'weekend_share',
      label: coinTexts().weekendShare,
      value: ratio,
      text: percentText(ratio, 0),
      date: study.day(study.last),
      formula: '\\frac{s_{\\text{Sa, Su}}}{s_{\\text{Mo–Fr}}}',
      inputs: [valueInput(rest.label, rest.value), valueInput(work.label, work.value)],
    },
  ];
}
