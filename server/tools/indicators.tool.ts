import { z } from 'zod';
import { appError } from '../errors/app-error.ts';
import type { Json } from '../engines/run-context.ts';
import { matchDays, measureBenchmark } from './indicators/measure-benchmark.ts';
import { measureCalendar } from './indicators/measure-calendar.ts';
import { measureCoverage } from './indicators/measure-coverage.ts';
import { measureEpisodes } from './indicators/measure-episodes.ts';
import { measureCrossings, measureGaps } from './indicators/measure-events.ts';
import { measureFalls } from './indicators/measure-falls.ts';
import { measureLevels } from './indicators/measure-levels.ts';
import { measureMomentum } from './indicators/measure-momentum.ts';
import { measureRange } from './indicators/measure-range.ts';
import { measureReturns } from './indicators/measure-returns.ts';
import { measureScenarios } from './indicators/measure-scenarios.ts';
import { measureTrend } from './indicators/measure-trend.ts';
import { measureVolatility } from './indicators/measure-volatility.ts';
import { measureVolume } from './indicators/measure-volume.ts';
import { measureYearRange } from './indicators/measure-year-range.ts';
import { makeStudy, periodNames, type Measure, type Study } from './indicators/study.ts';
import { loadSeries, priceRef } from './market-data/load-series.ts';
import { seriesSources } from './market-data/series-sources.ts';
import { defineTool, type ToolFigure } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

const groups = [
  'trend',
  'momentum',
  'volatility',
  'levels',
  'volume',
  'returns',
  'range',
  'episodes',
  'benchmark',
] as const;

const input = z.object({
  prices: priceRef,
  group: z.enum(groups).describe('which measures'),
  period: z.enum(periodNames).default('1y'),
  horizon: z.number().int().min(5).max(400).default(63).describe('sessions ahead, for range'),
  stop: z.number().positive().optional().describe('a price level to measure against, for range'),
  benchmark: priceRef.optional().describe('for benchmark'),
});

export interface IndicatorsOutput {
  readonly [key: string]: Json;
  readonly measures: readonly Measure[];
  readonly matched: number;
  readonly missing_in_benchmark: readonly string[];
}

/** Place of the whole series among `seriesSources`. */
const wholeSeries = 1;

function figuresOf(measures: readonly Measure[]): ToolFigure[] {
  return measures.map(({ id, label, text, formula, inputs }) => ({
    id,
    label,
    value: text,
    formula,
    inputs: inputs.map((one) => ({ ...one })),
    source: wholeSeries,
  }));
}

type Request = z.output<typeof input>;

const measuresOf: Readonly<
  Record<Exclude<Request['group'], 'benchmark'>, (study: Study, request: Request) => Measure[]>
> = {
  trend: (study) => [
    ...measureCoverage(study),
    ...measureTrend(study),
    ...measureYearRange(study),
    ...measureCrossings(study),
  ],
  momentum: measureMomentum,
  volatility: (study) => [...measureVolatility(study), ...measureFalls(study)],
  levels: (study) => [...measureLevels(study), ...measureGaps(study)],
  volume: measureVolume,
  returns: (study) => [...measureReturns(study), ...measureCalendar(study)],
  episodes: measureEpisodes,
  range: (study, { horizon, stop }) => [
    ...measureRange(study, horizon, stop ?? null),
    ...measureScenarios(study),
  ],
};

export const indicators = defineTool({
  name: 'indicators',
  description:
    'Computes indicators from a price file or sample series, each with formula and inputs: trend (SMA, 52-week range, crossovers), momentum (RSI, MACD), volatility (yearly volatility, Parkinson, ATR, Bollinger, falls and recovery), levels (support, resistance, gaps), volume (OBV, unusual days), returns (returns, weeks and months, Sharpe, Sortino, value at risk), range (usual movement over a horizon, stop level, ATR scenarios, size), episodes (largest falls, calendar years), benchmark (beta, correlation, both in windows, relative return).',
  input,
  price: 4_000,
  title: ({ group }) => toolTexts().groups[group],
  async run(request, context) {
    const loaded = await loadSeries(request.prices, context);
    const study = makeStudy(loaded, request.period);
    const output = { measures: [] as Measure[], matched: 0, missing_in_benchmark: [] as string[] };
    const sources = seriesSources(loaded);
    if (request.group === 'benchmark') {
      if (request.benchmark === undefined)
        throw appError('request.invalid', { sentence: toolTexts.said((t) => t.noBenchmark) });
      const other = await loadSeries(request.benchmark, context);
      const benchmark = makeStudy(other, request.period);
      const matched = matchDays(study, benchmark);
      sources.push(...seriesSources(other).slice(1));
      output.measures = measureBenchmark(study, benchmark, matched);
      output.matched = matched.own.length;
      output.missing_in_benchmark = matched.missing.slice(0, 30);
      const all = matched.own.length + matched.missing.length;
      return {
        output,
        summary: toolTexts().matched(matched.own.length, all),
        details:
          matched.missing.length > 0
            ? [toolTexts().withoutRow(other.file, matched.missing.slice(0, 10), matched.missing.length > 10)]
            : [],
        sources,
        figures: figuresOf(output.measures),
      };
    }
    output.measures = measuresOf[request.group](study, request).filter((one) => Number.isFinite(one.value));
    return {
      output,
      summary: toolTexts().measures(output.measures.length),
      details: output.measures
        .filter(({ id }) => !id.includes('_before'))
        .map((one) => `${one.label}: ${one.text}`),
      sources,
      figures: figuresOf(output.measures),
    };
  },
});
