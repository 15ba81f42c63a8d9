import { useId, type ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './segmented.module.css';

type SegmentedOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
};

export type SegmentedProps<Value extends string = string> = {
  /** Name of the group for assistive technology. */
  label: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
  name?: string | undefined;
  className?: string | undefined;
};

/** A few exclusive choices as pills, e.g. 1M / 6M / 1Y / All: a real radio group with arrow keys. */
export function Segmented<Value extends string = string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, name, className } = props;
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses(classes.group, className)}>
      {options.map((option) => (
        <label key={option.value} className={classes.pill}>
          <input
            type="radio"
            className={classes.input}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
