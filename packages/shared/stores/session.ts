import { atom, computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { SignedInUser } from '@loupe/shared/host-contract';
import { sessionKeyOf } from '../lib/session-key.ts';

/** Storage keys of S1 and S2, and of the user's own data. */
const TOKEN = 'token';
const PERMISSIONS = 'userPermissions';
const USER = 'user';
/** The own session of an admin while it is set aside (R18). */
const OWN_SESSION = 'ownSession';
/** Unsent drafts outlive the session, one set for each person (H3). */
const DRAFTS = 'draft:';
/** Settings of the device, with nothing of a person in them: kept when someone logs out by hand (S6). */
const DEVICE_KEYS = new Set(['theme', 'language', 'previewModalWidth']);

/** What is known of the person; null while storage holds a token but no user (`/me` then tells). */
export type Profile = Pick<SignedInUser, 'id' | 'email' | 'name'>;

export interface Session {
  readonly token: string;
  readonly permissions: readonly string[];
  readonly profile: Profile | null;
}

/** `logout`: by hand. `expired`: the server answered 401 (H3). `missing`: the token is gone from storage (C3). */
export type SessionEnd = 'logout' | 'expired' | 'missing' | 'other_tab';

/** The session of this browser, null when signed out. Filled by `openSession`. */
export const $session = atom<Session | null>(null);

/** Why the last session ended; null as long as none did. The host decides what to show and where to go. */
export const $sessionEnd = atom<SessionEnd | null>(null);

export const $isSignedIn = computed($session, (session) => session !== null);

/** The signed-in user; fields of an unknown profile are empty until `/me` has answered. Null for a visitor. */
export const $user = computed($session, (session): SignedInUser | null => {
  if (!session) return null;
  const { id, email, name } = session.profile ?? { id: '', email: '', name: '' };
  return { id, email, name, permissions: session.permissions };
});

function readJson(key: string): unknown {
  const text = environment().storage.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function readPermissions(): readonly string[] {
  const value = readJson(PERMISSIONS);
  if (!Array.isArray(value)) return [];
  return value.every((item) => typeof item === 'string') ? (value as string[]) : [];
}

function readProfile(): Profile | null {
  const value = readJson(USER);
  if (typeof value !== 'object' || value === null) return null;
  const { id, email, name } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  return { id, email, name: typeof name === 'string' ? name : '' };
}

/** Reads S1 and S2; broken JSON counts as signed out or as no permissions. */
function readSession(): Session | null {
  const token = readJson(TOKEN);
  if (typeof token !== 'string' || token.trim() === '') return null;
  return { token, permissions: readPermissions(), profile: readProfile() };
}

function storeUser(user: SignedInUser): void {
  const { storage } = environment();
  storage.set(USER, JSON.stringify({ id: user.id, email: user.email, name: user.name }));
  storage.set(PERMISSIONS, JSON.stringify(user.permissions));
}

function clearStorage(reason: SessionEnd): void {
  const { storage } = environment();
  const isKept = (key: string) => key.startsWith(DRAFTS) || (reason === 'logout' && DEVICE_KEYS.has(key));
  // The token goes first: another tab that looks in between already sees a signed-out browser.
  storage.remove(TOKEN);
  for (const key of storage.keys()) if (!isKept(key)) storage.remove(key);
  // What files hold stays with nobody: half an upload goes on once its file is chosen again.
  void environment().keptFiles.clear();
}

/** Signs in: keeps token and user in storage (S1, S2) and tells the other tabs. */
export function startSession(token: string, user: SignedInUser): void {
  storeUser(user);
  environment().storage.set(TOKEN, JSON.stringify(token));
  $sessionEnd.set(null);
  $session.set(readSession());
  environment().broadcast.post({ type: 'login', sessionKey: sessionKeyOf(token) });
}

/**
 * Sets the session in force aside and starts one as somebody else (R18). Ending that one, in whatever way but by
 * emptying the storage by hand, brings the own session back.
 */
export function startSessionAs(token: string, user: SignedInUser): void {
  const { storage } = environment();
  const own = $session.get();
  if (own && storage.get(OWN_SESSION) === null) storage.set(OWN_SESSION, JSON.stringify(own));
  startSession(token, user);
}

function readOwnSession(): Session | null {
  const value = readJson(OWN_SESSION) as Partial<Session> | null;
  if (typeof value?.token !== 'string' || !Array.isArray(value.permissions)) return null;
  return { token: value.token, permissions: value.permissions, profile: value.profile ?? null };
}

/** True when there was an own session to go back to; every tab goes back with this one. */
function bringBackOwnSession(): boolean {
  const own = readOwnSession();
  if (!own) return false;
  const { storage, broadcast } = environment();
  // The token first, and never none: another tab that looks in between must not take it for a logout.
  storage.set(TOKEN, JSON.stringify(own.token));
  storage.set(PERMISSIONS, JSON.stringify(own.permissions));
  if (own.profile) storage.set(USER, JSON.stringify(own.profile));
  const ownKeys = own.profile ? [TOKEN, PERMISSIONS, USER] : [TOKEN, PERMISSIONS];
  const isKept = (key: string) => key.startsWith(DRAFTS) || DEVICE_KEYS.has(key) || ownKeys.includes(key);
  for (const key of storage.keys()) if (!isKept(key)) storage.remove(key);
  void environment().keptFiles.clear();
  $session.set(readSession());
  broadcast.post({ type: 'login', sessionKey: sessionKeyOf(own.token) });
  return true;
}

/** Takes over what `/me` says of the signed-in user. */
export function updateUser(user: SignedInUser): void {
  const session = $session.get();
  if (!session) return;
  storeUser(user);
  const { id, email, name, permissions } = user;
  $session.set({ token: session.token, permissions, profile: { id, email, name } });
}

/**
 * Ends the session here and in every tab that has the same one: local storage cleared except unsent drafts,
 * a logout message broadcast (H3). Does nothing for a visitor.
 */
export function endSession(reason: SessionEnd): void {
  const session = $session.get();
  if (!session || (reason !== 'missing' && bringBackOwnSession())) return;
  clearStorage(reason);
  $sessionEnd.set(reason);
  $session.set(null);
  environment().broadcast.post({ type: 'logout', sessionKey: sessionKeyOf(session.token) });
}

/** Takes over what storage says after another tab changed it. */
function adoptStorage(): void {
  const before = $session.get();
  const after = readSession();
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (before && !after) $sessionEnd.set('other_tab');
  if (after) $sessionEnd.set(null);
  $session.set(after);
}

function onLogoutElsewhere(sessionKey: string): void {
  const session = $session.get();
  if (!session || sessionKeyOf(session.token) !== sessionKey) return;
  const stored = readSession();
  // The other tab may have signed in again since: only what belongs to the ended session is cleared.
  if (stored && sessionKeyOf(stored.token) === sessionKey) clearStorage('other_tab');
  adoptStorage();
}

/** Reads the session from storage and follows it and the other tabs (H3) until the returned function is called. */
export function openSession(): Unsubscribe {
  const { broadcast, storage, page } = environment();
  $sessionEnd.set(null);
  $session.set(readSession());
  // A tab that was frozen, stored or asleep may have heard nothing: it looks for itself when it is there again.
  const stops = [
    page.onFocus(adoptStorage),
    page.onVisibility((isVisible) => isVisible && adoptStorage()),
    page.onWake(adoptStorage),
    broadcast.onMessage((message) => {
      if (message.type === 'logout') onLogoutElsewhere(message.sessionKey);
      else adoptStorage();
    }),
    storage.onChange((key) => {
      if (key === null || key === TOKEN || key === PERMISSIONS || key === USER) adoptStorage();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Tells whether storage still holds the session; someone may have emptied it by hand (C3). */
export function hasStoredToken(): boolean {
  return readSession() !== null;
}
