import type { InputField } from '@loupe/shared/contract/agents';
import { DateField } from '@loupe/shared/ui/date-field';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';

export type ValueFieldProps = {
  field: InputField;
  /** Of the control; names of fields repeat on the page. */
  name: string;
  value: string;
  /** What stands for nothing chosen or typed. */
  empty: string;
  onChange: (value: string) => void;
};

/** One field of an agent that takes no files, by its kind. */
export function ValueField({ field, name, value, empty, onChange }: ValueFieldProps) {
  const frame = { name, label: field.label, value, onChange };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...frame}
          options={[{ value: '', label: empty }, ...field.options.filter((option) => option.value !== '')]}
        />
      );
    case 'date':
      return <DateField {...frame} isOptional />;
    case 'long_text':
      return <TextArea {...frame} rows={3} isOptional placeholder={empty} />;
    default:
      return (
        <TextField
          {...frame}
          isOptional
          placeholder={empty}
          inputMode={field.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
        />
      );
  }
}
