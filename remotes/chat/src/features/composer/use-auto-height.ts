import { useLayoutEffect, type RefObject } from 'react';

/** Lets a text box grow with its text; its largest height is the style sheet's. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [field, text]);
}
