import { setTimeout as sleep } from 'node:timers/promises';
import { speaking } from '../../server/language/language.ts';
import type { KeptReport } from '../../server/report/export-jobs.ts';
import { exportInProcess } from '../../server/report/export-in-process.ts';
import { median, percentile, rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const rounds = 5;
const sections = 22;
const tickMs = 5;

/** A report of twenty pages and more: text with citations and figures, a formula, a chart and a table in each section. */
function longReport(): KeptReport {
  const words = 'The close stands above its average and the trend of the last year goes on, says the file. ';
  const parts = Array.from({ length: sections }, (_, at) => {
    const rows = Array.from(
      { length: 18 },
      (__, row) => `| Month ${row + 1} | [${row + at}.50](#figure:f${at}) | 王小明 |`,
    );
    return [
      `## Section ${at + 1}, Жуков`,
      `${words.repeat(6)}It is [${at}.50](#figure:f${at}).[${at + 1}](#source:${at + 1})`,
      '$$\\sigma_y = \\sqrt{252}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2}$$',
      ['[Closes](#block:chart-line)', '', '| Month | Close | Name |', '| --- | ---: | --- |', ...rows].join(
        '\n',
      ),
    ].join('\n\n');
  });
  return {
    runId: 'run_bench',
    markdown: ['# A report of twenty pages', words, ...parts].join('\n\n'),
    otherTitle: '',
    findings: [],
    figures: parts.map((_, at) => ({
      id: `f${at}`,
      label: `Figure ${at}`,
      value: `${at}.50`,
      formula: '\\frac{C_t}{C_0} - 1',
      inputs: [{ name: 'Close', value: `${at}.50`, from: `line ${at + 2}` }],
      source_n: at + 1,
    })),
    sources: parts.map((_, at) => ({
      n: at + 1,
      kind: 'file',
      title: 'prices.csv',
      locator: `line ${at + 2}`,
      url: null,
      file_id: null,
      excerpt: words,
      fetched_at: '2026-11-01T08:00:00.000Z',
      is_sample: false,
    })),
    agent: 'Stock Market Analysis',
    engine: 'built-in analyst',
    finishedAt: '2026-11-01T08:00:00.000Z',
    isUnfinished: false,
    brand: 'Loupe',
  };
}

/** How late a timer of the main thread was, again and again, while the work went on: what a request would have waited. */
async function latenessDuring(work: Promise<unknown>): Promise<number[]> {
  const late: number[] = [];
  const ended = new AbortController();
  void work.finally(() => ended.abort()).catch(() => undefined);
  while (!ended.signal.aborted) {
    const from = performance.now();
    await sleep(tickMs);
    late.push(Math.max(0, performance.now() - from - tickMs));
  }
  return late;
}

/** Exports of a long report, with the start of their thread, and what others wait meanwhile. */
export const exportTimes: Measure = {
  target: { pdfMs: 3000, othersWaitMsP95: 50 },
  how: `A report of more than 20 pages with ${sections} tables, charts and formulas, written ${rounds} times in each format by a new thread; median. Others: how late a timer of the main thread was meanwhile.`,
  async run() {
    const report = longReport();
    const times: Record<string, number> = {};
    const late: number[] = [];
    for (const format of ['pdf', 'docx', 'xlsx', 'md'] as const) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const from = performance.now();
        const work = speaking('en', () =>
          exportInProcess('bench', { task: 'report', language: 'en', format, report }),
        );
        late.push(...(await latenessDuring(work)));
        await work;
        took.push(performance.now() - from);
      }
      times[`${format}Ms`] = rounded(median(took));
    }
    return { ...times, othersWaitMsP95: rounded(percentile(late, 0.95), 1) };
  },
};
