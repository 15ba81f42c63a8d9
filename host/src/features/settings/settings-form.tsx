import { useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { isChanged, type Form, type FormValues } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { useSite } from '../../services/site.ts';
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
  const { error, isSubmitting, values } = useStore(form.$form);
  const { host } = useSite();
  const [saved, setSaved] = useState(values);
  useUnsaved(host, props.label, isSubmitting || isChanged(values, saved));
  const submit = async () => {
    const isSent = await form.submit();
    if (isSent) setSaved(form.$form.get().values);
    return isSent;
  };
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
      onSubmit={submit}
      actions={actions}
      className={classes.form}
      takesFocus={props.takesFocus}
    >
      {props.children}
    </FormFrame>
  );
}
