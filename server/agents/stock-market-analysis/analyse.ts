import type { StepHandle } from '../../engines/run-context.ts';
import type { IndicatorsOutput } from '../../tools/indicators.tool.ts';
import type { SeriesSummary } from '../../tools/market-data.tool.ts';
import { toolTexts } from '../../tools/messages/tools-texts.ts';
import { sessionsOf } from '../../tools/indicators/study.ts';
import { methodTexts } from './messages/report-texts.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { Book } from '../writing/marks.ts';
import { addFindings } from './findings.ts';
import { readStockRequest } from './request.ts';
import { answerText, writeDataQuality, writeLimits, writeMethod, writeSignals } from './write-closing.ts';
import { writeEpisodes } from './write-episodes.ts';
import { headlineOf, writeHead } from './write-head.ts';
import type { Writing } from './writing.ts';
import { writeEvents, writeScenarios } from './write-note.ts';
import { writeBenchmark, writeCore, writeLevels, writeReturns } from './write-sections.ts';

const writingPrice = 1_000;

/** The built-in analyst's work: read, compute, compare, write. Sections are written as soon as their numbers stand. */
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

  const write = (id: string, title: string, work: (writing: Writing) => void) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price: writingPrice }, (step: StepHandle) => {
      work({ step, book, request, series, lastN, allN, today });
      return Promise.resolve({ output: null, summary: steps.written, millicredits: writingPrice });
    });
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
    await write('head', steps.head, (writing) => {
      writeHead(writing);
      addFindings(writing);
    });
    // What the analysis page shows is kept with the run: it is never computed a second time.
    await run.useTool('chart', 'chart_data', { prices: request.prices });
    await write('measures', steps.measures, (writing) => {
      writeCore(writing);
      if (further.includes('levels')) writeLevels(writing);
      writeScenarios(writing);
      writeEvents(writing);
      if (further.includes('returns')) writeReturns(writing);
      if (further.includes('episodes')) writeEpisodes(writing);
    });
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
      writeSignals(writing);
      writeDataQuality(writing);
      writeMethod(writing);
      writeLimits(writing, book.has('beta'));
      writing.step.write('answer', answerText(headlineOf(writing), writing));
    });
    return { value: null, summary: steps.reportWritten };
  });
}
