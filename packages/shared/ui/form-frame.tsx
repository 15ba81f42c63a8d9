import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { focusFirstError } from './focus-first-error.ts';
import classes from './form-frame.module.css';

export type FormFrameProps = {
  /** Name of the form for assistive technology. */
  label: string;
  /** The sentence of an error that belongs to no field. */
  error: string | null;
  /** Sends; true when it went through. */
  onSubmit: () => Promise<boolean>;
  /** Fields. */
  children: ReactNode;
  /** The buttons, beneath fields and error. */
  actions: ReactNode;
  className?: string | undefined;
  /** The first field is focused at once: for a form that was just asked for. */
  takesFocus?: boolean | undefined;
};

/** What every form has: Enter submits, the error that belongs to no field is announced, the first wrong field is focused. */
export function FormFrame({
  label,
  error,
  onSubmit,
  children,
  actions,
  className,
  takesFocus,
}: FormFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSent = await onSubmit();
    if (!isSent) focusFirstError(element.current);
  };
  return (
    <form
      ref={element}
      className={className}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={label}
    >
      {children}
      <div role="alert" className={classes.alert}>
        {error && (
          <p className={classes.error}>
            <CircleAlert aria-hidden="true" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {actions}
    </form>
  );
}
