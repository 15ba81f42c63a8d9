import { expect, it } from 'vitest';
import { runPartByPart } from './run-part-by-part.ts';

/** Work of so many parts, each longer than a turn. */
function* parts(count: number, done: number[]): Generator<undefined, string> {
  for (let part = 0; part < count; part += 1) {
    const since = performance.now();
    while (performance.now() - since < 11);
    done.push(part);
    yield;
  }
  return 'done';
}

it('lets others have their turn between the parts of long work', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const other = setInterval(() => seen.push(done.length), 1);
  expect(await runPartByPart(parts(5, done), new AbortController().signal)).toBe('done');
  clearInterval(other);
  expect(new Set(seen).size).toBeGreaterThan(1);
});

it('goes on with no part when the run is stopped meanwhile', async () => {
  const done: number[] = [];
  const stopped = new AbortController();
  const work = runPartByPart(parts(1_000, done), stopped.signal);
  setImmediate(() => stopped.abort(new Error('stopped')));
  await expect(work).rejects.toThrow('stopped');
  expect(done.length).toBeLessThan(1_000);
});
