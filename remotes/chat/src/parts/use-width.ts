import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** The width of an element in pixels; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const follow = useCallback(
    (onChange: () => void) => {
      const box = element.current;
      if (!box || typeof ResizeObserver === 'undefined') return () => {};
      const observer = new ResizeObserver(onChange);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(follow, () => element.current?.clientWidth ?? 0);
}
