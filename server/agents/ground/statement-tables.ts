import { statementLines, type StatementLineId } from '../../packs/statement/lines.ts';
import type { AltmanVariant, RatioRule } from '../../packs/statement/ratios.ts';
import { altmanAt, cellAt } from '../../statements/compute-ratio.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { scaleOf } from '../../table/unit-rules.ts';
import { plainNumberText } from '../../tools/number-text.ts';
import { figureMark, sourceMark, table } from '../writing/marks.ts';
import { citeCell } from './cite-cell.ts';
import { groundTexts } from './messages/ground-texts.ts';
import {
  altmanMark,
  cellMark,
  changeMark,
  lineName,
  measureName,
  ratioMark,
  reasonText,
  shareMark,
  type StatementWriting,
} from './statement-figures.ts';

const byTime = (head: string, times: readonly string[], rows: readonly (readonly string[])[]) =>
  table(
    [head, ...times],
    rows.filter((row) => row.slice(1).some((cell) => cell !== '—')),
    times.map((_, i) => i + 1),
  );

/** Ratios as rows, years as columns; ratios of which no year could be computed are left out. */
export function ratioTable(
  writing: StatementWriting,
  rules: readonly RatioRule[],
  times: readonly string[],
): string {
  const rows = rules.map((rule) => [
    measureName(rule.id),
    ...times.map((time) => ratioMark(writing, rule, time)),
  ]);
  return byTime(groundTexts().measure, times, rows);
}

/** A number of a published formula, linked to the name of the formula. */
function publishedMark(
  { step }: StatementWriting,
  { id, of, name }: { readonly id: string; readonly of: string; readonly name: string },
  value: number,
): string {
  return figureMark(step, {
    id,
    label: groundTexts().published(measureName(of)),
    value: plainNumberText(value, 3),
    formula: `\\text{${name}}`,
    inputs: [],
    source_n: null,
  });
}

function altmanTable(writing: StatementWriting, variant: AltmanVariant, times: readonly string[]): string {
  const texts = groundTexts();
  const name = statementTexts().altman.variants[variant.id];
  const rows = variant.terms.map(({ weight, ratio }, i) => [
    `${publishedMark(writing, { id: `altman-weight-${i + 1}`, of: ratio.id, name }, weight)} × ${measureName(ratio.id)}`,
    ...times.map((time) => ratioMark(writing, ratio, time)),
  ]);
  const score = [`**${measureName('altman')}**`, ...times.map((time) => altmanMark(writing, variant, time))];
  return byTime(`${texts.weight} × ${texts.term}`, times, [...rows, score]);
}

/** Which variant of Altman's score was used with its zones, what it lacks for the last year, its terms and the score by year. */
export function altmanSection(
  writing: StatementWriting,
  variant: AltmanVariant,
  times: readonly string[],
): string {
  const { altman } = statementTexts();
  const score = altmanAt(writing.statements, variant, times.at(-1) ?? '');
  const name = altman.variants[variant.id];
  const safe = publishedMark(writing, { id: 'altman-safe', of: 'altman', name }, variant.safe);
  const distress = publishedMark(writing, { id: 'altman-distress', of: 'altman', name }, variant.distress);
  const lines = [altman.zones(name, safe, distress)];
  if ('kind' in score) lines.push(altman.incomplete(reasonText(score)));
  return [...lines, altmanTable(writing, variant, times)].join('\n\n');
}

/** The lines as printed, all in the smallest of their scales, and their change in the last two years. */
export function lineTable(writing: StatementWriting, times: readonly string[]): string {
  const texts = groundTexts();
  const { cells } = writing.statements;
  const scale = Math.min(...cells.map((cell) => scaleOf(cell.unit)));
  const [before, last] = times.slice(-2);
  const currencies = new Set(cells.map(({ unit }) => (unit.kind === 'money' ? unit.currency : '')));
  const [currency = ''] = currencies;
  const nameOf = (id: StatementLineId) => {
    const cell = cells.findLast((one) => one.line === id && times.includes(one.time));
    const mark = cell === undefined ? '' : sourceMark(citeCell(writing.step, cell, writing.dossiers));
    return `${lineName(id)}${mark}`;
  };
  const rows = statementLines.map(({ id }) => [
    nameOf(id),
    ...times.map((time) => {
      const cell = cellAt(writing.statements, id, time);
      if (cell === null) return '—';
      return cellMark(writing, cell, currencies.size > 1 ? null : scale);
    }),
    ...(last === undefined || before === undefined ? [] : [changeMark(writing, id, [last, before])]),
  ]);
  const heads = last === undefined ? times : [...times, texts.change];
  const unit = currency === '' ? texts.noUnit : texts.inUnit(`${currency}${statementTexts().scales[scale]}`);
  return `${currencies.size > 1 ? '' : `${unit}\n\n`}${byTime(texts.line, heads, rows)}`;
}

/** Lines of the income statement as shares of revenue, those of the balance sheet as shares of total assets. */
export function commonSizeTable(writing: StatementWriting, times: readonly string[]): string {
  const rows = statementLines.map(({ id, kind }) => {
    const whole: StatementLineId = kind === 'flow' ? 'revenue' : 'total_assets';
    return [lineName(id), ...times.map((time) => shareMark(writing, [id, whole], time))];
  });
  return byTime(groundTexts().line, times, rows);
}
