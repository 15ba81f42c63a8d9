/** The words of F9 that a measure can lead to. */
export type RiskWord = 'low risk' | 'medium risk' | 'high risk';

/** What is expected of one measure, as data: beyond `good` is low risk, beyond `poor` high risk, between them medium. */
export interface Rule {
  readonly id: string;
  readonly better: 'higher' | 'lower';
  readonly good: number;
  readonly poor: number;
  /** Above 0; compared with the other weights of the same score. */
  readonly weight: number;
}

/** A measure as computed, or the sentence that says why it was not. */
export type Measured = { readonly value: number } | { readonly reason: string };

/** What a rule says of a measure. Of what was not computed it says nothing: not zero, not neutral, not low risk. */
export type Reading =
  | { readonly kind: 'read'; readonly rule: Rule; readonly value: number; readonly status: RiskWord }
  | { readonly kind: 'not computed'; readonly rule: Rule; readonly reason: string };

/** Reads one measure. A value exactly at a threshold is medium. Throws for a value that is no finite number: it is no measure. */
export function readRule(rule: Rule, measured: Measured): Reading {
  if ('reason' in measured) return { kind: 'not computed', rule, reason: measured.reason };
  const { value } = measured;
  if (!Number.isFinite(value)) throw new RangeError(`The measure of ${rule.id} is ${value}.`);
  const sign = rule.better === 'higher' ? 1 : -1;
  const status =
    sign * value > sign * rule.good
      ? 'low risk'
      : sign * value < sign * rule.poor
        ? 'high risk'
        : 'medium risk';
  return { kind: 'read', rule, value, status };
}

/** The status word that a reading is shown with (F9): what was not computed waits for a person. */
export function statusOf(reading: Reading): RiskWord | 'for review' {
  return reading.kind === 'read' ? reading.status : 'for review';
}
