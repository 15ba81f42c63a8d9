import type { Lane } from '../../emissions/lanes.ts';
import { sumOf } from '../../emissions/lanes.ts';
import type { Measure } from '../../emissions/measures.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, title } from '../../report/build-blocks.ts';
import { bold, joinWords, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { computedFigure, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Gathered } from './gather.ts';
import { derivedFigure, rowInputs, tonnesText } from './lane-words.ts';
import { logisticsTexts } from './messages/logistics-texts.ts';
import { hotFigures } from './write-lanes.ts';
import { measureSection, savedFigure, savedShare } from './write-measures.ts';

interface Head {
  readonly gathered: Gathered;
  readonly lanes: readonly Lane[];
  readonly measures: readonly Measure[];
}

/** The sum, the measure that saves most, and how few lanes matter; measures and heavy lanes are findings of the run. */
export function writeHead(w: TableWriting, { gathered, lanes, measures }: Head): Block[] {
  const texts = logisticsTexts().report;
  const { rows, refusedCount } = gathered;
  const whole = sumOf(rows, 'kg');
  const best = measures.find(({ saved }) => saved > 0);
  const hot = hotFigures(w, lanes, whole);
  addFindings(w, measures, hot.lanes, whole);
  const headline =
    best === undefined
      ? texts.headlineNone
      : texts.headline(texts.named[best.id], percentText(best.saved / whole));
  const sums = totalOf(w, rows, whole);
  const bestSaid =
    best === undefined
      ? ''
      : texts.leadBest({
          name: bold(texts.named[best.id]),
          saved: savedFigure(w, best),
          share: savedShare(w, best, whole),
        });
  const refused =
    refusedCount === 0
      ? ''
      : texts.leadRefused(
          derivedFigure(
            w,
            {
              id: 'rows-refused',
              label: texts.refusedCount,
              value: numberText(refusedCount, 0),
              formula: 'n',
            },
            [],
          ),
        );
  const hotSaid = lanes.length < 3 ? '' : texts.leadHot(hot);
  const said = joinWords(
    [sums, bestSaid, hotSaid, refused].filter((one) => one !== ''),
    ' ',
  );
  writeAnswer(w.step, texts.answer(headline, sums));
  return [title(headline), lead(said), ...measureSection(w, measures, whole)];
}

function totalOf(w: TableWriting, rows: Gathered['rows'], whole: number): Words {
  const texts = logisticsTexts().report;
  const figure = (id: string, label: string, kg: number) =>
    computedFigure(
      w,
      { id, label, value: tonnesText(kg), formula: String.raw`\sum m \cdot d \cdot f` },
      rowInputs(rows),
    );
  const total = figure('co2e-total', texts.total, whole);
  const count = derivedFigure(
    w,
    { id: 'rows', label: texts.rows, value: numberText(rows.length, 0), formula: 'n' },
    [],
  );
  const [low, high] = [sumOf(rows, 'low'), sumOf(rows, 'high')];
  if (Math.round(high) <= Math.round(low)) return texts.leadPlain({ total, rows: count });
  return texts.lead({
    total,
    rows: count,
    low: figure('co2e-low', texts.totalFull, low),
    high: figure('co2e-high', texts.totalHalf, high),
  });
}

/** A lane above a fifth of all is reported as heavy. */
const heavyShare = 0.2;
const mostLanes = 10;

function addFindings(
  { step }: TableWriting,
  measures: readonly Measure[],
  hot: readonly Lane[],
  whole: number,
): void {
  const texts = logisticsTexts().report;
  for (const { id, rows, saved } of measures)
    step.addFinding({
      id: `measure-${id}`,
      title: texts.measures[id],
      detail: rows.length === 0 ? texts.appliesNot : tonnesText(saved),
      status: rows.length === 0 ? 'for review' : 'verified',
    });
  for (const [i, lane] of hot.slice(0, mostLanes).entries())
    step.addFinding({
      id: `lane-${i + 1}`,
      title: lane.name,
      detail: tonnesText(lane.kg),
      status: lane.kg / whole >= heavyShare ? 'high risk' : 'medium risk',
    });
}
