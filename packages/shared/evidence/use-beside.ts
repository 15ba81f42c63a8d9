import { useCallback, useSyncExternalStore } from 'react';

/** Narrower, and a sheet covers what it would be beside; pixels. */
const ROOM_PX = 1024;

/**
 * Pixels that a sheet leaves free at its right, so that the element with this id is seen beside it. Undefined where there
 * is none, or no room for both.
 */
export function useBeside(id: string | undefined): number | undefined {
  const follow = useCallback(
    (onChange: () => void) => {
      addEventListener('resize', onChange);
      const element = id === undefined ? null : document.getElementById(id);
      const observer =
        element === null || typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onChange);
      if (element !== null) observer?.observe(element);
      return () => {
        removeEventListener('resize', onChange);
        observer?.disconnect();
      };
    },
    [id],
  );
  return useSyncExternalStore(follow, () => {
    const element = id === undefined ? null : document.getElementById(id);
    if (element === null || innerWidth < ROOM_PX) return undefined;
    return Math.max(0, innerWidth - element.getBoundingClientRect().left);
  });
}
