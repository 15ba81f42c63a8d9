import type { LineRange } from '@loupe/shared/contract/evidence';
import type { TableAnswer } from '../../table-question/ask-tables.ts';
import { linesText, spanOfDates, usedRows } from '../../table-question/answer-source.ts';
import { rangesOf, type FigureContext } from '../../table-question/figure-inputs.ts';
import type { Line } from '../../table-question/line.ts';
import { unrankedGroups } from '../../table-question/unranked-groups.ts';
import { tableQuestionTexts } from '../../table-question/messages/table-question-texts.ts';
import { cellText } from '../../table-question/value-text.ts';
import { numberText } from '../../tools/number-text.ts';

type Answered = FigureContext & { readonly answer: TableAnswer };

/** What a reader must know to trust the number: rows left out, groups not shown, ties, a first and last date. */
export function notesOf(writing: Answered, mostLines: number): string[] {
  const { answer } = writing;
  const { result } = answer;
  const texts = tableQuestionTexts();
  const filled = usedRows(result.lines).size;
  const selected = result.selection.rows.length;
  const isOfAll =
    result.plan.top === null &&
    result.plan.having === undefined &&
    ['sum', 'mean', 'median', 'distinct'].includes(result.plan.operation);
  const empty =
    isOfAll && result.plan.compare === null && result.plan.measure !== null ? selected - filled : 0;
  const totals = linesText(writing, result.selection.totals);
  const hidden =
    result.lines.length > mostLines ? [texts.moreGroups(String(mostLines), String(result.lines.length))] : [];
  return [
    ...answer.corrections.map(({ written, word }) => texts.corrected(written, word)),
    ...(empty > 0 ? [`${texts.emptyLeftOut(numberText(empty, 0))}.`] : []),
    ...hiddenOf(writing),
    ...(totals === null ? [] : [texts.totalsLeftOut(totals)]),
    ...hidden,
    ...unrankedOf(writing),
    ...(result.isTied ? [texts.tied] : []),
    ...sameInAll(answer),
    ...(result.plan.compare !== null && result.lines.some(hasNoPercent) ? [texts.noPercent] : []),
    ...spanOf(writing),
  ];
}

/** Rows and columns the workbook does not show are no part of its table; that is said wherever it has some. */
function hiddenOf({ sources }: Answered): string[] {
  const { hiddenLeftOut } = tableQuestionTexts();
  return sources.flatMap(({ table }) => {
    const { rows, columns } = table.place.hidden;
    if (rows.length + columns.length === 0) return [];
    return [hiddenLeftOut(rangesOf(rows).map(rangeText).join(', '), columns.join(', '))];
  });
}

/** "The fewest billable hours": who has none at all is not ranked, and may be who was asked for. */
function unrankedOf({ answer: { result }, records }: Answered): string[] {
  const count = unrankedGroups(result, records.table).length;
  return count === 0 ? [] : [tableQuestionTexts().unranked(numberText(count, 0))];
}

/** One value for several rows: that it is the same in each is part of the answer. */
function sameInAll({ result: { plan, lines } }: TableAnswer): string[] {
  const rows = lines[0]?.measured[0]?.parts[0]?.rows.length ?? 0;
  return plan.operation === 'value' && plan.groups.length === 0 && lines.length === 1 && rows > 1
    ? [tableQuestionTexts().sameInAll(numberText(rows, 0))]
    : [];
}

const rangeText = ([from, to]: LineRange) => (from === to ? String(from) : `${from}–${to}`);

const hasNoPercent = ({ derived }: Line) => derived.length === 1 && derived[0]?.by === 'difference';

function spanOf({ answer, records }: Answered): string[] {
  const span = spanOfDates(answer.result, records);
  if (span === null) return [];
  const { column, first, last } = span;
  return [tableQuestionTexts().span(column.name, cellText(column, first), cellText(column, last))];
}
