import type { Environment } from '@loupe/shared/environment';

/** Time between two looks, milliseconds. */
const LOOK_MS = 120;
/** What moves farther between two looks is only passed, pixels. */
const PASSED_PX = 60;

/** Runs something once a place hardly moves any more; `topOf` gives where it is, pixels. The answer gives it up. */
export function whenAtRest(clock: Environment['clock'], topOf: () => number, run: () => void): () => void {
  let cancel: (() => void) | undefined;
  const lookFrom = (before: number) => {
    cancel = clock.after(LOOK_MS, () => {
      const top = topOf();
      if (Math.abs(top - before) > PASSED_PX) lookFrom(top);
      else run();
    });
  };
  lookFrom(topOf());
  return () => cancel?.();
}
