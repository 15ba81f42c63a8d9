import { describe, expect, it } from 'vitest';
import { sampleSeries } from '../../library/library.ts';
import { chartData } from '../../report/chart-data.ts';
import { readReport } from '../../report/markdown/read-report.ts';
import { dayText } from '../../tools/number-text.ts';
import { stockMarketAnalysis as agent } from '../testing/english-agents.ts';
import { runAgent } from '../testing/run-agent.ts';

const rows = new TextDecoder()
  .decode(sampleSeries('northwind-freight').bytes)
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(','));
const days = rows.map(([day = '']) => dayText(day));
const closes = rows.map((row) => Number(row[4]));
const volumes = rows.map((row) => Number(row[5]));
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

async function charts() {
  const { report } = await runAgent(agent, agent.sample?.inputs ?? {});
  return readReport(report, '.').flatMap((block) => {
    const data = block.kind === 'chart' ? chartData(block) : null;
    return data === null ? [] : [data];
  });
}

describe('each point of a chart in the report', () => {
  it('is recomputed from the file: closes, averages, volumes and distances from the high', async () => {
    const [price, volume, fall] = await charts();
    expect(price?.series.map(({ name }) => name)).toEqual(['Close', 'SMA 50', 'SMA 200']);
    expect(price?.points.length).toBeGreaterThan(50);
    const start = closes.length - 253;
    let before = start;
    price?.points.forEach((point, i) => {
      const at = days.indexOf(point);
      const [close, sma50, sma200] = price.series.map(({ values }) => values[i]);
      expect(close).toBe(closes[at]);
      expect(sma50).toBeCloseTo(mean(closes.slice(at - 49, at + 1)), 1);
      expect(sma200).toBeCloseTo(mean(closes.slice(at - 199, at + 1)), 1);
      const high = Math.max(...closes.slice(start, at + 1));
      expect(fall?.series[0]?.values[i]).toBeCloseTo(((closes[at] ?? 0) / high - 1) * 100, 0);
      expect(volume?.series[0]?.values[i]).toBe(Math.round(mean(volumes.slice(before, at + 1))));
      before = at + 1;
    });
    expect(price?.points.at(-1)).toBe(days.at(-1));
    expect(fall?.unit).toBe('%');
  });
});
