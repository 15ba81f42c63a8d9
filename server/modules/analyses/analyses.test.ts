import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '@loupe/shared/contract/analyses';
import { eq } from 'drizzle-orm';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { runSteps } from '../runs/runs.tables.ts';
import { endOfRun, startRun } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
let token: string;
let chatId: string;
let runId: string;
let analysis: Analysis;

const sample = { sample_series: 'northwind-freight', period: '1y', stop: '88', depth: 'quick' };

beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
  token = (await server.signUp()).token;
  ({ chatId, runId } = await startRun(server, token, {
    text: '',
    agent: 'stock-market-analysis',
    inputs: sample,
  }));
  await endOfRun(server, token, runId);
  analysis = (await analysisOf(runId)).data.analysis;
});
afterAll(() => server.close());

const analysisOf = (id: string, by = token) =>
  server.api('GET /analyses/:analysis_id', { token: by, params: { analysis_id: id } });

describe('R16 an analysis', () => {
  it('R16 holds every session with prices, volume and lines of the same length', () => {
    const { chart, series } = analysis;
    expect(series).toMatchObject({ is_sample: true, last: chart.days.at(-1), first: chart.days[0] });
    expect(chart.days).toHaveLength(series.sessions);
    expect(chart.days).toEqual([...chart.days].sort());
    for (const values of [chart.open, chart.high, chart.low, chart.close, chart.volume])
      expect(values).toHaveLength(series.sessions);
    expect(chart.lines.map((line) => line.id)).toEqual([
      'sma20',
      'sma50',
      'sma200',
      'band_upper',
      'band_lower',
      'rsi',
      'macd',
      'macd_signal',
      'macd_gap',
    ]);
    for (const line of chart.lines) expect(line.values, line.id).toHaveLength(series.sessions);
    expect(series.place).toMatch(/^line \d+, column Close$/);
  });

  it('R16 prints in its table the very numbers of the report', () => {
    const figures = new Map(analysis.figures.map((figure) => [figure.id, figure.value]));
    const shared = analysis.indicators.filter((row) => figures.has(row.id));
    expect(shared.map((row) => row.id)).toEqual(
      expect.arrayContaining(['close', 'sma20', 'sma50', 'rsi', 'vol30', 'fall_year']),
    );
    for (const row of shared) {
      expect(row.now, row.id).toBe(figures.get(row.id));
      expect(row.reading, row.id).not.toBe('');
      expect(row.meaning, row.id).toMatch(/\.$/);
    }
    const last = (id: string) => analysis.chart.lines.find((line) => line.id === id)?.values.at(-1) ?? 0;
    expect(last('sma50').toFixed(2)).toBe(figures.get('sma50'));
    expect(last('rsi').toFixed(1)).toBe(figures.get('rsi'));
    expect(analysis.chart.close.at(-1)?.toFixed(2)).toBe(figures.get('close'));
  });

  it('R16 F9 comes with the report, its findings and its sources', () => {
    expect(analysis).toMatchObject({
      id: runId,
      chat_id: chatId,
      agent_title: 'Stock Market Analysis',
      status: 'done',
    });
    expect(analysis.report).toMatch(/^# Northwind Freight: /);
    expect(analysis.findings.map((finding) => finding.id)).toEqual(
      expect.arrayContaining(['risk', 'trend', 'momentum']),
    );
    expect(analysis.sources[0]?.n).toBe(1);
    expect(analysis.engine_label).toContain('built-in analyst');
  });

  it('R16 is read from what the run kept, not computed again', async () => {
    const where = eq(runSteps.tool, 'chart_data');
    const [step] = await server.db.select().from(runSteps).where(where);
    expect(step?.runId).toBe(runId);
    const output = structuredClone(step?.output) as { kept: { series: { title: string } } };
    output.kept.series.title = 'As it was kept';
    await server.db.update(runSteps).set({ output }).where(where);
    expect((await analysisOf(runId)).data.analysis.series.title).toBe('As it was kept');
  });

  it('R16 of somebody else, unknown, without a chart or of a deleted chat is not found', async () => {
    const stranger = (await server.signUp()).token;
    const { runId: plain } = await startRun(server, token, { text: 'What is 2 + 2?' });
    await endOfRun(server, token, plain);
    const answers = [
      await analysisOf(runId, stranger),
      await analysisOf('run_nobody'),
      await analysisOf('%00', token),
      await analysisOf(plain),
    ];
    for (const answer of answers)
      expect([answer.status, answer.error.code]).toEqual([404, 'analysis.not_found']);
    await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
    expect((await analysisOf(runId)).status).toBe(404);
  });
});
