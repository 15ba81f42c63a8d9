import type { CardErrors } from '../lib/card-values.ts';

/** Puts the focus on the first field with an error, in the order of the form (WCAG 3.3.1). */
export function focusFirstError(form: HTMLFormElement, errors: CardErrors): void {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('input[name]')].find(
    ({ name }) => errors[name as keyof CardErrors] !== undefined,
  );
  wrong?.focus();
}
