import { useEffect, useState } from 'react';
import type { Loader } from './load-once.ts';

/** A part that is loaded when this is first shown: undefined until then, null where it does not come. */
export function useLoaded<T extends object>(loader: Loader<T>, isWanted = true): T | null | undefined {
  const [part, setPart] = useState<T | null | undefined>(loader.loaded);
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const show = (loaded: T | null) => {
      if (isShown) setPart(() => loaded);
    };
    loader.load().then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [isMissing, loader]);
  return part;
}
