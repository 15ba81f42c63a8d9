import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $currentView } from '@loupe/shared/stores/impersonation';
import type { Request } from '@loupe/shared/stores/request';
import { $session } from '@loupe/shared/stores/session';
import { discardUnsaved } from '../../services/unsaved.ts';

/** Where a tab goes when the view begins or ends: nothing of the other person's pages is kept. */
function pathAfterChange(): string {
  if (!$session.get()) return '/auth';
  return $currentView.get() ? '/chat' : '/admin/impersonate?ended=1';
}

/**
 * Shows the banner for as long as an admin views as somebody, and reloads the page in every tab when a view began
 * or ended there or elsewhere.
 */
export function followView(
  request: Request,
  showBanner: (request: Request) => void = (given) =>
    void import('./banner-mount.tsx').then(({ mountBanner }) => mountBanner(given)),
): Unsubscribe {
  let known = { token: $session.get()?.token, id: $currentView.get()?.id };
  let isShown = false;
  return $currentView.subscribe((view) => {
    if (view && !isShown) {
      isShown = true;
      showBanner(request);
    }
    const now = { token: $session.get()?.token, id: view?.id };
    // Learnt from the server in the session that was there anyway, a view is only shown.
    const hasChanged = now.id !== known.id && now.token !== known.token;
    known = now;
    if (!hasChanged) return;
    discardUnsaved();
    environment().page.load(pathAfterChange());
  });
}
