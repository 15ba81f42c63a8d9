import type { KeyboardEvent, RefObject } from 'react';

/**
 * Arrow keys go through field and choices, Home and End to the first and last choice; Enter in the field takes the first;
 * what is typed on a choice goes to the field.
 */
export function useChoiceKeys(box: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent) => {
    const choices = [...(box.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    const isInField = document.activeElement === field.current;
    // Selects and other buttons have keys of their own.
    if (at < 0 && !isInField) return;
    const go = (to: HTMLElement | null | undefined) => {
      event.preventDefault();
      to?.focus();
    };
    switch (event.key) {
      case 'Enter':
        if (isInField && !event.nativeEvent.isComposing) choices[0]?.click();
        return;
      case 'ArrowDown':
        return go(choices[Math.min(at + 1, choices.length - 1)]);
      case 'ArrowUp':
        return isInField ? undefined : go(at === 0 ? field.current : choices[at - 1]);
      case 'Home':
        return isInField ? undefined : go(choices[0]);
      case 'End':
        return isInField ? undefined : go(choices.at(-1));
      default:
    }
    const isTyping =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isInField && (isTyping || event.key === 'Backspace')) field.current?.focus();
  };
}
