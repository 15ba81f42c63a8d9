import { cellText } from '../claims/cell-text.ts';
import { capTableColumns, type HolderRole } from '../packs/exports/cap-table.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles } from '../table/find-roles.ts';
import type { NumberColumn } from '../table/table.ts';

interface Holder {
  readonly name: string;
  readonly row: number;
  /** Shares with all options exercised. */
  readonly diluted: number;
  readonly share: number;
}

/** Where a cap table does not agree with itself: what it prints and what its rows give. */
interface CapTableFault {
  readonly kind: 'total' | 'share' | 'row';
  readonly row: number;
  readonly column: NumberColumn;
  readonly printed: number;
  readonly computed: number;
}

export interface CapTable {
  readonly source: DocumentTable;
  readonly holders: readonly Holder[];
  readonly total: number;
  /** The columns whose sum is the fully diluted number of a row. */
  readonly columns: readonly NumberColumn[];
  readonly faults: readonly CapTableFault[];
  /** The list of a company with nominal amounts and no number of shares: options are in none of them. */
  readonly isNominal: boolean;
}

/** "Stammkapital" below the holders is what they have together. */
const wholeWords =
  /^(?:(?:total )?(?:issued |share |nominal )?capital|(?:gesamtes |summe )?(?:stamm|grund|nenn|gesellschafts)kapital|gesamt(?:summe)?|insgesamt|fully diluted total|all (?:share)?holders)$/iu;

const numberAt = (column: NumberColumn | null, row: number) => column?.values[row] ?? Number.NaN;

/**
 * A cap table with every holder's share of the fully diluted number, and what does not add up: a printed total that is not
 * the sum of its column, a printed share that is not the computed one at its own precision, a row whose fully diluted
 * number is not shares and options. Nothing is corrected. Null for a table that is none.
 */
export function capTableOf(source: DocumentTable): CapTable | null {
  const { table } = source;
  const { at } = findRoles(table, capTableColumns);
  const holder = at.holder;
  const numberOf = (role: HolderRole) => {
    const column = at[role];
    return column?.kind === 'number' ? column : null;
  };
  const [counted, options, diluted] = [numberOf('shares'), numberOf('options'), numberOf('diluted')];
  const isNominal = counted === null && diluted === null;
  const shares = isNominal ? numberOf('nominal') : counted;
  const columns = (diluted === null ? [shares, options] : [diluted]).flatMap((one) => one ?? []);
  if (holder === undefined || columns.length === 0 || (diluted === null && shares === null)) return null;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const dilutedAt = (row: number) => columns.reduce((sum, column) => sum + (numberAt(column, row) || 0), 0);
  const isWhole = (row: number) =>
    table.rowKinds?.[row] === 'total' || wholeWords.test(cellText(holder, row).trim());
  const records = rows.filter(
    (row) =>
      !isWhole(row) &&
      (table.rowKinds === null || table.rowKinds[row] === 'record') &&
      cellText(holder, row).trim() !== '' &&
      columns.some((column) => !Number.isNaN(numberAt(column, row))),
  );
  const total = records.reduce((sum, row) => sum + dilutedAt(row), 0);
  if (total <= 0 || records.some((row) => dilutedAt(row) < 0)) return null;
  const holders = records.map((row) => ({
    name: cellText(holder, row).trim(),
    row,
    diluted: dilutedAt(row),
    share: dilutedAt(row) / total,
  }));
  const totals = rows.filter(isWhole);
  const percent = numberOf('percent');
  const summed = [shares, options, diluted].flatMap((one) => one ?? []);
  return {
    source,
    holders,
    total,
    columns,
    isNominal,
    faults: [
      ...summed.flatMap((column) => totalFaults(column, records, totals)),
      ...shareFaults(summed.some((one) => one === percent) ? null : percent, holders),
      ...(shares === null || options === null || diluted === null
        ? []
        : rowFaults(records, { shares, options, diluted })),
    ],
  };
}

function totalFaults(
  column: NumberColumn,
  records: readonly number[],
  totals: readonly number[],
): CapTableFault[] {
  const computed = records.reduce((sum, row) => sum + (numberAt(column, row) || 0), 0);
  return totals.flatMap((row) => {
    const printed = numberAt(column, row);
    const isApart = Math.abs(printed - computed) > 0.5 * 10 ** -column.decimals;
    return isApart ? [{ kind: 'total' as const, row, column, printed, computed }] : [];
  });
}

/** Percentages as "12.5 %", or fractions where the column holds no percentages and no number above 1. */
function shareFaults(column: NumberColumn | null, holders: readonly Holder[]): CapTableFault[] {
  if (column === null) return [];
  const isFraction =
    column.unit.kind !== 'percent' && holders.every(({ row }) => !(numberAt(column, row) > 1));
  const factor = isFraction ? 1 : 100;
  const tolerance = 0.5 * 10 ** -column.decimals * (1 + 1e-9);
  return holders.flatMap(({ row, share }) => {
    const printed = numberAt(column, row);
    const computed = share * factor;
    return Math.abs(printed - computed) > tolerance
      ? [{ kind: 'share' as const, row, column, printed, computed }]
      : [];
  });
}

/** Where a share class or a warrant has a column of its own, a fully diluted number above shares and options is no fault. */
function rowFaults(
  records: readonly number[],
  { shares, options, diluted }: Readonly<Record<'shares' | 'options' | 'diluted', NumberColumn>>,
): CapTableFault[] {
  return records.flatMap((row) => {
    const printed = numberAt(diluted, row);
    const computed = (numberAt(shares, row) || 0) + (numberAt(options, row) || 0);
    return printed < computed ? [{ kind: 'row' as const, row, column: diluted, printed, computed }] : [];
  });
}
