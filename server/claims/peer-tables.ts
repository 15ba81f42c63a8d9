import type { Column, NumberColumn, Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import type { PartByPart } from '../part-by-part.ts';
import { isOtherThanActual } from './plan-heads.ts';
import { cellClaim } from './statement-table.ts';
import { eachRow } from './table-rows.ts';
import type { Reading } from './tag-sentence.ts';

const companyHead =
  /^(?:company|companies|company name|name of (?:the )?company|firm|peer|competitor|unternehmen|firma|gesellschaft|wettbewerber)$/iu;
const remarkHead =
  /^(?:unit|currency|note|remark|comment|country|city|headquarter|HQ|head office|location|website|einheit|währung|bemerkung|hinweis|land|ort|sitz|hauptsitz|standort)s?$/iu;

const companyColumn = ({ columns }: Table): Column | undefined =>
  columns.find(({ kind, name }) => kind === 'text' && companyHead.test(name.trim()));

/** True for a table whose rows are several companies: it is about none of them alone. */
export function isOfCompanies(table: Table): boolean {
  const column = companyColumn(table);
  return column?.kind === 'text' && new Set(column.codes).size > 1;
}

/**
 * Rows that are companies, columns that are figures of a year: each cell is said of the company its row names in full.
 * Nothing is read where the rows are split by something else, or where a company has several.
 */
export function* peerRows(
  table: Table,
  document: ClaimDocument,
  _owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const names = companyColumn(table);
  const isSplit = table.columns.some(
    (column) =>
      column.kind === 'text' &&
      column !== names &&
      !remarkHead.test(column.name.trim()) &&
      // "Employees" with "about 300" among its numbers divides nothing.
      attributeOfLabel(column.plainName, reading.attributes) === null,
  );
  if (names?.kind !== 'text' || isSplit || new Set(names.codes).size < table.rowCount) return [];
  const figures = table.columns.filter(
    (column): column is NumberColumn =>
      column.kind === 'number' && !isOtherThanActual(column.name.replace('%', '')),
  );
  return yield* eachRow(table, (row): Claim[] => {
    const written = cellText(names, row).trim();
    const [named] = findCompanies(written, reading.company, reading.others);
    if (named === undefined || named.start > 0 || named.end < written.length) return [];
    return figures.flatMap((column) => cellOf(table, document, reading, { column, row, entity: named.key }));
  });
}

/** "Employees (est.)". */
const isEstimated = ({ name }: Column) =>
  /(?<!\p{L})(?:est|estimated?|geschätzt|schätzung)(?!\p{L})/iu.test(name);

function cellOf(
  table: Table,
  document: ClaimDocument,
  reading: Reading,
  { column, row, entity }: { column: NumberColumn; row: number; entity: string },
): Claim[] {
  const attribute = attributeOfLabel(column.plainName, reading.attributes);
  const value = column.values[row] ?? Number.NaN;
  if (attribute === null || Number.isNaN(value)) return [];
  if (column.period === null && (attribute.kind !== 'count' || isEstimated(column))) return [];
  return cellClaim(table, document, entity, attribute, {
    value,
    unit: table.rowUnits?.[row] ?? column.unit,
    decimals: column.decimals,
    row,
    head: column.name,
    period: column.period,
    isExpected: false,
    part: null,
  });
}
