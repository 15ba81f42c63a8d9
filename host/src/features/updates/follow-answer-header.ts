import { $lastAnswer } from '@loupe/shared/stores/composition';
import type { Unsubscribe } from '@loupe/shared/environment';

/** Calls back with what the server's answers say in a header, whenever it is something else than before. */
export function followAnswerHeader(header: string, listener: (named: string) => void): Unsubscribe {
  let last: string | null = null;
  return $lastAnswer.subscribe((headers) => {
    const named = headers?.get(header) ?? null;
    if (named === null || named === last) return;
    last = named;
    listener(named);
  });
}
