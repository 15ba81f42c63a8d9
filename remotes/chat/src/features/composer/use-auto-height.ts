import { useLayoutEffect, type RefObject } from 'react';

/** Lets a text box grow with its text; its largest height is the style sheet's. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const style = field.current?.style;
    style?.setProperty('height', 'auto');
    if (text !== '') style?.setProperty('height', `${field.current?.scrollHeight ?? 0}px`);
  }, [field, text]);
}
