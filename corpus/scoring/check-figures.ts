import type { Figure } from '../../packages/shared/contract/run-events.ts';
import type { Language } from '../labels.ts';
import { inContext } from './match-fact.ts';
import { numbersIn, withoutDates } from './written-value.ts';

/** A number of a figure's input in units of one, its scale from its value or its name. */
function inputAmount(input: Figure['inputs'][number], language: Language): number | null {
  const number = numbersIn(input.value, language)[0];
  return number === undefined ? null : inContext(number, [input.name]).amount;
}

/** What two or more inputs can be combined to: the kinds of figures a report computes. */
function combinations(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const pairs = amounts.flatMap((a, i) =>
    amounts.flatMap((b, j) =>
      i === j ? [] : [a / b, (a / b) * 100, a - b, (a / b - 1) * 100, a / b - 1, a * b],
    ),
  );
  return [sum, sum / amounts.length, Math.min(...amounts), Math.max(...amounts), ...pairs];
}

function isRecomputable(figure: Figure, language: Language): boolean {
  const printed = numbersIn(withoutDates(figure.value), language)[0] ?? numbersIn(figure.value, language)[0];
  if (printed === undefined) return true;
  const amounts = figure.inputs.flatMap((input) => inputAmount(input, language) ?? []);
  const full = inContext(printed, [figure.label]);
  const candidates = amounts.length === 1 ? amounts : combinations(amounts);
  return candidates.some((candidate) =>
    [printed, full].some(
      (one) => Math.abs(one.amount - candidate) <= one.step / 2 + Math.abs(candidate) * 1e-9,
    ),
  );
}

/** Each figure follows from the inputs it shows, and each input says where it was read. */
export function checkFigures(
  run: { readonly figures: readonly Figure[] },
  language: Language,
): { held: number; total: number; faults: string[] } {
  const faults = run.figures.flatMap((figure) => {
    const shown = `${figure.label}: ${figure.value} from ${figure.inputs.map(({ name, value }) => `${name} ${value}`).join(', ')}`;
    if (figure.inputs.length === 0) return [`${shown} (no inputs)`];
    if (figure.inputs.some(({ from }) => from === null)) return [`${shown} (an input without a place)`];
    return isRecomputable(figure, language) ? [] : [shown];
  });
  return { held: run.figures.length - faults.length, total: run.figures.length, faults };
}
