/** So many files are whole in memory at the same time; the rest wait their turn. */
const together = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Does the work when it is its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= together) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes on to the next in line, or is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
