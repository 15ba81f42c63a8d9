import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { $runs, loadRuns } from './runs-store.ts';

const pollMs = 3_000;

/** Reads the list of runs every few seconds while a run waits in it: its place in line is soon another. */
export function followLine(request: Request): Unsubscribe {
  return environment().clock.every(pollMs, () => {
    const runs = $runs.get();
    if (runs.state === 'ready' && runs.value.some(({ status }) => status === 'queued'))
      void loadRuns(request);
  });
}
