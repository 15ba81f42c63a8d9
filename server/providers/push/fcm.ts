import { createSign } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import {
  answerLimitMs,
  retryAfterMs,
  timeToLiveSeconds,
  unreachable,
  type PushOutcome,
  type PushTarget,
} from './push-channel.ts';

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
type ServiceAccount = z.output<typeof serviceAccountSchema>;

/** The service account of FCM_SERVICE_ACCOUNT, or null when a part is missing. */
export function readServiceAccount(value: unknown): ServiceAccount | null {
  return serviceAccountSchema.safeParse(value).data ?? null;
}

export interface FcmOptions {
  readonly clock: Clock;
  readonly account: ServiceAccount;
  readonly origin: string;
}

export const fcmOrigin = 'https://fcm.googleapis.com';
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const assertionSeconds = 3600;
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

interface FcmError {
  readonly error?: {
    readonly status?: string;
    readonly message?: string;
    readonly details?: readonly { readonly errorCode?: string }[];
  };
}

/** Firebase Cloud Messaging, HTTP v1. The access token comes from the service account's signed assertion (RFC 7523). */
export function createFcm({ clock, account, origin }: FcmOptions) {
  let known: { token: Promise<string>; untilMs: number } | null = null;

  async function askForToken(): Promise<{ token: string; seconds: number }> {
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, clock.now()),
      }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const answer = (await response.json()) as { access_token?: string; expires_in?: number };
    if (!response.ok || !answer.access_token)
      throw new Error(`the token endpoint answered ${response.status}`);
    return { token: answer.access_token, seconds: answer.expires_in ?? assertionSeconds };
  }

  async function accessToken(): Promise<string> {
    const now = clock.now().getTime();
    if (known && now < known.untilMs) return await known.token;
    const asked = askForToken();
    const fresh = { token: asked.then(({ token }) => token), untilMs: Number.POSITIVE_INFINITY };
    known = fresh;
    try {
      fresh.untilMs = now + (await asked).seconds * 1000 - marginMs;
      return await fresh.token;
    } catch (error) {
      if (known === fresh) known = null;
      throw error;
    }
  }

  async function post(token: string, data: Readonly<Record<string, string>>): Promise<Response> {
    const webpush = { headers: { TTL: String(timeToLiveSeconds), Urgency: 'normal' } };
    return await fetch(`${origin}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token, data, webpush } }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
  }

  return async (
    target: Extract<PushTarget, { kind: 'fcm' }>,
    message: Readonly<Record<string, string>>,
  ): Promise<PushOutcome> => {
    try {
      let response = await post(target.token, message);
      if (response.status === 401) {
        known = null;
        response = await post(target.token, message);
      }
      return await outcomeOf(response, clock.now());
    } catch (error) {
      return unreachable(error);
    }
  };
}

async function outcomeOf(response: Response, now: Date): Promise<PushOutcome> {
  const { status } = response;
  const answer = (await response.json().catch(() => ({}))) as FcmError;
  if (response.ok) return { result: 'sent' };
  const code = answer.error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? answer.error?.status;
  // SENDER_ID_MISMATCH: the token belongs to another project and can never be reached with this one.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { result: 'gone' };
  const reason = `FCM answered ${status} ${code ?? ''}`.trim();
  if (status === 429 || status === 401 || status >= 500)
    return { result: 'busy', retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now), reason };
  return { result: 'refused', reason };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const head = encoded({ alg: 'RS256', typ: 'JWT' });
  const claims = encoded({
    iss: client_email,
    scope,
    aud: token_uri,
    iat: issuedAt,
    exp: issuedAt + assertionSeconds,
  });
  const signature = createSign('RSA-SHA256').update(`${head}.${claims}`).sign(private_key, 'base64url');
  return `${head}.${claims}.${signature}`;
}
