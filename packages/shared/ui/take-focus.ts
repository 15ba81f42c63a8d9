/** For the `ref` of what takes the focus, and comes into view, as soon as it is shown: what had it is gone (WCAG 2.4.3). */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
