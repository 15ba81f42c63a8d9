import { useEffect, useState } from 'react';
import { environment, type Unsubscribe } from '@loupe/shared/environment';

/** Long enough to see what is asked; a click meant for what lay here before comes sooner. */
const lookMs = 1000;

/**
 * True once the page has lain in front of the person for a moment without a break: nobody is led to press a button that
 * appears, or comes to the front, under the pointer.
 */
export function useLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    let stop: Unsubscribe = () => undefined;
    const begin = () => {
      stop();
      setLookedAt(false);
      const isInFront = document.visibilityState === 'visible' && document.hasFocus();
      if (isInFront) stop = environment().clock.after(lookMs, () => setLookedAt(true));
    };
    const listening = new AbortController();
    for (const name of ['focus', 'blur']) addEventListener(name, begin, { signal: listening.signal });
    document.addEventListener('visibilitychange', begin, { signal: listening.signal });
    begin();
    return () => {
      stop();
      listening.abort();
    };
  }, []);
  return isLookedAt;
}
