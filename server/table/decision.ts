import type { DateOrder, DatePrecision } from './read-date.ts';
import type { DecimalMark } from './read-number.ts';
import type { ColumnScan } from './scan-column.ts';
import type { ColumnDoubt, DateForm, SeenCell } from './table.ts';
import type { Unit } from './unit.ts';

/** What a column is taken for, before its values are read. */
export type Decision =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'number';
      readonly mark: DecimalMark;
      readonly unit: Unit;
      readonly letters: 'scales' | 'measures';
      readonly proof: SeenCell | null;
      readonly evidence: string | null;
    }
  | {
      readonly kind: 'date';
      readonly order: DateOrder | null;
      readonly precision: DatePrecision;
      readonly form: DateForm | null;
      readonly isUtc: boolean;
      readonly evidence: string | null;
    }
  | {
      readonly kind: 'doubtful';
      readonly doubt: ColumnDoubt;
      readonly evidence: readonly string[];
      readonly cells: readonly SeenCell[];
    };

/** What the other columns of the table prove, and its title says. */
export interface TableProof {
  readonly mark: { readonly value: DecimalMark; readonly evidence: string } | null;
  readonly order: { readonly value: DateOrder; readonly evidence: string } | null;
  /** Of the title lines: "in EUR million". */
  readonly unit: Unit | null;
  /** Rows are attributes: each has a unit of its own. */
  readonly isByRow: boolean;
  /** A row says two units: no column can be read without losing one of them. */
  readonly isTorn: boolean;
  /** Columns are of times: "2024", "2023". */
  readonly hasPeriods: boolean;
  /** Columns are of months that only English writes so: "Mar", "Oct", "Dec". */
  readonly hasEnglishHeads: boolean;
  /** The column that names the rows. */
  readonly labels: ColumnScan | undefined;
}
