import { isInCanary } from '@loupe/federation/registry/canary';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';

/** Where a visitor's own id is kept. */
const visitorKey = 'visitorId';

/** The account's id, or a random one of this browser for those who have none. */
function personId(): string {
  const own = $session.get()?.profile?.id;
  if (own) return own;
  const { storage, randomId } = environment();
  const known = storage.get(visitorKey);
  if (known !== null) return known;
  const id = randomId();
  storage.set(visitorKey, id);
  return id;
}

/** True when the person in front of this page gets the canary of a remote; the same in every tab and on every device. */
export function getsCanary({ name, canary }: RegistryEntry): boolean {
  return canary !== null && isInCanary(personId(), name, canary);
}

/** Tells the server by a cookie which canaries to send along with the next page. A wrong guess costs only time. */
export function canaryCookie(remotes: Iterable<RegistryEntry>): string {
  const names = [...remotes].filter(getsCanary).map(({ name }) => name);
  return `loupe_canary=${names.join(',')}; path=/; samesite=lax`;
}
