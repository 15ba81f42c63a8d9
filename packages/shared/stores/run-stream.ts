import { atom, type ReadableAtom } from 'nanostores';
import { environment } from '@loupe/shared/environment';
import type { runEventsPath } from '@loupe/shared/contract/runs';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import { refreshCredits } from '@loupe/shared/stores/credits';
import { readEventStream } from '@loupe/shared/stores/event-stream';
import { $session, endSession } from '@loupe/shared/stores/session';
import { fillPath } from '../lib/fill-path.ts';
import { readRunFrame } from '../lib/run-frame.ts';
import { emptyRunView, isFinal, type RunView } from '../lib/run-reducer.ts';
import { reduceWithSuggestions } from '../lib/run-suggestions.ts';

/** The contract's path; its module would bring zod into the browser. */
const EVENTS_PATH: typeof runEventsPath = '/runs/:run_id/events';
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** `ended`: the run is final. `failed`: the run is not there for this session; trying again would not help. */
export type StreamState = 'connecting' | 'live' | 'retrying' | 'offline' | 'ended' | 'failed';

export interface RunStream {
  readonly $view: ReadableAtom<RunView>;
  readonly $stream: ReadableAtom<StreamState>;
  /** Stops reading; the run itself goes on. */
  stop(): void;
}

/** How one connection came to its end. */
type Outcome = 'final' | 'gone' | 'again' | 'broken';

/**
 * Follows a run: reads its event stream from the last known position, folds it, and comes back after every break,
 * silence or offline time until the final event. Start from `known` when part of the log is there already.
 */
export function followRun(runId: string, known: RunView = emptyRunView(runId)): RunStream {
  const world = environment();
  const $view = atom(known);
  const $stream = atom<StreamState>('connecting');
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let hasMetGap = false;
  let failures = 0;
  let connection: AbortController | null = null;
  let wake: (() => void) | null = null;

  async function follow(): Promise<void> {
    while (!isStopped() && !isFinal($view.get().status)) {
      if (!world.network.isOnline()) {
        $stream.set('offline');
        await pause(null);
        continue;
      }
      const outcome = await connect();
      if (isStopped()) return;
      if (outcome === 'gone') return $stream.set('failed');
      if (outcome === 'broken') await retryLater();
    }
    if (!isStopped()) $stream.set('ended');
  }

  async function retryLater(): Promise<void> {
    if (!world.network.isOnline()) return;
    $stream.set('retrying');
    await pause(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++));
  }

  /** Waits for the time given, or for ever, and no longer than until the network changes or `stop`. */
  function pause(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const cancel = ms === null ? null : world.clock.after(ms, () => wake?.());
      wake = () => {
        cancel?.();
        wake = null;
        resolve();
      };
    });
  }

  async function connect(): Promise<Outcome> {
    const own = new AbortController();
    connection = own;
    const token = $session.get()?.token ?? null;
    let outcome: Outcome = 'broken';
    try {
      const refusal = await readEventStream(streamPath(runId, $view.get().lastSeq), own, {
        onOpen: () => $stream.set('live'),
        onPiece(frames) {
          if (isStopped()) return true;
          const done = fold(frames.map(readRunFrame));
          outcome = done ?? outcome;
          return done !== null;
        },
      });
      return refusal === null ? outcome : refused(refusal, token);
    } catch (error) {
      if (own.signal.aborted) return 'broken';
      await world.page.stays();
      world.log.error('A run stream broke off', error);
      return 'broken';
    } finally {
      own.abort();
    }
  }

  /** Folds what came in one piece and shows it once; tells when the connection has done its part. */
  function fold(frames: ReturnType<typeof readRunFrame>[]): Outcome | null {
    let view = $view.get();
    let outcome: Outcome | null = null;
    for (const frame of frames) {
      if (frame.kind === 'event') {
        if (isUnexpectedGap(view, frame.event)) outcome = 'again';
        else {
          view = reduceWithSuggestions(view, frame.event);
          if (view.waiting) view = { ...view, waiting: undefined };
        }
      } else if (frame.kind === 'reset') {
        // What was folded is not in the server's log any more: it is read again from there.
        if (frame.fromSeq < view.lastSeq) view = emptyRunView(runId);
        hasMetGap = frame.fromSeq > view.lastSeq;
      } else if (frame.kind === 'waiting') view = { ...view, waiting: frame.waiting };
      if (outcome) break;
    }
    if (view !== $view.get()) failures = 0;
    $view.set(view);
    if (!isFinal(view.status)) return outcome;
    void refreshCredits();
    return 'final';
  }

  /** A missing event is asked for once more; when it is still missing, the view says that there is a gap. */
  function isUnexpectedGap(view: RunView, event: RunEvent): boolean {
    if (event.seq <= view.lastSeq + 1) {
      if (event.seq === view.lastSeq + 1) hasMetGap = false;
      return false;
    }
    const isNew = !hasMetGap;
    hasMetGap = isNew;
    return isNew;
  }

  const stopListening = world.network.onChange((isOnline) => {
    if (!isOnline) connection?.abort();
    wake?.();
  });
  void follow().finally(stopListening);

  return {
    $view,
    $stream,
    stop() {
      stopping.abort();
      stopListening();
      connection?.abort();
      wake?.();
    },
  };
}

/** Below 500 and not "too many" means that asking again gives the same answer; a 401 ends the session (H3). */
function refused(status: number, token: string | null): Outcome {
  if (status === 401 && token !== null && $session.get()?.token === token) endSession('expired');
  const isLasting = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isLasting ? 'gone' : 'broken';
}

function streamPath(runId: string, afterSeq: number): string {
  return `${fillPath(EVENTS_PATH, { run_id: runId })}?after=${afterSeq}`;
}
