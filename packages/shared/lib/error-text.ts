/** What people read when nothing better is known (H10). */
export const unknownErrorText = 'Something went wrong';

/** Where a text for a person may be found after a failed request. */
export interface ErrorPlaces {
  /** Body of an answer that came, but not with a success status of H2. */
  readonly responseData?: unknown;
  /** Body of an answer with an error status. */
  readonly errorResponseData?: unknown;
  /** What was thrown. */
  readonly error?: unknown;
}

function textAt(value: unknown, ...path: string[]): string | null {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

/**
 * The text shown for a failed request (H10): the first present of `error_message` of the answer, of the error
 * answer, its `message`, the nested `data.error_message`, the error's own message, a general sentence.
 * Plain text: show it as text, never as HTML.
 */
export function errorText({ responseData, errorResponseData, error }: ErrorPlaces): string {
  return (
    textAt(responseData, 'error_message') ??
    textAt(errorResponseData, 'error_message') ??
    textAt(errorResponseData, 'message') ??
    textAt(errorResponseData, 'data', 'error_message') ??
    textAt(responseData, 'data', 'error_message') ??
    textAt(error, 'message') ??
    unknownErrorText
  );
}
