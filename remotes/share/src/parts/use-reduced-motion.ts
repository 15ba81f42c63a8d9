import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the reader asked for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => globalThis.matchMedia?.(query).matches ?? false);
}
