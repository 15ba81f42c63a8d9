import { atom, computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { SignedInUser } from '@loupe/shared/host-contract';
import { $session, startSessionAs } from '@loupe/shared/stores/session';
import type { ImpersonationView } from '../contract/impersonation-view.ts';
import { sessionKeyOf } from '../lib/session-key.ts';

const VIEW = 'impersonation';

/** The view that an admin is in (R18): whose account, whether it may be changed, and when the server ends it. */
export interface CurrentView {
  readonly id: string;
  readonly userName: string;
  readonly adminName: string;
  readonly isReadOnly: boolean;
  /** By the clock of this browser, milliseconds since the epoch. */
  readonly endsAt: number;
}

/** What is kept beside the session, so that the banner is there at once on every page. */
interface KeptView extends CurrentView {
  readonly sessionKey: string;
}

const $kept = atom<KeptView | null>(null);

/** Null in a session of one's own: what is kept counts only for the session it was kept with. */
export const $currentView = computed([$session, $kept], (session, kept): CurrentView | null =>
  session && kept && kept.sessionKey === sessionKeyOf(session.token) ? kept : null,
);

function isKeptView(value: unknown): value is KeptView {
  const view = value as Partial<Record<keyof KeptView, unknown>> | null;
  return (
    typeof view === 'object' &&
    view !== null &&
    typeof view.id === 'string' &&
    typeof view.userName === 'string' &&
    typeof view.endsAt === 'number' &&
    typeof view.sessionKey === 'string'
  );
}

function readKept(): KeptView | null {
  try {
    const value = JSON.parse(environment().storage.get(VIEW) ?? 'null') as unknown;
    return isKeptView(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(token: string, view: ImpersonationView): void {
  const { storage, clock } = environment();
  const kept: KeptView = {
    id: view.id,
    userName: view.user_name,
    adminName: view.admin_name,
    isReadOnly: view.is_read_only,
    // The server's count is trusted, not the browser's clock.
    endsAt: clock.now() + view.seconds_left * 1000,
    sessionKey: sessionKeyOf(token),
  };
  storage.set(VIEW, JSON.stringify(kept));
  $kept.set(kept);
}

/** Begins a view with what the exchange of a code answered; the own session is set aside. */
export function beginView(token: string, user: SignedInUser, view: ImpersonationView): void {
  keep(token, view);
  startSessionAs(token, user);
}

/** Takes over what `/me` says of the session in force. */
export function adoptView(view: ImpersonationView | null | undefined): void {
  const token = $session.get()?.token;
  if (token !== undefined && view) keep(token, view);
}

/** Reads what is kept and follows the other tabs until the returned function is called. */
export function openView(): Unsubscribe {
  const { storage } = environment();
  $kept.set(readKept());
  return storage.onChange((key) => {
    if (key === null || key === VIEW) $kept.set(readKept());
  });
}
