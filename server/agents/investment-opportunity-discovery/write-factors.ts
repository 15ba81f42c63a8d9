import type { ScoredFactor, ScoredPart } from '../../factors/rank.ts';
import { valueAt } from '../../screen-rules/universe.ts';
import { concentration } from '../../packs/factors/factors.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { computedFigure, givenFigure, type FigureInput } from '../ground/table-figures.ts';
import { screenTexts, section } from './messages/screen-texts.ts';
import { idOf, nameOf, printed, type Outcome, type ScreenWriting } from './screening.ts';

const signed = (value: number) => `${value > 0 ? '+' : ''}${numberText(value, 2)}`;

function partInputs(w: ScreenWriting, { at, row }: Outcome, part: ScoredPart): FigureInput[] {
  const { universe, source } = w.screening;
  const texts = screenTexts();
  const { role, scored, sign } = part;
  const column = universe.columns[role];
  const value = valueAt(universe, role, row);
  const score = scored.scores[at] ?? Number.NaN;
  if (column === undefined || Number.isNaN(score)) return [];
  const name = texts.roles[role];
  const last = universe.columns.return_1m;
  return [
    { name, value: printed(universe, role, value), cell: { source, row, column } },
    ...(part.isWithoutLast && last !== undefined
      ? [
          {
            name: texts.roles.return_1m,
            value: printed(universe, 'return_1m', valueAt(universe, 'return_1m', row)),
            cell: { source, row, column: last },
          },
        ]
      : []),
    {
      name: texts.exposure.mean(name),
      value: `${numberText(scored.mean, 4)}; ${numberText(scored.deviation, 4)} (n = ${scored.count})`,
      figure: true,
    },
    { name: texts.exposure.part(name), value: signed(sign * score), figure: true },
  ];
}

/** The score of a company on a factor; a dash where it has no value. */
export function factorMark(w: ScreenWriting, outcome: Outcome, factor: ScoredFactor): Words {
  const value = factor.scores[outcome.at] ?? Number.NaN;
  if (Number.isNaN(value)) return [{ kind: 'text', text: '—' }];
  const texts = screenTexts();
  const inputs = factor.parts.flatMap((part) => partInputs(w, outcome, part));
  const shown = {
    id: `${idOf(w.screening, outcome.row)}-${factor.id}`,
    label: texts.exposure.score(nameOf(w.screening, outcome.row), texts.factors[factor.id]),
    value: signed(value),
    formula: '\\frac{1}{k}\\sum \\pm\\frac{x - \\bar x}{s}',
  };
  return computedFigure(w, shown, inputs);
}

/** The weighted score of a company; a dash where it was not ranked. */
export function scoreMark(w: ScreenWriting, outcome: Outcome): Words {
  const { ranking } = w.screening;
  const value = ranking.scores[outcome.at] ?? Number.NaN;
  if (Number.isNaN(value)) return [{ kind: 'text', text: '—' }];
  const texts = screenTexts();
  const inputs = ranking.factors
    .filter(({ scores }) => Number.isFinite(scores[outcome.at]))
    .map(({ id, weight, scores }): FigureInput => ({
      name: texts.factors[id],
      value: `w = ${numberText(weight, 0)}, z = ${signed(scores[outcome.at] ?? 0)}`,
      figure: true,
    }));
  const shown = {
    id: `${idOf(w.screening, outcome.row)}-score`,
    label: texts.shortlist.score(nameOf(w.screening, outcome.row)),
    value: signed(value),
    formula: '\\frac{\\sum w z}{\\sum w}',
  };
  // The cells behind it are with the factors, which are registered first.
  for (const factor of ranking.factors) factorMark(w, outcome, factor);
  return computedFigure(w, shown, inputs);
}

/** The factor that makes up most of a score, and its share of the sizes of all parts. */
export function mainPart({ screening }: Pick<ScreenWriting, 'screening'>, { at }: Outcome) {
  const parts = screening.ranking.factors
    .map((factor) => ({ factor, size: factor.weight * (factor.scores[at] ?? Number.NaN) }))
    .filter(({ size }) => Number.isFinite(size));
  const all = parts.reduce((sum, { size }) => sum + Math.abs(size), 0);
  const most = parts.toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size))[0];
  const best = parts.toSorted((a, b) => b.size - a.size)[0];
  return most === undefined || best === undefined || all === 0
    ? null
    : { most: most.factor, best: best.factor, share: Math.abs(most.size) / all };
}

/** How much each shortlisted company hangs on one factor, as findings of the run. */
export function addExposureFindings(w: ScreenWriting, shortlist: readonly Outcome[]): void {
  const texts = screenTexts();
  for (const outcome of shortlist) {
    const main = Number.isNaN(w.screening.ranking.scores[outcome.at]) ? null : mainPart(w, outcome);
    w.step.addFinding({
      id: idOf(w.screening, outcome.row),
      title: texts.exposure.findings.title(nameOf(w.screening, outcome.row)),
      detail:
        main === null
          ? texts.exposure.findings.open
          : texts.exposure.findings.share(texts.factors[main.most.id], percentText(main.share, 0)),
      status:
        main === null
          ? 'for review'
          : main.share >= concentration.high
            ? 'high risk'
            : main.share >= concentration.medium
              ? 'medium risk'
              : 'low risk',
    });
  }
}

export function writeFactors(w: ScreenWriting, shortlist: readonly Outcome[], isTyped: boolean): Block[] {
  const texts = screenTexts();
  const { factors } = w.screening.ranking;
  if (factors.length === 0) return section('factors', paragraph(texts.exposure.none));
  const head = [...texts.exposure.head, ...factors.map(({ id }) => texts.factors[id])];
  const rows = shortlist.map((outcome): Said[] => [
    nameOf(w.screening, outcome.row),
    ...factors.map((one) => factorMark(w, outcome, one)),
  ]);
  const weights = factors.map(
    ({ id, weight }) =>
      words`${texts.factors[id]} ${givenFigure(w.step, { id: `weight-${id}`, label: texts.exposure.weight(texts.factors[id]), value: numberText(weight, 0) }, isTyped ? 'form' : 'assumption')}`,
  );
  return section(
    'factors',
    ...(rows.length === 0 ? [] : [table(head, rows, { right: allButFirst(head) })]),
    paragraph(words`${texts.exposure.weights}: ${joinWords(weights, ', ')}.`),
    paragraph(texts.exposure.dash),
  );
}
