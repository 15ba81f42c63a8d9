import type { WritableAtom } from 'nanostores';
import type { Environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { wantedCopyKey } from '../lib/wanted-copy.ts';
import { texts } from '#texts';

/** What making a copy reaches. */
export type CopyOutside = Pick<HostContract, 'request' | 'navigate' | 'notify' | '$user'> & {
  readonly environment: Pick<Environment, 'storage' | 'clock'>;
};

/**
 * How long it counts which chat a visitor wanted to copy when they were sent to log in. Kept on the device and not in
 * the address: a link must not be able to fill somebody's list of chats.
 */
const wantedForMs = 60 * 60 * 1000;

interface Wanted {
  readonly shareId: string;
  readonly at: number;
}

function readWanted(text: string | null): Wanted | null {
  try {
    const { shareId, at } = JSON.parse(text ?? '') as Partial<Wanted>;
    return typeof shareId === 'string' && typeof at === 'number' ? { shareId, at } : null;
  } catch {
    return null;
  }
}

export interface OwnCopy {
  start(): void;
  /** Back from the login: makes the copy that was asked for before it. */
  resume(): void;
}

/** "Continue with my own copy": an own chat with what was shared; a visitor logs in first and comes back. */
export function createOwnCopy(
  outside: CopyOutside,
  shareId: string,
  password: () => string | null,
  $isCopying: WritableAtom<boolean>,
): OwnCopy {
  const { request, navigate, notify, $user, environment } = outside;

  function logInFirst(): void {
    const wanted: Wanted = { shareId, at: environment.clock.now() };
    environment.storage.set(wantedCopyKey, JSON.stringify(wanted));
    navigate(`/auth?next=${encodeURIComponent(`/share/${encodeURIComponent(shareId)}`)}`);
  }

  async function make(): Promise<void> {
    if ($isCopying.get()) return;
    $isCopying.set(true);
    const result = await request('POST /shares/:share_id/copies', {
      params: { share_id: shareId },
      body: { password: password() },
      isQuiet: true,
    });
    if (result.ok) return navigate(`/chat/${result.data.chat_id}`);
    $isCopying.set(false);
    // The session had ended meanwhile.
    if (result.error.status === 401) return logInFirst();
    notify(result.error.code === 'share.not_found' ? texts.unavailable : texts.copyFailed, 'error');
  }

  return {
    start: (): void => {
      if ($user.get()) void make();
      else logInFirst();
    },
    resume: (): void => {
      const wanted = readWanted(environment.storage.get(wantedCopyKey));
      if (!$user.get() || wanted?.shareId !== shareId) return;
      environment.storage.remove(wantedCopyKey);
      if (environment.clock.now() - wanted.at <= wantedForMs) void make();
    },
  };
}
