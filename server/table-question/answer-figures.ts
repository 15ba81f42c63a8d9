import type { Figure } from '@loupe/shared/contract/run-events';
import type { TableAnswer } from './ask-tables.ts';
import { derivedFigure, measuredFigure, type FigureContext } from './figure-inputs.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import { sideWords } from './plan-words.ts';
import type { Derived, Line } from './line.ts';

export interface AnswerLine {
  /** What the group is called; empty for the whole selection. */
  readonly keys: readonly string[];
  readonly figures: readonly Omit<Figure, 'id' | 'source_n'>[];
}

/** The numbers of an answer, line by line, each labelled with what it is of. At most `most` lines. */
export function figuresOfAnswer(answer: TableAnswer, context: FigureContext, most: number): AnswerLine[] {
  return answer.result.lines.slice(0, most).map((line, i) => {
    const label = [...line.keys, context.title].join(', ');
    const sides = sidesOf(answer, context, label, answer.result.lines[i - 1]);
    return {
      keys: line.keys,
      figures: [
        ...line.measured.map((one, at) =>
          measuredFigure(
            context,
            one,
            line.measured.length > 1 ? `${sides[at] ?? ''}: ${context.title}` : label,
          ),
        ),
        ...line.derived.map((one) =>
          derivedFigure(context, one, { label: `${nameOf(one)}: ${label}`, ...ends(answer, sides) }),
        ),
      ],
    };
  });
}

/** What the two sides of a comparison are called. */
function sidesOf(
  { result, records }: TableAnswer,
  { title }: FigureContext,
  label: string,
  before: Line | undefined,
): [string, string] {
  const { compare } = result.plan;
  if (compare !== null && 'a' in compare)
    return [sideWords(compare.a, records.table), sideWords(compare.b, records.table)];
  if (compare?.kind === 'share')
    return [compare.part === null ? label : sideWords(compare.part, records.table), title];
  return [label, before === undefined ? label : [...before.keys, title].join(', ')];
}

/** A change reads from the first side to the second. */
function ends({ result }: TableAnswer, [a, b]: readonly [string, string]) {
  return result.plan.compare?.kind === 'change' ? { first: b, second: a } : { first: a, second: b };
}

function nameOf({ by }: Derived): string {
  const { difference, relative, shareHead } = tableQuestionTexts();
  return { difference, percent_change: relative, share: shareHead }[by];
}
