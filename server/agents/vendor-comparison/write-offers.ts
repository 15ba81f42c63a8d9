import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph, table } from '../../report/build-blocks.ts';
import { besideHeads } from '../../packs/vendors/offer-words.ts';
import { cellText } from '../../claims/cell-text.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import type { OfferCell } from '../../vendors/read-offers.ts';
import { isTotal, openPrices, type CostPart, type TotalCost } from '../../vendors/total-cost.ts';
import { computedFigure, rowMark, type FigureInput, type TableWriting } from '../ground/table-figures.ts';
import { cite } from '../ground/dossier.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import type { Comparison } from './gather.ts';
import { section, vendorTexts } from './messages/vendor-texts.ts';

/** An answer as it is written; a number as the language of the report writes it. */
export function writtenOf({ column, row, text }: OfferCell): string {
  const value = column.kind === 'number' ? (column.values[row] ?? Number.NaN) : Number.NaN;
  return column.kind === 'number' && !Number.isNaN(value) ? numberText(value, column.decimals) : text;
}

/** An answer as it is written, with its row. */
export const cellSaid = (w: TableWriting, cell: OfferCell): Said =>
  words`${writtenOf(cell)}${rowMark(w, cell.source, cell.row)}`;

/** A vendor with a row in which it answers. */
export function vendorSaid(w: TableWriting, { criteria, cellOf }: Comparison, vendor: string): Said {
  const cells = criteria.flatMap((criterion) => cellOf(vendor, criterion) ?? []);
  const cell = cells.find(({ answer }) => answer.kind !== 'empty') ?? cells[0];
  if (cell === undefined) return vendor;
  const titled = titleMark(w, cell, vendor);
  return words`${vendor}${titled ?? rowMark(w, cell.source, cell.row)}`;
}

/** Where the title of a paper names its vendor, which its table does not; null where the table does. */
function titleMark({ step, dossiers }: TableWriting, { source }: OfferCell, vendor: string): Words | null {
  const { table: own } = source;
  const cells = own.columns.flatMap((column) => [
    column.name,
    ...Array.from({ length: own.rowCount }, (_, row) => cellText(column, row)),
  ]);
  if (cells.some((text) => text.includes(vendor))) return null;
  const dossier = dossiers.find(({ key }) => key === source.document);
  const passage = dossier?.document.passages.find(({ text }) => text.includes(vendor));
  const quote = passage?.text.split('\n').find((line) => line.includes(vendor));
  if (dossier === undefined || passage === undefined || quote === undefined) return null;
  return sourceLinks(cite(step, { dossier, place: passage.locator, quote }));
}

/** A criterion with a row that names it. */
export function criterionSaid(w: TableWriting, { vendors, cellOf }: Comparison, criterion: string): Said {
  const cell = vendors.map((vendor) => cellOf(vendor, criterion)).find((one) => one !== undefined);
  return cell === undefined ? criterion : words`${criterion}${rowMark(w, cell.source, cell.row)}`;
}

/** Criteria down, vendors across, every answer as it is written. */
export function evidenceSection(w: TableWriting, comparison: Comparison): Block[] {
  const texts = vendorTexts().report;
  const { vendors, criteria, cellOf } = comparison;
  const rows = criteria.map((criterion): Said[] => [
    criterion,
    ...vendors.map((vendor) => {
      const cell = cellOf(vendor, criterion);
      return cell === undefined || cell.answer.kind === 'empty' ? texts.noAnswer : cellSaid(w, cell);
    }),
  ]);
  return section('evidence', table([texts.evidenceHead, ...vendors], rows));
}

/** What each vendor costs over the term, with the parts of it. */
export function costSection(w: TableWriting, comparison: Comparison): Block[] {
  const texts = vendorTexts().report;
  const { costs } = comparison;
  if (costs.every((cost) => !isTotal(cost) && cost.why === 'none'))
    return section('cost', paragraph(texts.costNone));
  const rows = costs.map((cost): Said[] => {
    if (!isTotal(cost)) {
      const what = cost.criterion === null ? '' : words` (${criterionSaid(w, comparison, cost.criterion)})`;
      return [vendorSaid(w, comparison, cost.vendor), '–', words`${texts.noTotal[cost.why]}${what}`];
    }
    const parts = cost.parts.map((one) => partSaid(w, one));
    return [cost.vendor, totalFigure(w, comparison, cost), joinWords(parts, '; ')];
  });
  const open = openPrices(comparison).map((one) => texts.openPrice(criterionSaid(w, comparison, one)));
  const notes = open.length > 0 ? [list(open)] : [];
  return section('cost', table(texts.costHead, rows, { title: texts.costTitle }), ...notes);
}

function partSaid(w: TableWriting, { criterion, cell, period, isEach }: CostPart): Said {
  const { times, each, part } = vendorTexts().report;
  return part(criterion, cellSaid(w, cell), isEach ? `${times[period]} ${each}` : times[period]);
}

function totalFigure(w: TableWriting, { vendors, request }: Comparison, cost: TotalCost): Said {
  const { labels, totalOf } = vendorTexts().report;
  const prices = cost.parts.map(({ criterion, cell }): FigureInput => ({
    name: criterion,
    value: writtenOf(cell),
    cell: { source: cell.source, row: cell.row, column: cell.column },
  }));
  const given: FigureInput[] = [
    {
      name: labels.term,
      value: plainNumberText(request.months, 2),
      given: request.isTermGiven ? 'form' : 'assumption',
    },
  ];
  if (cost.parts.some(({ isEach }) => isEach))
    given.push({ name: labels.quantity, value: plainNumberText(request.quantity ?? 0, 0), given: 'form' });
  return computedFigure(
    w,
    {
      id: `total-${vendors.indexOf(cost.vendor) + 1}`,
      label: totalOf(cost.vendor),
      value: `${cost.currency}\u00a0${numberText(cost.total, Number.isInteger(cost.total) ? 0 : 2)}`.trim(),
      formula: String.raw`\sum p_i \cdot t_i \cdot q_i`,
    },
    [...prices, ...given],
  );
}

/** Each must-have of each vendor with the answer it rests on. */
export function mustSection(w: TableWriting, comparison: Comparison): Block[] {
  const texts = vendorTexts().report;
  const { checks } = comparison;
  if (checks.length === 0) return section('must', paragraph(texts.mustNone));
  const rows = checks.map(({ mustHave, vendor, status, why, cell }): Said[] => [
    mustHave.text,
    vendorSaid(w, comparison, vendor),
    texts.status[status],
    cell === null || cell.answer.kind === 'empty'
      ? texts.why[why]
      : words`${texts.why[why]}: ${cellSaid(w, cell)}`,
  ]);
  return section('must', table(texts.mustHead, rows));
}

const mostQuestions = 12;

/** A question for each answer that is missing or cannot be counted. */
export function questionSection(w: TableWriting, comparison: Comparison, isDeep: boolean): Block[] {
  const texts = vendorTexts().report;
  const { vendors, criteria, cellOf } = comparison;
  // What all answer in sentences, and what weighs nothing, is not asked for again as a number.
  const isCountable = (criterion: string) =>
    !comparison.notScored.some(
      (one) => one.criterion === criterion && (one.why === 'words' || one.why === 'weight'),
    ) ||
    openPrices(comparison).includes(criterion) ||
    comparison.costs.some((cost) => !isTotal(cost) && cost.criterion === criterion) ||
    comparison.checks.some(
      ({ cell, why }) => cell?.criterion === criterion && why === 'words' && cell.answer.kind !== 'words',
    );
  // A price "on request" keeps the total from being known.
  const isPriceless = (vendor: string, criterion: string) =>
    comparison.costs.some((cost) => !isTotal(cost) && cost.vendor === vendor && cost.criterion === criterion);
  const all = vendors.flatMap((vendor) =>
    criteria.flatMap((criterion): (() => Said)[] => {
      const kind = cellOf(vendor, criterion)?.answer.kind ?? 'empty';
      const named = () => criterionSaid(w, comparison, criterion);
      const who = () => vendorSaid(w, comparison, vendor);
      // A column of remarks asks nothing.
      if (kind === 'empty') return besideHeads.test(criterion) ? [] : [() => texts.ask(who(), named())];
      const isCounted = comparison.result?.criteria.some(
        ({ id, scale }) => id === criterion && scale === 'range',
      );
      const isOpen =
        kind === 'words' ||
        kind === 'unclear' ||
        kind === 'conflict' ||
        (kind === 'points' && (isCounted === true || isPriceless(vendor, criterion)));
      return isOpen && isCountable(criterion) ? [() => texts.askNumber(who(), named())] : [];
    }),
  );
  if (all.length === 0) return section('questions', paragraph(texts.noQuestions));
  const shown = isDeep ? all : all.slice(0, mostQuestions);
  const rest = all.length - shown.length;
  return section(
    'questions',
    list(shown.map((question) => question())),
    ...(rest > 0 ? [paragraph(texts.moreQuestions(rest))] : []),
  );
}

/** Criteria that were not scored and why, and what was not read. */
export function missingSection(w: TableWriting, comparison: Comparison): Block[] {
  const texts = vendorTexts().report;
  const { notScored, leftOut, conflicts } = comparison;
  const twice = conflicts.map(({ first, second }) =>
    texts.conflict(
      vendorSaid(w, comparison, first.vendor),
      first.criterion,
      cellSaid(w, first),
      cellSaid(w, second),
    ),
  );
  const lines = notScored.map(({ criterion, why }) =>
    texts.notScored[why](criterionSaid(w, comparison, criterion)),
  );
  return section('missing', listOr([...twice, ...lines, ...leftOut], texts.nothingMissing));
}
