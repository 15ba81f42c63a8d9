import { useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { isChanged, type Form, type FormValues } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { useSite } from '../../services/site.ts';
import classes from './auth-card.module.css';

export interface AuthCardProps<V extends FormValues> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly form: Form<V>;
  readonly action: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
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
  const { error, isSubmitting, values } = useStore(form.$form);
  const [initial] = useState(values);
  useUnsaved(useSite().host, title, isSubmitting || isChanged(values, initial), {
    asksToLeave: false,
  });
  const actions = (
    <>
      <Button type="submit" variant="primary" isWide isBusy={isSubmitting}>
        {action}
      </Button>
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
  return (
    <FormFrame
      label={title}
      error={error?.message ?? null}
      onSubmit={form.submit}
      actions={actions}
      className={classes.card}
    >
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </FormFrame>
  );
}
