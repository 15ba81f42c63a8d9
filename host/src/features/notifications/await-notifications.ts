import { computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { $session } from '@loupe/shared/stores/session';
import { $runs } from '../../frame/runs-store.ts';
import { $isContentShown } from '../../services/first-content.ts';
import { $pushService } from '../../services/loaded-push-service.ts';
import { navigate } from '../../services/navigation.ts';

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

/** Whoever is signed in may turn them on; a browser that has them on hears of clicks on them also after the session. */
const $isWanted = computed(
  [$isContentShown, $session],
  (isShown, session) => isShown && (session !== null || globalThis.Notification?.permission === 'granted'),
);

/** Loads and starts notifications once they may come and the first page is shown: they delay nothing (H11). */
export function awaitNotifications(request: Request): Unsubscribe {
  let isBegun = false;
  return $isWanted.subscribe((isWanted) => {
    if (!isWanted || isBegun) return;
    isBegun = true;
    import(/* webpackChunkName: "rail" */ './start-notifications.ts')
      .then(({ startNotifications }) =>
        $pushService.set(startNotifications({ request, navigate, onRunsEnded })),
      )
      .catch((error: unknown) => environment().log.error('Notifications could not be loaded', error));
  });
}
