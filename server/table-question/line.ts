import type { Unit } from '../table/unit.ts';
import type { Measured } from './measured.ts';

/** A number made of two others. */
export interface Derived {
  readonly value: number;
  readonly unit: Unit;
  readonly decimals: number;
  readonly by: 'difference' | 'percent_change' | 'share';
  /** What it was computed from: first minus second, first to second, first of second. */
  readonly first: Measured;
  readonly second: Measured;
}

/** One line of an answer: a group or the whole selection. */
export interface Line {
  readonly keys: readonly string[];
  readonly measured: readonly Measured[];
  readonly derived: readonly Derived[];
}
