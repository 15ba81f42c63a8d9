import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { $credits } from '@loupe/shared/stores/credits';
import type { Request } from '@loupe/shared/stores/request';

export type ListedRun = DataOf<EndpointMap['GET /runs']>['runs'][number];

const pollMs = 30_000;
const firstRetryMs = 2000;
const finalStates: ReadonlySet<string> = new Set(['stopped', 'failed', 'done']);

/** Own runs: those under way, and those finished in the last day. */
export const $runs = atom<Loadable<readonly ListedRun[]>>(loading);

function isFinal(run: ListedRun): boolean {
  return finalStates.has(run.status);
}

export function runningCount(runs: Loadable<readonly ListedRun[]>): number {
  return runs.state === 'ready' ? runs.value.filter((run) => !isFinal(run)).length : 0;
}

/** Fetches the list once; quiet, because the rail must not complain about a list nobody asked for. */
async function loadRuns(request: Request): Promise<void> {
  $runs.set(refreshing($runs.get()));
  const result = await request('GET /runs', { isQuiet: true, cancelsPrevious: true });
  if (result.ok) $runs.set(ready(result.data.runs));
  else if (result.error.kind !== 'cancelled') $runs.set(failed($runs.get(), result.error));
}

/**
 * Keeps the list fresh: now, every 30 s while the page is visible and online, on focus, when it becomes visible or
 * online again, and whenever the credits held change, which is when a run starts or ends. While nothing is known yet, 2 s after a failure and then after
 * twice as long each time: a page that has just come should not say for half a minute that nothing runs.
 */
export function followRuns(request: Request): Unsubscribe {
  const { clock, network, page } = environment();
  let retryAfterMs = firstRetryMs;
  let giveUp: Unsubscribe | null = null;
  const loadIfAwake = async () => {
    if (!page.isVisible() || !network.isOnline()) return;
    giveUp?.();
    await loadRuns(request);
    if ($runs.get().state !== 'failed' || retryAfterMs >= pollMs) return;
    giveUp?.();
    giveUp = clock.after(retryAfterMs, () => void loadIfAwake());
    retryAfterMs *= 2;
  };
  const load = () => void loadIfAwake();
  let held = $credits.get().credits.held;
  const stops = [
    clock.every(pollMs, load),
    page.onVisibility(load),
    page.onFocus(load),
    $credits.listen(({ credits }) => {
      if (credits.held === held) return;
      held = credits.held;
      load();
    }),
  ];
  load();
  return () => {
    giveUp?.();
    stops.forEach((stop) => stop());
    $runs.set(loading);
  };
}
