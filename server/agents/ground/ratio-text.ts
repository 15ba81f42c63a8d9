import type { StatementLineId } from '../../packs/statement/lines.ts';
import type { RatioRule } from '../../packs/statement/ratios.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { numberText, percentText } from '../../tools/number-text.ts';

type MeasureId = keyof ReturnType<typeof statementTexts>['measures'];

/** "Operating margin". */
export const measureName = (id: string) => statementTexts().measures[id as MeasureId];

/** A ratio as it is printed. */
export function printRatio({ print }: Pick<RatioRule, 'print'>, value: number): string {
  if (print === 'percent') return percentText(value);
  if (print === 'term') return numberText(value, 4);
  return print === 'days' ? statementTexts().days(numberText(value, 0)) : numberText(value, 2);
}

/** How much faster one line grew than another, as it is printed: two percentages differ by points. */
export function printGap(value: number, isSigned = false): string {
  const text = statementTexts().points(numberText(value * 100, 1));
  return isSigned && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A ratio's formula in TeX, its lines in words. */
export function ratioFormula(
  { top, bottom, factor }: RatioRule,
  nameOf: (line: StatementLineId) => string,
): string {
  const tex = (id: StatementLineId) => `\\text{${nameOf(id)}}`;
  const upper = top.map(({ line, sign }, i) => `${i === 0 ? '' : sign === 1 ? ' + ' : ' - '}${tex(line)}`);
  return `\\frac{${upper.join('')}}{${tex(bottom)}}${factor === 1 ? '' : ` \\cdot ${factor}`}`;
}
