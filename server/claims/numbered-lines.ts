/** Lines of a text, looked up by the numbers in them. */
export class NumberedLines {
  readonly #lines: readonly string[];
  #byDigits: Map<string, number[]> | null = null;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** True when one of the lines holds a number written so, as a whole and not inside a longer one. */
  holds(written: string): boolean {
    const digits = longest(written.match(/\d+/g) ?? []);
    return (this.#index().get(digits) ?? []).some((at) => holds(this.#lines[at] ?? '', written));
  }

  /** Lines by each row of digits in them: a number that is there whole has its own among them. */
  #index(): Map<string, number[]> {
    if (this.#byDigits !== null) return this.#byDigits;
    const index = new Map<string, number[]>();
    for (const [at, line] of this.#lines.entries())
      for (const [digits] of line.matchAll(/\d+/g)) {
        const places = index.get(digits) ?? [];
        if (places.at(-1) !== at) places.push(at);
        index.set(digits, places);
      }
    this.#byDigits = index;
    return index;
  }
}

const longest = (words: readonly string[]) =>
  words.reduce((long, word) => (word.length > long.length ? word : long), '');

function holds(line: string, written: string): boolean {
  for (let at = line.indexOf(written); at >= 0; at = line.indexOf(written, at + 1)) {
    const [before, after] = [
      line.slice(Math.max(0, at - 2), at),
      line.slice(at + written.length, at + written.length + 2),
    ];
    if (!/(?:\d|\d[.,])$/.test(before) && !/^(?:\d|[.,]\d)/.test(after)) return true;
  }
  return false;
}
