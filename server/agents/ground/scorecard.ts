import type { StepHandle } from '../../engines/run-context.ts';
import { statusOf, type Reading, type RiskWord } from '../../findings/rules.ts';
import { riskPoints, scoreOf, turningPoints } from '../../findings/score.ts';
import { listText, numberText, percentText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said, type Words } from '../../report/words.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { groundTexts } from './messages/ground-texts.ts';

/** How a criterion is shown. */
interface Criterion {
  readonly name: string;
  /** Link to its figure, or a dash. */
  readonly mark: Said;
  readonly print: (value: number) => string;
  /** Where its thresholds come from. */
  readonly basis: string;
}

type Show = (reading: Reading) => Criterion;

const weight = (all: readonly Reading[]) => all.reduce((sum, { rule }) => sum + rule.weight, 0);
const input = (name: string, text: string) => ({ name, value: text, from: null });

/** The weighted score and the share of the weight behind it, as figures; null when too little was computed for one. */
export function scoreMarks(
  step: StepHandle,
  readings: readonly Reading[],
  { show, time }: { readonly show: Show; readonly time: string },
): { readonly status: RiskWord; readonly score: Words; readonly coverage: Words } | null {
  const texts = groundTexts();
  const { value, status, coverage } = scoreOf(readings);
  if (value === null || status === null) return null;
  const read = readings.filter((one) => one.kind === 'read');
  const score = figureLink(step, {
    id: 'score',
    label: `${texts.score} ${time}`,
    value: numberText(value, 2),
    formula: '\\frac{\\sum w_i p_i}{\\sum w_i}',
    inputs: read.map((one) =>
      input(show(one).name, `w = ${one.rule.weight}, p = ${numberText(riskPoints[one.status], 1)}`),
    ),
    source_n: null,
  });
  const share = figureLink(step, {
    id: 'score-coverage',
    label: `${texts.coverage} ${time}`,
    value: percentText(coverage, 0),
    formula: '\\frac{w}{W}',
    inputs: [input('w', String(weight(read))), input('W', String(weight(readings)))],
    source_n: null,
  });
  return { status, score, coverage: share };
}

/** "above 1.50", the number linked to where the threshold comes from. */
export function thresholdText(
  step: StepHandle,
  { rule }: Reading,
  { name, print, basis }: Criterion,
  side: 'good' | 'poor',
): Words {
  const texts = groundTexts();
  const mark = figureLink(step, {
    id: `${rule.id.replaceAll('_', '-')}-${side}`,
    label: texts.thresholds[side](name),
    value: print(rule[side]),
    formula: `\\text{${basis}}`,
    inputs: [],
    source_n: null,
  });
  return (rule.better === 'higher') === (side === 'good') ? texts.above(mark) : texts.below(mark);
}

/** How much a criterion counts; the score shows what it is added to. */
function weightOf(step: StepHandle, { rule }: Reading, name: string): Words {
  return figureLink(step, {
    id: `${rule.id.replaceAll('_', '-')}-weight`,
    label: `${groundTexts().scorecardHead[5] ?? ''}: ${name}`,
    value: String(rule.weight),
    formula: 'w',
    inputs: [],
    source_n: null,
  });
}

/**
 * Criteria with value, expectation, reading and weight, under a title that says whose expectation it is; below it, on which
 * of them the word for the whole hangs.
 */
export function scorecard(
  step: StepHandle,
  readings: readonly Reading[],
  show: Show,
  { title }: { readonly title: string },
): Block[] {
  const texts = groundTexts();
  const rows = readings.map((reading) => {
    const shown = show(reading);
    const [low, high] = (['good', 'poor'] as const).map((side) => thresholdText(step, reading, shown, side));
    const { name, mark } = shown;
    return [name, mark, low ?? '', high ?? '', texts.risks[statusOf(reading)], weightOf(step, reading, name)];
  });
  const turning = turningPoints(readings).map((one) => show(one).name);
  return [
    table(texts.scorecardHead, rows, { form: 'scorecard', title, right: [1, 5] }),
    ...(scoreOf(readings).status === null
      ? []
      : [paragraph(turning.length > 0 ? texts.hangs(listText(turning)) : texts.stands)]),
  ];
}

/** Readings of high risk with their value and threshold, as a list; `none` is said when there is none. */
export function flagList(
  step: StepHandle,
  readings: readonly Reading[],
  { show, none }: { readonly show: Show; readonly none: string },
): Block {
  const flags = flagsOf(readings).map((reading) => {
    const shown = show(reading);
    return words`${bold(shown.name)} ${shown.mark}: ${thresholdText(step, reading, shown, 'poor')}`;
  });
  return listOr(flags, none);
}

/** Readings with their value, the word for them and the threshold it rests on, one after the other. */
export function readingsText(step: StepHandle, readings: readonly Reading[], show: Show): Words {
  const told = readings.map((reading): Words => {
    const shown = show(reading);
    const status = statusOf(reading);
    const side = status === 'low risk' ? 'good' : 'poor';
    const limit = status === 'medium risk' ? '' : words` (${thresholdText(step, reading, shown, side)})`;
    return words`${bold(shown.name)} ${shown.mark}: ${groundTexts().risks[status]}${limit}`;
  });
  return joinWords(told, '; ');
}

export const flagsOf = (readings: readonly Reading[]) =>
  readings.filter((one) => statusOf(one) === 'high risk');

/** The readings as findings of the run, with the status words of F9. */
export function addFindings(step: StepHandle, readings: readonly Reading[], show: Show): void {
  for (const reading of readings) {
    const { name, print } = show(reading);
    step.addFinding({
      id: reading.rule.id.replaceAll('_', '-'),
      title: name,
      detail: reading.kind === 'read' ? print(reading.value) : reading.reason,
      status: statusOf(reading),
    });
  }
}
