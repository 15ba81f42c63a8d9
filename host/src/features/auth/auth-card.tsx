import { useRef, type FormEvent, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Form, FormValues } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { CircleAlert } from 'lucide-react';
import classes from './auth-card.module.css';

export interface AuthCardProps<V extends FormValues> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly form: Form<V>;
  readonly action: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Brings the person to the first field that is not right. */
function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** One form for guests: title, fields, the error that belongs to no field, the action. Enter submits. */
export function AuthCard<V extends FormValues>({
  title,
  lead,
  form,
  action,
  children,
  foot,
}: AuthCardProps<V>) {
  const { error, isSubmitting } = useStore(form.$form);
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSent = await form.submit();
    if (!isSent) requestAnimationFrame(() => focusFirstError(element.current));
  };
  return (
    <form
      ref={element}
      className={classes.card}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={title}
    >
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
      <div role="alert" className={classes.alert}>
        {error && (
          <p className={classes.error}>
            <CircleAlert aria-hidden="true" size={16} />
            <span>{error.message}</span>
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" isWide isBusy={isSubmitting}>
        {action}
      </Button>
      {foot && <div className={classes.foot}>{foot}</div>}
    </form>
  );
}

/** Told instead of a form: what happened and what comes next. */
export function AuthNote({
  title,
  children,
  foot,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}) {
  return (
    <section className={classes.card} aria-live="polite">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{children}</p>
      <div className={classes.foot}>{foot}</div>
    </section>
  );
}
