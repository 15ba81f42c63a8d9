import { atom, type ReadableAtom } from 'nanostores';
import type { Environment, Unsubscribe } from '@loupe/shared/environment';
import type { Timeline } from '../lib/replay-timeline.ts';

export const speeds = [1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

interface PlayerState {
  /** How many events have happened, 0 to the timeline's length. */
  readonly position: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export interface Player {
  readonly $player: ReadableAtom<PlayerState>;
  /** From the start again when it is at the end. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** So many events on or back; pauses. */
  step(by: number): void;
  /** Goes to a position and plays on from there if it was playing. */
  seek(position: number): void;
  /** To the beginning of the next or the previous stage. */
  stage(direction: 1 | -1): void;
  toEnd(): void;
  setSpeed(speed: Speed): void;
  /** Reduced motion: nothing types, it goes on by whole pieces. */
  setStepwise(isStepwise: boolean): void;
  /** Follows the page until the returned function is called: a hidden page does not play. */
  start(): Unsubscribe;
}

/** No more often than a screen draws. */
const tickMs = 33;
/** How long a whole piece stays in stepwise play, milliseconds at speed 1. */
const pieceMs = 900;

/**
 * The replay player (X3): a position on a timeline, moved by the clock. It knows nothing of runs: what is shown is the
 * reducer's state at the position, whichever way it was reached.
 */
export function createPlayer(
  timeline: Timeline,
  { clock, page }: Pick<Environment, 'clock' | 'page'>,
): Player {
  const $player = atom<PlayerState>({ position: 0, isPlaying: false, speed: 1 });
  let isStepwise = false;
  let cancel: Unsubscribe | null = null;
  /** Time on the line at a time of the clock, both milliseconds. */
  let base = { clockMs: 0, lineMs: 0 };
  const change = (next: Partial<PlayerState>) => $player.set({ ...$player.get(), ...next });

  function lineNow(): number {
    return base.lineMs + (clock.now() - base.clockMs) * $player.get().speed;
  }

  function schedule(): void {
    cancel?.();
    const { position, speed } = $player.get();
    const waitMs = isStepwise
      ? pieceMs / speed
      : Math.max(tickMs, (timeline.timeAt(position + 1) - lineNow()) / speed);
    cancel = clock.after(waitMs, tick);
  }

  function tick(): void {
    const { position } = $player.get();
    const next = isStepwise
      ? timeline.nextBoundary(position)
      : Math.max(position, timeline.positionAt(lineNow()));
    change({ position: next });
    if (next >= timeline.length) pause();
    else schedule();
  }

  /** Counts time from the position that is shown. */
  function rebase(): void {
    base = { clockMs: clock.now(), lineMs: timeline.timeAt($player.get().position) };
    if ($player.get().isPlaying) schedule();
  }

  function pause(): void {
    cancel?.();
    cancel = null;
    change({ isPlaying: false });
  }

  function seek(position: number): void {
    const within = Math.min(Math.max(0, Math.round(position)), timeline.length);
    change({ position: within });
    if (within === timeline.length) pause();
    else rebase();
  }

  function play(): void {
    if ($player.get().isPlaying || timeline.length === 0) return;
    if ($player.get().position >= timeline.length) change({ position: 0 });
    change({ isPlaying: true });
    rebase();
  }

  function stage(direction: 1 | -1): void {
    const { position } = $player.get();
    const places = timeline.marks.map((mark) => mark.position);
    if (direction === 1) return seek(places.find((place) => place > position) ?? timeline.length);
    seek(places.findLast((place) => place < position) ?? 0);
  }

  return {
    $player,
    play,
    pause,
    seek,
    stage,
    toggle: () => ($player.get().isPlaying ? pause() : play()),
    step(by) {
      pause();
      seek($player.get().position + by);
    },
    toEnd: () => seek(timeline.length),
    setSpeed(speed) {
      if (!$player.get().isPlaying) return change({ speed });
      const lineMs = lineNow();
      change({ speed });
      base = { clockMs: clock.now(), lineMs };
      schedule();
    },
    setStepwise(next) {
      if (next === isStepwise) return;
      isStepwise = next;
      rebase();
    },
    start() {
      const stop = page.onVisibility((isVisible) => {
        if (!isVisible) pause();
      });
      return () => {
        stop();
        pause();
      };
    },
  };
}
