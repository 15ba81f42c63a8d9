import { $lastAnswer } from '@loupe/shared/stores/composition';
import type { Unsubscribe } from '@loupe/shared/environment';

/** Tells what the server's answers name under a header, whenever it is something else than before. */
export function followNamed(header: string, listener: (named: string) => void): Unsubscribe {
  let last: string | null = null;
  return $lastAnswer.subscribe((headers) => {
    const named = headers?.get(header) ?? null;
    if (named === null || named === last) return;
    last = named;
    listener(named);
  });
}
