import type { RequestFailure } from '@loupe/shared/stores/request';

/** Why a change failed: what a view of somebody else's account may not do is not helped by trying again (R18). */
export function refusalSentence(text: string, error: RequestFailure): string {
  return error.code.startsWith('impersonation.') ? error.message : text;
}
