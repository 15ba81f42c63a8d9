import type { RefObject } from 'react';

/** Focuses the text box with the caret at a place, once the text that was set is in it. */
export function placeCaret(field: RefObject<HTMLTextAreaElement | null>, caret: number): void {
  requestAnimationFrame(() => {
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  });
}
