import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Form, FormValues } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import classes from './settings.module.css';

interface SettingsFormProps<V extends FormValues> {
  readonly label: string;
  readonly form: Form<V>;
  readonly action: string;
  readonly children: ReactNode;
  readonly isDangerous?: boolean;
  /** The first field is focused at once: the form was just asked for. */
  readonly takesFocus?: boolean;
  /** A way out beside the action. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
}

/** A form of the settings page: fields above one another, its buttons beneath. */
export function SettingsForm<V extends FormValues>(props: SettingsFormProps<V>) {
  const { form, cancel } = props;
  const { error, isSubmitting } = useStore(form.$form);
  const actions = (
    <div className={classes.actions}>
      <Button type="submit" variant={props.isDangerous ? 'danger' : 'primary'} isBusy={isSubmitting}>
        {props.action}
      </Button>
      {cancel && <Button onClick={cancel.onCancel}>{cancel.label}</Button>}
    </div>
  );
  return (
    <FormFrame
      label={props.label}
      error={error?.message ?? null}
      onSubmit={form.submit}
      actions={actions}
      className={classes.form}
      takesFocus={props.takesFocus}
    >
      {props.children}
    </FormFrame>
  );
}
