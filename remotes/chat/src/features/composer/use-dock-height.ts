import { useCallback } from 'react';

/** Tells the page how high the composer at its foot is, so that messages float above Send and its hint. */
export function useDockHeight(): (dock: HTMLElement | null) => (() => void) | undefined {
  return useCallback((dock: HTMLElement | null) => {
    if (!dock || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--dock-height', `${dock.offsetHeight}px`));
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
}
