/** Puts the focus on the first field of a form that is not right, once its error is in the page (WCAG 3.3.1). */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
