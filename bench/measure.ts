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

/** The parts of a measure that are asked for by a setting like `STREAMS=runs25,steady100`; all without it. Throws on others. */
export function chosenParts(setting: string, names: readonly string[]): readonly string[] {
  const chosen = process.env[setting]?.split(',') ?? names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`${setting} names ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return chosen;
}
