import type { FinishedRun } from '../../server/agents/testing/run-agent.ts';
import type { Language, Question } from '../labels.ts';
import { linesIn, rowsOfFigure } from './row-places.ts';
import { plain } from './statements.ts';
import { currencyOf, isSameAmount, numbersIn, scaleIn, type WrittenNumber } from './written-value.ts';

/**
 * `linked_wrong`: a wrong number or name with a proof link. `unlinked_wrong`: wrong, but nothing says that it was proven.
 * `beside`: passages given, and charged, as the answer that do not hold it.
 */
type Verdict = 'right' | 'refused' | 'beside' | 'linked_wrong' | 'unlinked_wrong';

export interface QuestionScore {
  readonly verdict: Verdict;
  readonly got: string;
  /** Why it is wrong. */
  readonly reason: string;
  /** Null where there is nothing to recompute, else whether the rows named give the figure. */
  readonly isRecomputable: boolean | null;
}

export type Answered = Pick<FinishedRun, 'answer' | 'figures' | 'sources' | 'isUnanswered'>;

const linkedFigures = /\[((?:[^\]\\]|\\.)*)\]\(#figure:([^)]+)\)/g;

function unitScale(unit: string): number {
  return scaleIn(unit) ?? 1;
}

/** Whether the printed number is the expected one, its unit read from wherever the answer says it. */
function isExpected(
  printed: WrittenNumber,
  expected: number,
  unit: string | undefined,
  around: string,
): boolean {
  if (unit === undefined || unit === '%') {
    if (unit === '%' && !printed.isPercent && !/%|percent|prozent/i.test(around)) return false;
    if (unit === undefined && printed.hasScale) return false;
    return isSameAmount(printed, expected) || (unit === '%' && isSameAmount(printed, expected));
  }
  const currency = currencyOf(unit);
  const said = printed.currency ?? currencyOf(around);
  if (currency !== null && said !== null && said !== currency) return false;
  const wanted = expected * unitScale(unit);
  if (printed.hasScale) return isSameAmount(printed, wanted);
  const scale = scaleIn(around);
  if (scale === null && unitScale(unit) !== 1) return isSameAmount(printed, wanted);
  const times = scale ?? 1;
  return isSameAmount(
    { amount: printed.amount * times, step: printed.step * times, digits: printed.digits },
    wanted,
  );
}

interface Printed {
  readonly id: string;
  readonly text: string;
  readonly number: WrittenNumber | null;
  /** Row of the table or line that holds it, with the figure's own label. */
  readonly around: string;
}

function printedFigures(run: Answered, language: Language): Printed[] {
  const lines = run.answer.split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(linkedFigures)].map((match) => {
      const figure = run.figures.find(({ id }) => id === match[2]);
      const head = line.startsWith('|')
        ? lines
            .slice(0, at)
            .findLast((one, i, all) => one.startsWith('|') && !(all[i - 1] ?? '').startsWith('|'))
        : '';
      const text = plain(match[1] ?? '');
      return {
        id: match[2] ?? '',
        text,
        number: numbersIn(text, language)[0] ?? null,
        around: `${plain(line)} ${head ?? ''} ${figure?.label ?? ''} ${figure?.value ?? ''}`,
      };
    }),
  );
}

const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

function groupsAreRight(question: Question, printed: readonly Printed[]): string | null {
  const groups = Object.entries(question.groups ?? {});
  for (const [name, value] of groups) {
    const own = printed.filter(({ around }) => normal(around).includes(normal(name)));
    if (
      !own.some(({ number, around }) => number !== null && isExpected(number, value, question.unit, around))
    )
      return own.length === 0 ? `${name} is missing` : `${name} is not ${value}`;
  }
  return null;
}

/** Of the names that could be the answer, the one that is said first is what the answer says. */
function namedFirst(expected: string, names: readonly string[], text: string): string | null {
  const placeOf = (name: string) => {
    const escaped = normal(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return normal(text).search(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u'));
  };
  const at = placeOf(expected);
  if (at < 0) return `does not say ${expected}`;
  const before = names.find((name) => name !== expected && placeOf(name) >= 0 && placeOf(name) < at);
  return before === undefined ? null : `says ${before} before ${expected}`;
}

/** A quoted row shows its cells as they stand, without the unit of their column. */
function isQuoted(value: number, unit: string | undefined, text: string, language: Language): boolean {
  return numbersIn(text, language).some(
    (number) => isExpected(number, value, unit, text) || isSameAmount(number, value),
  );
}

/** Null when the answer is right, else what is wrong with it. */
function fault(
  question: Question,
  run: Answered,
  language: Language,
  names: readonly string[],
): string | null {
  const printed = printedFigures(run, language);
  const text = plain(run.answer);
  const { value, also = [] } = question;
  const expected = [...(value === undefined ? [] : [value]), ...Object.values(question.groups ?? {})];
  const matches = (one: Printed, wanted: number) =>
    one.number !== null && isExpected(one.number, wanted, question.unit, one.around);
  const isWanted = (one: Printed) =>
    expected.some((wanted) => matches(one, wanted)) ||
    (question.percentToo === true &&
      one.number?.isPercent === true &&
      isSameAmount(one.number, (value ?? 0) * 100));
  if (question.text !== undefined) return namedFirst(question.text, names, text);
  if (question.groups !== undefined) {
    const missing = groupsAreRight(question, printed);
    if (missing !== null) return missing;
  } else if (printed.length > 0) {
    const first = printed[0] as Printed;
    if (!isWanted(first)) return `${first.text} is not ${value}`;
  } else if (!isQuoted(value ?? Number.NaN, question.unit, text, language))
    return 'the value is not in the passages given as the answer';
  const counted = linesIn(question.rows ?? '').length;
  const parts = [...also, counted];
  const stray = printed.find(
    (one) =>
      !isWanted(one) &&
      one.number !== null &&
      !parts.some((part) => isSameAmount(one.number as WrittenNumber, part) || matches(one, part)) &&
      question.plan?.op !== 'ratio' &&
      question.plan?.op !== 'share' &&
      question.groups === undefined,
  );
  return stray === undefined ? null : `${stray.text} is linked as well`;
}

/**
 * Judges an answer by its label. A number that is linked and wrong is wrong, whatever else the answer says. `names` are
 * what a question for a name could be answered with.
 */
export function scoreQuestion(
  question: Question,
  run: Answered,
  language: Language,
  recompute: (rows: readonly number[]) => number | null,
  names: readonly string[] = [],
): QuestionScore {
  const got = plain(run.answer).slice(0, 160);
  const linked = linkedFigures.test(run.answer) || /\(#source:\d+\)/.test(run.answer);
  linkedFigures.lastIndex = 0;
  if (run.isUnanswered && run.figures.length === 0)
    return { verdict: 'refused', got, reason: 'nothing was answered', isRecomputable: null };
  const isQuote = run.figures.length === 0 && /^>/m.test(run.answer);
  const wrong: Verdict = isQuote ? 'beside' : linked ? 'linked_wrong' : 'unlinked_wrong';
  if (question.refuse !== undefined)
    return { verdict: wrong, got, reason: `answered, though ${question.refuse}`, isRecomputable: null };
  const reason = fault(question, run, language, names);
  if (reason !== null) return { verdict: wrong, got, reason, isRecomputable: null };
  return {
    verdict: 'right',
    got,
    reason: '',
    isRecomputable: namesItsRows(question, run, language, recompute),
  };
}

/** The rows a scalar figure names, put through the plan, give what was printed. */
function namesItsRows(
  question: Question,
  run: Answered,
  language: Language,
  recompute: (rows: readonly number[]) => number | null,
): boolean | null {
  const figure = run.figures[0];
  if (figure === undefined || question.value === undefined || question.plan === undefined) return null;
  if (figure.formula === '' || figure.inputs.length === 0) return false;
  if (question.rows === undefined) return null;
  const rows = rowsOfFigure(figure, run.sources);
  const again = recompute(rows);
  if (again === null) return null;
  const printed = numbersIn(figure.value, language)[0];
  if (printed === undefined) return false;
  const scale = printed.hasScale || question.unit === undefined ? unitScale(question.unit ?? '') : 1;
  return [again, again * unitScale(question.unit ?? ''), again * scale, again * 100].some((one) =>
    isSameAmount(printed, one),
  );
}
