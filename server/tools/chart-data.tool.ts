import { z } from 'zod';
import { chart, indicatorRow, series, type Analysis } from '@loupe/shared/contract/analyses';
import type { Json } from '../engines/run-context.ts';
import { chartOf } from './indicators/chart-lines.ts';
import { chartPoints, type ChartPoints, type Spacing } from './indicators/chart-points.ts';
import { indicatorTable } from './indicators/indicator-table.ts';
import { makeStudy, periodNames } from './indicators/study.ts';
import { loadSeries, priceRef } from './market-data/load-series.ts';
import { isoDay } from './market-data/price-series.ts';
import { placeOf } from './market-data/series-sources.ts';
import { defineTool } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';
import { placeText } from './place-text.ts';

/** Name of the tool, and of the steps that hold an analysis. */
export const chartDataTool = 'chart_data';

/** What a step of this tool keeps for the analysis page (R16). */
export const keptChart = z.object({ series, chart, indicators: z.array(indicatorRow) });
export type KeptChart = Pick<Analysis, 'series' | 'chart' | 'indicators'>;

export interface ChartDataOutput {
  readonly [key: string]: Json;
  readonly sessions: number;
  readonly lines: readonly string[];
  readonly spacing: Spacing;
  readonly points: ChartPoints['points'];
}

export const chartData = defineTool({
  name: chartDataTool,
  description:
    'Keeps prices, indicator lines and the indicator table of a price file or sample series for the analysis page, where the reader sees them as a chart, and gives the points of charts in the report. Call it once, for the series the report is about.',
  input: z.object({ prices: priceRef, period: z.enum(periodNames).default('1y') }),
  price: 1_000,
  title: () => toolTexts().chartTitle,
  async run({ prices, period }, context) {
    const loaded = await loadSeries(prices, context);
    const study = makeStudy(loaded, '1y');
    const days = loaded.series.days;
    const kept: KeptChart = {
      series: {
        title: loaded.title,
        file: loaded.file,
        currency: loaded.series.currency,
        is_sample: loaded.isSample,
        first: isoDay(days[0] ?? 0),
        last: isoDay(days[study.last] ?? 0),
        sessions: days.length,
        place: placeText(placeOf(loaded, study.last)),
        kept_at: loaded.keptAt.toISOString(),
      },
      chart: chartOf(study),
      indicators: indicatorTable(study),
    };
    const lines = kept.chart.lines.map((line) => line.label);
    return {
      output: { sessions: days.length, lines, ...chartPoints(makeStudy(loaded, period)) },
      summary: toolTexts().chartSummary(days.length, lines.length),
      details: [lines.join(', ')],
      sources: [],
      kept,
    };
  },
});
