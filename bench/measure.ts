/** One figure of the product: measured by hand on a quiet machine, never asserted in a test. */
export interface Measure {
  /** What it is compared with, as prose or numbers. */
  readonly target: unknown;
  /** How it was taken, for somebody who wants to repeat it. */
  readonly how: string;
  run(): Promise<unknown>;
}

/** Says what is going on while a measure runs. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
