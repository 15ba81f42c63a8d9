/** Work over many documents that rests after each part of a few milliseconds, so that others can have their turn. */
export type PartByPart<T> = Generator<undefined, T>;

/** Does all of it at once. */
export function atOnce<T>(work: PartByPart<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}
