/** Where a device is reached. */
export type PushTarget =
  | { readonly kind: 'web_push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'fcm'; readonly token: string };

/**
 * What became of a message. `gone`: the device will never answer again, its subscription can be dropped.
 * `busy`: worth another try, after `retryAfterMs` when the service said so. `refused`: another try would not help.
 */
export type PushOutcome =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' }
  | { readonly result: 'busy'; readonly retryAfterMs: number | null; readonly reason: string }
  | { readonly result: 'refused'; readonly reason: string };

/** Sends one message to one device. Never throws for what a push service answers. */
export type SendPush = (
  target: PushTarget,
  message: Readonly<Record<string, string>>,
) => Promise<PushOutcome>;

/** A message that is older than a day is no news; services keep it no longer. */
export const timeToLiveSeconds = 86_400;
export const answerLimitMs = 10_000;

/** Milliseconds of a `Retry-After` header: seconds or a date. Null when there is none to read. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const at = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : new Date(header).getTime() - now.getTime();
  return Number.isFinite(at) ? Math.max(0, at) : null;
}

/** A failure to reach a service at all. */
export function unreachable(error: unknown): PushOutcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    result: 'busy',
    retryAfterMs: null,
    reason: cause instanceof Error ? cause.message : String(cause),
  };
}
