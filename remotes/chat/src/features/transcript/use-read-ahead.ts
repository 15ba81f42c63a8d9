import { useEffect } from 'react';
import { answersBeyond } from '../../lib/answers-beyond.ts';
import type { TurnWindow } from '../../lib/turn-window.ts';
import type { Turn } from '../../lib/turns.ts';

/** So many answers beyond each edge of what is mounted. */
const AHEAD_TURNS = 12;
/** Time that must be left for reading one, milliseconds. */
const NEEDED_MS = 8;

// Part of the renderer's file: where that does not come, that is shown in the place of the answer.
const fetchReader = async () =>
  (await import(/* webpackChunkName: "answer" */ '@loupe/shared/markdown/read-ahead')).readAhead;

/** Reads the answers that a reader would scroll to next, while the page has nothing else to do. */
export function useReadAhead(turns: readonly Turn[], { start, end }: TurnWindow): void {
  useEffect(() => {
    // Safari has none: there they are read when they come.
    if (typeof requestIdleCallback === 'undefined') return;
    let texts = answersBeyond(turns, { start, end }, AHEAD_TURNS);
    let handle = 0;
    const readWhenIdle = (readAhead: (text: string) => void) => {
      if (texts.length === 0) return;
      handle = requestIdleCallback((deadline) => {
        for (let text = texts[0]; text && deadline.timeRemaining() > NEEDED_MS; text = texts[0]) {
          readAhead(text);
          texts = texts.slice(1);
        }
        readWhenIdle(readAhead);
      });
    };
    if (texts.length > 0) fetchReader().then(readWhenIdle, () => undefined);
    return () => {
      texts = [];
      cancelIdleCallback(handle);
    };
  }, [turns, start, end]);
}
