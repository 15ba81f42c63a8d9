import type { Language, Question } from '../labels.ts';
import {
  isQuoted,
  matchNumber,
  printedFigures,
  unitScale,
  type Answered,
  type Match,
  type Printed,
} from './printed-figures.ts';
import { linesIn, rowsOfFigure } from './row-places.ts';
import { plain } from './statements.ts';
import { isSameAmount, numbersIn } from './written-value.ts';

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
  /** Right, but the unit of its column is said nowhere. */
  readonly isUnitless: boolean;
}

/** What the judge knows of a question's table. */
export interface Ground {
  /** What a question for a name could be answered with. */
  readonly names: readonly string[];
  /** Numbers the expected one is made of; they may be linked as well. */
  readonly parts: readonly number[];
  /** The plan's number over the rows a figure names; null where rows are not named. */
  recompute(rows: readonly number[]): number | null;
}

interface Judged {
  readonly fault: string | null;
  readonly isUnitless: boolean;
}

const wrongly = (fault: string): Judged => ({ fault, isUnitless: false });
const rightly = (matches: readonly Match[]): Judged => ({
  fault: null,
  isUnitless: matches.includes('unitless'),
});

const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

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

const matchOf = (
  { number, around, text }: Printed,
  wanted: number,
  { unit, percentToo }: Question,
): Match => {
  if (number === null) return 'other';
  if (percentToo === true && number.isPercent && isSameAmount(number, wanted * 100)) return 'same';
  return matchNumber(number, wanted, unit, around, /[\p{L}/€£$]/u.test(text));
};

/** A linked number that is neither the expected one nor made into it. */
function strayIn(printed: readonly Printed[], wanted: readonly number[], question: Question, ground: Ground) {
  const parts = [...ground.parts, ...(question.also ?? []), linesIn(question.rows ?? '').length];
  return printed.find(({ number, ...one }) => {
    if (number === null || wanted.some((value) => matchOf({ number, ...one }, value, question) !== 'other'))
      return false;
    return !parts.some((part) => [1, 1e3, 1e6, 1e9].some((times) => isSameAmount(number, part * times)));
  });
}

function judgeGroups(question: Question, printed: readonly Printed[]): Judged {
  const matches: Match[] = [];
  for (const [name, value] of Object.entries(question.groups ?? {})) {
    const own = printed.filter(({ around }) => normal(around).includes(normal(name)));
    const found = own.map((one) => matchOf(one, value, question)).find((match) => match !== 'other');
    if (found === undefined)
      return wrongly(own.length === 0 ? `${name} is missing` : `${name} is not ${value}`);
    matches.push(found);
  }
  return rightly(matches);
}

function judgeAnswer(question: Question, run: Answered, language: Language, ground: Ground): Judged {
  const printed = printedFigures(run, language);
  const text = plain(run.answer);
  const value = question.value ?? Number.NaN;
  if (question.text !== undefined) {
    const { key } = question;
    const isKey = key !== undefined && namedFirst(key, ground.names, text) === null;
    const fault = isKey ? null : namedFirst(question.text, ground.names, text);
    if (fault !== null) return wrongly(fault);
    const stray = question.plan === undefined ? undefined : strayIn(printed, [], question, ground);
    return stray === undefined ? rightly([]) : wrongly(`${stray.text} is linked as well`);
  }
  if (question.groups !== undefined) {
    const judged = judgeGroups(question, printed);
    const values = Object.values(question.groups);
    const stray = judged.fault === null ? strayIn(printed, values, question, ground) : undefined;
    return stray === undefined ? judged : wrongly(`${stray.text} is linked as well`);
  }
  if (printed.length === 0)
    return isQuoted(value, question.unit, text, language)
      ? rightly([])
      : wrongly('the value is not in what is given as the answer');
  const matches = printed.map((one) => matchOf(one, value, question));
  // What is made of others may be behind them; a plain number is the answer's first.
  const match = ground.parts.length > 0 ? matches.find((one) => one !== 'other') : matches[0];
  if (match === undefined || match === 'other') return wrongly(`${printed[0]?.text} is not ${value}`);
  const stray = strayIn(printed, [value], question, ground);
  return stray === undefined ? rightly([match]) : wrongly(`${stray.text} is linked as well`);
}

/** Judges an answer by its label. A number that is linked and wrong is wrong, whatever else the answer says. */
export function scoreQuestion(
  question: Question,
  run: Answered,
  language: Language,
  ground: Ground,
): QuestionScore {
  const got = plain(run.answer).slice(0, 160);
  const none = { got, isRecomputable: null, isUnitless: false };
  if (run.isUnanswered && run.figures.length === 0)
    return { ...none, verdict: 'refused', reason: 'nothing was answered' };
  const isQuote = run.figures.length === 0 && /^>/m.test(run.answer);
  const isLinked = /\]\(#(?:source|figure):/.test(run.answer);
  const wrong: Verdict = isQuote ? 'beside' : isLinked ? 'linked_wrong' : 'unlinked_wrong';
  if (question.refuse !== undefined)
    return { ...none, verdict: wrong, reason: `answered, though ${question.refuse}` };
  const { fault, isUnitless } = judgeAnswer(question, run, language, ground);
  if (fault !== null) return { ...none, verdict: wrong, reason: fault };
  const isRecomputable = namesItsRows(question, run, language, ground);
  return { verdict: 'right', got, reason: '', isRecomputable, isUnitless };
}

/** The rows a scalar figure names, put through the plan, give what was printed. */
function namesItsRows(question: Question, run: Answered, language: Language, ground: Ground): boolean | null {
  const wanted = printedFigures(run, language).findIndex(
    (one) => matchOf(one, question.value ?? Number.NaN, question) !== 'other',
  );
  const figure = run.figures[Math.max(0, wanted)];
  if (figure === undefined || question.value === undefined || question.plan === undefined) return null;
  if (figure.formula === '' || figure.inputs.length === 0) return false;
  if (question.rows === undefined) return null;
  const again = ground.recompute(rowsOfFigure(figure, run.sources));
  if (again === null) return null;
  const printed = numbersIn(figure.value, language)[0];
  const times = unitScale(question.unit ?? '');
  return (
    printed !== undefined && [again, again * times, again * 100].some((one) => isSameAmount(printed, one))
  );
}
