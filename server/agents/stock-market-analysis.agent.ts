import { AppError, appError } from '../errors/app-error.ts';
import { sampleSeriesChoices } from '../library/library.ts';
import { loadSeries, type PriceRef } from '../tools/market-data/load-series.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field } from './depth-field.ts';
import { analyseStock } from './stock-market-analysis/analyse.ts';
import { readStockRequest } from './stock-market-analysis/request.ts';

const leastSessions = 30;

async function checkSeries(ref: PriceRef, fieldName: string, tools: ToolContext): Promise<void> {
  const { series, file } = await loadSeries(ref, tools).catch((error: unknown) => {
    // The reader does not know which field of the form the file came from.
    if (!(error instanceof AppError)) throw error;
    throw appError(error.code, {
      sentence: error.message,
      field: fieldName,
      details: error.details,
      cause: error,
    });
  });
  if (series.close.length >= leastSessions) return;
  throw appError('prices.invalid', {
    field: fieldName,
    sentence: `“${file}” holds ${series.close.length} sessions; at least ${leastSessions} are needed.`,
    details: { line: series.lines.at(-1) ?? null, column: series.columns.date },
  });
}

const tables = ['.csv', '.tsv', '.xlsx'];

export const stockMarketAnalysis: AgentDefinition = {
  slug: 'stock-market-analysis',
  title: 'Stock Market Analysis',
  icon: 'chart-candlestick',
  category: 'Markets',
  outcome: 'Trend, momentum, risk and levels of a price file, every number with its formula and line',
  isFeatured: true,
  isListed: true,
  delivers: [
    'A headline that says the finding',
    'What moved: now against three months ago, in plain words',
    'Trend, momentum, volatility, largest falls, support and resistance',
    'Returns, and beta and correlation against a benchmark',
    'How far a stop level is, and how often the price fell that far',
    'Data quality: missing days and odd rows listed, nothing filled in',
  ],
  limits: [
    'Daily prices only; at most the last 2,800 sessions are used',
    'Price returns: dividends are not in a price file',
    'Describes past movement; predicts nothing and advises nothing',
  ],
  sourcesUsed: ['Your price file (CSV, TSV or XLSX)', 'Sample series, marked as sample data'],
  inputs: [
    field({
      name: 'prices',
      label: 'Price file',
      kind: 'file',
      accept: tables,
      hint: 'Daily prices with a date and a close column; open, high, low and volume when you have them.',
      example: 'prices.csv',
    }),
    field({
      name: 'sample_series',
      label: 'Sample series',
      kind: 'choice',
      options: [{ value: '', label: 'None' }, ...sampleSeriesChoices],
      default: '',
      hint: 'Synthetic prices of fictional companies. Your own file wins when both are given.',
    }),
    field({
      name: 'period',
      label: 'Period',
      kind: 'choice',
      options: [
        { value: '6m', label: '6 months' },
        { value: '1y', label: '1 year' },
        { value: '3y', label: '3 years' },
        { value: 'all', label: 'Everything in the file' },
      ],
      default: '1y',
    }),
    field({
      name: 'horizon',
      label: 'Horizon',
      kind: 'choice',
      options: [
        { value: '1m', label: '1 month' },
        { value: '3m', label: '3 months' },
        { value: '6m', label: '6 months' },
      ],
      default: '3m',
      hint: 'How far ahead usual movement is measured.',
    }),
    field({
      name: 'benchmark',
      label: 'Benchmark',
      kind: 'choice',
      options: [
        { value: 'none', label: 'None' },
        { value: 'sample-index', label: 'Sample index' },
        { value: 'file', label: 'My own file' },
      ],
      default: 'none',
    }),
    field({
      name: 'benchmark_file',
      label: 'Benchmark file',
      kind: 'file',
      accept: tables,
      hint: 'Only for “My own file”.',
    }),
    field({
      name: 'stop',
      label: 'Stop level',
      kind: 'number',
      hint: 'A price you would sell at.',
      example: '88',
    }),
    field({
      name: 'question',
      label: 'Question',
      kind: 'long_text',
      example: 'Is the trend still intact, and how much could it fall before the stop at 88?',
    }),
    depthField(
      'Quick: trend, momentum, volatility. Standard adds returns, levels and volume. Deep adds falls and years.',
    ),
  ],
  stages: [
    { id: 'read', title: 'Read the file' },
    { id: 'compute', title: 'Compute indicators' },
    { id: 'compare', title: 'Compare with the benchmark' },
    { id: 'report', title: 'Write the report' },
  ],
  tools: ['market_data', 'indicators', 'chart_data', 'calculate'],
  estimates: {
    quick: { credits_min: 20, credits_max: 40, minutes_min: 1, minutes_max: 1 },
    standard: { credits_min: 30, credits_max: 60, minutes_min: 1, minutes_max: 2 },
    deep: { credits_min: 40, credits_max: 80, minutes_min: 1, minutes_max: 3 },
  },
  sample: {
    inputs: {
      sample_series: 'northwind-freight',
      period: '1y',
      horizon: '3m',
      benchmark: 'sample-index',
      stop: '88',
      question: 'Is the trend still intact, and how much could it fall before the stop at 88?',
      depth: 'standard',
    },
  },
  outline: [
    'What moved',
    'Trend',
    'Momentum',
    'Volatility and falls',
    'Support and resistance',
    'Returns',
    'Against the benchmark',
    'Signals',
    'Data quality',
    'How it was computed',
    'What could not be supported',
  ],
  instructions: `You analyse daily prices. First call market_data for the file or sample series given in the inputs, then indicators for each group you need (trend, momentum, volatility, levels, volume, returns, range, and benchmark when one is given), and chart_data once, for the same series.
Write the report in the order of the outline, beginning with a title that says the finding. Use only numbers the tools returned; link each as a figure and end sentences that rest on a file with its source mark. List missing days and odd rows as reported; never fill them in. Say what could not be supported. Never predict, never advise to buy or sell. Mark sample data as sample data.`,
  async check(inputs, tools, asked) {
    const request = readStockRequest(inputs, asked?.prompt, asked?.fileIds);
    await checkSeries(request.prices, 'prices', tools);
    if (request.benchmark !== null) await checkSeries(request.benchmark, 'benchmark_file', tools);
  },
  analyse: analyseStock,
};
