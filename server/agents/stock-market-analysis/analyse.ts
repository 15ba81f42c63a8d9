import type { Block } from '../../report/blocks.ts';
import type { ChartDataOutput } from '../../tools/chart-data.tool.ts';
import type { IndicatorsOutput } from '../../tools/indicators.tool.ts';
import type { SeriesSummary } from '../../tools/market-data.tool.ts';
import { toolTexts } from '../../tools/messages/tools-texts.ts';
import { sessionsOf } from '../../tools/indicators/study.ts';
import { methodTexts } from './messages/report-texts.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { writeAnswer, writeStep } from '../ground/write-steps.ts';
import { Book } from '../writing/book.ts';
import { addFindings } from './findings.ts';
import { readStockRequest } from './request.ts';
import { answerText, writeDataQuality, writeLimits, writeMethod, writeSignals } from './write-closing.ts';
import { writeEpisodes } from './write-episodes.ts';
import { headlineOf, writeHead } from './write-head.ts';
import type { Writing } from './writing.ts';
import { writeEvents, writeScenarios } from './write-note.ts';
import { writeBenchmark, writeCore, writeLevels, writeReturns } from './write-sections.ts';

const writingPrice = 1_000;

/** The built-in analyst's work: read, compute, compare, write. Sections are written as soon as their numbers are known. */
export async function analyseStock(run: AnalystRun): Promise<void> {
  const request = readStockRequest(run.facts.inputs, run.facts.prompt, run.facts.fileIds);
  const book = new Book();
  const { steps } = methodTexts();
  const groups: Readonly<Record<string, readonly string[]>> = {
    quick: [],
    standard: ['returns', 'levels', 'volume'],
    deep: ['returns', 'levels', 'volume', 'episodes'],
  };
  const today = run.facts.askedAt.toISOString().slice(0, 10);
  const further = groups[request.depth] ?? [];

  const { series, lastN, allN } = await run.stage('read', async () => {
    const { output, sourceNumbers } = await run.useTool<SeriesSummary>('prices', 'market_data', {
      prices: request.prices,
    });
    return {
      value: { series: output, lastN: sourceNumbers[0] ?? 1, allN: sourceNumbers[1] ?? 1 },
      summary: toolTexts().sessions(output.sessions),
    };
  });

  let chart: Writing['chart'] = { spacing: 'day', points: [] };
  const write = (id: string, title: string, work: (writing: Writing) => readonly Block[]) =>
    writeStep(run, { id, title, millicredits: writingPrice }, (step) =>
      work({ step, book, request, series, lastN, allN, chart, today }),
    );
  const compute = async (group: string) => {
    const { output } = await run.useTool<IndicatorsOutput>(`compute-${group}`, 'indicators', {
      prices: request.prices,
      group,
      period: request.period,
      horizon: sessionsOf(request.horizon, series.sessions_per_year),
      ...(request.stop === null ? {} : { stop: request.stop }),
    });
    book.add(output.measures, allN);
    return output.measures.length;
  };

  await run.stage('compute', async () => {
    let measures = 0;
    for (const group of ['trend', 'momentum', 'volatility', 'range', ...further])
      measures += await compute(group);
    // What the analysis page shows is kept with the run: it is never computed a second time.
    const drawn = await run.useTool<ChartDataOutput>('chart', 'chart_data', {
      prices: request.prices,
      period: request.period,
    });
    chart = drawn.output;
    await write('head', steps.head, (writing) => {
      addFindings(writing);
      return writeHead(writing);
    });
    await write('measures', steps.measures, (writing) => [
      ...writeCore(writing, further.includes('volume')),
      ...(further.includes('levels') ? writeLevels(writing) : []),
      ...writeScenarios(writing),
      ...writeEvents(writing),
      ...(further.includes('returns') ? writeReturns(writing) : []),
      ...(further.includes('episodes') ? writeEpisodes(writing) : []),
    ]);
    return { value: null, summary: steps.measured(measures) };
  });

  await run.stage('compare', async () => {
    if (request.benchmark === null) return { value: null, summary: steps.noBenchmark };
    const read = await run.useTool<SeriesSummary>('benchmark', 'market_data', { prices: request.benchmark });
    const { output } = await run.useTool<IndicatorsOutput>('compute-benchmark', 'indicators', {
      prices: request.prices,
      group: 'benchmark',
      period: request.period,
      benchmark: request.benchmark,
    });
    book.add(output.measures, allN);
    await write('benchmark', steps.benchmark, (writing) =>
      writeBenchmark(
        writing,
        read.output.title,
        output.matched,
        output.missing_in_benchmark,
        read.sourceNumbers[1] ?? 1,
      ),
    );
    return {
      value: null,
      summary: toolTexts().matched(output.matched, output.matched + output.missing_in_benchmark.length),
    };
  });

  await run.stage('report', async () => {
    await write('closing', steps.closing, (writing) => {
      writeAnswer(writing.step, answerText(headlineOf(writing), writing));
      return [
        ...writeSignals(writing),
        ...writeDataQuality(writing),
        ...writeMethod(writing),
        ...writeLimits(writing),
      ];
    });
    return { value: null, summary: steps.reportWritten };
  });
}
