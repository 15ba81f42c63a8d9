import { useState, type ComponentProps } from 'react';
import { FieldFrame, controlClass, useFieldIds, type FieldFrameProps } from './field-frame.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './number-field.module.css';

export type NumberFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'required' | 'className' | 'defaultValue'> & {
    name: string;
    /** null while the field is empty or holds no number. */
    value: number | null;
    onChange: (value: number | null) => void;
    /** Stands at the right inside the field, e.g. "credits". */
    unit?: string;
    isRequired?: boolean;
  };

/** A number, with its unit. What is typed stays as typed; the value follows it. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, ...input } = props;
  const { id: givenId, value, onChange, unit, isRequired, ...attributes } = input;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  const [draft, setDraft] = useState('');
  const shown = toNumber(draft) === value ? draft : (value ?? '').toString();
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      <div className={classes.row}>
        <input
          inputMode="decimal"
          {...attributes}
          id={id}
          type="number"
          className={joinClasses(controlClass, classes.number)}
          value={shown}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            onChange(toNumber(event.currentTarget.value));
          }}
        />
        {unit && (
          <span className={classes.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

function toNumber(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
