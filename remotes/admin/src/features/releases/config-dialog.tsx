import { useStore } from '@nanostores/react';
import { language } from '@loupe/shared/language';
import type { ConfigField } from '@loupe/shared/lib/slice-config';
import { sliceLabel } from '@loupe/shared/lib/slice-label';
import { Button } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextField } from '@loupe/shared/ui/text-field';
import { releasesTexts } from '#texts/releases';
import { orderedFields, type ConfigSheet, type SliceConfig } from '../../stores/slice-config.ts';
import { FormDialog } from './form-dialog.tsx';

const texts = releasesTexts.config;

interface ConfigDialogProps {
  readonly config: SliceConfig;
  readonly onDone: (sentence: string) => void;
}

/** The form that a slice's own fields make. */
export function ConfigDialog({ config, onDone }: ConfigDialogProps) {
  const sheet = useStore(config.$sheet);
  return sheet && <ConfigForm key={sheet.slice.name} {...{ sheet, config, onDone }} />;
}

function ConfigForm({ sheet, config, onDone }: ConfigDialogProps & { readonly sheet: ConfigSheet }) {
  const { slice, fields, form } = sheet;
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  const save = async () => {
    const done = await config.save();
    if (done !== null) onDone(texts.saved(done));
  };
  return (
    <FormDialog
      onClose={config.close}
      title={texts.title(slice.name)}
      description={texts.detail}
      send={save}
      isSending={isSubmitting}
      error={error}
      sendLabel={texts.save}
      more={
        <Button variant="ghost" onClick={config.takeDefaults}>
          {texts.defaults}
        </Button>
      }
    >
      {orderedFields(fields).map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          value={values[name] ?? ''}
          error={fieldErrors[name]}
          onChange={(value) => form.change(name, value)}
        />
      ))}
    </FormDialog>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: ConfigField;
  readonly value: string | boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

function Field({ name, field, value, error, onChange }: FieldProps) {
  const label = sliceLabel(field.label, language);
  const hint = field.hint && sliceLabel(field.hint, language);
  const common = { name, label, error };
  switch (field.type) {
    case 'switch':
      return <Checkbox {...common} hint={hint} isChecked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          hint={hint}
          value={String(value)}
          options={field.options.map((option) => ({
            value: option.value,
            label: sliceLabel(option.label, language),
          }))}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          hint={hint ?? texts.limits(field.min, field.max)}
          inputMode="decimal"
          autoComplete="off"
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          hint={hint ?? texts.length(field.max)}
          autoComplete="off"
          maxLength={field.max}
          value={String(value)}
          onChange={onChange}
        />
      );
  }
}
