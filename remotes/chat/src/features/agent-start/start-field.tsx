import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { InputField } from '@loupe/shared/contract/agents';
import { DateField } from '@loupe/shared/ui/date-field';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';
import { agentTexts } from '#texts/explore';
import type { AgentPage } from '../../stores/agent-page.ts';
import { FileInput } from './file-input.tsx';
import classes from './start-form.module.css';

export type StartFieldProps = { page: AgentPage; field: InputField };

/** One input of an agent, by its kind, with its hint, example and error. */
export function StartField({ page, field }: StartFieldProps) {
  const values = useStore(page.$values);
  const errors = useStore(page.$errors);
  const value = values[field.name] ?? '';
  const frame = {
    name: field.name,
    label: field.label,
    hint: field.hint ?? undefined,
    error: errors[field.name],
    // A field that always has a value has nothing to leave out.
    isOptional: !field.is_required && (field.default ?? '') === '' && field.kind !== 'choice',
    isRequired: field.is_required,
  };
  const onChange = (next: string) => page.setValue(field.name, next);
  switch (field.kind) {
    case 'file':
    case 'files':
      return <FileInput page={page} field={field} error={errors[field.name]} />;
    case 'choice':
      return <SelectField {...frame} value={value} options={choiceOptions(field)} onChange={onChange} />;
    case 'date':
      return <DateField {...frame} value={value} onChange={onChange} />;
    case 'long_text':
      return (
        <WithExample field={field} value={value} onTake={onChange} isWide>
          <TextArea {...frame} value={value} onChange={onChange} />
        </WithExample>
      );
    default:
      return (
        <WithExample field={field} value={value} onTake={onChange}>
          <TextField
            {...frame}
            inputMode={field.kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            value={value}
            onChange={onChange}
          />
        </WithExample>
      );
  }
}

function choiceOptions(field: InputField) {
  return field.is_required || field.options.some((option) => option.value === '')
    ? field.options
    : [{ value: '', label: '–' }, ...field.options];
}

type WithExampleProps = {
  field: InputField;
  value: string;
  onTake: (value: string) => void;
  isWide?: boolean;
  children: ReactNode;
};

/** Under an empty field its example, to be taken over with one click. */
function WithExample({ field, value, onTake, isWide = false, children }: WithExampleProps) {
  const { example } = field;
  return (
    <div className={isWide ? classes.wide : undefined}>
      {children}
      {example !== null && value === '' && (
        <p className={classes.example}>
          {agentTexts.example}:{' '}
          <button
            type="button"
            className={classes.exampleButton}
            aria-label={agentTexts.takeExample(example, field.label)}
            onClick={() => onTake(example)}
          >
            {example}
          </button>
        </p>
      )}
    </div>
  );
}
