import { byCode } from '@loupe/shared/lib/text-order';
import { moneyLine, noFigure, perOne } from '../packs/company/figure-words.ts';
import { rowLabels } from '../table/row-labels.ts';
import { isTotalWord } from '../table/row-kinds.ts';
import { unitOfCell } from '../table/row-unit.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import type { PartByPart } from '../part-by-part.ts';
import { cellText, writtenCell } from './cell-text.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import { endOf, type OtherFigure } from './other-figure.ts';
import { isOtherThanActual, saysPlan } from './plan-heads.ts';
import { owedValue, plainLabel } from './statement-table.ts';
import { eachRow, linesOfRow, rowPlace, rowQuote } from './table-rows.ts';
import { ownerOf } from './table-claims.ts';
import { isOfPart } from './table-sections.ts';
import { topicOfTable } from './table-topic.ts';
import { timeOfLabel } from './time-of-label.ts';
import { partWord, type Reading } from './tag-sentence.ts';
import { unitByText } from './text-scale.ts';
import { columnsOfAll } from './whole-heads.ts';

/** Statements have fewer rows; more are records of something else. */
const mostRows = 400;

type Timed = NumberColumn & { readonly period: NonNullable<NumberColumn['period']> };

/** The column of the latest time that happened, else of the first that is planned; null where none is the whole company's. */
function latest(columns: readonly Column[], owner: string, reading: Reading): Timed | null {
  const timed = columnsOfAll(columns, owner, reading).filter(
    (column): column is Timed => column.kind === 'number' && column.period !== null,
  );
  const byTime = timed.toSorted((a, b) => byCode(endOf(b.period), endOf(a.period)));
  const plans = byTime.filter(({ name }) => saysPlan(name));
  return byTime.find(({ name }) => !isOtherThanActual(name)) ?? plans.at(-1) ?? null;
}

/** The unit of a row of money whose label does not say it; null where the row is of something else. */
function moneyOf(label: string, unit: Unit): Unit | null {
  return unit.kind === 'money' && moneyLine.test(label) && !perOne.test(label) ? unit : null;
}

/**
 * Rows of a statement of the company that no attribute is known for, with the value of the latest time. Only tables with
 * known lines are statements; a label that comes twice names two things.
 */
export function* otherRows(
  table: Table,
  document: ClaimDocument,
  subject: string | null,
  reading: Reading,
): PartByPart<OtherFigure[]> {
  const owner = ownerOf(table, subject, reading);
  const titles = [table.name, ...table.titleLines].join(' ');
  if (owner !== reading.company.key || table.rowCount > mostRows || partWord.test(titles)) return [];
  if (topicOfTable(table, document, reading) !== null) return [];
  const found: OtherFigure[] = [];
  for (const { labels, of } of rowLabels(table)) {
    const column = latest(of, owner, reading);
    if (column === null) continue;
    let section: string | null = null;
    let known = 0;
    const rows = yield* eachRow(table, (row): OtherFigure[] => {
      const label = cellText(labels, row).trim();
      if (table.rowKinds?.[row] === 'section') section = label;
      const value = column.values[row] ?? Number.NaN;
      const attribute = attributeOfLabel(plainLabel(label), reading.attributes);
      if (attribute !== null) {
        known += 1;
        // "Net debt (41.0)" became no fact, because its sign says nothing certain: it is shown as it stands.
        if (owedValue(attribute, value) !== null) return [];
      }
      const given = unitOfCell(table, row, column);
      const unit = moneyOf(
        label,
        Number.isInteger(value) ? (unitByText(given, table, document) ?? { kind: 'none' }) : given,
      );
      const isFigure =
        unit !== null &&
        !Number.isNaN(value) &&
        value !== 0 &&
        label.length <= 90 &&
        !noFigure.test(label) &&
        !isTotalWord(label) &&
        !(section !== null && isOfPart(section)) &&
        findCompanies(label, reading.company, reading.others).length === 0;
      // "FY2025 budget: revenue" in the column "FY2024" is there for its place only.
      const own = timeOfLabel(label);
      if (!isFigure || own === null) return [];
      const time = own ?? { period: column.period, written: column.name };
      return [
        {
          label: label.replace(/[\s:*¹²³]+$/u, ''),
          value: writtenCell(column, row, linesOfRow(table, row, document)),
          unit,
          period: time.written,
          isExpected: saysPlan(column.name) || saysPlan(label),
          kind: 'money',
          until: endOf(time.period),
          size: Math.abs(value) * ('scale' in unit ? unit.scale : 1),
          place: rowPlace(table, [row], document, rowQuote(table, row, document)),
        },
      ];
    });
    const byLabel = Map.groupBy(rows, ({ label }) => label?.toLowerCase());
    if (known > 0) found.push(...[...byLabel.values()].filter(({ length }) => length === 1).flat());
  }
  return found;
}
