import type { Analysis, Chart } from '@loupe/shared/contract/analyses';

const DAY_MS = 86_400_000;

/** A chart of `count` days in a row that end with 31 May 2026. */
export function testChart(count = 400): Chart {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const end = Date.UTC(2026, 4, 31);
  const close = indexes.map((index) => 100 + index / 10);
  return {
    days: indexes.map((index) => new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10)),
    open: close.map((value) => value - 0.5),
    high: close.map((value) => value + 1),
    low: close.map((value) => value - 1),
    close,
    volume: indexes.map((index) => 1000 + index),
    lines: [
      { id: 'sma20', label: 'SMA 20', pane: 'price', values: indexes.map((i) => (i < 19 ? null : 99)) },
      { id: 'band_upper', label: 'Bollinger, upper', pane: 'price', values: indexes.map(() => 120) },
      { id: 'band_lower', label: 'Bollinger, lower', pane: 'price', values: indexes.map(() => 80) },
      { id: 'rsi', label: 'RSI (14)', pane: 'rsi', values: indexes.map(() => 55.5) },
    ],
  };
}

/** A finished analysis, or one with the given differences. */
export function testAnalysis(part: Partial<Analysis> = {}): Analysis {
  const chart = part.chart ?? testChart();
  return {
    id: 'run_1',
    chat_id: 'cht_1',
    chat_title: 'Northwind: trend',
    agent: 'stock-market-analysis',
    agent_title: 'Stock Market Analysis',
    engine_label: 'Prepared by the built-in analyst',
    status: 'done',
    created_at: '2026-05-31T12:00:00.000Z',
    series: {
      title: 'Northwind Freight',
      file: 'prices.csv',
      currency: 'USD',
      is_sample: false,
      first: chart.days[0] ?? '',
      last: chart.days.at(-1) ?? '',
      sessions: chart.days.length,
      place: 'line 401, column Close',
      kept_at: '2026-05-31T11:00:00.000Z',
    },
    chart,
    indicators: [
      {
        id: 'rsi',
        label: 'RSI (14)',
        now: '55.5',
        before: '41.7',
        reading: 'Neutral',
        meaning: 'Gains and losses are nearly balanced.',
      },
    ],
    findings: [
      { id: 'risk', title: 'Overall risk', detail: 'Volatility 27 %', status: 'medium risk' },
      { id: 'data', title: 'Data gaps', detail: '8 missing days', status: 'unverified' },
    ],
    report: '# Northwind Freight: rising trend\n\nClose [139.90](#figure:close).[1](#source:1)',
    sources: [
      {
        n: 1,
        kind: 'file',
        title: 'prices.csv',
        locator: 'line 401',
        url: null,
        file_id: 'fil_1',
        excerpt: 'Close 139.9',
        fetched_at: '2026-05-31T11:00:00.000Z',
        is_sample: false,
      },
    ],
    figures: [],
    ...part,
  };
}
