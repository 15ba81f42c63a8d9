import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { formatTypedDate, parseTypedDate } from '../lib/dates/typed-date.ts';
import { uiTexts } from '#texts/ui';
import { FieldFrame, controlClass, useFieldIds, type FieldFrameProps } from './field-frame.tsx';

export type DateFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'required' | 'className' | 'min' | 'max'> & {
    name: string;
    /** `yyyy-mm-dd`, or empty. */
    value: string;
    /** Called on blur and on Enter, only with a valid day or, when the field may be empty, with ''. */
    onChange: (value: string) => void;
    /** First and last allowed day, `yyyy-mm-dd`; a day outside counts as invalid. */
    min?: string | undefined;
    max?: string | undefined;
    isRequired?: boolean;
  };

/** A date typed as mm/dd/yyyy (F8): an invalid one is ignored and the last valid value returns. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, ...input } = props;
  const { id: givenId, value, onChange, min, max, isRequired, onBlur, onKeyDown, ...attributes } = input;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  const [draft, setDraft] = useState<string | null>(null);

  function accept() {
    if (draft === null) return;
    setDraft(null);
    const next = draft.trim() === '' ? (isRequired ? null : '') : parseTypedDate(draft);
    if (next === null || next === value) return;
    if (next !== '' && ((min && next < min) || (max && next > max))) return;
    onChange(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === 'Enter') accept();
    if (event.key === 'Escape' && draft !== null) setDraft(null);
  }

  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      <input
        {...attributes}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={uiTexts.datePlaceholder}
        className={controlClass}
        value={draft ?? formatTypedDate(value)}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          accept();
          onBlur?.(event);
        }}
      />
    </FieldFrame>
  );
}
