import { useEffect } from 'react';
import { atom, type ReadableAtom } from 'nanostores';
import type { Environment } from '@loupe/shared/environment';
import { usePageObject } from '../parts/use-page-object.ts';

/** The time, moving on once a second while `$running` holds something; a reader of it redraws, nothing else does. */
export function useNow({ clock }: Environment, $running: ReadableAtom<unknown>): ReadableAtom<number> {
  const $now = usePageObject(() => atom(clock.now()));
  useEffect(() => {
    let stopTicking: (() => void) | null = null;
    const stopListening = $running.subscribe((running) => {
      stopTicking?.();
      $now.set(clock.now());
      stopTicking = running === null ? null : clock.every(1000, () => $now.set(clock.now()));
    });
    return () => {
      stopListening();
      stopTicking?.();
    };
  }, [clock, $running, $now]);
  return $now;
}
