import type { DocumentTable } from '../statements/read-statements.ts';
import { measuredColumn } from '../table/row-unit.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import { cellText } from '../claims/cell-text.ts';
import { measuredIn } from './claimed-numbers.ts';

/** A number of a table for one year. */
export interface MeasuredCell {
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: Column;
  readonly value: number;
  readonly decimals: number;
}

/** What a table measures over the years, under one name. */
export interface MeasuredSeries {
  readonly name: string;
  /** Two numbers are held against each other only in one unit. */
  readonly unit: string;
  readonly isPercent: boolean;
  readonly topics: readonly string[];
  readonly qualifiers: readonly string[];
  /** The place or part that a column of its own says it counts: "Dye house". */
  readonly boundary: string | null;
  readonly at: ReadonlyMap<number, MeasuredCell>;
}

const partOf = /^(?:[-–•] ?)?(?:davon|of which|thereof|darunter|whereof)(?!\p{L})/iu;

const yearName =
  /^(?:(?:fiscal|financial|reporting|calendar) )?year$|^(?:(?:geschäfts|berichts|kalender)?jahr)$/iu;

const boundaryName =
  /^(?:(?:reporting |system )?boundary|site|location|plant|covers|standort|werk|geltungsbereich|(?:bilanz|system)grenze|abgrenzung)$/iu;

function yearAt(column: Column, row: number): number | null {
  const text = cellText(column, row).slice(0, 4);
  const year = Number(text);
  return /^(?:19|20)\d\d$/.test(text) && year > 1900 ? year : null;
}

const yearOfHead = ({ period, name }: Column): number | null =>
  period?.kind === 'year'
    ? period.year
    : /^(?:FY ?)?(?:19|20)\d\d$/.test(name.trim())
      ? Number(name.trim().slice(-4))
      : null;

const unitOf = (column: NumberColumn, unit = column.unit): string => JSON.stringify(unit);

function seriesOf(
  name: string,
  context: string,
  cells: readonly (readonly [number, MeasuredCell])[],
  unit: { readonly key: string; readonly isPercent: boolean; readonly boundary?: string | null },
): MeasuredSeries[] {
  // A year given twice is the year of neither.
  const years = cells.map(([year]) => year);
  const own = measuredIn(name);
  const measured = own.topics.length > 0 ? own : { ...own, topics: measuredIn(context).topics };
  if (new Set(years).size !== years.length || cells.length === 0) return [];
  const { key, isPercent, boundary = null } = unit;
  return [{ name, unit: key, isPercent, boundary, ...measured, at: new Map(cells) }];
}

const isOpen = (table: Table, row: number) => table.rowKinds === null || table.rowKinds[row] !== 'section';

/** Rows are years, columns measures. */
function byRows(source: DocumentTable): MeasuredSeries[] {
  const { table } = source;
  const years = table.columns.find(
    (column) =>
      column.kind !== 'text' &&
      column.kind !== 'doubtful' &&
      (yearName.test(column.name.trim()) || (column.kind === 'date' && column.precision === 'year')),
  );
  if (years === undefined) return [];
  return table.columns.flatMap((column) => {
    if (column.kind !== 'number' || column === years) return [];
    const cells = Array.from({ length: Math.min(table.rowCount, 400) }, (_, row) => row).flatMap((row) => {
      const [year, value] = [yearAt(years, row), column.values[row] ?? Number.NaN];
      return year === null || Number.isNaN(value)
        ? []
        : [[year, { source, row, column, value, decimals: column.decimals }] as const];
    });
    const unit = { key: unitOf(column), isPercent: column.unit.kind === 'percent' };
    return seriesOf(column.name, table.name, cells, unit);
  });
}

/** "davon erneuerbar" below "Stromverbrauch" is a part of that: the nearest row above that is no part itself. */
function nameOf(label: Column, row: number): string {
  const name = cellText(label, row);
  if (!partOf.test(name)) return name;
  for (let above = row - 1; above >= 0; above -= 1) {
    const whole = cellText(label, above);
    if (whole !== '' && !partOf.test(whole)) return `${whole}, ${name}`;
  }
  return name;
}

/** Columns are years, rows measures. */
function byColumns(source: DocumentTable): MeasuredSeries[] {
  const { table } = source;
  const label = table.columns.find((column) => column.kind === 'text');
  const timed = table.columns.flatMap((column) => {
    const [year, numbers] = [yearOfHead(column), measuredColumn(table, column)];
    return numbers !== null && year !== null ? [{ column, year, numbers }] : [];
  });
  const unitColumn = table.columns.find(({ name }) => /^(?:unit|einheit)s?$/iu.test(name.trim()));
  const boundaries = table.columns.find(({ name }) => boundaryName.test(name.trim()));
  if (label === undefined || timed.length < 1) return [];
  return Array.from({ length: Math.min(table.rowCount, 400) }, (_, row) => row).flatMap((row) => {
    const name = nameOf(label, row);
    if (name === '' || !isOpen(table, row)) return [];
    const said = unitColumn === undefined ? '' : cellText(unitColumn, row).trim();
    const cells = timed.flatMap(({ column, year, numbers }) => {
      const value = numbers.values[row] ?? Number.NaN;
      const decimals = numbers.decimalsOf(row);
      return Number.isNaN(value) ? [] : [[year, { source, row, column, value, decimals }] as const];
    });
    const units = new Set(timed.map(({ numbers }) => JSON.stringify(numbers.unitOf(row))));
    // A row in two units is measured in none.
    if (units.size !== 1) return [];
    const [unit = ''] = units;
    const isPercent = unit.includes('percent') || said === '%' || /\(%\)|in %/u.test(name);
    return seriesOf(said === '' ? name : `${name} (${said})`, table.name, cells, {
      key: `${unit} ${said}`,
      isPercent,
      boundary: boundaries === undefined ? null : cellText(boundaries, row).trim() || null,
    });
  });
}

/** What the tables of a document measure by year, whichever way the years run. */
export function measuredSeries(tables: readonly DocumentTable[]): MeasuredSeries[] {
  return tables.flatMap((source) => {
    if (source.table.place.isHidden) return [];
    const rows = byRows(source);
    return rows.length > 0 ? rows : byColumns(source);
  });
}
