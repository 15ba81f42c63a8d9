import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True under 768 px, where the rail is a drawer: it exists once in the page, so its list is loaded once. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}
