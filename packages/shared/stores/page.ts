import type { Unsubscribe } from '@loupe/shared/environment';

/** What has a life cycle: `start` begins it and returns its end. It may be begun again after that. */
export interface Page {
  start(): Unsubscribe;
}

/** A page object of its parts: all that it `begins` when it is shown ends when it is left, the last first. */
export function createPage<Parts extends object>(
  parts: Parts,
  begins: readonly (() => Unsubscribe)[],
): Parts & Page {
  return { ...parts, start: () => startAll(begins) };
}

/** Begins all, and returns what ends them, the last first. */
export function startAll(begins: readonly (() => Unsubscribe)[]): Unsubscribe {
  const ends = begins.map((begin) => begin());
  return () => ends.toReversed().forEach((end) => end());
}
