import { useEffect, type RefObject } from 'react';

/** Keeps room below the page for an element that is fixed there: its height becomes that property of the page. */
export function useFootRoom(
  element: RefObject<HTMLElement | null>,
  property: '--overlay-height' | '--badge-height',
): void {
  useEffect(() => {
    const drawn = element.current;
    if (!drawn) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${drawn.offsetHeight}px`));
    observer.observe(drawn);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
