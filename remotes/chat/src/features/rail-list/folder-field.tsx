import { useStore } from '@nanostores/react';
import { chatOrderLimits } from '@loupe/shared/lib/chat-order-limits';
import { Button } from '@loupe/shared/ui/button';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import { TextField } from '@loupe/shared/ui/text-field';
import type { createFolderForm } from '../../stores/folder-form.ts';
import { orderTexts } from '#texts/order';
import classes from './chat-order.module.css';

export type FolderFieldProps = {
  form: ReturnType<typeof createFolderForm>;
  /** Name of the form, and what its button says. */
  label: string;
  action: string;
  takesFocus?: boolean;
};

/** The name of a folder, and the button that keeps it. */
export function FolderField({ form, label, action, takesFocus }: FolderFieldProps) {
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    <FormFrame
      label={label}
      error={error?.message ?? null}
      onSubmit={form.submit}
      takesFocus={takesFocus}
      className={classes.form}
      actions={
        <Button type="submit" variant={takesFocus ? 'primary' : 'secondary'} isBusy={isSubmitting}>
          {action}
        </Button>
      }
    >
      <TextField
        name="folder"
        label={orderTexts.folderName}
        value={values.name}
        error={fieldErrors.name}
        maxLength={chatOrderLimits.folderName}
        autoComplete="off"
        onChange={(name) => form.change('name', name)}
      />
    </FormFrame>
  );
}
