import { dominated } from '../../findings/dominance.ts';
import {
  leadersOf,
  sharesOf,
  type MatrixCriterion,
  type MatrixResult,
  type OptionScore,
} from '../../findings/score-matrix.ts';
import { flips, type Flip } from '../../findings/sensitivity.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, table } from '../../report/build-blocks.ts';
import { bold, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { matrixTexts } from './messages/matrix-texts.ts';
import { computedFigure, givenFigure, type FigureInput, type TableWriting } from './table-figures.ts';

/** How the values behind the points are shown. */
interface MatrixShow {
  /** The value of a cell with the place it was read at. */
  readonly inputOf: (option: string, criterion: MatrixCriterion) => FigureInput;
  /** A value with its unit. */
  readonly print: (criterion: MatrixCriterion, value: number) => string;
  /** Whose the weights are. */
  readonly weights: 'form' | 'assumption';
}

/** What is written from. */
export interface MatrixWriting {
  readonly w: TableWriting;
  readonly result: MatrixResult;
  readonly show: MatrixShow;
}

const [pointDigits, shareDigits] = [2, 1];
/** Numbers of the report stay the same in both languages, where names do not. */
const numberOf = (all: readonly string[], one: string) => all.indexOf(one) + 1;
const optionNumber = ({ options }: MatrixResult, option: string) => numberOf(options, option);
const criterionNumber = ({ criteria }: MatrixResult, id: string) =>
  numberOf(
    criteria.map((one) => one.id),
    id,
  );
const nameOf = ({ criteria }: MatrixResult, id: string) => criteria.find((one) => one.id === id)?.name ?? id;

/** How points come from a value x. */
function formulaOf({ better, scale }: MatrixCriterion): string {
  if (scale === 'given') return better === 'higher' ? 'x' : '1 - x';
  return better === 'higher'
    ? String.raw`\frac{x - x_{min}}{x_{max} - x_{min}}`
    : String.raw`\frac{x_{max} - x}{x_{max} - x_{min}}`;
}

/** The points of an option by a criterion, linked to its value and to the least and most of all; a dash without a value. */
function pointsMark({ w, result, show }: MatrixWriting, option: string, criterion: MatrixCriterion): Said {
  const texts = matrixTexts();
  const cell = result.cells.get(option)?.get(criterion.id);
  if (cell === undefined) return texts.empty;
  if (cell.points === null) return texts.flat;
  const range = result.ranges.get(criterion.id);
  const ends =
    range === undefined || criterion.scale === 'given'
      ? []
      : ([
          [texts.least, range.low],
          [texts.most, range.high],
        ] as const);
  return computedFigure(
    w,
    {
      id: `points-${optionNumber(result, option)}-${criterionNumber(result, criterion.id)}`,
      label: texts.points(option, criterion.name),
      value: numberText(cell.points, pointDigits),
      formula: formulaOf(criterion),
    },
    [
      show.inputOf(option, criterion),
      ...ends.map(([name, value]): FigureInput => ({
        name: name(criterion.name),
        value: show.print(criterion, value),
        figure: true,
      })),
    ],
  );
}

/** The weight of a criterion as it was given. */
function weightMark({ w, result, show }: MatrixWriting, criterion: MatrixCriterion): Words {
  const id = `weight-${criterionNumber(result, criterion.id)}`;
  const label = matrixTexts().weight(criterion.name);
  return givenFigure(w.step, { id, label, value: plainNumberText(criterion.weight, 2) }, show.weights);
}

/** The score of an option, from its points and weights; null where it has none. */
export function scoreMark({ w, result }: MatrixWriting, { option, score }: OptionScore): Words | null {
  if (score === null) return null;
  const own = result.criteria.flatMap((criterion): FigureInput[] => {
    const points = result.cells.get(option)?.get(criterion.id)?.points ?? null;
    if (points === null) return [];
    const value = `w = ${plainNumberText(criterion.weight, 2)}, p = ${numberText(points, pointDigits)}`;
    return [{ name: criterion.name, value, figure: true }];
  });
  const shown = {
    id: `score-${optionNumber(result, option)}`,
    label: matrixTexts().scoreOf(option),
    value: numberText(score, pointDigits),
    formula: String.raw`\frac{\sum w_i p_i}{\sum w_i}`,
  };
  return computedFigure(w, shown, own);
}

const weightInput = (name: string, weight: number): FigureInput => ({
  name,
  value: plainNumberText(weight, 2),
  figure: true,
});

/** The share of all weight for which an option has a value. */
export function coverageMark({ w, result }: MatrixWriting, { option, coverage }: OptionScore): Words {
  const texts = matrixTexts();
  const all = result.criteria.reduce((sum, { weight }) => sum + weight, 0);
  const shown = {
    id: `coverage-${optionNumber(result, option)}`,
    label: texts.coverageOf(option),
    value: percentText(coverage, 0),
    formula: String.raw`\frac{w}{W}`,
  };
  return computedFigure(w, shown, [weightInput(texts.covered, coverage * all), weightInput(texts.all, all)]);
}

function rankMark({ w, result }: MatrixWriting, { option, rank, score }: OptionScore): Said {
  const texts = matrixTexts();
  if (rank === null) return texts.noRank;
  const shown = {
    id: `rank-${optionNumber(result, option)}`,
    label: texts.rankOf(option),
    value: String(rank),
    formula: texts.rankFormula,
  };
  return computedFigure(w, shown, [
    { name: texts.scoreOf(option), value: numberText(score ?? 0, pointDigits), figure: true },
  ]);
}

/** Criteria down, options across, the best first; below them score, coverage and rank. Each number has its inputs. */
export function matrixTable(writing: MatrixWriting, most = Number.POSITIVE_INFINITY): Block {
  const texts = matrixTexts();
  const { result } = writing;
  const shown = result.scores.slice(0, most);
  const head = [...texts.head, ...shown.map(({ option }) => option)];
  const last = (name: string, mark: (one: OptionScore) => Said): Said[] => [
    bold(name),
    '',
    '',
    ...shown.map(mark),
  ];
  const rows = result.criteria.map((criterion): Said[] => [
    criterion.name,
    weightMark(writing, criterion),
    texts.better[criterion.better],
    ...shown.map(({ option }) => pointsMark(writing, option, criterion)),
  ]);
  const ends = [
    last(texts.score, (one) => scoreMark(writing, one) ?? texts.empty),
    last(texts.coverage, (one) => coverageMark(writing, one)),
    last(texts.rank, (one) => rankMark(writing, one)),
  ];
  const right = [1, ...shown.map((_, i) => i + texts.head.length)];
  return table(head, [...rows, ...ends], { form: 'scorecard', title: texts.title, right });
}

/** A weight that turns the order, as a sentence with both shares. */
export function flipSaid({ w, result }: MatrixWriting, { criterion, share, at, to }: Flip): Words {
  const texts = matrixTexts();
  const name = nameOf(result, criterion);
  const n = criterionNumber(result, criterion);
  const shares = [...sharesOf(result)].map(([id, one]): FigureInput => ({
    name: nameOf(result, id),
    value: percentText(one, shareDigits),
    figure: true,
  }));
  const now = computedFigure(
    w,
    {
      id: `share-${n}`,
      label: texts.share(name),
      value: percentText(share, shareDigits),
      formula: String.raw`\frac{w_i}{\sum w}`,
    },
    shares,
  );
  const turn = computedFigure(
    w,
    {
      id: `flip-${n}`,
      label: texts.turn(name),
      value: percentText(at, shareDigits),
      formula: texts.turnFormula,
    },
    result.scores.flatMap(({ option, score }): FigureInput[] =>
      score === null
        ? []
        : [{ name: texts.scoreOf(option), value: numberText(score, pointDigits), figure: true }],
    ),
  );
  return (at < share ? texts.flipBelow : texts.flip)(name, now, turn, to);
}

/** The weights that turn the order, the nearest first; or why there are none. */
export function flipList(writing: MatrixWriting): Block {
  const texts = matrixTexts();
  const leaders = leadersOf(writing.result);
  const none = leaders.length === 0 ? texts.noOrder : leaders.length > 1 ? texts.tie : texts.noFlip;
  return listOr(
    nearestFlips(writing.result).map((one) => flipSaid(writing, one)),
    none,
  );
}

/** The weights that turn the order, that of the least change first. */
export const nearestFlips = (result: MatrixResult): Flip[] =>
  flips(result).toSorted((a, b) => Math.abs(a.at - a.share) - Math.abs(b.at - b.share));

/** Options that no weights can prefer. */
export function dominanceList(writing: MatrixWriting): Block {
  const texts = matrixTexts();
  const { result } = writing;
  const scored = (option: string): Said => {
    const score = result.scores.find((one) => one.option === option);
    return (score && scoreMark(writing, score)) ?? texts.empty;
  };
  return listOr(
    dominated(result).map(([better, worse]) =>
      texts.dominated([better, scored(better)], [worse, scored(worse)]),
    ),
    texts.noDominated,
  );
}

/** Each option as a finding: verified with a value for every criterion, for review with a rank, else not verified. */
export function addMatrixFindings({ w, result }: MatrixWriting): void {
  const texts = matrixTexts();
  for (const { option, score, coverage, rank } of result.scores) {
    const share = percentText(coverage, 0);
    w.step.addFinding({
      id: `option-${optionNumber(result, option)}`,
      title: option,
      detail:
        rank === null || score === null
          ? texts.findingNone(share)
          : texts.finding(numberText(score, pointDigits), share),
      status: rank === null ? 'not verified' : coverage >= 1 ? 'verified' : 'for review',
    });
  }
}
