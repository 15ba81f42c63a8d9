import type { Depth } from '@loupe/shared/contract/agents';
import { appError } from '../../errors/app-error.ts';
import { periods, type Period } from '../../tools/indicators/study.ts';
import type { PriceRef } from '../../tools/market-data/load-series.ts';
import { depthOf } from '../depth-field.ts';

const horizons = {
  '1m': { sessions: 21, words: 'month' },
  '3m': { sessions: 63, words: '3 months' },
  '6m': { sessions: 126, words: '6 months' },
} as const;

/** What was asked for, with every default settled. */
export interface StockRequest {
  readonly prices: PriceRef;
  readonly benchmark: PriceRef | null;
  readonly period: Period;
  readonly horizon: (typeof horizons)[keyof typeof horizons];
  readonly stop: number | null;
  readonly question: string;
  readonly depth: Depth;
}

function invalid(field: string, sentence: string) {
  return appError('agent.inputs_invalid', { field, sentence });
}

function stopIn(text: string): number | null {
  const match = /\bstop(?:[- ]loss)?\b[^\d\n]{0,24}?(\d+(?:[.,]\d+)?)/i.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}

function pricesOf(inputs: Readonly<Record<string, string>>, fileIds: readonly string[]): PriceRef {
  // The person's own file always wins over the sample.
  if (inputs.prices) return { file_id: inputs.prices };
  if (inputs.sample_series) return { sample: inputs.sample_series };
  const attached = fileIds.findLast((id) => id !== inputs.benchmark_file);
  if (attached !== undefined) return { file_id: attached };
  throw invalid('prices', 'Add a price file (CSV, TSV or XLSX), or choose a sample series.');
}

function benchmarkOf(inputs: Readonly<Record<string, string>>): PriceRef | null {
  if (inputs.benchmark_file) return { file_id: inputs.benchmark_file };
  if (inputs.benchmark === 'file')
    throw invalid('benchmark_file', 'Add the file of the benchmark, or choose another benchmark.');
  return inputs.benchmark === 'sample-index' ? { sample: 'sample-index' } : null;
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readStockRequest(
  inputs: Readonly<Record<string, string>>,
  prompt = '',
  fileIds: readonly string[] = [],
): StockRequest {
  const question = (inputs.question || prompt).trim();
  const period = inputs.period || '1y';
  if (!Object.hasOwn(periods, period)) throw invalid('period', 'Choose one of the periods offered.');
  const horizon = inputs.horizon || '3m';
  if (!Object.hasOwn(horizons, horizon)) throw invalid('horizon', 'Choose one of the horizons offered.');
  const stop = inputs.stop ? Number(inputs.stop.replace(',', '.')) : stopIn(question);
  if (stop !== null && !(stop > 0 && Number.isFinite(stop)))
    throw invalid('stop', 'The stop level is a price above zero.');
  return {
    prices: pricesOf(inputs, fileIds),
    benchmark: benchmarkOf(inputs),
    period: period as Period,
    horizon: horizons[horizon as keyof typeof horizons],
    stop,
    question,
    depth: depthOf(inputs),
  };
}
