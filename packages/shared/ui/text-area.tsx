import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { FieldFrame, controlClass, useFieldIds, type FieldFrameProps } from './field-frame.tsx';
import classes from './text-area.module.css';

export type TextAreaProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'required' | 'className' | 'defaultValue'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    isRequired?: boolean;
  };

/** Several lines of text; grows with its content where the browser can, at most to 40 % of the view. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, ...input } = props;
  const { id: givenId, onChange, isRequired, rows = 3, ...attributes } = input;
  const { id, describedBy } = useFieldIds(givenId, hint, error);
  return (
    <FieldFrame {...{ id, label, hint, error, isLabelHidden, isOptional, className }}>
      <textarea
        {...attributes}
        id={id}
        rows={rows}
        className={joinClasses(controlClass, classes.area)}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
