import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';

/** The value of a store, drawn again when it changes. */
export function useAtom<T>(store: ReadableAtom<T>): T {
  return useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
  );
}
