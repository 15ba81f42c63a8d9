/** What is asked of a measure, as data. One that was not computed meets no condition. */
interface Condition {
  readonly measure: string;
  /** The measure less this one, or over it, instead of the measure alone. */
  readonly less?: string;
  readonly over?: string;
  /** Its size, whatever its sign. */
  readonly isSize?: true;
  readonly least?: number;
  readonly most?: number;
  readonly above?: number;
  readonly below?: number;
}

/** A word, and all that has to hold for it. */
export interface Case<W extends string> {
  readonly word: W;
  readonly when: readonly Condition[];
}

export type ValueOf = (measure: string) => number;

function holds(condition: Condition, valueOf: ValueOf): boolean {
  const { measure, less, over, isSize, least, most, above, below } = condition;
  const own = valueOf(measure) - (less === undefined ? 0 : valueOf(less));
  const value = over === undefined ? own : own / valueOf(over);
  const asked = isSize ? Math.abs(value) : value;
  return (
    Number.isFinite(asked) &&
    (least === undefined || asked >= least) &&
    (most === undefined || asked <= most) &&
    (above === undefined || asked > above) &&
    (below === undefined || asked < below)
  );
}

/**
 * The word of the first case all of whose conditions hold, else `otherwise`. `valueOf` gives NaN for what was not computed:
 * nothing is read from it.
 */
export function firstCase<W extends string>(cases: readonly Case<W>[], valueOf: ValueOf, otherwise: W): W {
  return cases.find(({ when }) => when.every((one) => holds(one, valueOf)))?.word ?? otherwise;
}
