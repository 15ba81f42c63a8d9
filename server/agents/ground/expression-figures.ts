import { linesOf, type Expression } from '../../packs/statement/expression.ts';
import { workOut, yearsBackFrom, type Worked } from '../../statements/compute-expression.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { listText } from '../../tools/number-text.ts';
import type { Said } from '../../report/words.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { scoreTexts } from './messages/score-texts.ts';
import { inputsOf, lineName, timeTex, yearText, type StatementWriting } from './statement-figures.ts';

/** A formula in TeX, its lines in words with their years. */
function texOf(expression: Expression, years: readonly string[]): string {
  const tex = (part: Expression) => texOf(part, years);
  switch (expression.kind) {
    case 'line':
      return timeTex(expression.line, years[expression.back] ?? '');
    case 'one':
      return '1';
    case 'sum':
      return expression.parts
        .map(({ sign, of }, i) => {
          const text = of.kind === 'sum' ? `(${tex(of)})` : tex(of);
          return `${i === 0 ? '' : sign === 1 ? ' + ' : ' - '}${text}`;
        })
        .join('');
    case 'over':
      return `\\frac{${tex(expression.top)}}{${tex(expression.bottom)}}`;
    case 'mean':
      return `\\frac{${tex(expression.of[0])} + ${tex(expression.of[1])}}{2}`;
  }
}

/** The link to a formula's value with its cells; a dash where it was not computed. */
export function expressionMark(
  w: StatementWriting,
  expression: Expression,
  { id, label, time, print }: { id: string; label: string; time: string; print: (value: number) => string },
): Said {
  const worked = workOut(w.statements, expression, time);
  if (worked.kind !== 'value') return '—';
  const inputs = inputsOf(w, worked.from);
  const formula =
    linesOf(expression).length === 1 && expression.kind === 'line'
      ? statementTexts().asStated
      : texOf(expression, yearsBackFrom(w.statements, time));
  const source_n = inputs[0]?.source_n ?? null;
  return figureLink(w.step, { id, label, value: print(worked.value), formula, inputs, source_n });
}

/** "Long-term debt", "Total assets 2022 and 2023": a line that is known for other years is said with those it lacks. */
function missingLines(
  { statements }: Pick<StatementWriting, 'statements'>,
  lines: Extract<Worked, { kind: 'missing' }>['lines'],
): string[] {
  const byLine = Map.groupBy(lines, ({ line }) => line);
  return [...byLine].map(([line, all]) => {
    const isKnown = statements.cells.some((cell) => cell.line === line);
    const times = [...new Set(all.map(({ time }) => time))].sort();
    return isKnown ? `${lineName(line)} ${listText(times.map(yearText))}` : lineName(line);
  });
}

/** Why formulas were not computed, each reason once. */
export function refusalText(
  w: Pick<StatementWriting, 'statements'>,
  refused: readonly Exclude<Worked, { kind: 'value' }>[],
): string {
  const texts = statementTexts();
  const missing = refused.flatMap((one) => (one.kind === 'missing' ? one.lines : []));
  const others = refused.flatMap((one) => {
    if (one.kind === 'no year') return [scoreTexts().noYear(yearText(one.before))];
    if (one.kind === 'unlike') return [texts.unlike(one.lines.map(lineName))];
    return one.kind === 'not positive' ? [texts.notPositive(one.lines.map(lineName))] : [];
  });
  const lines = missingLines(w, missing);
  return [...new Set([...(lines.length > 0 ? [texts.missing(lines)] : []), ...others])].join('; ');
}
