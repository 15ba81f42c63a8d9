import type { ComponentProps, ReactNode } from 'react';
import { Check, CircleAlert } from 'lucide-react';
import { joinClasses } from '../lib/join-classes.ts';
import { useFieldIds } from './field-frame.tsx';
import classes from './checkbox.module.css';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'type' | 'checked' | 'value' | 'required'
> & {
  label: ReactNode;
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
};

/** A tick box with its label, hint and error. The whole row is the target. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  hint,
  error,
  isRequired,
  className,
  ...rest
}: CheckboxProps) {
  const { id: givenId, ...attributes } = rest;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  return (
    <div className={joinClasses(classes.field, className)}>
      <label className={classes.row} htmlFor={id}>
        <span className={classes.box}>
          <input
            {...attributes}
            id={id}
            type="checkbox"
            className={classes.input}
            checked={isChecked}
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Check aria-hidden="true" size={12} strokeWidth={3} className={classes.mark} />
        </span>
        <span>{label}</span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={classes.error}>
            <CircleAlert aria-hidden="true" size={14} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
