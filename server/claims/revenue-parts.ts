import { monthPattern } from '../table/month-names.ts';
import { rowLabels } from '../table/row-labels.ts';
import type { Table } from '../table/table.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Attribute } from '../packs/attribute.ts';
import { cellText } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import { findPeriods } from './periods.ts';
import { isOtherThanActual } from './plan-heads.ts';
import { statementColumns, type StatementColumn } from './statement-columns.ts';
import { cellClaim, plainLabel } from './statement-table.ts';
import { segmentRows } from './segment-tables.ts';
import { partWord, type Reading } from './tag-sentence.ts';

/** A statement has fewer lines of parts below its revenue. */
const mostParts = 12;
/** A longer table is a list of records. */
const mostRows = 200;
/** A single sum may come out by chance. */
const leastColumns = 2;

/** "davon Inland", "of which services", "– Service": a line that says that it is a part of the one above. */
const marked = /^(?:davon|of which|thereof|[–—•-])\s+/iu;
/** "Storage revenue", "Umsatz Mehl": a part by its name. */
const named = /^(?:umsatz(?:erlöse)?|erlöse)\s+(?=\p{Lu})|\s+(?:revenues?|sales|turnover)$/iu;
const total = /^(?:total|group)\s+|\s+(?:total|gesamt|insgesamt)$/giu;
/** Lines that may be beside revenue and come out as its sum without being parts of it. */
const otherLine =
  /cost|expense|spend|margin|profit|loss|earning|income|tax|cash|ebit|contribution|growth|change|prior|previous|budget|opening|closing|order|kosten|aufwand|aufwend|marge|ergebnis|gewinn|verlust|ertrag|steuer|beitrag|wachstum|veränderung|vorjahr|plan|anfang|bestand|auftrag/iu;
/** What is added to the parts and is none of them. */
const noPart =
  /^(?:eliminations?|consolidation|corporate|reconciliation|inter-?segment|other|unallocated|rest|überleitung|konsolidierung|sonstige|übrige|holding|zentrale?)(?!\p{L})/iu;
const isMonth = new RegExp(`^(?:${monthPattern})\\.?$`, 'iu');

interface Lines {
  readonly label: (row: number) => string;
  readonly columns: readonly StatementColumn[];
  readonly revenue: Attribute;
  /** The one row of revenue. */
  readonly whole: number;
}

/** Segments, and where no column lists them the lines above or below revenue that add up to it. */
export function* partRows(
  table: Table,
  document: ClaimDocument,
  owner: string | null,
  reading: Reading,
): PartByPart<Claim[]> {
  const segments = yield* segmentRows(table, document, owner, reading);
  const lines = owner === null || segments.length > 0 ? null : linesOf(table, owner, reading);
  if (lines === null || owner === null) return segments;
  return partsOf(lines, reading).flatMap((row) => {
    const part = partName(lines.label(row));
    if (noPart.test(part)) return [];
    return lines.columns.flatMap((column): Claim[] => {
      const value = column.values[row] ?? Number.NaN;
      const unit = column.unitOf(row);
      const facts = { row, head: column.name, period: column.period, isExpected: false, part };
      if (Number.isNaN(value) || unit === null) return [];
      // Earnings per share in the same sign may have cents.
      const decimals = Math.min(column.decimalsOf(row), column.decimalsOf(lines.whole));
      return cellClaim(table, document, owner, lines.revenue, { ...facts, value, unit, decimals });
    });
  });
}

function linesOf(table: Table, owner: string, reading: Reading): Lines | null {
  const [first] = rowLabels(table);
  if (first === undefined || table.rowCount > mostRows) return null;
  // Below "Segment: Lenses" the lines are parts of a part.
  if (partWord.test([table.name, ...table.titleLines].join(' '))) return null;
  const columns = statementColumns(table, first.of, owner, reading).filter(
    ({ name }) => !isOtherThanActual(name),
  );
  const label = (row: number) => cellText(first.labels, row).trim();
  const found = Array.from({ length: table.rowCount }, (_, row) => row).flatMap((row) => {
    const plain = plainLabel(label(row)).trim().replace(total, '');
    const attribute = marked.test(label(row)) ? null : attributeOfLabel(plain, reading.attributes);
    return attribute?.id === 'revenue' ? [{ row, revenue: attribute }] : [];
  });
  const [one] = found;
  if (one === undefined || found.length > 1 || columns.length < leastColumns) return null;
  return { label, columns, revenue: one.revenue, whole: one.row };
}

const partName = (label: string) => plainLabel(label).trim().replace(marked, '').replace(named, '').trim();

/** The rows that add up to revenue in every column: those right above it, or those right below it that say so. */
function partsOf(lines: Lines, reading: Reading): readonly number[] {
  const isPart = (row: number) => mayBePart(lines, row, reading);
  const below = runOf(
    (at) => lines.whole + 1 + at,
    (row) => {
      const label = lines.label(row);
      return (marked.test(label) || named.test(label)) && isPart(row);
    },
  );
  if (below.length > 1 && addsUp(lines, below)) return below;
  const above = runOf((at) => lines.whole - 1 - at, isPart);
  for (let size = 2; size <= above.length; size += 1)
    if (addsUp(lines, above.slice(0, size))) return above.slice(0, size).toReversed();
  return [];
}

function runOf(rowAt: (at: number) => number, fits: (row: number) => boolean): number[] {
  const rows: number[] = [];
  while (rows.length < mostParts && fits(rowAt(rows.length))) rows.push(rowAt(rows.length));
  return rows;
}

function mayBePart(
  { label, columns }: Lines,
  row: number,
  { attributes, company, others }: Reading,
): boolean {
  const said = row < 0 ? '' : label(row);
  const name = partName(said);
  if (name.length < 2 || otherLine.test(name) || isOtherThanActual(name)) return false;
  if (isMonth.test(name) || findPeriods(name).length > 0) return false;
  if (findCompanies(name, company, others).length > 0) return false;
  if (attributeOfLabel(plainLabel(said), attributes) !== null) return false;
  return columns.every(({ values }) => (values[row] ?? Number.NaN) >= 0);
}

function addsUp({ columns, whole }: Lines, rows: readonly number[]): boolean {
  return columns.every(({ values, decimalsOf }) => {
    const sum = rows.reduce((all, row) => all + (values[row] ?? Number.NaN), 0);
    const step = 10 ** -decimalsOf(whole);
    const said = values[whole] ?? Number.NaN;
    return said > 0 && Math.abs(sum - said) <= Math.min((step / 2) * (rows.length + 1), said / 100);
  });
}
