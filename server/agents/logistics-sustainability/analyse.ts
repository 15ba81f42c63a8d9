import { lanesOf, sumOf } from '../../emissions/lanes.ts';
import { measuresOf } from '../../emissions/measures.ts';
import type { Factor } from '../../emissions/factors.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { notesSaid } from '../ground/left-out.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { foot, partsOf, writeStep } from '../ground/write-steps.ts';
import { gatherLanes, type Gathered } from './gather.ts';
import { derivedFigure } from './lane-words.ts';
import { logisticsTexts, section } from './messages/logistics-texts.ts';
import { writeHead } from './write-head.ts';
import { factorSection, hotFigures, hotSection, laneSection } from './write-lanes.ts';
import { fuelSection, writeFuelHead } from './write-fuel.ts';
import { goalSection, paybackSection } from './write-measures.ts';

const mostRows = { quick: 6, standard: 12, deep: 48 } as const;

/** The built-in analyst's work: read lanes, compute, find the heavy ones, compare measures, write. */
export async function analyseLanes(run: AnalystRun): Promise<void> {
  const texts = logisticsTexts().report;
  const { inputs } = run.facts;
  const gathered = await run.stage('read', async () => {
    const value = await gatherLanes(run);
    return { value, summary: texts.steps.read(value.rows.length) };
  });
  const { rows, factors, fuels, dossiers, isSample } = gathered;
  if (rows.length === 0) return await (fuels.length === 0 ? sayNoEmission : sayFuelOnly)(run, gathered);
  const lanes = lanesOf(rows);
  const measures = measuresOf(rows, factors);
  const whole = sumOf(rows, 'kg');
  const most = mostRows[depthOf(inputs)];
  const isQuick = depthOf(inputs) === 'quick';
  const part = partsOf(run, texts.steps, { dossiers });

  const written = { value: undefined, summary: texts.steps.written };
  await run.stage('emissions', async () => {
    await part('head', 4_000, (w) => writeHead(w, { gathered, lanes, measures }));
    return written;
  });
  await run.stage('hotspots', async () => {
    await part('lanes', 3_000, (w) => [
      ...laneSection(w, lanes, whole, most),
      ...(isQuick ? [] : hotSection(w, hotFigures(w, lanes, whole), whole, most)),
    ]);
    return written;
  });
  await run.stage('measures', async () => {
    await part('measures', 3_000, (w) => [
      ...paybackSection(w, measures, inputs.costs ?? ''),
      ...goalSection(w, measures, whole, inputs.goal ?? ''),
      ...(isQuick ? [] : fuelSection(w, fuels, rows, factors)),
    ]);
    return written;
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => [
      ...factorSection(w, usedFactors(gathered)),
      ...missingSection(w, gathered),
      ...section('method', ...texts.method.map(paragraph)),
      ...foot(isSample, 'data'),
    ]);
    return written;
  });
}

async function sayNoEmission(run: AnalystRun, gathered: Gathered): Promise<void> {
  const texts = logisticsTexts().report;
  const { dossiers, isSample } = gathered;
  const headline = texts.headlineNothing;
  const answer = texts.answer(headline, texts.leadNothing);
  const [step, summary] = [texts.steps.head, texts.steps.written];
  await sayNothingFound(run, {
    skipped: { stages: ['emissions', 'hotspots', 'measures'], summary: texts.steps.read(0) },
    headline,
    lead: texts.leadNothing,
    answer,
    leftOut: (w) => leftLines(w, gathered),
    dossiers,
    isSample,
    what: 'data',
    step,
    summary,
  });
}

/** The report where only fuel was given: its emission, and that no lane could be looked at. */
async function sayFuelOnly(run: AnalystRun, gathered: Gathered): Promise<void> {
  const { steps } = logisticsTexts().report;
  const { dossiers, fuels, factors, isSample } = gathered;
  for (const stage of ['emissions', 'hotspots', 'measures'])
    await run.stage(stage, async () => ({ value: undefined, summary: steps.read(0) }));
  await run.stage('report', async () => {
    await writeStep(run, { id: 'head', title: steps.head, millicredits: 4_000 }, (step) => {
      const w = { step, dossiers };
      return [
        ...writeFuelHead(w, fuels, factors),
        ...factorSection(w, usedFactors(gathered)),
        ...missingSection(w, gathered),
        ...section('method', ...logisticsTexts().report.method.slice(0, 1).map(paragraph)),
        ...foot(isSample, 'data'),
      ];
    });
    return { value: undefined, summary: steps.written };
  });
}

function usedFactors({ rows, fuels, factors }: Gathered): Factor[] {
  const diesel = fuels.length > 0 ? factors.of('diesel') : null;
  const used = new Map(rows.map(({ factor }) => [factor.key, factor]));
  return [...used.values(), ...(diesel === null ? [] : [diesel])].toSorted((a, b) => a.row - b.row);
}

/** Unknown words, and rows of each, that are shown. */
const [mostWords, mostMarks] = [12, 6];

/** What was not used, each with its reason, and with where it is where it has words of the file. */
function leftLines(w: TableWriting, { leftOut, words: spoken, notes }: Gathered): Said[] {
  const texts = logisticsTexts().report;
  return [
    ...leftOut,
    ...notesSaid(w, notes),
    ...spoken.slice(0, mostWords).map(({ reason, source, rows: own }) => {
      const marks = own.slice(0, mostMarks).map((row) => rowMark(w, source, row));
      const others = own.length > mostMarks ? ` ${texts.others}` : '';
      return words`${reason}${joinWords(marks, ' ')}${others}`;
    }),
  ];
}

function missingSection(w: TableWriting, gathered: Gathered): Block[] {
  const texts = logisticsTexts().report;
  const { rows } = gathered;
  const assumed = rows.filter(({ isDefault }) => isDefault);
  const [first] = assumed;
  const count = () =>
    derivedFigure(
      w,
      { id: 'rows-default', label: texts.defaultCount, value: numberText(assumed.length, 0), formula: 'n' },
      [],
    );
  const lines: Said[] = [
    ...(first === undefined
      ? []
      : [
          texts.defaulted(
            count(),
            words`${first.factor.name}${rowMark(w, first.factor.source, first.factor.row)}`,
          ),
        ]),
    ...leftLines(w, gathered),
  ];
  return section('missing', listOr(lines, texts.nothingMissing));
}
