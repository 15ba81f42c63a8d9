import { fetch, type Dispatcher } from 'undici';
import { createPublicDispatcher, isPublicEndpoint } from '../../providers/public-dispatcher.ts';
import { NotPublic } from '../../tools/checked-lookup.ts';

/** What a test replaces: which addresses may be called, and the way there. */
export interface OutsideWorld {
  readonly dispatcher: Dispatcher;
  readonly isAllowedEndpoint: (address: string) => boolean;
}

interface Signing {
  /** Signs a text, base64. */
  readonly sign: (text: string) => string;
}

const answerLimitMs = 10_000;
/** What comes before the report in the text that is signed: nothing else that the site signs begins like this. */
const signedPrefix = 'loupe-slice-errors\n';

/** Why a report was not taken. */
export interface DeliveryFailure {
  readonly reason: 'answered' | 'unreachable' | 'not_public';
  /** What the endpoint answered. */
  readonly status: number | null;
  readonly cause?: unknown;
}

function failureOf(error: unknown): DeliveryFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return { reason: cause instanceof NotPublic ? 'not_public' : 'unreachable', status: null, cause };
}

/**
 * Sends a report to the endpoint of an owner, to the public internet alone and without following it elsewhere. Resolves
 * with why it was not taken; null when it was (2xx). Never throws.
 */
export function createReportPost({ sign }: Signing, world?: OutsideWorld) {
  const dispatcher = world?.dispatcher ?? createPublicDispatcher(answerLimitMs);
  const isAllowed = world?.isAllowedEndpoint ?? isPublicEndpoint;

  async function post(
    address: string,
    report: { readonly id: string; readonly text: string },
  ): Promise<DeliveryFailure | null> {
    if (!isAllowed(address)) return { reason: 'not_public', status: null };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': report.id,
          'loupe-signature': sign(signedPrefix + report.text),
          'user-agent': 'Loupe/1.0',
        },
        body: report.text,
        redirect: 'manual',
        dispatcher,
        signal: AbortSignal.timeout(answerLimitMs),
      });
      await response.body?.cancel();
      return response.ok ? null : { reason: 'answered', status: response.status };
    } catch (error) {
      return failureOf(error);
    }
  }

  const close = async () => {
    if (!world) await dispatcher.close();
  };
  return Object.assign(post, { close });
}
