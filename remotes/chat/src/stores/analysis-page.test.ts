import { describe, expect, it } from 'vitest';
import { testAnalysis, testChart } from '../testing/analysis-fixture.ts';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createAnalysisPage, GROWING_REFRESH_MS } from './analysis-page.ts';

const KEY = 'GET /analyses/run_1';

async function open(analysis = testAnalysis()) {
  const outside = createTestOutside();
  outside.environment.server.answer(KEY, { analysis });
  const page = createAnalysisPage(outside, 'run_1');
  await page.load();
  return { outside, page };
}

describe('R16 the analysis page', () => {
  it('R16 offers only the lines this series has, and draws two averages and the volume at first', async () => {
    const { page } = await open();
    expect(page.$overlays.get()).toEqual({
      available: ['sma20', 'bands', 'rsi', 'volume'],
      shown: ['sma20', 'volume'],
    });
    page.toggle('rsi');
    page.toggle('sma20');
    expect(page.$overlays.get().shown).toEqual(['rsi', 'volume']);
  });

  it('R16 a file of closes has no volume to switch on', async () => {
    const { page } = await open(testAnalysis({ chart: { ...testChart(), volume: null } }));
    expect(page.$overlays.get().available).not.toContain('volume');
  });

  it('R16 reads a report that still grows again, keeps the drawn chart, and stops when it is finished', async () => {
    const { outside, page } = await open(testAnalysis({ status: 'working', report: '# Half' }));
    const stop = page.start();
    const analysis = page.$analysis.get();
    const chart = analysis.state === 'ready' ? analysis.value.chart : null;
    outside.environment.server.answer(KEY, { analysis: testAnalysis({ report: '# Half a report' }) });
    await outside.environment.advance(GROWING_REFRESH_MS);
    const grown = page.$analysis.get();
    expect(grown).toMatchObject({ state: 'ready', value: { report: '# Half a report', status: 'done' } });
    expect(grown.state === 'ready' && grown.value.chart).toBe(chart);
    const asked = outside.environment.server.callsOf(KEY).length;
    await outside.environment.advance(3 * GROWING_REFRESH_MS);
    expect(outside.environment.server.callsOf(KEY)).toHaveLength(asked);
    stop();
  });

  it('R16 S5 is read again when the network is back', async () => {
    const outside = createTestOutside();
    outside.environment.server.answer(KEY, { analysis: testAnalysis() });
    outside.environment.setOnline(false);
    const page = createAnalysisPage(outside, 'run_1');
    const stop = page.start();
    await outside.environment.advance(0);
    expect(page.$analysis.get().state).toBe('failed');
    outside.environment.setOnline(true);
    await outside.environment.advance(0);
    expect(page.$analysis.get().state).toBe('ready');
    stop();
  });

  it('R16 says what is not there, and keeps what is when a refresh fails', async () => {
    const { outside, page } = await open();
    outside.environment.server.unreachable(KEY);
    await page.load();
    expect(page.$analysis.get().state).toBe('ready');
    const other = createAnalysisPage(outside, 'run_2');
    outside.environment.server.refuse('GET /analyses/run_2', 404, 'analysis.not_found');
    await other.load();
    expect(other.$analysis.get()).toMatchObject({ state: 'failed', error: { code: 'analysis.not_found' } });
  });

  it('H6 F7 exports prices with every line as CSV, named by what and when', async () => {
    const { outside, page } = await open();
    page.exportCsv();
    const [csv] = outside.environment.files;
    expect(csv?.name).toMatch(/^northwind-freight_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.csv$/);
    const lines = ((await csv?.content.text()) ?? '').split('\r\n');
    expect(lines[0]).toBe(
      'Date,Open,High,Low,Close,Volume,SMA 20,"Bollinger, upper","Bollinger, lower",RSI (14)',
    );
    expect(lines).toHaveLength(402);
    expect(lines[1]).toBe('2025-04-27,99.5,101,99,100,1000,,120,80,55.5');
  });
});
