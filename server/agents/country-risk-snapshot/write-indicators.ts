import { leastPeers, trendChance } from '../../packs/country/bands.ts';
import { exchangeRate } from '../../packs/country/indicators.ts';
import type { Block } from '../../report/blocks.ts';
import { chart, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { medianOf } from '../../statistics/describe.ts';
import { mannKendall, theilSen } from '../../statistics/trend.ts';
import { percentText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure, type FigureInput } from '../ground/table-figures.ts';
import { countryTexts, section } from './messages/country-texts.ts';
import { plainKey, type IndicatorValue } from './read-indicators.ts';
import type { Indicator, Scored } from './weigh.ts';
import {
  nameMark,
  peerInputs,
  percentileFigure,
  printed,
  ruleFigure,
  valueFigure,
  type CountryWriting,
  type Row,
} from './writing.ts';

const isScored = (one: Indicator): one is Scored =>
  one.points !== null && one.own !== null && one.rule !== null;

/** Each indicator with its figure, its year and its percentile, or why it has none. */
export function indicatorSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const rows = w.weighed.indicators.map((one): Row => {
    const { own, why, rule } = one;
    const better = texts.better[rule?.better ?? 'open'];
    const share = isScored(one) ? percentileFigure(w, one) : texts.notScored[why ?? 'value'];
    if (own === null) return [nameMark(w, one), texts.noValue, texts.noValue, better, share];
    return [nameMark(w, one), valueFigure(w, one, own), String(own.year), better, share];
  });
  return section('indicators', table(texts.indicatorHead, rows, { right: [1, 2, 4] }));
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${plainNumberText(value, 3)}`;
const cells = (series: readonly IndicatorValue[], one: Indicator): FigureInput[] =>
  series.map(({ year, value, cell }) => ({ name: String(year), value: printed(value, one), cell }));

function reads(one: Indicator, slope: number, chance: number | null): string {
  const { trends } = countryTexts().report;
  if (chance === null) return trends.untested;
  if (chance > trendChance || slope === 0) return trends.none;
  if (one.rule === null) return slope > 0 ? trends.rises : trends.falls;
  return slope > 0 === (one.rule.better === 'higher') ? trends.better : trends.worse;
}

function trendRow(w: CountryWriting, one: Indicator): Row[] {
  const texts = countryTexts().report;
  const { series, n, name } = one;
  const values = series.map(({ value }) => value);
  const line = theilSen(
    series.map(({ year }) => year),
    values,
  );
  const [first, last] = [series[0], series.at(-1)];
  if (line === null || first === undefined || last === undefined) return [];
  const chance = mannKendall(values)?.p ?? null;
  const slope = computedFigure(
    w,
    {
      id: `slope-${n}`,
      label: texts.slope(name),
      value: signed(line.slope),
      formula: String.raw`\operatorname{median}\frac{x_j - x_i}{t_j - t_i}`,
    },
    cells(series, one),
  );
  const said: Said =
    chance === null
      ? texts.noValue
      : computedFigure(
          w,
          {
            id: `chance-${n}`,
            label: texts.chance(name),
            value: percentText(chance, 0),
            formula: String.raw`P(|S| \ge |s|)`,
          },
          cells(series, one),
        );
  const at = (value: IndicatorValue) => words`${valueFigure(w, one, value)} (${String(value.year)})`;
  return [[nameMark(w, one), at(first), at(last), slope, said, reads(one, line.slope, chance)]];
}

const leastPoints = 3;

/** The country beside the middle of the others over the years, for the indicator that weighs most on the score. */
function trendChart(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const [most] = w.weighed.scored.toSorted(
    (a, b) => Math.abs(b.weight * (b.points - 0.5)) - Math.abs(a.weight * (a.points - 0.5)) || a.n - b.n,
  );
  if (most === undefined) return [];
  const rows = most.series.flatMap((value): Row[] => {
    const others = most.others.filter(({ year }) => year === value.year);
    const middle = medianOf(others.map((one) => one.value));
    if (middle === null || others.length < leastPeers) return [];
    const label = texts.middle(most.name, String(value.year));
    const shown = { id: `middle-${most.n}-${value.year}`, label, value: printed(middle, most) };
    const median = computedFigure(
      w,
      { ...shown, formula: String.raw`\operatorname{median}(x)` },
      peerInputs(others),
    );
    return [[String(value.year), valueFigure(w, most, value), median]];
  });
  if (rows.length < leastPoints) return [];
  return [chart('line', words`${most.name}`, [texts.year, w.weighed.country, texts.peersMiddle], rows)];
}

/** How each indicator moved over the years of the file. */
export function trendSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const rows = w.weighed.indicators.flatMap((one) => trendRow(w, one));
  if (rows.length === 0) return section('trends', paragraph(texts.noTrends));
  const limit = ruleFigure(w, 'trend-chance', texts.trendChance, percentText(trendChance, 0));
  return section(
    'trends',
    table(texts.trendHead, rows, { right: [1, 2, 3, 4] }),
    paragraph(words`${texts.trendLimit} ${limit}.`),
    ...trendChart(w),
  );
}

const isRate = ({ name, code }: Indicator) =>
  exchangeRate.codes.includes(code) ||
  exchangeRate.names.some((known) => plainKey(name.replace(/\([^()]*\)/gu, '')) === plainKey(known));

/** What bears on the currency and on being paid, with the change from the year before. */
export function paymentSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const some = w.weighed.indicators.filter((one) => one.rule?.isPayment === true || isRate(one));
  if (some.length === 0) return section('payment', paragraph(texts.noPayment));
  const rows = some.map((one): Row => {
    const last = one.series.at(-1);
    if (last === undefined) return [nameMark(w, one), texts.notScored.value, texts.noValue, texts.noValue];
    const before = one.series.find(({ year }) => year === last.year - 1);
    return [
      nameMark(w, one),
      valueFigure(w, one, last),
      String(last.year),
      before === undefined ? texts.noChange : changeFigure(w, one, before, last),
    ];
  });
  return section(
    'payment',
    table(texts.paymentHead, rows, { right: [1, 2, 3] }),
    ...(some.some(isRate) ? [paragraph(texts.paymentNote)] : []),
  );
}

/** Of an exchange rate in percent, of others in their own unit. */
function changeFigure(w: CountryWriting, one: Indicator, before: IndicatorValue, last: IndicatorValue): Said {
  const isShare = isRate(one) && before.value > 0;
  const by = last.value - before.value;
  const share = by / before.value;
  const value = isShare ? `${share > 0 ? '+' : ''}${percentText(share, 1)}` : signed(by);
  const formula = isShare ? String.raw`\frac{b - a}{a}` : 'b - a';
  const label = countryTexts().report.change(one.name);
  return computedFigure(w, { id: `change-${one.n}`, label, value, formula }, cells([before, last], one));
}
