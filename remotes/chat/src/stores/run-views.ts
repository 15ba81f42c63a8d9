import { atom, type ReadableAtom } from 'nanostores';
import type { Run } from '@loupe/shared/contract/runs';
import { emptyRunView, isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { foldWithSuggestions } from '@loupe/shared/lib/run-suggestions';
import type { RunStream, StreamState } from '@loupe/shared/stores/run-stream';
import type { Outside } from './outside.ts';

/** What is known of one run. `retrying`: the live view is interrupted, the run itself goes on. */
export interface RunEntry {
  readonly view: RunView;
  readonly state: 'unloaded' | 'loading' | 'live' | 'retrying' | 'ended' | 'failed';
}

/** Follows a run's event stream until it ends or is stopped being followed. */
export type FollowRun = (runId: string) => RunStream;

export type RunViews = ReturnType<typeof createRunViews>;

/**
 * The runs of a chat, each folded from its log: one atom for each run, so that a stream redraws its own answer only.
 * Live view, reload and a finished run are the same fold.
 */
export function createRunViews(
  { request }: Pick<Outside, 'request'>,
  follow: FollowRun,
  onChange: (runId: string, view: RunView) => void,
) {
  const entries = new Map<string, ReturnType<typeof atom<RunEntry>>>();
  const follows = new Map<string, () => void>();

  function entryOf(runId: string) {
    const known = entries.get(runId) ?? atom<RunEntry>({ view: emptyRunView(runId), state: 'unloaded' });
    entries.set(runId, known);
    return known;
  }

  function watch(runId: string): ReadableAtom<RunEntry> {
    return entryOf(runId);
  }

  /** Follows a run that goes on. Does nothing when it is followed already. */
  function followLive(runId: string): void {
    if (follows.has(runId)) return;
    const entry = entryOf(runId);
    entry.set({ ...entry.get(), state: 'loading' });
    const stream = follow(runId);
    const stops = [
      stream.$view.listen((view) => {
        entry.set({ view, state: isFinal(view.status) ? 'ended' : 'live' });
        if (isFinal(view.status)) endFollow(runId);
        onChange(runId, view);
      }),
      stream.$stream.listen((state) => {
        const { view, state: before } = entry.get();
        if (before !== 'ended') entry.set({ view, state: entryState(state, before) });
        if (state === 'failed') endFollow(runId);
      }),
      stream.stop,
    ];
    follows.set(runId, () => stops.forEach((stop) => stop()));
  }

  function endFollow(runId: string): void {
    follows.get(runId)?.();
    follows.delete(runId);
  }

  /** Loads what is needed to show a run: the log once when it is finished, the stream while it goes on. */
  async function want(run: Run): Promise<void> {
    if (!isFinal(run.status)) return followLive(run.id);
    const entry = entryOf(run.id);
    if (entry.get().state !== 'unloaded' && entry.get().state !== 'failed') return;
    entry.set({ ...entry.get(), state: 'loading' });
    const result = await request('GET /runs/:run_id/log', { params: { run_id: run.id }, isQuiet: true });
    if (!result.ok) return entry.set({ ...entry.get(), state: 'failed' });
    entry.set({ view: foldWithSuggestions(result.data.events, run.id), state: 'ended' });
  }

  /** Stops following; the runs themselves go on. */
  function stopAll(): void {
    for (const stop of follows.values()) stop();
    follows.clear();
    entries.clear();
  }

  return { watch, want, followLive, stopAll };
}

function entryState(state: StreamState, before: RunEntry['state']): RunEntry['state'] {
  if (state === 'retrying' || state === 'offline') return 'retrying';
  if (state === 'failed' || state === 'ended') return state;
  return state === 'live' ? 'live' : before;
}
