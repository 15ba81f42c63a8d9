import { fetch, type Dispatcher } from 'undici';
import type { Clock } from '../../clock.ts';
import {
  answerLimitMs,
  retryAfterMs,
  timeToLiveSeconds,
  unreachable,
  type PushOutcome,
  type PushTarget,
} from './push-channel.ts';

export interface VapidKeys {
  /** base64url, uncompressed P-256 point and its private number. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface WebPushOptions {
  readonly clock: Clock;
  readonly keys: () => Promise<VapidKeys>;
  /** Who is behind the messages, a `mailto:` or `https:` address (RFC 8292). */
  readonly subject: string;
  readonly dispatcher: Dispatcher;
}

/** A fresh pair of VAPID keys. */
export async function generateVapidKeys(): Promise<VapidKeys> {
  const { default: library } = await import('web-push');
  return library.generateVAPIDKeys();
}

/** Web Push (RFC 8030): encrypted for the device (RFC 8291), signed with our VAPID keys (RFC 8292). */
export function createWebPush({ clock, keys, subject, dispatcher }: WebPushOptions) {
  return async (
    target: Extract<PushTarget, { kind: 'web_push' }>,
    message: Readonly<Record<string, string>>,
  ): Promise<PushOutcome> => {
    // Loaded with the first message: most of a server's life needs none of it.
    const { default: library } = await import('web-push');
    const { endpoint, p256dh, auth } = target;
    const request = library.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...(await keys()) },
        TTL: timeToLiveSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: request.body,
        redirect: 'error',
        dispatcher,
        signal: AbortSignal.timeout(answerLimitMs),
      });
      await response.body?.cancel();
      return outcomeOf(response.status, response.headers.get('retry-after'), clock.now());
    } catch (error) {
      return unreachable(error);
    }
  };
}

function outcomeOf(status: number, retryAfter: string | null, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status === 429 || status >= 500)
    return { result: 'busy', retryAfterMs: retryAfterMs(retryAfter, now), reason };
  return { result: 'refused', reason };
}
