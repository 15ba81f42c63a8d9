import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { useFieldIds } from './field-frame.tsx';
import classes from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'checked' | 'value'> & {
  label: ReactNode;
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
};

/** A setting that takes effect at once; for a choice that is sent later use Checkbox. */
export function Switch({ label, isOn, onChange, hint, className, id: givenId, ...attributes }: SwitchProps) {
  const { id, describedBy } = useFieldIds(givenId, hint, null);
  return (
    <div className={joinClasses(classes.row, className)}>
      <div className={classes.text}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...attributes}
        id={id}
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
