import { fetch, type Dispatcher } from 'undici';
import { createPublicDispatcher, isPublicEndpoint } from '../../providers/public-dispatcher.ts';

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

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Sends a report to the endpoint of an owner, to the public internet alone and without following it elsewhere. Resolves
 * with why it was not taken; null when it was (2xx). Never throws.
 */
export function createReportPost({ sign }: Signing, world?: OutsideWorld) {
  const dispatcher = world?.dispatcher ?? createPublicDispatcher(answerLimitMs);
  const isAllowed = world?.isAllowedEndpoint ?? isPublicEndpoint;

  async function post(address: string, report: { readonly id: string; readonly text: string }) {
    if (!isAllowed(address)) return 'the address is not on the public internet';
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
      return response.ok ? null : `the endpoint answered ${response.status}`;
    } catch (error) {
      return reasonOf(error);
    }
  }

  const close = async () => {
    if (!world) await dispatcher.close();
  };
  return Object.assign(post, { close });
}
