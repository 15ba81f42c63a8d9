import type { Group } from '../table/group-rows.ts';
import type { Filter } from '../table/select-rows.ts';

/**
 * What is computed with the values that were selected. `value` is the only one there is, `spread` the highest less the
 * lowest; `list` shows the rows themselves.
 */
export type Operation =
  | 'sum'
  | 'mean'
  | 'median'
  | 'min'
  | 'max'
  | 'first'
  | 'last'
  | 'value'
  | 'spread'
  | 'count'
  | 'distinct'
  | 'list';

/** Columns are positions in the table the plan is for. */
export type Measure =
  | { readonly kind: 'column'; readonly column: number }
  /** Sum of one column over sum of another; `isPercent` for margins. */
  | {
      readonly kind: 'ratio';
      readonly numerator: number;
      readonly denominator: number;
      readonly isPercent: boolean;
    }
  /** Sum of one column less the sum of another. */
  | { readonly kind: 'difference'; readonly minuend: number; readonly subtrahend: number }
  /** One column times another in each row, added up. */
  | { readonly kind: 'product'; readonly left: number; readonly right: number }
  /** Days from one date of each row to another. */
  | { readonly kind: 'days'; readonly from: number; readonly to: number };

/** The columns a measure is made of, the one a proof shows first. */
export function columnsOfMeasure(measure: Measure | null): readonly number[] {
  if (measure === null) return [];
  if (measure.kind === 'column') return [measure.column];
  if (measure.kind === 'product') return [measure.left, measure.right];
  if (measure.kind === 'days') return [measure.from, measure.to];
  return measure.kind === 'ratio'
    ? [measure.numerator, measure.denominator]
    : [measure.minuend, measure.subtrahend];
}

export type Compare =
  /** From the rows of `a` to those of `b`. */
  | {
      readonly kind: 'change';
      readonly a: Filter;
      readonly b: Filter;
      /** Asked in the unit of the quantity, not in percent. */
      readonly isAbsolute?: boolean;
    }
  /** `a` against `b`. */
  | { readonly kind: 'versus'; readonly a: Filter; readonly b: Filter }
  /** Each group against the one before it. */
  | { readonly kind: 'sequence' }
  /** The rows of `part` against all; null: each group against all. */
  | { readonly kind: 'share'; readonly part: Filter | null };

/** A condition on what a whole group comes to: "with more than 100 units in total". */
export interface GroupBound {
  readonly least: number | null;
  readonly most: number | null;
  readonly isStrict: boolean;
}

/** What a question asks of one table; can be stored, said in words and amended. */
export interface Plan {
  /** Null counts rows. */
  readonly measure: Measure | null;
  readonly operation: Operation;
  /** The mean is one of the sums of these times, not of single rows: "average monthly revenue". */
  readonly each?: Group;
  readonly weights: number | null;
  readonly filters: readonly Filter[];
  readonly groups: readonly Group[];
  /** The first so many from one end; with a `rank` the one of that place alone: 2 is the second highest. */
  readonly top: {
    readonly count: number;
    readonly end: 'highest' | 'lowest';
    readonly rank?: number;
  } | null;
  readonly compare: Compare | null;
  /** Only groups whose value is on that side; none where it is left out. */
  readonly having?: GroupBound;
  /** The groups themselves are counted: "how many customers". */
  readonly countsGroups?: true;
  /** The order of groups: by their value when asked for, else by their names. */
  readonly order: 'ascending' | 'descending' | null;
}

/** Why a question is not answered. */
export type RefusalReason =
  | 'unused_words'
  /** Nothing in the question has to do with the table. */
  | 'not_about'
  | 'no_measure'
  | 'several_measures'
  | 'several_columns'
  | 'several_dates'
  | 'no_dates'
  | 'not_a_group'
  | 'no_operation'
  | 'two_operations'
  | 'not_additive'
  | 'stock'
  | 'repeated'
  | 'mean_per_time'
  | 'mixed_units'
  | 'open_scale'
  | 'unlike_units'
  | 'doubtful'
  | 'not_whole'
  | 'no_rows'
  | 'no_order'
  | 'zero_or_blank'
  /** A time that is compared lacks a value that the other has. */
  | 'uneven'
  | 'too_fine'
  | 'several_years'
  | 'unclear_date'
  | 'fiscal_year'
  | 'open_groups'
  | 'relative_date'
  | 'several_rows'
  | 'no_base'
  | 'group_condition'
  | 'two_periods'
  | 'no_ends'
  /** Some rows did not come to pass, and nobody says whether they count. */
  | 'open_state'
  | 'not_number';

export interface Refusal {
  readonly reason: RefusalReason;
  /** Words of the question, names of columns, lines: what the reason is about. */
  readonly about: readonly string[];
  /** What could be meant instead, nearest first. */
  readonly choices: readonly Plan[];
}
