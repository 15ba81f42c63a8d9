import { failureSentences, failureTexts } from '#texts/failure';

/** A failure as far as it matters for its sentence. */
interface Failure {
  readonly code: string;
  readonly message: string;
  readonly kind?: string;
}

/** What went wrong, in the language of the page. */
export function failureText({ code, message, kind }: Failure): string {
  if (kind === 'offline') return failureTexts.offline;
  return failureSentences[code] ?? message;
}

/** The same for a payment: when no answer came, nobody knows yet whether it went through. */
export function paymentFailureText(failure: Failure): string {
  return failure.kind === 'network' ? failureTexts.unsure : failureText(failure);
}
