import type { FinishedRun } from '../../server/agents/testing/run-agent.ts';
import type { Language } from '../labels.ts';
import { plain } from './statements.ts';
import { currencyOf, isSameAmount, numbersIn, scaleIn, type WrittenNumber } from './written-value.ts';

export type Answered = Pick<FinishedRun, 'answer' | 'figures' | 'sources' | 'isUnanswered'>;

/** A number of an answer that can be clicked. */
export interface Printed {
  readonly text: string;
  readonly number: WrittenNumber | null;
  /** Its line or row with the table's head, and the figure's own label. */
  readonly around: string;
}

/** `unitless`: the number is right, and its currency and scale are said nowhere. */
export type Match = 'same' | 'unitless' | 'other';

export const unitScale = (unit: string) => scaleIn(unit) ?? 1;

/** Whether the printed number is the expected one, its unit read from wherever the answer says it. */
export function matchNumber(
  printed: WrittenNumber,
  expected: number,
  unit: string | undefined,
  around: string,
  hasOwnUnit = false,
): Match {
  if (unit === undefined) return !printed.hasScale && isSameAmount(printed, expected) ? 'same' : 'other';
  if (unit === '%') {
    const isPercent = printed.isPercent || /%|percent|prozent/i.test(around);
    return isPercent && isSameAmount(printed, expected) ? 'same' : 'other';
  }
  const currency = currencyOf(unit);
  const said = printed.currency ?? currencyOf(around);
  if (currency !== null && said !== null && said !== currency) return 'other';
  const wanted = expected * unitScale(unit);
  const scale = printed.hasScale ? 1 : (scaleIn(around) ?? 1);
  const { digits } = printed;
  if (isSameAmount({ amount: printed.amount * scale, step: printed.step * scale, digits }, wanted))
    return 'same';
  // A number that names its own unit stands for itself; a heading above it may speak of other columns.
  if (hasOwnUnit && isSameAmount(printed, wanted)) return 'same';
  const isBare = !printed.hasScale && scale === 1 && said === null;
  return isBare && isSameAmount(printed, expected) ? 'unitless' : 'other';
}

const link = /\[((?:[^\]\\]|\\.)*)\]\(#figure:([^)]+)\)/g;

/** Numbers with a link, in the order of the answer. */
export function printedFigures(run: Answered, language: Language): Printed[] {
  const lines = run.answer.split('\n');
  const headOf = (at: number) =>
    lines
      .slice(0, at)
      .findLast((one, i, all) => one.startsWith('|') && !(all[i - 1] ?? '').startsWith('|')) ?? '';
  return lines.flatMap((line, at) =>
    [...line.matchAll(link)].map(([, shown = '', id]) => {
      const figure = run.figures.find((one) => one.id === id);
      const text = plain(shown);
      const head = line.startsWith('|') ? headOf(at) : '';
      return {
        text,
        number: numbersIn(text, language)[0] ?? null,
        around: `${plain(line)} ${head} ${figure?.label ?? ''} ${figure?.value ?? ''}`,
      };
    }),
  );
}

/** A quoted row shows its cells as they stand, without the unit of their column. */
export function isQuoted(value: number, unit: string | undefined, text: string, language: Language): boolean {
  return numbersIn(text, language).some(
    (number) => matchNumber(number, value, unit, text) !== 'other' || isSameAmount(number, value),
  );
}
