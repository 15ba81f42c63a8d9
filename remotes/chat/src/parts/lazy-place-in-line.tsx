import type { PlaceInLineProps } from './place-in-line.tsx';
import { statusWords } from '#texts';
import { lazyPart } from './lazy-part.tsx';

/** The place in line of a run, fetched when one waits. */
export const LazyPlaceInLine = lazyPart<PlaceInLineProps>(
  async () =>
    // In one file with what shows the answer: it will be needed when the run works.
    (await import(/* webpackChunkName: "answer" */ './place-in-line.tsx')).PlaceInLine,
  statusWords.queued,
);
