import type { MatrixCriterion, OptionScore } from '../../findings/score-matrix.ts';
import { leadersOf } from '../../findings/score-matrix.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { percentText, plainNumberText } from '../../tools/number-text.ts';
import {
  addMatrixFindings,
  coverageMark,
  dominanceList,
  flipList,
  flipSaid,
  matrixTable,
  nearestFlips,
  scoreMark,
  type MatrixWriting,
} from '../ground/matrix-blocks.ts';
import { computedFigure, countFigure, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Comparison } from './gather.ts';
import { cellSaid, criterionSaid, vendorSaid, writtenOf } from './write-offers.ts';
import { section, vendorTexts } from './messages/vendor-texts.ts';

/** The matrix with its cells as inputs; null where nothing could be scored. */
export function matrixOf(
  w: TableWriting,
  comparison: Pick<Comparison, 'result' | 'cellOf' | 'weightsFrom' | 'vendors'>,
  weights: MatrixWriting['show']['weights'] = comparison.weightsFrom === 'equal' ? 'assumption' : 'form',
): MatrixWriting | null {
  const { result, cellOf } = comparison;
  if (result === null) return null;
  return {
    w,
    result,
    show: {
      weights,
      print: (criterion, value) => printed(comparison, criterion, value),
      inputOf: (option, { id, name }): FigureInput => {
        const cell = cellOf(option, id);
        if (cell === undefined) return { name, value: '', given: 'form' };
        const { source, row, column } = cell;
        return { name, value: writtenOf(cell), cell: { source, row, column } };
      },
    },
  };
}

function printed(
  { vendors, cellOf }: Pick<Comparison, 'vendors' | 'cellOf'>,
  { id }: MatrixCriterion,
  value: number,
): string {
  const answers = vendors.flatMap((vendor) => cellOf(vendor, id)?.answer ?? []);
  const unit = answers.flatMap((answer) => (answer.kind === 'number' ? [answer.unit] : []))[0] ?? '';
  return `${plainNumberText(value, 4)}${unit === '' ? '' : `\u00a0${unit}`}`;
}

/** Who is first and by how much, what would turn it, and how many answers are there. */
export function writeHead(w: TableWriting, comparison: Comparison): Block[] {
  const matrix = matrixOf(w, comparison);
  if (matrix !== null) addMatrixFindings(matrix);
  addMustHaveFindings(w, comparison);
  const [headline, said] = matrix === null ? noOrder(comparison) : orderOf(matrix, comparison);
  const first = joinWords(
    [said[0] ?? '', ...mustSaid(w, comparison), filledSaid(w, comparison)].filter((one) => one !== ''),
    ' ',
  );
  writeAnswer(w.step, first);
  const all = joinWords([...said, ...mustSaid(w, comparison), filledSaid(w, comparison)], ' ');
  return [title(headline), lead(all), ...section('which', ...whichBlocks(comparison))];
}

function noOrder({ vendors }: Comparison): [string, Said[]] {
  const texts = vendorTexts().report;
  return [texts.headlineNone, [vendors.length < 2 ? texts.leadOne : texts.leadNoCriterion]];
}

/** Weighed by the reader or the file, and yet not in the score; what adds up others is in it by its parts. */
const leftOf = ({ notScored, weightsFrom }: Comparison) =>
  notScored
    .filter(
      ({ why, weight }) => weight > 0 && why !== 'total' && (why !== 'words' || weightsFrom !== 'equal'),
    )
    .toSorted((a, b) => b.weight - a.weight);

const weightOf = (some: readonly { readonly weight: number }[]) =>
  some.reduce((sum, { weight }) => sum + weight, 0);

/** The share of all weight that is not in the score. */
function leftShare(comparison: Comparison): number {
  const left = weightOf(leftOf(comparison));
  return left === 0 ? 0 : left / (left + weightOf(comparison.result?.criteria ?? []));
}

/** What has weight and is not scored, with its share of all weight; empty where everything is scored. */
function withoutSaid(w: TableWriting, comparison: Comparison): Said {
  const texts = vendorTexts().report;
  const left = leftOf(comparison);
  if (left.length === 0) return '';
  const scored = comparison.result?.criteria ?? [];
  const share = leftShare(comparison);
  const given = comparison.weightsFrom === 'equal' ? 'assumption' : 'form';
  const figure = computedFigure(
    w,
    {
      id: 'left-out-weight',
      label: texts.labels.left,
      value: percentText(share),
      formula: String.raw`\frac{\sum w_{left}}{\sum w}`,
    },
    [...left.map(({ criterion, weight }) => ({ name: criterion, weight })), ...scored].map(
      ({ name, weight }): FigureInput => ({ name, value: plainNumberText(weight, 2), given }),
    ),
  );
  const names = left.map(({ criterion }) => criterionSaid(w, comparison, criterion));
  return texts.leadWithout(joinWords(names, ', '), figure);
}

function orderOf(matrix: MatrixWriting, comparison: Comparison): [string, Said[]] {
  const texts = vendorTexts().report;
  const leaders = leadersOf(matrix.result);
  const [first] = leaders;
  if (first === undefined) return [texts.headlineNone, [texts.leadNoOrder]];
  if (leaders.length > 1)
    return [
      texts.headlineTie,
      [
        texts.leadTie(
          joinWords(
            leaders.map((one) => words`${one.option} (${scoreMark(matrix, one) ?? ''})`),
            ', ',
          ),
        ),
      ],
    ];
  const second = matrix.result.scores.find(({ rank }) => rank !== null && rank > 1);
  const [flip] = nearestFlips(matrix.result);
  const said: Said[] = [
    texts.lead(first.option, scoreMark(matrix, first) ?? '', coverageMark(matrix, first)),
    ...(second === undefined ? [] : [secondSaid(matrix, second)]),
    ...(second === undefined ? [] : [flip === undefined ? texts.leadNoFlip : flipSaid(matrix, flip)]),
  ];
  const without = withoutSaid(matrix.w, comparison);
  const isShort = failedBy(comparison, first.option).length > 0;
  if (without === '')
    return [isShort ? texts.headlineMust(first.option) : texts.headline(first.option), said];
  const headline = isShort ? texts.headlineMust(first.option) : texts.headlineWithout(first.option);
  // The answer holds the first of these: nobody is shown who is first without what is not counted.
  return [headline, [joinWords([said[0] ?? '', without], ' '), ...said.slice(1)]];
}

const secondSaid = (matrix: MatrixWriting, second: OptionScore): Said =>
  vendorTexts().report.leadSecond(second.option, scoreMark(matrix, second) ?? '');

const failedBy = ({ checks }: Comparison, vendor: string) =>
  checks.filter((one) => one.vendor === vendor && one.status === 'not verified' && one.why === 'no');

/** Who meets every must-have, and which of them the first does not. */
function mustSaid(w: TableWriting, comparison: Comparison): Said[] {
  const texts = vendorTexts().report;
  const { checks, vendors, result } = comparison;
  if (checks.length === 0) return [];
  const met = vendors.filter((vendor) =>
    checks.every((one) => one.vendor !== vendor || one.status === 'verified'),
  );
  const [first, ...others] = result === null ? [] : leadersOf(result);
  const failed = first === undefined || others.length > 0 ? [] : failedBy(comparison, first.option);
  const names = met.map((vendor) => vendorSaid(w, comparison, vendor));
  return [
    ...(first === undefined || failed.length === 0
      ? []
      : [
          texts.mustFailed(
            vendorSaid(w, comparison, first.option),
            joinWords(
              failed.map(({ mustHave, cell }) =>
                cell === null ? mustHave.text : words`${mustHave.text} (${cellSaid(w, cell)})`,
              ),
              ', ',
            ),
          ),
        ]),
    names.length === 0 ? texts.mustMetByNone : texts.mustMet(joinWords(names, ', ')),
  ];
}

/** How many of the answers are there. */
function filledSaid(w: TableWriting, { vendors, criteria, cellOf }: Comparison): Said {
  const texts = vendorTexts().report;
  const all = vendors.length * criteria.length;
  const some = vendors
    .flatMap((vendor) => criteria.map((criterion) => cellOf(vendor, criterion)))
    .filter((cell) => cell !== undefined && cell.answer.kind !== 'empty').length;
  const figure = (id: 'filled' | 'all', count: number) =>
    countFigure(w, { id: `answers-${id}`, label: texts.labels[id] }, count);
  return texts.filled(figure('filled', some), figure('all', all));
}

function whichBlocks({ weightsFrom, result }: Comparison): Block[] {
  const texts = vendorTexts().report;
  if (result === null) return [paragraph(texts.leadNoCriterion)];
  const said = { form: texts.formWeights, file: texts.fileWeights, equal: texts.equalWeights };
  return [paragraph(said[weightsFrom])];
}

function addMustHaveFindings({ step }: TableWriting, { checks }: Comparison): void {
  const { why: saidOf } = vendorTexts().report;
  for (const [i, { mustHave, vendor, status, why }] of checks.entries())
    step.addFinding({
      id: `must-${i + 1}`,
      title: `${vendor}: ${mustHave.text}`,
      detail: saidOf[why],
      status,
    });
}

/** The matrix, what would turn its order, and who is never first. */
export function scoreSections(w: TableWriting, comparison: Comparison): Block[] {
  const matrix = matrixOf(w, comparison);
  const none = paragraph(noOrder(comparison)[1][0] ?? '');
  if (matrix === null) return [...section('scores', none), ...section('sensitivity', none)];
  return [
    ...section('scores', matrixTable(matrix)),
    ...section('sensitivity', flipList(matrix), dominanceList(matrix)),
  ];
}
