/** Whole numbers this close together are told apart by a row of marks, a mark for each that is possible. */
const mostMarks = 16;

/** What counts different values: `add` is false for one that was there. */
interface Seen {
  add(value: number): boolean;
}

class Marks implements Seen {
  readonly #marks: Uint8Array;
  readonly #least: number;

  constructor(least: number, size: number) {
    this.#least = least;
    this.#marks = new Uint8Array(size);
  }

  add(value: number): boolean {
    const at = value - this.#least;
    const isNew = this.#marks[at] === 0;
    this.#marks[at] = 1;
    return isNew;
  }
}

class Values implements Seen {
  readonly #values = new Set<number>();

  add(value: number): boolean {
    const before = this.#values.size;
    return this.#values.add(value).size > before;
  }
}

/** Numbers of orders and codes of words lie close together; a set of a million others takes a second. */
function seenOf(values: ArrayLike<number>): Seen {
  if (values.length === 0) return new Values();
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (!Number.isSafeInteger(value)) return new Values();
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const size = most - least + 1;
  return size <= mostMarks * values.length ? new Marks(least, size) : new Values();
}

/** True when no value is there twice; empty cells of numbers (NaN) are alike. */
export function areDistinct(values: ArrayLike<number>): boolean {
  const seen = seenOf(values);
  for (let i = 0; i < values.length; i += 1) if (!seen.add(values[i] ?? Number.NaN)) return false;
  return true;
}

/** How many different values are in some rows. */
export function countDistinct(values: ArrayLike<number>, rows: Uint32Array): number {
  const seen = seenOf(values);
  let count = 0;
  for (const row of rows) if (seen.add(values[row] ?? Number.NaN)) count += 1;
  return count;
}
