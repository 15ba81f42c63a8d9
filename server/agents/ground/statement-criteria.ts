import { readRule, type Measured, type Reading } from '../../findings/rules.ts';
import {
  dupontRatios,
  ratioRule,
  statementRatios,
  type AltmanVariant,
} from '../../packs/statement/ratios.ts';
import { altmanWeight, pileUpRules, soundnessRules } from '../../packs/statement/soundness.ts';
import { altmanAt, growthGap, ratioAt, type Computed } from '../../statements/compute-ratio.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { numberText } from '../../tools/number-text.ts';
import { statementGroundTexts } from './messages/statement-ground-texts.ts';
import { measureName, printGap, printRatio } from './ratio-text.ts';
import { altmanMark, gapMark, ratioMark, reasonText, type StatementWriting } from './statement-figures.ts';

const allRatios = [...Object.values(statementRatios).flat(), ...dupontRatios];

const measured = (computed: Computed): Measured =>
  computed.kind === 'value' ? { value: computed.value } : { reason: reasonText(computed) };

/** What is asked of the latest business year; the growth of balances needs the year before it. */
export function readCriteria(
  { statements }: Pick<StatementWriting, 'statements'>,
  altman: AltmanVariant | null,
  [time, before]: readonly [string, string | undefined],
): Reading[] {
  const ratios = soundnessRules.flatMap((rule) => {
    const ratio = ratioRule(rule.id);
    return ratio === undefined ? [] : [readRule(rule, measured(ratioAt(statements, ratio, time)))];
  });
  const gaps = pileUpRules.flatMap((rule) =>
    before === undefined
      ? []
      : [readRule(rule, measured(growthGap(statements, [rule.line, 'revenue'], time, before)))],
  );
  if (altman === null) return [...ratios, ...gaps];
  const score = altmanAt(statements, altman, time);
  const rule = {
    id: 'altman',
    better: 'higher',
    good: altman.safe,
    poor: altman.distress,
    weight: altmanWeight,
  } as const;
  return [...ratios, ...gaps, readRule(rule, 'kind' in score ? { reason: reasonText(score) } : score)];
}

/** How a criterion is shown: its name, the link to its figure, and how its numbers are printed. */
export function showCriterion(
  writing: StatementWriting,
  altman: AltmanVariant | null,
  [time, before]: readonly [string, string | undefined],
) {
  return ({ rule: { id } }: Reading) => {
    const ratio = ratioRule(id);
    const gap = pileUpRules.find((one) => one.id === id);
    const name = measureName(id);
    const basis = statementGroundTexts().ruleOfThumb;
    if (ratio !== undefined)
      return {
        name,
        basis,
        mark: ratioMark(writing, ratio, time),
        print: (value: number) => printRatio(ratio, value),
      };
    if (gap !== undefined && before !== undefined)
      return {
        name,
        basis,
        mark: gapMark(writing, { id, lines: [gap.line, 'revenue'] }, [time, before]),
        print: (value: number) => printGap(value),
      };
    const mark = altman === null ? '—' : altmanMark(writing, altman, time);
    const zones = altman === null ? '' : statementTexts().altman.variants[altman.id];
    return { name, basis: zones, mark, print: (value: number) => numberText(value, 2) };
  };
}

/** The ratios of a year that were not computed, each with its reason. */
export function notComputed({ statements }: Pick<StatementWriting, 'statements'>, time: string): string[] {
  // DuPont's margin is the net margin again.
  return allRatios.flatMap((rule) => {
    if (rule.id === 'dupont_margin') return [];
    const computed = ratioAt(statements, rule, time);
    return computed.kind === 'value' ? [] : [`${measureName(rule.id)}: ${reasonText(computed)}`];
  });
}
