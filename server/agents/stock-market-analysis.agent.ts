import type { InputField } from '@loupe/shared/contract/agents';
import { AppError, appError } from '../errors/app-error.ts';
import { sampleSeriesChoices } from '../library/library.ts';
import { loadSeries, type PriceRef } from '../tools/market-data/load-series.ts';
import { priceTexts } from '../tools/messages/prices-texts.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { notesIn, depthField, field, optionsIn, stagesIn } from './depth-field.ts';
import type { AgentTexts } from './messages/agents-texts.ts';
import { analyseStock } from './stock-market-analysis/analyse.ts';
import { stockOutlineNotes } from './stock-market-analysis/outline-notes.ts';
import { readStockRequest } from './stock-market-analysis/request.ts';

const leastSessions = 30;

async function checkSeries(ref: PriceRef, fieldName: string, tools: ToolContext): Promise<void> {
  const { series, file } = await loadSeries(ref, tools).catch((error: unknown) => {
    // The reader does not know which field of the form the file came from; a full line is no fault of it.
    if (!(error instanceof AppError) || error.code === 'file.queue_full') throw error;
    throw appError(error.code, {
      sentence: error.sentence,
      // A jump is settled in a field of its own.
      field: error.field === 'jumps' ? error.field : fieldName,
      details: error.details,
      cause: error,
    });
  });
  if (series.close.length >= leastSessions) return;
  throw appError('prices.invalid', {
    field: fieldName,
    sentence: priceTexts.said((t) => t.tooShort(file, series.close.length, leastSessions)),
    details: { line: series.lines.at(-1) ?? null, column: series.columns.date },
  });
}

const tables = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

/** The stock agent, in the words of a language. */
export function stockMarketAnalysisIn(all: AgentTexts): AgentDefinition {
  const texts = all.stock;
  return {
    slug: 'stock-market-analysis',
    title: texts.title,
    icon: 'chart-candlestick',
    category: all.categories.markets,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: true,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: inputsIn(all),
    stages: stagesIn(texts.stages),
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
        question: texts.questionExample,
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, stockOutlineNotes),
    instructions: `You analyse daily prices. First call market_data for the file or sample series given in the inputs, then indicators for each group you need (trend, momentum, volatility, levels, volume, returns, range, and benchmark when one is given), and chart_data once, for the same series.
Write the report in the order of the outline, beginning with a title that says the finding. Use only numbers the tools returned; link each as a figure and end sentences that rest on a file with its source mark. List missing days and odd rows as reported; never fill them in. Say what could not be supported. Never predict, never advise to buy or sell. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      const request = readStockRequest(inputs, asked?.prompt, asked?.fileIds);
      await checkSeries(request.prices, 'prices', tools);
      if (request.benchmark !== null) await checkSeries(request.benchmark, 'benchmark_file', tools);
    },
    analyse: analyseStock,
  };
}

function inputsIn(all: AgentTexts): InputField[] {
  const { stock: texts, none } = all;
  return [
    field({
      name: 'prices',
      label: texts.prices,
      kind: 'file',
      accept: tables,
      hint: texts.pricesHint,
      example: texts.pricesExample,
    }),
    field({
      name: 'ticker',
      label: texts.ticker,
      kind: 'text',
      hint: texts.tickerHint,
      is_secondary: true,
      example: texts.tickerExample,
    }),
    field({
      name: 'sample_series',
      label: texts.sampleSeries,
      kind: 'choice',
      options: [{ value: '', label: none }, ...sampleSeriesChoices(texts.sampleIndex)],
      default: '',
      hint: texts.sampleSeriesHint,
    }),
    field({
      name: 'period',
      label: texts.period,
      kind: 'choice',
      options: optionsIn(texts.periods),
      default: '1y',
    }),
    field({
      name: 'horizon',
      label: texts.horizon,
      kind: 'choice',
      options: optionsIn(texts.horizons),
      default: '3m',
      hint: texts.horizonHint,
      is_secondary: true,
    }),
    field({
      name: 'benchmark',
      label: texts.benchmark,
      kind: 'choice',
      options: [
        { value: 'none', label: none },
        { value: 'sample-index', label: texts.sampleIndex },
        { value: 'file', label: texts.ownFile },
      ],
      default: 'none',
      is_secondary: true,
    }),
    field({
      name: 'benchmark_file',
      label: texts.benchmarkFile,
      kind: 'file',
      accept: tables,
      hint: texts.benchmarkFileHint,
      is_secondary: true,
    }),
    field({
      name: 'jumps',
      label: texts.jumps,
      kind: 'choice',
      options: optionsIn(texts.jumpKinds),
      default: 'ask',
      hint: texts.jumpsHint,
      is_secondary: true,
    }),
    field({
      name: 'stop',
      label: texts.stop,
      kind: 'number',
      hint: texts.stopHint,
      example: '88',
      is_secondary: true,
    }),
    field({ name: 'question', label: texts.question, kind: 'long_text', example: texts.questionExample }),
    depthField(all, texts.depthHint),
  ];
}
