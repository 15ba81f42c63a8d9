import { readFileSync } from 'node:fs';

interface Threshold {
  readonly says: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** What is in force today: a run below it fails. Null: only reported. It is only ever moved towards the target. */
  readonly inForce: number | null;
}

export interface Judged {
  readonly name: string;
  readonly says: string;
  readonly measured: number;
  readonly target: number;
  readonly inForce: number | null;
  readonly reachesTarget: boolean;
  readonly holds: boolean;
}

const file = `${import.meta.dirname}/../thresholds.json`;

/** Holds the measures against the thresholds. Throws for a measure without one, or one without a measure. */
export function judge(measures: Readonly<Record<string, number>>): Judged[] {
  const thresholds = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Threshold>;
  const unknown = Object.keys(measures).filter((name) => !(name in thresholds));
  if (unknown.length > 0) throw new Error(`No threshold is set for ${unknown.join(', ')}.`);
  return Object.entries(thresholds).map(([name, { says, atLeast, atMost, inForce }]) => {
    const measured = measures[name];
    if (measured === undefined) throw new Error(`${name} was not measured.`);
    const target = atLeast ?? atMost ?? Number.NaN;
    const reaches = (bound: number) =>
      atLeast === undefined ? measured <= bound + 1e-9 : measured >= bound - 1e-9;
    return {
      name,
      says,
      measured,
      target,
      inForce,
      reachesTarget: reaches(target),
      holds: inForce === null || reaches(inForce),
    };
  });
}
