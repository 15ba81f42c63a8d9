import { z } from 'zod';
import { id, instant } from './common.ts';
import { languages } from '../lib/language.ts';
import { endpoint } from './endpoint.ts';
import { figure, finding, source } from './run-events.ts';
import { runStatuses } from './runs.ts';

/** A value for each session of the series, oldest first; null where there is none. */
const perSession = z.array(z.number().nullable());

/** What is drawn over the prices (`price`), or in a pane of its own below them. */
const chartLine = z.object({
  id: z.enum([
    'sma20',
    'sma50',
    'sma200',
    'band_upper',
    'band_lower',
    'rsi',
    'macd',
    'macd_signal',
    'macd_gap',
  ]),
  label: z.string(),
  pane: z.enum(['price', 'rsi', 'macd']),
  values: perSession,
});
export type ChartLine = z.output<typeof chartLine>;

/** Prices as the run read them and the lines as it computed them. Every list has one entry for each day. */
export const chart = z.object({
  days: z.array(z.string()).describe('YYYY-MM-DD, oldest first'),
  open: perSession.nullable(),
  high: perSession.nullable(),
  low: perSession.nullable(),
  close: perSession,
  volume: perSession.nullable(),
  lines: z.array(chartLine),
});
export type Chart = z.output<typeof chart>;

/** A row of the indicator table, values as printed in the report. */
export const indicatorRow = z.object({
  id: z.string(),
  label: z.string(),
  now: z.string(),
  before: z.string().nullable().describe('three months ago'),
  reading: z.string().describe('one or two words, e.g. "Rising"'),
  meaning: z.string().describe('the same as a plain sentence'),
});
export type IndicatorRow = z.output<typeof indicatorRow>;

export const series = z.object({
  title: z.string().describe('name for a headline'),
  file: z.string(),
  currency: z.string().nullable(),
  is_sample: z.boolean(),
  first: z.string().describe('YYYY-MM-DD'),
  last: z.string().describe('YYYY-MM-DD'),
  sessions: z.number().int(),
  place: z.string().describe('of the last close, e.g. "line 757, column Close"'),
  kept_at: instant.describe('when the copy that was read was taken'),
});

/** A technical analysis (R16): what one run read, computed, found and wrote. It has the id of its run. */
const analysis = z.object({
  id: id('run'),
  chat_id: id('cht'),
  chat_title: z.string(),
  agent: z.string(),
  agent_title: z.string(),
  engine_label: z.string(),
  language: z.enum(languages).optional().describe('of the report; of older runs it is not known'),
  status: z.enum(runStatuses).describe('of the run: the report grows until it is final'),
  created_at: instant,
  series,
  chart,
  indicators: z.array(indicatorRow),
  findings: z.array(finding),
  report: z.string().describe('markdown'),
  sources: z.array(source),
  figures: z.array(figure),
});
export type Analysis = z.output<typeof analysis>;

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/analyses/:analysis_id',
  access: 'user',
  status: 200,
  summary: 'A technical analysis as its run computed it; nothing is computed again (R16)',
  params: z.object({ analysis_id: z.string().max(80) }),
  data: z.object({ analysis }),
  errors: ['analysis.not_found'],
});
