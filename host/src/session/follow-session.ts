import { computed } from 'nanostores';
import { startCreditsPolling } from '@loupe/shared/stores/credits';
import { adoptView } from '@loupe/shared/stores/impersonation';
import type { Request } from '@loupe/shared/stores/request';
import { $isSignedIn, $session, $sessionEnd, updateUser } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $isContentShown } from '../services/first-content.ts';
import { frameTexts } from '#texts/frame';

async function refreshUser(request: Request): Promise<void> {
  const asked = $session.get();
  const result = await request('GET /me', { isQuiet: true });
  const now = $session.get();
  if (!result.ok || now?.token !== asked?.token) return;
  // What was learnt since it was asked is newer: a name that was saved meanwhile stays.
  if (now === asked) updateUser(result.data.user);
  adoptView(result.data.impersonation);
}

/** A known person is asked about again once the first page is shown; an unknown one at once. */
const USER_REFRESH_MS = 4000;

/** Keeps credits (C3) and what is known of the person fresh for as long as somebody is signed in. */
export function followSession(request: Request): Unsubscribe {
  let stopPolling: Unsubscribe | null = null;
  let stopRefresh: Unsubscribe | null = null;
  const $isFollowed = computed(
    [$isSignedIn, $isContentShown],
    (isSignedIn, isContentShown) => isSignedIn && isContentShown,
  );
  const stopSession = $isFollowed.subscribe((isSignedIn) => {
    stopPolling?.();
    stopPolling = isSignedIn ? startCreditsPolling(request) : null;
    stopRefresh?.();
    const waitMs = $session.get()?.profile === null ? 0 : USER_REFRESH_MS;
    stopRefresh = isSignedIn ? environment().clock.after(waitMs, () => void refreshUser(request)) : null;
  });
  const stopEnd = $sessionEnd.listen((end) => {
    if (end === 'expired') showSnackbar(frameTexts.sessionEnded, 'pending');
  });
  return () => {
    stopSession();
    stopEnd();
    stopPolling?.();
    stopRefresh?.();
  };
}
