import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import type { PushService } from '../features/notifications/push-service.ts';
import { $runs } from '../frame/runs-store.ts';
import { $isContentShown } from './first-content.ts';
import { navigate } from './navigation.ts';

/** What turns push messages on and off; null until it is loaded. */
export const $pushService = atom<PushService | null>(null);

/** Calls back when a run has ended or waits that had not the last time. */
function onRunsEnded(listener: () => void): Unsubscribe {
  let known: ReadonlySet<string> | null = null;
  return $runs.listen((runs) => {
    if (runs.state !== 'ready' || runs.isRefreshing) return;
    const before = known;
    const quiet = runs.value.filter(
      ({ finished_at: end, status }) => end !== null || status.startsWith('needs_'),
    );
    known = new Set(quiet.map(({ id, status }) => `${id} ${status}`));
    if (before !== null && [...known].some((one) => !before.has(one))) listener();
  });
}

/** Loads and starts notifications once the first page stands: they delay nothing (H11). */
export function awaitNotifications(request: Request): Unsubscribe {
  let isBegun = false;
  return $isContentShown.subscribe((isShown) => {
    if (!isShown || isBegun) return;
    isBegun = true;
    import('../features/notifications/start-notifications.ts')
      .then(({ startNotifications }) =>
        $pushService.set(startNotifications({ request, navigate, onRunsEnded })),
      )
      .catch((error: unknown) => environment().log.error('Notifications could not be loaded', error));
  });
}
