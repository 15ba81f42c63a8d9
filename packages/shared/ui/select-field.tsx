import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { joinClasses } from '../lib/join-classes.ts';
import { FieldFrame, controlClass, useFieldIds, type FieldFrameProps } from './field-frame.tsx';
import classes from './select-field.module.css';

type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  isDisabled?: boolean;
};

export type SelectFieldProps<Value extends string = string> = FieldFrameProps &
  Omit<
    ComponentProps<'select'>,
    'onChange' | 'value' | 'required' | 'className' | 'children' | 'defaultValue'
  > & {
    name: string;
    value: Value;
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
    /** Shown while the value is empty; it can't be chosen. */
    placeholder?: string;
    isRequired?: boolean;
  };

/** A choice from a list: the browser's own select, which every phone and screen reader knows. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, isLabelHidden, isOptional, className, options, ...select } = props;
  const { id: givenId, onChange, isRequired, placeholder, ...attributes } = select;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      <div className={classes.row}>
        <select
          {...attributes}
          id={id}
          className={joinClasses(controlClass, classes.select)}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} className={classes.mark} />
      </div>
    </FieldFrame>
  );
}
