import { leadersOf } from '../../findings/score-matrix.ts';
import type { OptionCell } from '../../options/read-options.ts';
import type { LeadSwing } from '../../options/swings.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, listOr, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import {
  addMatrixFindings,
  coverageMark,
  dominanceList,
  flipList,
  matrixTable,
  scoreMark,
  type MatrixWriting,
} from '../ground/matrix-blocks.ts';
import { computedFigure, givenFigure, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Decision } from './gather.ts';
import { businessTexts, section } from './messages/business-texts.ts';

/** The matrix of the person's own numbers; null where nothing can be scored. */
function matrixOf(w: TableWriting, { result, cellOf, vendors, weightsFrom }: Decision): MatrixWriting | null {
  if (result === null) return null;
  const unitOf = (id: string) => {
    const answers = vendors.flatMap((vendor) => cellOf(vendor, id)?.answer ?? []);
    return answers.flatMap((answer) => (answer.kind === 'number' ? [answer.unit] : []))[0] ?? '';
  };
  return {
    w,
    result,
    show: {
      weights: weightsFrom === 'equal' ? 'assumption' : 'form',
      print: ({ id }, value) => `${plainNumberText(value, 4)} ${unitOf(id)}`.trim(),
      inputOf: (option, { id, name }) => ({ name, value: cellOf(option, id)?.text ?? '', given: 'form' }),
    },
  };
}

/** Number and unit of the person, as a figure of the form. */
export function ownNumber(w: TableWriting, id: string, label: string, value: string): Words {
  return givenFigure(w.step, { id, label, value }, 'form');
}

/** A place in the report that stays the same in both languages. */
export const placeId = ({ vendors, criteria }: Decision, vendor: string, criterion: string): string =>
  `${vendors.indexOf(vendor) + 1}-${criteria.indexOf(criterion) + 1}`;

/** What a person typed of an option, as a figure. */
export const numberOf = (w: TableWriting, decision: Decision, cell: OptionCell): Said =>
  ownNumber(w, `own-${placeId(decision, cell.vendor, cell.criterion)}`, cell.criterion, cell.text);

/** Who is first, by how much, and what it hangs on; options are findings of the run. */
export function writeHead(w: TableWriting, decision: Decision): Block[] {
  const texts = businessTexts().report;
  const matrix = matrixOf(w, decision);
  if (matrix !== null) addMatrixFindings(matrix);
  addLimitFindings(w, decision);
  const [headline, said] = matrix === null ? none(texts.leadNoCriterion) : orderOf(w, matrix, decision);
  writeAnswer(w.step, joinWords([headline, ...said.slice(0, 1)], '. '));
  const { goal } = decision.request;
  return [
    title(headline),
    lead(joinWords(said, ' ')),
    ...section('which', ...(goal === '' ? [] : [paragraph(texts.goal(goal))]), limitBlock(decision)),
    ...section(
      'options',
      ...(matrix === null ? [paragraph(texts.leadNoCriterion)] : optionBlocks(matrix, decision)),
    ),
  ];
}

const none = (why: string): [string, Said[]] => [businessTexts().report.headlineNone, [why]];

function optionBlocks(matrix: MatrixWriting, { weightsFrom, weightGiven }: Decision): Block[] {
  const { equalWeights, weightsUnread } = businessTexts().report;
  if (weightsFrom !== 'equal') return [matrixTable(matrix)];
  return [paragraph(weightGiven > 0 ? weightsUnread : equalWeights), matrixTable(matrix)];
}

/** Of the weight that was given; as of an option, whose rank asks for as much. */
const leastCompared = 0.6;

function orderOf(w: TableWriting, matrix: MatrixWriting, decision: Decision): [string, Said[]] {
  const texts = businessTexts().report;
  const leaders = leadersOf(matrix.result);
  const [first] = leaders;
  if (first === undefined) return none(texts.leadNone);
  if (decision.comparedShare < leastCompared)
    return [texts.headlineNone, [texts.leadLittleCompared, ...notCountedSaid(decision)]];
  if (leaders.length > 1) {
    const names = leaders.map((one) => words`${one.option} (${scoreMark(matrix, one) ?? ''})`);
    return [texts.headlineTie, [texts.leadTie(joinWords(names, ', '))]];
  }
  const second = matrix.result.scores.find(({ rank }) => rank !== null && rank > 1);
  // First of one is no order.
  if (second === undefined) return none(texts.leadOneRanked(first.option));
  const broken = brokenLimits(decision, first.option);
  return [
    broken.length === 0 ? texts.headline(first.option) : texts.headlineBroken(first.option),
    [
      texts.lead(first.option, scoreMark(matrix, first) ?? '', coverageMark(matrix, first)),
      ...broken,
      ...(broken.length === 0 ? [] : [texts.leadKept(firstKept(decision))]),
      texts.leadSecond(second.option, scoreMark(matrix, second) ?? ''),
      ...notCountedSaid(decision),
      ...swingSaid(w, decision, first.option),
    ],
  ];
}

/** The first by its rank that breaks no limit; null where each ranked one does. */
export const firstKept = ({ result, limits }: Decision): string | null =>
  result?.scores.find(
    ({ option, rank }) =>
      rank !== null && !limits.some(({ vendor, why }) => vendor === option && why === 'no'),
  )?.option ?? null;

/** The number that within its range takes the first place away. */
export const turning = ({ swings }: Decision): LeadSwing | undefined =>
  swings.find(({ atLow, atHigh }) => atLow < 0 || atHigh < 0);

/** What the person gave a weight and is not in the order. */
function notCountedSaid({ unknown, notScored }: Decision): string[] {
  const names = [
    ...notScored.filter(({ why }) => why !== 'weight').map(({ criterion }) => criterion),
    ...unknown,
  ];
  return names.length === 0 ? [] : [businessTexts().report.leadNotCounted(names.join(', '))];
}

function swingSaid(w: TableWriting, decision: Decision, first: string): Said[] {
  const texts = businessTexts().report;
  const turn = turning(decision);
  const { cells } = decision.request.read;
  if (decision.swings.length === 0)
    return cells.some(({ range }) => range !== null) ? [] : [texts.leadNoRange];
  if (turn === undefined) return [texts.leadSteady];
  const { cell, atLow } = turn;
  const end = atLow < 0 ? 'low' : 'high';
  return [texts.leadSwing(cell.vendor, cell.criterion, endFigure(w, decision, turn, end), first)];
}

const endText = ({ cell }: Pick<LeadSwing, 'cell'>, end: 'low' | 'high'): string =>
  (end === 'low' ? cell.range?.lowText : cell.range?.highText) ?? '';

/** An end of a range as the person gave it. */
function endFigure(w: TableWriting, decision: Decision, { cell }: LeadSwing, end: 'low' | 'high'): Words {
  const { swingName } = businessTexts().report;
  const id = `range-${end}-${placeId(decision, cell.vendor, cell.criterion)}`;
  return ownNumber(w, id, swingName(cell.vendor, cell.criterion), endText({ cell }, end));
}

/** That the first one does not keep what must be kept. */
const brokenLimits = ({ limits }: Decision, first: string): string[] =>
  limits
    .filter(({ vendor, why }) => vendor === first && why === 'no')
    .map(({ mustHave, vendor }) => businessTexts().report.leadBroken(vendor, mustHave.text));

function limitBlock({ limits }: Decision): Block {
  const texts = businessTexts().report;
  const lines = limits.map(({ mustHave, vendor, cell, why }) =>
    why === 'unknown'
      ? texts.unknown(mustHave.text)
      : cell === null || why === 'empty'
        ? texts.limitOpen(vendor, mustHave.text)
        : why === 'yes' || why === 'no'
          ? texts.limit(vendor, mustHave.text, cell.text, why === 'yes')
          : texts[why === 'unit' ? 'limitUnlike' : 'limitWords'](vendor, mustHave.text, cell.text),
  );
  return listOr([...new Set(lines)], texts.noLimits);
}

function addLimitFindings({ step }: TableWriting, { limits }: Decision): void {
  for (const [i, { mustHave, vendor, status, cell }] of limits.entries())
    step.addFinding({
      id: `limit-${i + 1}`,
      title: `${vendor}: ${mustHave.text}`,
      detail: cell?.text ?? '',
      status,
    });
}

/** Weights and numbers that would turn the order. */
export function turnSection(w: TableWriting, decision: Decision): Block[] {
  const texts = businessTexts().report;
  const matrix = matrixOf(w, decision);
  if (matrix === null) return section('turn', paragraph(texts.leadNoCriterion));
  const rows = decision.swings.map((swing): Said[] => {
    const { cell, atLow, atHigh } = swing;
    const id = placeId(decision, cell.vendor, cell.criterion);
    const ends = (['low', 'high'] as const).map((end) => endFigure(w, decision, swing, end));
    const leadFigure = (end: 'low' | 'high', value: number) =>
      computedFigure(
        w,
        {
          id: `lead-${end}-${id}`,
          label: texts.leadAt[end],
          value: numberText(value, 2),
          formula: String.raw`S_1 - \max S_i`,
        },
        [
          {
            name: texts.swingName(cell.vendor, cell.criterion),
            value: endText(swing, end),
            given: 'form',
          },
        ],
      );
    return [
      texts.swingName(cell.vendor, cell.criterion),
      joinWords(ends, ' – '),
      leadFigure('low', atLow),
      leadFigure('high', atHigh),
      atLow < 0 || atHigh < 0 ? texts.stays.no : texts.stays.yes,
    ];
  });
  const swings =
    rows.length === 0
      ? paragraph(texts.noSwings)
      : table(texts.swingHead, rows, { title: texts.swingTitle, right: [2, 3] });
  return section('turn', flipList(matrix), dominanceList(matrix), swings);
}
