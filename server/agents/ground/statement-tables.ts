import { statementLines, type StatementLineId } from '../../packs/statement/lines.ts';
import type { AltmanVariant, RatioRule } from '../../packs/statement/ratios.ts';
import { altmanAt, cellAt } from '../../statements/compute-ratio.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { scaleOf } from '../../table/unit-rules.ts';
import { listText, plainNumberText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, chart, paragraph, table } from '../../report/build-blocks.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { citeCell } from './cite-cell.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { measureName } from './ratio-text.ts';
import {
  altmanMark,
  cellMark,
  changeMark,
  lineName,
  ratioMark,
  reasonText,
  shareMark,
  yearText,
  type StatementWriting,
} from './statement-figures.ts';

/** A business year, or another head that is beside the years. */
const headText = (head: string) => (/^\d{4}-\d\d-\d\d$/.test(head) ? yearText(head) : head);

function byTime(
  head: string,
  times: readonly string[],
  rows: readonly (readonly Said[])[],
  title: Said = '',
): Block {
  const heads = [head, ...times.map(headText)];
  const filled = rows.filter((row) => row.slice(1).some((cell) => cell !== '—'));
  if (filled.length === 0) return paragraph(groundTexts().nothingComputed);
  return table(heads, filled, { right: allButFirst(heads), title });
}

/** Ratios as rows, years as columns; ratios of which no year could be computed are left out. */
export function ratioTable(
  writing: StatementWriting,
  rules: readonly RatioRule[],
  times: readonly string[],
): Block {
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
): Words {
  return figureLink(step, {
    id,
    label: groundTexts().published(measureName(of)),
    value: plainNumberText(value, 3),
    formula: `\\text{${name}}`,
    inputs: [],
    source_n: null,
  });
}

function altmanTable(writing: StatementWriting, variant: AltmanVariant, times: readonly string[]): Block {
  const texts = groundTexts();
  const name = statementTexts().altman.variants[variant.id];
  const rows = variant.terms.map(({ weight, ratio }, i) => [
    words`${publishedMark(writing, { id: `altman-weight-${i + 1}`, of: ratio.id, name }, weight)} × ${measureName(ratio.id)}`,
    ...times.map((time) => ratioMark(writing, ratio, time)),
  ]);
  const score = [bold(measureName('altman')), ...times.map((time) => altmanMark(writing, variant, time))];
  return byTime(`${texts.weight} × ${texts.term}`, times, [...rows, score]);
}

/** Which variant of Altman's score was used with its zones, what it lacks for the last year, its terms and the score by year. */
export function altmanSection(
  writing: StatementWriting,
  variant: AltmanVariant,
  times: readonly string[],
): Block[] {
  const { altman } = statementTexts();
  const score = altmanAt(writing.statements, variant, times.at(-1) ?? '');
  const name = altman.variants[variant.id];
  const safe = publishedMark(writing, { id: 'altman-safe', of: 'altman', name }, variant.safe);
  const distress = publishedMark(writing, { id: 'altman-distress', of: 'altman', name }, variant.distress);
  const blocks = [paragraph(altman.zones(name, safe, distress))];
  if ('kind' in score) blocks.push(paragraph(altman.incomplete(reasonText(score))));
  return [...blocks, altmanTable(writing, variant, times)];
}

/** Numbers of shares are shown beside what is read from them only. */
const moneyLines = statementLines.filter(({ isCount }) => isCount !== true);

/** What all amounts are shown in: their smallest scale and one currency; null when there are several currencies. */
function commonUnit({
  cells,
}: StatementWriting['statements']): { scale: number; words: string; isMoney: boolean } | null {
  const amounts = cells.filter((cell) => moneyLines.some(({ id }) => id === cell.line));
  const scale = Math.min(...amounts.map((cell) => scaleOf(cell.unit)));
  const currencies = new Set(amounts.map(({ unit }) => (unit.kind === 'money' ? unit.currency : '')));
  const [currency = ''] = currencies;
  if (currencies.size > 1) return null;
  const scaleWords = statementTexts().scales[scale] ?? '';
  if (currency !== '')
    return { scale, words: statementTexts().money(currency, '', scaleWords), isMoney: true };
  return { scale, words: groundTexts().noCurrency(scaleWords.trim()), isMoney: false };
}

/** The lines as printed, all in the smallest of their scales, and their change in the last two years. */
function lineTable(writing: StatementWriting, times: readonly string[]): Block {
  const texts = groundTexts();
  const { cells } = writing.statements;
  const unit = commonUnit(writing.statements);
  const [before, last] = times.slice(-2);
  const nameOf = (id: StatementLineId) => {
    const cell = cells.findLast((one) => one.line === id && times.includes(one.time));
    const mark = cell === undefined ? '' : sourceLinks(citeCell(writing.step, cell, writing.dossiers));
    return words`${lineName(id)}${mark}`;
  };
  const rows = moneyLines.map(({ id }) => [
    nameOf(id),
    ...times.map((time) => {
      const cell = cellAt(writing.statements, id, time);
      return cell === null ? '—' : cellMark(writing, cell, unit?.scale ?? null);
    }),
    ...(last === undefined || before === undefined ? [] : [changeMark(writing, id, [last, before])]),
  ]);
  const heads = last === undefined ? times : [...times, texts.change];
  const title = unit === null ? '' : texts.inUnit(unit.words);
  return byTime(texts.line, heads, rows, title);
}

const chartLines: readonly StatementLineId[] = ['revenue', 'operating_profit', 'net_income'];

/** Revenue and profits by year, drawn; nothing where there is one year only, or amounts in several currencies. */
function lineChart(writing: StatementWriting, times: readonly string[]): Block[] {
  const { statements } = writing;
  const unit = commonUnit(statements);
  const lines = chartLines.filter((id) => times.some((time) => cellAt(statements, id, time) !== null));
  // A year of which only the balance sheet is known has nothing to draw.
  const drawn = times.filter((time) => lines.some((id) => cellAt(statements, id, time) !== null));
  if (unit === null || drawn.length < 2) return [];
  const rows = drawn.map((time) => [
    yearText(time),
    ...lines.map((id) => {
      const cell = cellAt(statements, id, time);
      return cell === null ? '—' : cellMark(writing, cell, unit.scale);
    }),
  ]);
  const names = lines.map(lineName);
  const heads = names.map((name) => (unit.isMoney ? `${name} (${unit.words})` : name));
  return [chart('bar', listText(names), [groundTexts().year, ...heads], rows)];
}

/** The lines by year: those of the income statement that matter most drawn, then all with their change. */
export const lineTables = (writing: StatementWriting, times: readonly string[]): Block[] => [
  ...lineChart(writing, times),
  lineTable(writing, times),
];

/** Lines of the income statement as shares of revenue, those of the balance sheet as shares of total assets. */
export function commonSizeTable(writing: StatementWriting, times: readonly string[]): Block {
  const rows = moneyLines.map(({ id, kind }) => {
    const whole: StatementLineId = kind === 'flow' ? 'revenue' : 'total_assets';
    return [lineName(id), ...times.map((time) => shareMark(writing, [id, whole], time))];
  });
  return byTime(groundTexts().line, times, rows);
}
