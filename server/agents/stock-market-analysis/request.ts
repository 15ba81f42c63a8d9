import type { Depth } from '@loupe/shared/contract/agents';
import { appError } from '../../errors/app-error.ts';
import { periods, type Period } from '../../tools/indicators/study.ts';
import type { PriceRef } from '../../tools/market-data/load-series.ts';
import { depthOf } from '../depth-field.ts';
import { agentTexts, type AgentTexts } from '../messages/agents-texts.ts';

const horizons = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
} as const;

/** What was asked for, with every default settled. */
export interface StockRequest {
  readonly prices: PriceRef;
  readonly benchmark: PriceRef | null;
  readonly period: Period;
  /** Months; how many sessions that is depends on the market. */
  readonly horizon: 1 | 3 | 6;
  readonly stop: number | null;
  readonly question: string;
  readonly depth: Depth;
}

function invalid(field: string, refusal: (texts: AgentTexts['refusals']) => string) {
  return appError('agent.inputs_invalid', {
    field,
    sentence: agentTexts.said(({ refusals }) => refusal(refusals)),
  });
}

function stopIn(text: string): number | null {
  const match = /\bstopp?(?:[- ]?(?:loss|marke|kurs))?\b[^\d\n]{0,24}?(\d+(?:[.,]\d+)?)/i.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}

function pricesOf(
  inputs: Readonly<Record<string, string>>,
  fileIds: readonly string[],
  question: string,
): PriceRef {
  // The person's own file always wins over the sample.
  const named = {
    ...(inputs.ticker && { symbol: inputs.ticker.trim() }),
    ...(question && { question }),
    ...(inputs.jumps === 'moved' && { moved: true }),
  };
  if (inputs.prices) return { file_id: inputs.prices, ...named };
  if (inputs.sample_series) return { sample: inputs.sample_series };
  const attached = fileIds.findLast((id) => id !== inputs.benchmark_file);
  if (attached !== undefined) return { file_id: attached, ...named };
  throw invalid('prices', (t) => t.noPrices);
}

function benchmarkOf(inputs: Readonly<Record<string, string>>): PriceRef | null {
  if (inputs.benchmark_file)
    return { file_id: inputs.benchmark_file, ...(inputs.jumps === 'moved' && { moved: true }) };
  if (inputs.benchmark === 'file') throw invalid('benchmark_file', (t) => t.noBenchmarkFile);
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
  if (!Object.hasOwn(periods, period)) throw invalid('period', (t) => t.period);
  const horizon = inputs.horizon || '3m';
  if (!Object.hasOwn(horizons, horizon)) throw invalid('horizon', (t) => t.horizon);
  const stop = inputs.stop ? Number(inputs.stop.replace(',', '.')) : stopIn(question);
  if (stop !== null && !(stop > 0 && Number.isFinite(stop))) throw invalid('stop', (t) => t.stop);
  return {
    prices: pricesOf(inputs, fileIds, question.slice(0, 4_000)),
    benchmark: benchmarkOf(inputs),
    period: period as Period,
    horizon: horizons[horizon as keyof typeof horizons],
    stop,
    question,
    depth: depthOf(inputs),
  };
}
